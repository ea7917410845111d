import type { Task } from './task.ts';

export const addPerson: Task = {
  name: 'Add a member of the teaching staff',
  inGuide: true,
  picture: 'add-person',
  steps: async (hand) => {
    await hand.click('button', 'Add something');
    await hand.click('button', /^A person/);
    const dialog = hand.within('dialog', /^Add: /);
    await dialog.choose(/^Where people are listed/, 'Departments and Teaching Staff');
    await dialog.write(/^Name/, 'Ms. Anjali R.');
    await dialog.write(/^Role/, 'Lecturer');
    await dialog.files(/^Choose photos/, ['anjali.jpg']);
    await dialog.write(/^Tab/, 'Child Health Nursing');
    await hand.show();
    await hand.click('button', 'Next');
    await hand.sees('What will change');
    await dialog.click('button', 'Add');
    await hand.opens('/departments');
  },
  expected: {
    changes: {
      'public/data/departmentfaculty.json': [
        {
          op: 'add',
          path: '/data/5',
          value: {
            name: 'Ms. Anjali R.',
            role: 'Lecturer',
            imageUrl: 'images/departmentfaculty/ms-anjali-r.jpg',
            category: 'Child Health Nursing',
          },
        },
      ],
    },
    pictures: ['public/images/departmentfaculty/ms-anjali-r.jpg'],
  },
};
