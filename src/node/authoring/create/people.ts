/** `npm run new -- person` and `npm run new -- staff`: people of a data file. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sourceKinds } from '../../../core/data/sources.ts';
import { slugOf } from '../../../core/i18n/slug.ts';
import { formatCount } from '../../../core/problems/message.ts';
import { sheetMessages } from '../../../core/problems/messages/sheets.ts';
import { suggestion, withSuggestion } from '../../../core/problems/suggest.ts';
import { foldPath, writtenPath } from '../../../core/route/path.ts';
import type { InfoFile, PeopleList, Person } from '../../../generated/types.ts';
import { dataFile, dataNameOf } from '../../content/folder.ts';
import { UsageError } from '../../system/usageError.ts';
import { PEOPLE } from '../spreadsheet/columns.ts';
import type { ValidSite } from '../validSite.ts';
import { type AdditionKind, formatLocation, locator, openFile, withItems } from './additionDraft.ts';
import { MAX_PORTRAIT_SIDE_PIXELS, readPicture } from './encodePicture.ts';
import { fileNamePart } from './entry.ts';
import { type Flags, parseLine, pathParser } from './flags.ts';
import { SHEET_EXAMPLE } from './sheetFlags.ts';
import { draftRows, ROW_FLAGS } from './sheetRows.ts';

const IN_HELP = 'the data file of the people, such as people';

export const person: AdditionKind = {
  summary: 'a person with a photograph',
  flags: {
    in: IN_HELP,
    name: 'the name',
    role: 'the role, such as Professor',
    category: 'the tab under which the person is shown, such as a department',
    photo: 'a picture file',
  },
  required: () => ['in', 'name', 'role'],
  examples: (site) => ({ in: peopleFiles(site)[0] ?? 'people', name: 'Ms. Anjali R.', role: 'Professor' }),

  draft: async (site, flags) => {
    const { data, file, people, categories } = await openPeople(site, flags);
    const name = await flags.required('name', parseLine);
    const role = await flags.required('role', parseLine);
    const category = await flags.optional('category', categoryParser(categories));
    const readPortrait = (path: string) => readPicture(path, MAX_PORTRAIT_SIDE_PIXELS);
    const picture = await flags.optional('photo', pathParser('file', readPortrait));
    const existing = people.findIndex(isSamePerson({ name, role, category }));
    if (existing >= 0) {
      const location = locator(file.file, file.text)(['data', existing]);
      throw new UsageError(`${name} is there already: ${formatLocation(location)}.`);
    }
    const portraits = picture ? [{ ...picture, imageUrl: await portraitPath(site.folder, data, name) }] : [];
    const value: Person = { name, role, imageUrl: portraits[0]?.imageUrl, category };
    const index = insertIndex(people, category);
    const { change, locate } = withItems(file, ['data'], [{ index, value }]);
    const isNewTab = category !== undefined && categories.length > 0 && !categories.includes(category);
    return {
      changes: [...portraits.map(({ imageUrl, bytes }) => ({ file: `public/${imageUrl}`, bytes })), change],
      values: [
        { label: name, location: locate(['data', index]) },
        ...portraits.map(({ source, imageUrl }) => ({
          label: source,
          location: { file: `public/${imageUrl}`, path: [] },
        })),
      ],
      address: pageWithPeople(site, data),
      tasks: [],
      notes: isNewTab ? [`${category} is a new category; it gets a tab of its own.`] : [],
    };
  },
};

export const staff: AdditionKind = {
  summary: 'people from a spreadsheet',
  flags: { in: IN_HELP, ...ROW_FLAGS },
  required: () => ['in', 'from'],
  examples: (site) => ({ in: peopleFiles(site)[0] ?? 'people', from: SHEET_EXAMPLE }),

  draft: async (site, flags) => {
    const { data, file, people, categories } = await openPeople(site, flags);
    return draftRows<Person>(site.folder, flags, {
      columns: PEOPLE,
      validate: (rows, columnIndexes, issues) => {
        const column = [...columnIndexes].find(([{ field }]) => field === 'category')?.[1];
        for (const { row, texts } of rows) {
          const category = texts.get('category');
          if (category === undefined || column === undefined || categories.includes(category)) continue;
          const near = suggestion(category, categories);
          if (near !== undefined) issues.addAtCell(row, column, sheetMessages.nearly, category, near);
        }
      },
      plural: 'people',
      file,
      path: ['data'],
      items: people,
      isExisting: (row) => people.some(isSamePerson(row)),
      indexFor: (all, { category }) => insertIndex(all, category),
      labels: (items) =>
        items
          .slice(0, 1)
          .map(({ location }) => ({ label: formatCount(items.length, 'person', 'people'), location })),
      address: pageWithPeople(site, data),
    });
  },
};

/** The names of the data files of people. */
export const peopleFiles = ({ files }: ValidSite): string[] =>
  files.flatMap(({ file, schema }) => (schema === 'people' && dataNameOf(file)) || []);

