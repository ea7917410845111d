import type { Task } from './task.ts';

export const addPicture: Task = {
  name: 'Add a picture to an old event',
  steps: async (hand) => {
    await hand.write('Search pages by title or words', 'world red cross day');
    await hand.click('link', /^World Red Cross Day 2025/);
    await hand.click('button', 'Choose photos');
    const dialog = hand.within('dialog', 'Photos');
    await dialog.files('Choose photos', ['photos/IMG_20251018_101000.jpg']);
    await dialog.sees('1 photo taken.');
    await dialog.click('button', 'Close');
    await hand.click('button', 'Captions');
    await hand.sees('4 of 4');
    await hand.type('The speaker answers questions');
    await hand.press('Enter');
    await hand.press('Control+s');
    await hand.sees(/^Saved at/);
  },
  expected: {
    changes: {
      'public/data/yrc.json': [
        {
          op: 'add',
          path: '/data/0/programme/1/images/-',
          value: {
            src: 'images/yrc/2025/world-red-cross-day-2025-1.jpg',
            caption: 'The speaker answers questions',
          },
        },
      ],
    },
    pictures: ['public/images/yrc/2025/world-red-cross-day-2025-1.jpg'],
  },
};
