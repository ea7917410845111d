import type { Task } from './task.ts';

export const changeHead: Task = {
  name: 'Enter a new head of a department',
  steps: async (hand) => {
    await hand.write('Search pages by title or words', 'departments');
    await hand.click('link', /^Departments and Teaching Staff/);
    await hand.click('button', 'Shown here: People');
    const people = hand.within('group', 'People');
    await people.click('button', 'More for Person 1');
    await people.click('button', 'Remove');
    await hand.click('button', /^Ms\. Divya Rajasekharan/);
    await hand.write('Role', 'Professor and Head');
    await hand.press('Control+s');
    await hand.sees(/^Saved at/);
  },
  expected: {
    changes: {
      'public/data/departmentfaculty.json': [
        { op: 'remove', path: '/data/0' },
        { op: 'replace', path: '/data/0/role', value: 'Professor and Head' },
      ],
    },
  },
};
