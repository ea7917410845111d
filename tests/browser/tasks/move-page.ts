import type { Task } from './task.ts';

export const movePage: Task = {
  name: 'Give a page another address',
  inGuide: true,
  picture: 'move-page',
  steps: async (hand) => {
    await hand.write('Search pages by title or words', 'green campus');
    await hand.click('link', /^Green Campus/);
    await hand.click('button', 'Move');
    const dialog = hand.within('dialog', /^Move /);
    await dialog.write('Last part of the address', 'campus');
    await dialog.click('button', 'Next');
    await hand.sees('What will change');
    await hand.show();
    await dialog.click('button', 'Move');
    await hand.opens('/facilities/campus');
  },
  expected: {
    changes: {
      'manifest/routes.json': [
        { op: 'replace', path: '/routes/112/path', value: 'facilities/campus' },
        {
          op: 'add',
          path: '/redirects/-',
          value: { from: 'facilities/green-campus', to: 'facilities/campus' },
        },
      ],
      'manifest/site.json': [{ op: 'replace', path: '/menu/5/items/1/href', value: 'facilities/campus' }],
    },
  },
};
