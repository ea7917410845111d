/** The Malayalam labels and help texts of fields. */

import { describe, expect, test } from 'vitest';
import { isObject } from '../../src/core/problems/value.ts';
import { en, ml, translateField } from '../../src/editor/client/messages/messages.ts';
import { humanize } from '../../src/editor/shared/fieldLabels.ts';
import { SCHEMA_NAMES } from '../../src/generated/schemas.ts';
import malayalam from '../../src/locales/fields.ml.json' with { type: 'json' };
import { readSchema } from '../../src/node/content/schemas.ts';

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
  test('one of something is said otherwise than several, where it is in English', () => {
    expect(counted({ ...ml.form })).toEqual(counted({ ...en.form }));
  });

  test('there is the help of every field, and none that no field has', () => {
    expect(Object.keys(malayalam.help).sort()).toEqual([...helps].sort());
  });

  test('there is the label of every field', () => {
    const translated = new Set(Object.keys(malayalam.labels));
    expect([...labels].filter((label) => !translated.has(String(label)))).toEqual([]);
  });

  test('every text is in Malayalam letters', () => {
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
  test('gives the Malayalam to a window in Malayalam', () => {
    expect(translateField('ml', 'labels', 'Picture')).toBe('ചിത്രം');
    expect(translateField('ml', 'help', 'The pictures.')).toBe('ചിത്രങ്ങൾ.');
  });

  test('gives the English to a window in English, and where there is no Malayalam', () => {
    expect(translateField('en', 'labels', 'Picture')).toBe('Picture');
    expect(translateField('ml', 'labels', 'The pictures.')).toBe('The pictures.');
  });
});
