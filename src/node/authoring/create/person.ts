/** `npm run new -- person`: a person with a photograph, among the people of a data file. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sourceKinds } from '../../../core/data/sources.ts';
import { slugOf } from '../../../core/i18n/slug.ts';
import { suggestion } from '../../../core/problems/suggest.ts';
import { foldPath, writtenPath } from '../../../core/route/path.ts';
import type { InfoFile, PeopleList, Person } from '../../../generated/types.ts';
import { dataFile, dataNameOf } from '../../content/folder.ts';
import { UsageError } from '../../system/usageError.ts';
import {
  type AdditionKind,
  formatLocation,
  locationIn,
  openFile,
  type ValidSite,
  withItem,
} from './additionDraft.ts';
import { fileNamePart } from './entry.ts';
import { lineField, pathField } from './fields.ts';
import type { FlagField, Flags } from './flags.ts';
import { MAX_PORTRAIT_SIDE_PIXELS, readPicture } from './photos.ts';

export const person: AdditionKind = {
  summary: 'a person with a photograph',
  flags: {
    in: 'the data file of the people, such as people',
    name: 'the name',
    role: 'the role, such as Professor',
    category: 'the tab under which the person is shown, such as a department',
    photo: 'a picture file',
  },
  required: () => ['in', 'name', 'role'],
  examples: (site) => ({ in: peopleFiles(site)[0] ?? 'people', name: 'Ms. Anjali R.', role: 'Professor' }),

  draft: async (site, flags) => {
    const data = await peopleFile(flags, site);
    const file = await openFile(site, dataFile(data), 'people');
    // Sound files have the shape of their schemas.
    const { data: people } = file.value as PeopleList;
    const categories = categoriesOf(people);
    const name = await flags.required(lineField('name'));
    const role = await flags.required(lineField('role'));
    const category = await flags.optional(categoryField(categories));
    const picture = await flags.optional(
      pathField('photo', 'file', (path) => readPicture(path, MAX_PORTRAIT_SIDE_PIXELS)),
    );
    const same = people.findIndex(
      (other) =>
        foldPath(other.name) === foldPath(name) && other.category === category && other.role === role,
    );
    if (same >= 0) {
      const place = locationIn(file.file, file.text, ['data', same]);
      throw new UsageError(`${name} is there already: ${formatLocation(place)}.`);
    }
    const image = picture && (await portraitPath(site.folder, data, name));
    const index = people.findLastIndex((other) => other.category === category) + 1 || people.length;
    const entry: Person = { name, role, imageUrl: image, category };
    const { change, text } = withItem(file, ['data'], index, entry);
    const isNew = category !== undefined && categories.length > 0 && !categories.includes(category);
    return {
      changes: [...(picture && image ? [{ file: `public/${image}`, bytes: picture.bytes }] : []), change],
      values: [
        { label: name, location: locationIn(file.file, text, ['data', index]) },
        ...(picture && image
          ? [{ label: picture.source, location: { file: `public/${image}`, path: [] } }]
          : []),
      ],
      address: pageWithPeople(site, data),
      tasks: [],
      notes: isNew ? [`${category} is a new category; it gets a tab of its own.`] : [],
    };
  },
};

/** The names of the data files of people. */
export const peopleFiles = ({ files }: ValidSite): string[] =>
  files.flatMap(({ file, schema }) => (schema === 'people' && dataNameOf(file)) || []);

/** The data file of --in; the only one may be left out. @throws UsageError (rejects) if the site has none */
export async function peopleFile(flags: Flags, site: ValidSite): Promise<string> {
  const choices = peopleFiles(site);
  const [only, another] = choices;
  if (!only) throw new UsageError('No file in public/data has the schema people.schema.json.');
  return flags.required(peopleField(choices), another ? undefined : only);
}

/** A data file of people, by its name. */
function peopleField(choices: readonly string[]): FlagField<string> {
  return {
    flag: 'in',
    parse: (text) => {
      const name = dataNameOf(text.trim()) ?? text.trim().replace(/\.json$/, '');
      if (choices.includes(name)) return name;
      const near = suggestion(name, choices);
      throw new UsageError(
        [`"${text}" is not a data file of people.`, near, `The files are ${choices.join(', ')}.`]
          .filter(Boolean)
          .join(' '),
      );
    },
  };
}

/** The tabs under which people are shown. */
export const categoriesOf = (people: readonly Person[]) => [
  ...new Set(people.flatMap(({ category }) => (category === undefined ? [] : [category]))),
];

/** A category may be new, but not one that is nearly another: that is a slip of the pen and would open a second tab. */
function categoryField(categories: readonly string[]): FlagField<string> {
  const line = lineField('category');
  return {
    ...line,
    parse: (text) => {
      const category = line.parse(text);
      const near = categories.includes(category) ? undefined : suggestion(category, categories);
      if (near !== undefined) throw new UsageError(`There is no category "${category}". ${near}`);
      return category;
    },
  };
}

/** images/{data file}/{name}.jpg; where the name is not plain ASCII that of the data file, and a number when it is taken. */
async function portraitPath(folder: string, data: string, name: string): Promise<string> {
  const slug = slugOf(name);
  const base = /^[a-z0-9-]+$/.test(slug) ? slug : fileNamePart(data);
  const existing = new Set(await readdir(join(folder, 'public/images', data)).catch(() => []));
  const candidates = [
    ...(base === slug ? [base] : []),
    ...Array.from({ length: existing.size + 2 }, (_, n) => `${base}-${n + 1}`),
  ];
  const free = candidates.find((candidate) => !existing.has(`${candidate}.jpg`));
  return `images/${data}/${free}.jpg`;
}

/** The page of blocks that is filled from a data file of people. */
export function pageWithPeople({ files, manifest }: ValidSite, data: string): string | undefined {
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
