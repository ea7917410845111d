import type { Task } from './task.ts';

export const addPage: Task = {
  name: 'Add a page and put it into the menu',
  inGuide: true,
  picture: 'add-page',
  steps: async (hand) => {
    await hand.click('button', 'Add something');
    await hand.click('button', /^A page/);
    await hand.write(/^Address/, 'facilities/canteen');
    await hand.write(/^Title/, 'Canteen');
    await hand.write(/^Text/, 'Lunch is served from noon.');
    await hand.choose(/^Group of the menu/, 'Facilities');
    await hand.click('button', 'Next');
    await hand.sees('What will change');
    await hand.within('dialog', /^Add: /).click('button', 'Add');
    await hand.opens('/facilities/canteen');
    await hand.show();
  },
  expected: {
    changes: {
      'manifest/routes.json': [
        {
          op: 'add',
          path: '/routes/113',
          value: { path: 'facilities/canteen', layout: 'info', data: 'canteen', title: 'Canteen' },
        },
      ],
      'manifest/site.json': [
        { op: 'add', path: '/menu/5/items/2', value: { label: 'Canteen', href: 'facilities/canteen' } },
      ],
    },
    files: {
      'public/data/canteen.json': {
        $schema: '../../../../../schemas/info.schema.json',
        data: [{ title: 'Canteen', blocks: [{ kind: 'prose', paragraphs: ['Lunch is served from noon.'] }] }],
      },
    },
  },
};
