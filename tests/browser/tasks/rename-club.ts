import type { Task } from './task.ts';

const NAME = 'Nature and Garden Club';

export const renameClub: Task = {
  name: 'Rename a club: its heading, its name in lists, and its item of the menu',
  steps: async (hand) => {
    await hand.write('Search pages by title or words', 'nature club');
    await hand.click('link', /^Nature Club/);
    await hand.write('Heading', NAME);
    await hand.click('button', 'Address and menu');
    await hand.write('Name of the page', NAME);
    await hand.press('Control+s');
    await hand.sees(/^Saved at/);
    await hand.write('Search pages by title or words', '');
    await hand.click('link', 'Settings of the site');
    const menu = hand.within('group', 'Menu');
    await menu.click('button', 'Club');
    const links = menu.within('group', 'Links under it');
    await links.click('button', 'Nature');
    await links.write('Words', 'Nature and Garden');
    await hand.press('Control+s');
    await hand.sees(/^Saved at/);
  },
  expected: {
    changes: {
      'public/data/nature.json': [{ op: 'replace', path: '/data/0/club', value: NAME }],
      'manifest/routes.json': [{ op: 'replace', path: '/routes/46/title', value: NAME }],
      'manifest/site.json': [{ op: 'replace', path: '/menu/7/items/3/label', value: 'Nature and Garden' }],
    },
  },
};
