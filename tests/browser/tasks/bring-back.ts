import { SPOILT } from './site.ts';
import type { Task } from './task.ts';

export const bringBack: Task = {
  name: "Bring back last week's text",
  steps: async (hand) => {
    await hand.write('Search pages by title or words', 'iqac/history');
    await hand.click('link', /^History/);
    await hand.click('button', 'Earlier versions');
    await hand.click('button', /^Show the version of .*February 3, 2026/);
    await hand.press('Control+s');
    await hand.sees(/^Saved at/);
  },
  expected: { changes: { [SPOILT.file]: [{ op: 'replace', path: '/data/0/title', value: SPOILT.good }] } },
};
