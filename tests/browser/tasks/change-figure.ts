import type { Task } from './task.ts';

export const changeFigure: Task = {
  name: 'Change a figure',
  inGuide: true,
  picture: 'change-figure',
  steps: async (hand) => {
    await hand.click('link', 'Settings of the site');
    await hand.within('group', 'beds').write('Figure', '360');
    await hand.show();
    await hand.press('Control+s');
    await hand.sees(/^Saved at/);
  },
  expected: { changes: { 'manifest/site.json': [{ op: 'replace', path: '/facts/beds/value', value: 360 }] } },
};
