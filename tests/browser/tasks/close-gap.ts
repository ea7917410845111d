import type { Task } from './task.ts';

export const closeGap: Task = {
  name: 'Close a gap of what an authority asks by a document',
  steps: async (hand) => {
    await hand.click('link', 'What authorities ask');
    await hand.choose('Which answers', 'Gaps');
    await hand.click('button', /^Results/);
    await hand.click('button', 'It is shown now');
    await hand.click('button', /^Document /);
    await hand.type('annual-report', 'Document');
    await hand.press('ArrowDown');
    await hand.press('Enter');
    await hand.sees('I have looked at it again');
    await hand.press('Control+s');
    await hand.sees(/^Saved at/);
  },
  expected: {
    changes: {
      'manifest/evidence.json': [
        {
          op: 'replace',
          path: '/answers/6',
          value: {
            to: 'nursing-board/results',
            by: 'document',
            document: 'documents/sample/annual-report-2023-2024.pdf',
            sha256: '83c400dba5250ccd92a0dc83055fc5ef7943521820cf33b389e13185d40cc2f8',
          },
        },
      ],
    },
  },
};
