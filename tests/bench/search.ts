/** The share of visitors' queries for which the search of this site has the right page first. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasMalayalam } from '../../src/core/search/phonetic.ts';
import { engineRoot } from '../../src/node/content/folder.ts';
import { SEARCH_FILE } from '../../src/node/content/generatedFiles.ts';
import { loadMessages } from '../../src/node/content/locales.ts';
import { buildSite } from '../../src/node/ssg/index.ts';
import { type CompleteSearch, searchIn } from '../searchFiles.ts';
import { type BenchSection, table } from './figures.ts';

/** A query. Each page of `first` is a correct first result. */
interface Query {
  class: string;
  query: string;
  first: readonly string[];
}

const QUERIES = 'tests/fixtures/search/site-queries.json';
const MIN_CORRECT = 55;

/** The first results of this site. */
export async function searchSection(): Promise<BenchSection> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-search-'));
  try {
    const out = join(folder, 'site');
    await buildSite(engineRoot, out);
    const queries = JSON.parse(await readFile(join(engineRoot, QUERIES), 'utf8')) as Query[];
    const read = async (name: string): Promise<unknown> =>
      JSON.parse(await readFile(join(out, `${name}.json`), 'utf8'));
    return await firstResults(searchIn({ [SEARCH_FILE]: await read('search-index') }, read), queries);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function firstResults(search: CompleteSearch, queries: readonly Query[]): Promise<BenchSection> {
  const find = async (query: Query) => {
    const language = hasMalayalam(query.query) ? 'ml' : 'en';
    const { dates, search: labels } = loadMessages(language);
    const reader = { language, mainLanguage: 'en', dates, documentSection: () => labels.document };
    const path = (await search.find(query.query, 1, reader)).hits[0]?.path;
    return { ...query, path, isCorrect: path !== undefined && query.first.includes(path) };
  };
  const rows = await Promise.all(queries.map(find));
  const correct = rows.filter(({ isCorrect }) => isCorrect).length;
  const classes = [...new Set(rows.map((row) => row.class))].map((name) => {
    const classRows = rows.filter((row) => row.class === name);
    return [name, String(classRows.filter(({ isCorrect }) => isCorrect).length), String(classRows.length)];
  });
  const wrong = rows
    .filter(({ isCorrect }) => !isCorrect)
    .map(({ query, path = 'no result' }) => `${query}: ${path}`);
  return {
    text: [
      'Correct first results of the search',
      '',
      table([['', 'correct', 'of'], ...classes]),
      '',
      ...wrong,
    ].join('\n'),
    bars: [
      {
        text: `at least ${MIN_CORRECT} of ${rows.length} first results are correct (${correct})`,
        met: correct >= MIN_CORRECT,
      },
    ],
  };
}
