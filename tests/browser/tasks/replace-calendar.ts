import type { Task } from './task.ts';

export const replaceCalendar: Task = {
  name: 'Replace the calendar by its new edition',
  steps: async (hand) => {
    await hand.write('Search pages by title or words', 'academic calendar');
    await hand.click('link', /^Academic Calendar/);
    await hand.click('button', 'Buttons The calendars');
    const part = hand.within('group', 'Buttons');
    await part.click('button', /^Academic calendar 2024-2025/);
    await part.write('Words', 'Academic calendar 2026-2027');
    await part.write('Leads to', '2026-2027');
    await hand.press('ArrowDown');
    await hand.press('Enter');
    await hand.press('Control+s');
    await hand.sees(/^Saved at/);
  },
  expected: {
    changes: {
      'public/data/academic-calendar.json': [
        { op: 'replace', path: '/data/0/blocks/1/buttons/0/label', value: 'Academic calendar 2026-2027' },
        {
          op: 'replace',
          path: '/data/0/blocks/1/buttons/0/href',
          value: 'documents/sample/academic-calendar-2026-2027.pdf',
        },
      ],
    },
  },
};
