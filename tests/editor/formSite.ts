/** The site and the schemas that the form gets in the tests. */
import type { Json, PagePart, SiteView } from '../../src/editor/shared/protocol.ts';
import { SCHEMA_NAMES } from '../../src/generated/schemas.ts';
import { readSchema } from '../../src/node/content/schemas.ts';

/** No server listens here: the pages of tests are answered by the browser itself. */
export const FORM_ORIGIN = 'http://form.test';

/** All schemas, as the server gives them. */
export const SCHEMAS: Readonly<Record<string, Json>> = Object.fromEntries(
  SCHEMA_NAMES.map((name) => [name, JSON.parse(readSchema(name)) as Json]),
);

/** What the site of a form has. */
export const SITE: SiteView = {
  title: 'College of Science',
  language: 'en',
  languages: ['en'],
  id: 'test',
  pages: [
    {
      path: 'contact',
      title: 'Contact',
      layout: 'info',
      status: 'live',
      location: { file: '', pointer: '' },
      text: '',
      savedAt: 0,
    },
  ],
  preview: FORM_ORIGIN,
  base: '',
  pictureVersion: 0,
  pictures: ['images/yrc/camp-1.jpg', 'images/yrc/camp-2.jpg', 'images/main.jpg'],
  documents: ['documents/prospectus.pdf', 'documents/fonts/serif.woff2'],
  files: ['yrc', 'events'],
  figures: { beds: '350 Beds' },
  requirementLists: [
    {
      name: 'board',
      title: { en: 'The board', ml: 'ബോർഡ്' },
      isCustom: true,
      sections: [
        {
          title: { en: 'The hospital' },
          items: [
            { id: 'beds', number: '(i)', title: { en: 'Beds', ml: 'കിടക്കകൾ' } },
            { id: 'fees', title: { en: 'Fees' } },
          ],
        },
      ],
    },
  ],
};

/** The part of a file that a form edits, where only its schema counts. */
export const partOf = (
  schema: PagePart['schema'],
  schemaPointer: string,
  value: Json = {},
  omittedFields: string[] = [],
): PagePart => ({
  name: 'entry',
  file: 'public/data/test.json',
  pointer: '/data/0',
  schema,
  schemaPointer,
  omittedFields,
  value,
});
