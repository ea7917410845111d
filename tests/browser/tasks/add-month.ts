import type { Task } from './task.ts';

export const addMonth: Task = {
  name: 'Add a camp month from a spreadsheet',
  inGuide: true,
  picture: 'add-month',
  steps: async (hand) => {
    await hand.click('button', 'Add something');
    await hand.click('button', /^A month of camps/);
    const dialog = hand.within('dialog', /^Add: /);
    await dialog.write(/^Month/, 'january-2026');
    await dialog.files(/^Choose files .*Spreadsheet/, ['camp-january-2026.csv']);
    await hand.click('button', 'Next');
    await hand.sees('What will change');
    await hand.show();
    await dialog.click('button', 'Add');
    await hand.opens('/activities/camp/january-2026');
  },
  expected: {
    changes: {
      'public/data/camp.json': [
        {
          op: 'add',
          path: '/data/0/programme/0',
          value: {
            url: 'activities/camp/january-2026',
            title: 'Camp a Day, January 2026',
            date: '10-01-2026',
            table: [
              [{ dat: '03-01-2026' }, { dat: 'Balaramapuram' }, { dat: 'NSS' }, { dat: 'Anu, Bibin' }],
              [{ dat: '10-01-2026' }, { dat: 'Vizhinjam' }, { dat: 'YRC' }, { dat: 'Sneha' }],
            ],
          },
        },
      ],
    },
  },
};
