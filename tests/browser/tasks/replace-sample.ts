import type { Task } from './task.ts';

const TEXT = 'The vice principal answers for the timetable, the postings and the examinations.';

export const replaceSample: Task = {
  name: 'Replace sample content',
  inGuide: true,
  picture: 'replace-sample',
  steps: async (hand) => {
    await hand.write('Search pages by title or words', 'curriculum committee');
    await hand.click('link', /^Curriculum Committee/);
    await hand.write('Description', TEXT);
    await hand.click('button', 'Remove Sample content');
    await hand.show();
    await hand.press('Control+s');
    await hand.sees(/^Saved at/);
  },
  expected: {
    changes: {
      'public/data/curriculum.json': [
        { op: 'replace', path: '/data/0/description', value: TEXT },
        { op: 'remove', path: '/data/0/sample' },
      ],
    },
  },
};