/** Opens the data file of --in, or the only one. @throws UsageError (rejects) if there is none */
async function openPeople(site: ValidSite, flags: Flags) {
  const choices = peopleFiles(site);
  const [only, another] = choices;
  if (!only) throw new UsageError('No file in public/data has the schema people.schema.json.');
  const data = await flags.required('in', peopleFileParser(choices), another ? undefined : only);
  const file = await openFile(site, dataFile(data), 'people');
  // Valid files have the shape of their schemas.
  const { data: people } = file.value as PeopleList;
  return { data, file, people, categories: [...new Set(people.flatMap(({ category = [] }) => category))] };
}

const peopleFileParser = (choices: readonly string[]) => (text: string) => {
  const name = dataNameOf(text.trim()) ?? text.trim().replace(/\.json$/, '');
  if (choices.includes(name)) return name;
  const list = `The files are ${choices.join(', ')}.`;
  throw new UsageError(withSuggestion(`"${text}" is not a data file of people.`, name, choices, list));
};

/** A new category is allowed, but not one that is nearly another: a typing error would open a second tab. */
const categoryParser = (categories: readonly string[]) => (text: string) => {
  const category = parseLine(text);
  const near = categories.includes(category) ? undefined : suggestion(category, categories);
  if (near !== undefined) throw new UsageError(`There is no category "${category}". ${near}`);
  return category;
};

const isSamePerson = (person: Person) => (other: Person) =>
  foldPath(other.name) === foldPath(person.name) &&
  other.category === person.category &&
  other.role === person.role;

/** After the last person of the category, else at the end. */
const insertIndex = (people: readonly Person[], category: string | undefined) =>
  people.findLastIndex((person) => person.category === category) + 1 || people.length;

/** images/{data file}/{slug}.jpg, with a number if it exists. A slug must be ASCII. */
async function portraitPath(folder: string, data: string, name: string): Promise<string> {
  const slug = slugOf(name);
  const isAscii = /^[a-z0-9-]+$/.test(slug);
  const base = isAscii ? slug : fileNamePart(data);
  const existing = new Set(await readdir(join(folder, 'public/images', data)).catch(() => []));
  const numbered = Array.from({ length: existing.size + 2 }, (_, index) => `${base}-${index + 1}`);
  const free = [...(isAscii ? [base] : []), ...numbered].find((each) => !existing.has(`${each}.jpg`));
  return `images/${data}/${free}.jpg`;
}

/** Returns the page of blocks that shows a data file of people. */
function pageWithPeople({ files, manifest }: ValidSite, data: string): string | undefined {
  const pageFile = files.find(({ schema, isValid, value }) => {
    if (!isValid || schema !== 'info') return false;
    const { data: records } = value as InfoFile;
    return records.some(({ blocks }) =>
      blocks.some((block) => block.kind in sourceKinds && 'data' in block && block.data === data),
    );
  });
  const route = manifest.routes.find(({ data: name }) => pageFile && dataFile(name) === pageFile.file);
  return route && writtenPath(route.path);
}
