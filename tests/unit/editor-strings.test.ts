/** No text in the editor mentions options, commands, JSON files, their folders or field names. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isObject } from '../../src/core/problems/value.ts';
import { splitDescription } from '../../src/editor/client/form/shape.ts';
import { en, ml, translateField } from '../../src/editor/client/messages/messages.ts';
import { createActions } from '../../src/editor/server/actions.ts';
import { editorText, formatProblems, withEditorText } from '../../src/editor/server/editorText.ts';
import { humanize, withFieldLabels } from '../../src/editor/shared/fieldLabels.ts';
import { SCHEMA_NAMES } from '../../src/generated/schemas.ts';
import malayalam from '../../src/locales/fields.ml.json' with { type: 'json' };
import { engineRoot } from '../../src/node/content/folder.ts';
import { readSchema } from '../../src/node/content/schemas.ts';
import { COLLEGE } from '../sites.ts';

const TITLES: Readonly<Record<string, string>> = {
  'public/data/yrc.json': 'Youth Red Cross',
  'public/data/departmentfaculty.json': 'Our teachers',
};
const titleOf = (file: string) => TITLES[file];

/** Names of fields and data that are no words. */
const INTERNAL = ['departmentfaculty', 'vidisp', 'sectiondisp', 'subhead', 'liclass', '$schema'];

function* nodesOf(node: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(node)) for (const inner of node) yield* nodesOf(inner);
  if (!isObject(node)) return;
  yield node;
  for (const inner of Object.values(node)) yield* nodesOf(inner);
}
const nodes = SCHEMA_NAMES.flatMap((name) => [...nodesOf(JSON.parse(readSchema(name)))]);
const keys = new Set(nodes.flatMap(({ properties }) => Object.keys(isObject(properties) ? properties : {})));
const coined = [...keys].filter((key) => /[a-z][A-Z0-9]/.test(key));

const TERMS: readonly RegExp[] = [
  /(?<![\w-])--[a-z]/,
  /\bnp[mx]\b|\bsite-from-data\b/,
  /\.json\b|\b(?:manifest|public)\//,
  new RegExp(
    String.raw`(?<![\w$])(?:${[...INTERNAL, ...coined].map((key) => key.replace('$', '\\$')).join('|')})\b`,
  ),
];
const termsIn = (text: string) => TERMS.flatMap((term) => term.exec(text)?.[0] ?? []);

test.each([
  'Give --in, such as departmentfaculty.',
  'Look for the page in manifest/routes.json.',
  'Shown here: departmentfaculty',
  'public/data/yrc.json:52  write the caption of a.jpg',
  'Run npm run check.',
  '"list2" is empty.',
])('the rule finds %s', (text) => expect(termsIn(text)).not.toEqual([]));

test.each(['Look for the page in the list.', 'List 2', 'images/sample/camp.jpg', 'Sub-heading'])(
  'the rule finds nothing in %s',
  (text) => expect(termsIn(text)).toEqual([]),
);

const messageTexts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : isObject(value) ? Object.values(value).flatMap(messageTexts) : [];

test.each([en, ml])('the messages in $language', (messages) => {
  const texts = messageTexts(messages);
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter((text) => termsIn(text).length > 0)).toEqual([]);
});

describe('the messages in Malayalam', () => {
  const placeholders = (messages: unknown, path = ''): [string, string[]][] =>
    typeof messages === 'string'
      ? [[path, (messages.match(/\{\w+\}/g) ?? []).sort()]]
      : Object.entries(messages ?? {}).flatMap(([key, value]) => placeholders(value, `${path}.${key}`));
  const english = new Map(placeholders(en));

  test('have the placeholders of the English ones', () => {
    expect(placeholders(ml).filter(([path]) => english.has(path))).toEqual([...english]);
  });

  test('are the same, except for help that the engine has in English', () => {
    const others = placeholders(ml).filter(([path]) => !english.has(path));
    expect(others.filter(([path]) => !/^\.actions\.(additions|questions)\..+\.help$/.test(path))).toEqual([]);
  });
});

/** These schemas have no form. */
const HIDDEN = new Set(['pictures', 'urls-lock', 'words']);

