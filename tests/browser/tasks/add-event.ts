import type { Task } from './task.ts';

export const addEvent: Task = {
  name: 'Add an event',
  inGuide: true,
  picture: 'add-event',
  steps: async (hand) => {
    await hand.click('button', 'Add something');
    await hand.click('button', /^An event/);
    await hand.choose(/^List/, 'Youth Red Cross');
    await hand.write(/^Title/, 'First aid for drivers');
    await hand.write(/^Day/, '2025-09-21');
    await hand.write(/^Text/, 'Forty drivers learned what to do in the first ten minutes.');
    await hand.show();
    await hand.click('button', 'Next');
    await hand.sees('What will change');
    await hand.within('dialog', /^Add: /).click('button', 'Add');
    await hand.opens('/activities/yrc/first-aid-for-drivers');
  },
  expected: {
    changes: {
      'public/data/yrc.json': [
        {
          op: 'add',
          path: '/data/0/programme/0',
          value: {
            url: 'activities/yrc/first-aid-for-drivers',
            title: 'First aid for drivers',
            date: '21-09-2025',
            content: [{ para: 'Forty drivers learned what to do in the first ten minutes.' }],
          },
        },
      ],
    },
  },
};
