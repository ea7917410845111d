import type { Task } from './task.ts';

export const removePage: Task = {
  name: 'Remove a page',
  inGuide: true,
  steps: async (hand) => {
    await hand.write('Search pages by title or words', 'photo gallery');
    await hand.click('link', /^Photo Gallery/);
    await hand.click('button', 'Remove');
    const dialog = hand.within('dialog', /^Remove /);
    await dialog.click('radio', 'Another page');
    await dialog.write('Another page', 'facilities/infrastructure');
    await dialog.click('button', 'Next');
    await hand.sees('What will change');
    await dialog.click('button', 'Remove');
    await hand.opens('/facilities/infrastructure');
  },
  expected: {
    changes: {
      'manifest/routes.json': [
        { op: 'remove', path: '/routes/117' },
        {
          op: 'add',
          path: '/redirects/-',
          value: { from: 'photo-gallery', to: 'facilities/infrastructure' },
        },
      ],
      'manifest/site.json': [{ op: 'remove', path: '/menu/12' }],
    },
    deleted: ['public/data/photo-gallery.json'],
  },
};