/** The schema nodes that a form shows; no maps of schemas. */
function* formsOf(node: unknown): Generator<Record<string, unknown>> {
  if (!isObject(node) || /^Shown/.test(String(node.title))) return;
  yield node;
  for (const map of [node.properties, node.definitions])
    if (isObject(map)) for (const inner of Object.values(map)) yield* formsOf(inner);
  if (Array.isArray(node.oneOf)) for (const branch of node.oneOf) yield* formsOf(branch);
  yield* formsOf(node.items);
  yield* formsOf(node.additionalProperties);
}
const forms = SCHEMA_NAMES.filter((name) => !HIDDEN.has(name)).flatMap((name) => [
  ...formsOf(JSON.parse(readSchema(name))),
]);

test('the labels of fields', () => {
  const labels = forms.flatMap(({ properties, labels, made }) => {
    const named: Readonly<Record<string, unknown>> = isObject(labels) ? labels : {};
    const hidden = ['$schema', ...(Array.isArray(made) ? made : [])];
    const fields = Object.keys(isObject(properties) ? properties : {});
    const others = fields.filter((name) => !(name in named) && !hidden.includes(name));
    return [...Object.values(named).map(String), ...others.map(humanize)];
  });
  expect(labels.length).toBeGreaterThan(300);
  const all = new Set([...labels, ...Object.values(malayalam.labels)]);
  expect(
    [...all].filter((text) => termsIn(text).length > 0 || INTERNAL.includes(text.toLowerCase())),
  ).toEqual([]);
});

test('the descriptions of fields', () => {
  const described = forms.flatMap((node) => [
    node,
    ...Object.values(isObject(node.properties) ? node.properties : {}).filter(isObject),
  ]);
  const texts = described.flatMap(({ description }) =>
    typeof description === 'string' ? splitDescription(description).help : [],
  );
  expect(texts.length).toBeGreaterThan(500);
  const all = new Set([...texts, ...Object.values(malayalam.help)].map(withFieldLabels));
  expect([...all].filter((text) => termsIn(text).length > 0)).toEqual([]);
});

test('the choices of additions', async () => {
  const choices = (
    await createActions(
      COLLEGE,
      () => undefined,
      async () => {},
    ).additions()
  ).flatMap(({ questions }) => questions.flatMap(({ choices = [] }) => choices));
  expect(choices.map(({ label }) => label)).toContain('Departments and Teaching Staff');
  expect(choices.filter(({ label }) => termsIn(label).length > 0)).toEqual([]);
});

describe('a problem', () => {
  const blocks = readFileSync(join(engineRoot, 'tests/fixtures/messages.txt'), 'utf8').trim().split('\n\n');
  const samples = blocks.map((block) => block.split('\n').map((line) => line.trim()));

  test('exists for each kind', () => expect(samples.length).toBeGreaterThan(400));

  test.each(samples)('%s', (_, message = '', hint = '') => {
    const texts = withEditorText({ message, ...(hint !== '-' && { hint }) }, titleOf);
    for (const text of [texts.message, texts.hint ?? '.'].map(withFieldLabels)) {
      expect(termsIn(text), text).toEqual([]);
      expect(text).toMatch(/[.?]$/);
    }
  });
});

