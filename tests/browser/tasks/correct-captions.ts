import type { Task } from './task.ts';

const IMAGES = '/data/0/programme/3/images';

export const correctCaptions: Task = {
  name: 'Correct the mistakes of two captions',
  steps: async (hand) => {
    await hand.write('Search pages by title or words', 'road safety week');
    await hand.click('link', /^Road Safety Week 2025/);
    await hand.click('button', 'Captions');
    const dialog = hand.within('dialog', 'Captions');
    await dialog.write(/^What does the picture show/, 'The play at the junction of Aralumoodu');
    await hand.press('Enter');
    await hand.press('Enter');
    await dialog.sees('3 of 3');
    await dialog.write(/^What does the picture show/, 'Members with placards along the road');
    await hand.press('Enter');
    await hand.press('Control+s');
    await hand.sees(/^Saved at/);
  },
  expected: {
    changes: {
      'public/data/yrc.json': [
        { op: 'replace', path: `${IMAGES}/0/caption`, value: 'The play at the junction of Aralumoodu' },
        { op: 'replace', path: `${IMAGES}/2/caption`, value: 'Members with placards along the road' },
      ],
    },
  },
};
