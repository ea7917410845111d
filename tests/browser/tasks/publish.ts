import type { Task } from './task.ts';

const HEADING = 'Who sails with you this year';

export const publish: Task = {
  name: 'Change a heading and publish the site to a folder',
  site: 'school',
  inGuide: true,
  picture: 'publish',
  steps: async (hand) => {
    await hand.write('Search pages by title or words', 'crew');
    await hand.click('link', /^Crew/);
    await hand.within('group', 'Parts of the page').write('Heading', HEADING);
    await hand.press('Control+s');
    await hand.sees(/^Saved at/);
    await hand.click('button', 'Publish');
    const dialog = hand.within('dialog', 'Publish the site');
    await dialog.write('Address of the place', '../website');
    await dialog.click('button', 'See what will change');
    await dialog.sees('What will change');
    await dialog.unfold(/^Pages that are new/);
    await hand.show();
    await dialog.click('button', 'Publish');
    await dialog.sees(/^Published$/);
  },
  expected: {
    changes: {
      'public/data/crew-page.json': [{ op: 'replace', path: '/data/0/blocks/0/heading', value: HEADING }],
    },
    lasting: { '../website/crew/index.html': HEADING },
  },
};