describe('a refusal', () => {
  const modules = ['src/node/authoring/create', 'src/node/authoring/move', 'src/editor/server'].flatMap(
    (folder) =>
      readdirSync(join(engineRoot, folder))
        .filter((name) => name.endsWith('.ts'))
        .map((name) => join(folder, name)),
  );
  const messages = modules.flatMap((file) =>
    readFileSync(join(engineRoot, file), 'utf8')
      .split('new UsageError(')
      .slice(1)
      .flatMap((rest) => /^\s*(?:'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`)/.exec(rest) ?? [])
      .filter((text) => text !== undefined && !/^\s*['`]/.test(text)),
  );

  test('exists', () => expect(messages.length).toBeGreaterThan(40));

  test.each([...new Set(messages)])('%s', (message) => {
    const text = editorText(message.replace(/\$\{[^{}]*\}/g, 'X'), titleOf);
    expect(termsIn(text), text).toEqual([]);
  });

  test.each([
    ['Give --in, such as one.', 'Fill in "List", such as one.'],
    ['Look for the page in manifest/routes.json.', 'Look for the page in the list of pages.'],
    [
      'Left to do\n  public/data/yrc.json:52  write the caption of a.jpg',
      'Left to do\n  "Youth Red Cross"  write the caption of a.jpg',
    ],
    [
      'error picture-missing  public/data/yrc.json:5:3\n  There is no picture public/images/a.jpg.',
      '"Youth Red Cross":\n  There is no picture "images/a.jpg".',
    ],
    ['public/data/other.json is broken.', '"other" is broken.'],
    ['"vidisp" and "campDate" are empty.', '"Videos shown as" and "Camp date" are empty.'],
    ['img_1.jpg is left out.', 'img_1.jpg is left out.'],
  ])('%s', (message, text) => expect(editorText(message, titleOf)).toBe(text));

  test('has the page of each problem', () => {
    const problem = { severity: 'error', code: 'json-broken', file: 'public/data/yrc.json' } as const;
    expect(
      formatProblems([{ ...problem, message: 'It is broken.', hint: 'Run "npm run check".' }], titleOf),
    ).toBe(
      '"Youth Red Cross": It is broken. This cannot be done in the editor: ask the person who maintains the site.',
    );
  });
});

describe('the fields in Malayalam', () => {
  type Node = Record<string, unknown>;

  /** These schemas have no form. */
  const HIDDEN = new Set(['pictures', 'urls-lock', 'words']);

  /** The titles of derived records, which have no form either. */
  const MADE = /^Shown/;

  function* walk(node: unknown): Generator<Node> {
    if (!isObject(node) || MADE.test(String(node.title))) return;
    yield node;
    for (const map of [node.properties, node.definitions])
      if (isObject(map)) for (const inner of Object.values(map)) yield* walk(inner);
    if (Array.isArray(node.oneOf)) for (const branch of node.oneOf) yield* walk(branch);
    yield* walk(node.items);
    yield* walk(node.additionalProperties);
  }

  const nodes = SCHEMA_NAMES.filter((name) => !HIDDEN.has(name)).flatMap((name) => [
    ...walk(JSON.parse(readSchema(name))),
  ]);

  const helps = new Set(
    nodes.flatMap(({ description }) =>
      typeof description === 'string' ? description.split(/\s*\bExamples?: /, 1) : [],
    ),
  );
  /** The labels in forms: from the schema, or derived from the field names. */
  const labels = new Set(
    nodes.flatMap(({ properties, labels, made }) => {
      const named = isObject(labels) ? labels : {};
      const fields = Object.keys(isObject(properties) ? properties : {});
      const hidden: unknown[] = Array.isArray(made) ? made : [];
      const visible = fields.filter((name) => !(name in named) && !hidden.includes(name));
      return [...Object.values(named), ...visible.map(humanize)];
    }),
  );

  const keysIn = (text: string) => text.match(/\{\{.*?\}\}/g) ?? [];

  /** The messages of forms with different plural forms. */
  function counted(form: Readonly<Record<string, unknown>>): string[] {
    return Object.entries(form).flatMap(([name, forms]) =>
      isObject(forms) && forms.one !== forms.other ? [name] : [],
    );
  }

  describe('in Malayalam', () => {
    test('have singular and plural if English has', () => {
      expect(counted({ ...ml.form })).toEqual(counted({ ...en.form }));
    });

    test('the help of every field is translated, and nothing else', () => {
      expect(Object.keys(malayalam.help).sort()).toEqual([...helps].sort());
    });

    test('the label of every field is translated', () => {
      const translated = new Set(Object.keys(malayalam.labels));
      expect([...labels].filter((label) => !translated.has(String(label)))).toEqual([]);
    });

    test('every text is in Malayalam script', () => {
      const texts = [...Object.values(malayalam.labels), ...Object.values(malayalam.help)];
      expect(texts.filter((text) => !/\p{Script=Malayalam}/u.test(text))).toEqual([]);
    });

    test('every help names the keys of figures that the English one names', () => {
      const lost = Object.entries(malayalam.help).filter(
        ([english, text]) => keysIn(english).join() !== keysIn(text).join(),
      );
      expect(lost).toEqual([]);
    });
  });

  describe('inLanguage', () => {
    test('returns Malayalam for a window in Malayalam', () => {
      expect(translateField('ml', 'labels', 'Picture')).toBe('ചിത്രം');
      expect(translateField('ml', 'help', 'The pictures.')).toBe('ചിത്രങ്ങൾ.');
    });

    test('returns English for a window in English, and without a Malayalam text', () => {
      expect(translateField('en', 'labels', 'Picture')).toBe('Picture');
      expect(translateField('ml', 'labels', 'The pictures.')).toBe('The pictures.');
    });
  });
});
