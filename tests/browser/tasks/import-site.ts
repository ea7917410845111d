import type { Task } from './task.ts';

export const importSite: Task = {
  name: 'Import another site from its export',
  steps: async (hand) => {
    await hand.click('button', 'Add something');
    await hand.click('button', /^Import from another site/);
    const dialog = hand.within('dialog', /^Add: /);
    await dialog.files(/^Choose files .*Export/, ['old-site.xml']);
    await hand.click('button', 'Next');
    await hand.sees('What will change');
    await dialog.click('button', 'Add');
    await hand.opens('/bulletin');
  },
  expected: {
    changes: {
      'manifest/routes.json': [
        {
          op: 'add',
          path: '/routes/-',
          value: { path: 'bulletin', layout: 'list', data: 'bulletin', archive: 'years', title: 'Bulletin' },
        },
        { op: 'add', path: '/routes/-', value: { path: 'bulletin/*', layout: 'detail', data: 'bulletin' } },
        {
          op: 'add',
          path: '/routes/-',
          value: { path: 'old-rules', layout: 'info', data: 'old-rules', title: 'Old rules' },
        },
        ...[
          { from: '?page_id=1', to: 'old-rules' },
          { from: '2019/03/choir', to: 'bulletin/choir' },
          { from: '?p=2', to: 'bulletin/choir' },
          { from: 'category/*', to: 'bulletin' },
          { from: 'tag/*', to: 'bulletin' },
          { from: 'author/*', to: 'bulletin' },
        ].map((value) => ({ op: 'add' as const, path: '/redirects/-', value })),
      ],
      'manifest/site.json': [{ op: 'add', path: '/menu/-', value: { label: 'Bulletin', href: 'bulletin' } }],
    },
    files: {
      'public/data/bulletin.json': {
        $schema: '../../../../../schemas/programme-list.schema.json',
        data: [
          {
            programme: [
              {
                url: 'bulletin/choir',
                title: 'Choir in the hall',
                date: '04-03-2019',
                content: [{ para: 'The choir sang. See [the rules](old-rules).' }],
              },
            ],
          },
        ],
      },
      'public/data/old-rules.json': {
        $schema: '../../../../../schemas/info.schema.json',
        data: [{ title: 'Old rules', blocks: [{ kind: 'prose', paragraphs: ['Lights are out at ten.'] }] }],
      },
    },
    pictures: ['imports/old-example.csv', 'imports/old-example.html', 'imports/old-example.json'],
  },
};
