/** What fields are called. */
import { humanize } from '../../shared/fieldLabels.ts';
import type { Json } from '../../shared/protocol.ts';
import { child, isList, isObject } from './json.ts';
import { branchOf, kindOf, type ObjectShape, type Shape, shapeBelow, stepsTo } from './shape.ts';

/**
 * What a field is called in a form.
 *
 * @param shape of the record that has the field
 * @param name of the field
 */
export function labelOf(shape: ObjectShape, name: string): string {
  return shape.labels.get(name) ?? humanize(name);
}

/** What is under a key: the label of a field, or the name that somebody has given to a value. */
function labelOfKey(shape: Shape | undefined, value: Json | undefined, key: string): string {
  switch (shape?.is) {
    case 'object':
      return labelOf(shape, key);
    case 'kinds':
      return labelOfKey(kindOf(shape, value), value, key);
    case 'union':
      return labelOfKey(branchOf(shape, value), value, key);
    default:
      return key;
  }
}

/**
 * What the fields on the way to a place are called, the outermost first, and the shape of what is there.
 *
 * @param shape of the value in which the way begins
 */
export function wayTo(
  shape: Shape,
  value: Json | undefined,
  pointer: string,
): { labels: readonly string[]; shape: Shape | undefined } {
  const labels: string[] = [];
  let its: Shape | undefined = shape;
  for (const step of stepsTo(shape, value, pointer)) {
    labels.push(labelOfKey(step.shape, step.value, step.key));
    its = step.below.shape;
  }
  return { labels, shape: its };
}

/**
 * A sentence of the checker, whose reader knows the names of fields from a file, with what the form calls them and without an
 * example of what stands in a file.
 *
 * @param shape of the value in which the way begins
 * @param pointer to what the sentence is about; names are those of the fields of what is around it, the innermost first
 * @returns the sentence as it was where no field has such a name
 */
export function withLabels(sentence: string, shape: Shape, value: Json | undefined, pointer: string): string {
  const around = recordsOf(shape, value);
  for (const { below } of stepsTo(shape, value, pointer))
    around.unshift(...recordsOf(below.shape, below.value));
  return sentence.replace(EXAMPLE_IN_FILE, '').replace(/"([A-Za-z][\w-]*)"/g, (quoted, name) => {
    const record = around.find(({ fields }) => fields.has(name));
    return record ? `"${labelOf(record, name)}"` : quoted;
  });
}

/** Behind a description: a list or a record, as JSON. */
const EXAMPLE_IN_FILE = / Examples?: [[{].*[\]}]\.?/;

/** The records that a value may be, by what of it is there. */
function recordsOf(shape: Shape | undefined, value: Json | undefined): ObjectShape[] {
  if (shape?.is === 'object') return [shape];
  if (shape?.is === 'kinds') return recordsOf(kindOf(shape, value), value);
  if (shape?.is === 'union') return shape.branches().flatMap((branch) => recordsOf(branch, value));
  return [];
}

/**
 * All that a value says, line by line: its texts, and its numbers and switches with the labels of their fields.
 *
 * @param switches the words for what is and what is not
 * @param label of the value, where the lines do not stand below it
 */
export function linesOf(
  shape: Shape | undefined,
  value: Json | undefined,
  switches: { yes: string; no: string },
  label?: string,
): string[] {
  if (value === undefined || value === null || value === '') return [];
  if (typeof value === 'string') return [value];
  const below = (key: string) => shape && shapeBelow(shape, value, key);
  if (isList(value)) return value.flatMap((item, index) => linesOf(below(`${index}`), item, switches, label));
  if (isObject(value)) {
    return Object.entries(value).flatMap(([key, inner]) =>
      linesOf(below(key), inner, switches, labelOfKey(shape, value, key)),
    );
  }
  const said = typeof value === 'number' ? String(value) : value ? switches.yes : switches.no;
  return [label === undefined ? said : `${label}: ${said}`];
}

export interface Summary {
  text?: string;
  /** The path of a picture. */
  picture?: string;
}

/** By what a person knows a value again while it is folded: its first words and its first picture. */
export function summaryOf(shape: Shape, value: Json | undefined): Summary {
  if (value === undefined) return {};
  switch (shape.is) {
    case 'text':
      if (typeof value !== 'string' || value === '') return {};
      return shape.role === 'picture' || shape.role === 'portrait' ? { picture: value } : { text: value };
    case 'number':
    case 'choice':
      return { text: String(value) };
    case 'union':
      return summaryOf(branchOf(shape, value), value);
    case 'kinds': {
      const kind = kindOf(shape, value);
      return kind ? summaryOf(kind, value) : {};
    }
    case 'list':
      return isList(value) ? merged(value.map((item) => summaryOf(shape.items(), item))) : {};
    case 'map':
      return isObject(value) ? { text: Object.keys(value).join(', ') } : {};
    case 'object':
      return summaryOfObject(shape, value);
    default:
      return {};
  }
}

/** Words that visitors read say more than addresses and choices. */
function summaryOfObject(shape: ObjectShape, value: Json): Summary {
  const parts = [...shape.fields].map(([name, field]) => [field(), child(value, name)] as const);
  const read = ([field]: (typeof parts)[number]) =>
    field.is === 'text' && ['text', 'marked', 'cell'].includes(field.role);
  const simple = ([field]: (typeof parts)[number]) => field.is === 'text';
  const ranked = [
    ...parts.filter(read),
    ...parts.filter(([field]) => field.is !== 'text' && field.is !== 'choice' && field.is !== 'switch'),
    ...parts.filter((part) => simple(part) && !read(part)),
  ];
  return merged(ranked.map(([field, inner]) => summaryOf(field, inner)));
}

function merged(summaries: readonly Summary[]): Summary {
  const text = summaries.find((one) => one.text !== undefined)?.text;
  const picture = summaries.find((one) => one.picture !== undefined)?.picture;
  return { ...(text !== undefined && { text }), ...(picture !== undefined && { picture }) };
}
