import type { Task } from './task.ts';

export const addCalendar: Task = {
  name: "Add a year's academic calendar",
  inGuide: true,
  picture: 'add-calendar',
  steps: async (hand) => {
    await hand.write('Search pages by title or words', 'academic calendar');
    await hand.click('link', /^Academic Calendar/);
    await hand.click('button', 'Buttons The calendars');
    const part = hand.within('group', 'Buttons');
    await part.click('button', 'Add Button');
    await part.type('Academic calendar 2026-2027', 'Words');
    await hand.press('Tab');
    await hand.type('2026-2027');
    await hand.show();
    await hand.press('ArrowDown');
    await hand.press('Enter');
    await part.click('button', 'Opens in a new tab');
    await part.click('button', 'More for Button 3');
    await part.click('button', 'Move up');
    await part.click('button', 'Move up');
    await hand.press('Control+s');
    await hand.sees(/^Saved at/);
  },
  expected: {
    changes: {
      'public/data/academic-calendar.json': [
        {
          op: 'add',
          path: '/data/0/blocks/1/buttons/0',
          value: {
            label: 'Academic calendar 2026-2027',
            href: 'documents/sample/academic-calendar-2026-2027.pdf',
            newTab: true,
          },
        },
      ],
    },
  },
};
