import type { Task } from './task.ts';

export const draftForMonday: Task = {
  name: 'Write an event that goes public on Monday',
  steps: async (hand) => {
    await hand.click('button', 'Add something');
    await hand.click('button', /^An event/);
    await hand.choose(/^List/, 'Nature Club');
    await hand.write(/^Title/, 'Seed exchange');
    await hand.write(/^Day/, '2037-05-29');
    await hand.write(/^Text/, 'Bring what you have, take what you need.');
    await hand.click('button', 'Next');
    await hand.sees('What will change');
    await hand.within('dialog', /^Add: /).click('button', 'Add');
    await hand.opens('/activities/nature-club/seed-exchange');
    await hand.click('button', /^More fields/);
    await hand.click('button', 'Add Shown from');
    await hand.type('01-06-2037', 'Shown from');
    await hand.press('Control+s');
    await hand.sees(/^Saved at/);
  },
  expected: {
    changes: {
      'public/data/nature.json': [
        {
          op: 'add',
          path: '/data/0/programme/0',
          value: {
            url: 'activities/nature-club/seed-exchange',
            title: 'Seed exchange',
            date: '29-05-2037',
            content: [{ para: 'Bring what you have, take what you need.' }],
            from: '01-06-2037',
          },
        },
      ],
    },
  },
};
