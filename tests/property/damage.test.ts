/** For any damaged file, the check reports a problem and never fails itself. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { parseJson } from '../../src/core/json/json.ts';
import { checkSite } from '../../src/node/check/index.ts';
import { createSourceReader } from '../../src/node/content/jsonFile.ts';
import { formatGithub, formatJson, formatText } from '../../src/node/system/format.ts';
import { runs } from '../thorough.ts';
import { fixtureSite, writeFiles } from '../unit/siteCase.ts';
import { temporaryFolder } from '../unit/temporaryFolder.ts';

const base = fixtureSite();
const names = [...base.keys()].filter((name) => name.endsWith('.json'));

const folder = temporaryFolder('damage');
let site: string;
beforeAll(async () => {
  site = writeFiles(folder, base);
});

/** A character or token that a typing error, a paste or a merge adds to a file. */
const slip = fc.oneof(
  fc.constantFrom(
    ',',
    '"',
    '{',
    '}',
    '[',
    ']',
    ':',
    '\\',
    '\n',
    '\t',
    '\0',
    '//',
    '/*',
    "'",
    '“',
    '<',
    '0',
    '-',
  ),
  fc.constantFrom('null', 'true', '[]', '{}', '""', '1e999', '"__proto__": 1,', '\uFEFF', '\u200B', '\ud83d'),
  fc.string({ unit: 'binary', maxLength: 3 }),
);

const damage = fc
  .record({ name: fc.constantFrom(...names), at: fc.nat(), cut: fc.nat({ max: 30 }), put: slip })
  .map(({ name, at, cut, put }) => {
    const text = base.get(name)?.toString() ?? '';
    const from = at % (text.length + 1);
    return { name, text: text.slice(0, from) + put + text.slice(from + cut) };
  });

test('a text is valid JSON or has an error at a position inside it', () => {
  fc.assert(
    fc.property(damage, ({ text }) => {
      const { value, problems } = parseJson('x.json', text);
      let isJson = true;
      try {
        JSON.parse(text.replace(/^\uFEFF/, ''));
      } catch {
        isJson = false;
      }
      expect(value !== undefined).toBe(isJson);
      if (!isJson) expect(problems).toHaveLength(1);
      const lines = text.replace(/^\uFEFF/, '').split('\n');
      for (const { line = 0, column = 0, message, hint } of problems) {
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(lines.length);
        expect(column).toBeGreaterThanOrEqual(1);
        expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1);
        expect(message).not.toBe('');
        expect(hint).not.toBe('');
      }
    }),
    { numRuns: runs(1000) },
  );
});

test('the whole check and every format accept it, and repeat the same output', async () => {
  await fc.assert(
    fc.asyncProperty(damage, async ({ name, text }) => {
      await writeFile(join(site, name), text);
      const problems = await checkSite(site, true);
      expect(formatText(problems, { source: createSourceReader(site), coloured: true })).not.toContain(
        'undefined',
      );
      expect(formatGithub(problems).split('\n').length).toBe(Math.max(1, problems.length));
      expect(formatJson(await checkSite(site, true))).toBe(formatJson(problems));
      await writeFile(join(site, name), base.get(name) ?? '');
    }),
    { numRuns: 100 },
  );
});
