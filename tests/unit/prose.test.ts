/** The style guide of comments, docs, command help and editor strings: standard technical English. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { engineRoot } from '../../src/node/content/folder.ts';

const AVOIDED: readonly RegExp[] = [
  /\b(?:nobody|somebody|whoever|wherever|anew|meanwhile|in place of|belongs? into|leads? on)\b/i,
  /\b(?:by itself|by themselves|(?<!soon )as it is)\b(?! not)/i,
  /\bof which\b/i,
  // A clause as the subject.
  /^(?:Whether|Those that|What (?:is|are|was|has|does|it|you)\b(?![^?]*\?))/,
  /\bcode (?:says|tells|asks|answers|knows|wants)\b/i,
];

/** Sentences that need such a phrase, with the reason. */
const EXCEPTIONS: readonly string[] = [];

const SOURCES = ['src', 'codegen', 'bin', 'docs', 'tests', 'README.md', 'CHANGELOG.md'];
/** Generated files, content, and the page about words that messages avoid. */
const EXCLUDED =
  /^src\/generated\/|^tests\/fixtures\/|^docs\/(?:problems|measurements)\.md$|README\.md$|\.ml\.|\.hi\./;

const files = SOURCES.flatMap((path) =>
  path.endsWith('.md')
    ? [path]
    : readdirSync(join(engineRoot, path), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${path}/${name.replaceAll('\\', '/')}`,
      ),
).filter((file) => /\.(?:tsx?|js|md)$|\/editor\.en\.json$/.test(file) && !EXCLUDED.test(file));

const COMMENT = /\/\*\*?[\s\S]*?\*\/|(?<![:'"`\w\\/])\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*/g;
const COMMENT_MARKS = /^\s*(?:\/\*\*?|\*\/|\*|\/\/)|\*\/$/gm;
const CODE_IN_MARKDOWN = /```[\s\S]*?```|`[^`]*`/g;
const STRING_IN_JSON = /: "((?:[^"\\]|\\.)*)"/g;
const HELP = /\.(?:description|option|summary)\([^)]*\)/g;

function proseOf(file: string, text: string): string[] {
  if (file.endsWith('.md')) return text.replace(CODE_IN_MARKDOWN, '').split(/\n\n|\n(?=[|\-\d])/);
  if (file.endsWith('.json')) return [...text.matchAll(STRING_IN_JSON)].map(([, value = '']) => value);
  const help = file.startsWith('src/cli/') ? (text.match(HELP) ?? []) : [];
  return [...(text.match(COMMENT) ?? []).map((comment) => comment.replace(COMMENT_MARKS, '')), ...help];
}

const sentences = files.flatMap((file) =>
  proseOf(file, readFileSync(join(engineRoot, file), 'utf8')).flatMap((prose) =>
    prose
      .replace(/\s+/g, ' ')
      .trim()
      .split(/(?<=[.:;]) /)
      .map((sentence) => ({ file, sentence })),
  ),
);

test('prose follows the style guide', () => {
  expect(sentences.length).toBeGreaterThan(5000);
  const avoided = sentences.filter(({ sentence }) => AVOIDED.some((phrase) => phrase.test(sentence)));
  expect(avoided.filter(({ sentence }) => !EXCEPTIONS.includes(sentence))).toEqual([]);
  expect(EXCEPTIONS.length).toBeLessThanOrEqual(10);
});

test('lines of Markdown are wrapped', () => {
  const long = files
    .filter((file) => file.endsWith('.md') && !file.startsWith('src/'))
    .flatMap((file) =>
      readFileSync(join(engineRoot, file), 'utf8')
        .replace(/```[\s\S]*?```/g, '')
        .split('\n')
        .filter((line) => line.length > 110 && !/^\s*\||^<!--|^\s*[-\d.]*\s*!?\[|https?:/.test(line))
        .map((line) => `${file}: ${line.slice(0, 60)}`),
    );
  expect(long).toEqual([]);
});
