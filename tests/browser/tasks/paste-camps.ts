import type { Task } from './task.ts';

/** Copied by LibreOffice. */
const COPIED = `<table><tbody>
<tr><td rowspan="2">03-02-2026</td><td>Balaramapuram</td><td rowspan="2">NSS</td><td>Anu, Bibin</td></tr>
<tr><td>Vizhinjam</td><td>Sneha</td></tr>
<tr><td>10-02-2026</td><td>Poovar</td><td>YRC</td><td>Devika</td></tr>
</tbody></table>`;

export const pasteCamps: Task = {
  name: 'Paste a camp table with spans from a spreadsheet',
  steps: async (hand) => {
    await hand.click('button', 'Add something');
    await hand.click('button', /^A month of camps/);
    await hand.write(/^Month/, 'february-2026');
    await hand.click('button', 'Next');
    await hand.sees('What will change');
    await hand.within('dialog', /^Add: /).click('button', 'Add');
    await hand.opens('/activities/camp/february-2026');
    await hand.within('group', 'Table').click('button', 'Add a row');
    await hand.click('textbox', 'Date, row 1');
    await hand.paste(COPIED);
    await hand.press('Control+s');
    await hand.sees(/^Saved at/);
  },
  expected: {
    changes: {
      'public/data/camp.json': [
        {
          op: 'add',
          path: '/data/0/programme/0',
          value: {
            url: 'activities/camp/february-2026',
            title: 'Camp a Day, February 2026',
            date: '01-02-2026',
            table: [
              [
                { text: '03-02-2026', rowSpan: 2 },
                { text: 'Balaramapuram' },
                { text: 'NSS', rowSpan: 2 },
                { text: 'Anu, Bibin' },
              ],
              [{ text: 'Vizhinjam' }, { text: 'Sneha' }],
              [{ text: '10-02-2026' }, { text: 'Poovar' }, { text: 'YRC' }, { text: 'Devika' }],
            ],
          },
        },
      ],
    },
  },
};
