import { humanize } from '../../shared/fieldLabels.ts';
import type { Json } from '../../shared/protocol.ts';
import { child, isList, isObject } from './json.ts';
import { branchOf, kindOf, type ObjectShape, type Shape, shapeBelow, walkShape } from './shape.ts';

/**
 * Returns the label of a field.
 *
 * @param shape of the record
 * @param name of the field
 */
export function labelOf(shape: ObjectShape, name: string): string {
  return shape.labels.get(name) ?? humanize(name);
}

/** The label of a field, or the name of a value in a map. */
function labelOfKey(shape: Shape | undefined, value: Json | undefined, key: string): string {
  switch (shape?.type) {
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
 * Returns the labels of the fields on the way to a pointer, the outermost first, and the shape of the target.
 *
 * @param shape of the value at which the pointer starts
 */
export function labelPath(
  shape: Shape,
  value: Json | undefined,
  pointer: string,
): { labels: readonly string[]; shape: Shape | undefined } {
  const labels: string[] = [];
  let shapeAtEnd: Shape | undefined = shape;
  for (const step of walkShape(shape, value, pointer)) {
    labels.push(labelOfKey(step.shape, step.value, step.key));
    shapeAtEnd = step.below.shape;
  }
  return { labels, shape: shapeAtEnd };
}

/**
 * Replaces field names in a message of the check by labels, and drops JSON examples.
 *
 * @param shape of the value at which the pointer starts
 * @param pointer to the subject of the message; names are looked up in the records around it, the innermost
 * first
 * @returns the message itself if no field has such a name
 */
export function withLabels(sentence: string, shape: Shape, value: Json | undefined, pointer: string): string {
  const records = possibleRecords(shape, value);
  for (const { below } of walkShape(shape, value, pointer))
    records.unshift(...possibleRecords(below.shape, below.value));
  return sentence.replace(EXAMPLE_IN_FILE, '').replace(/"([A-Za-z][\w-]*)"/g, (quoted, name) => {
    const record = records.find(({ fields }) => fields.has(name));
    return record ? `"${labelOf(record, name)}"` : quoted;
  });
}

/** The example in a description: a list or an object, as JSON. */
const EXAMPLE_IN_FILE = / Examples?: [[{].*[\]}]\.?/;

/** The records that a value may be, according to its fields. */
function possibleRecords(shape: Shape | undefined, value: Json | undefined): ObjectShape[] {
  if (shape?.type === 'object') return [shape];
  if (shape?.type === 'kinds') return possibleRecords(kindOf(shape, value), value);
  if (shape?.type === 'union') return shape.branches().flatMap((branch) => possibleRecords(branch, value));
  return [];
}

/**
 * Returns the content of a value as lines: its texts, and its numbers and switches with their labels.
 *
 * @param switches the words for true and false
 * @param label of the value, if the lines are not below it
 */
export function textLines(
  shape: Shape | undefined,
  value: Json | undefined,
  switches: { yes: string; no: string },
  label?: string,
): string[] {
  if (value === undefined || value === null || value === '') return [];
  if (typeof value === 'string') return [value];
  const below = (key: string) => shape && shapeBelow(shape, value, key);
  if (isList(value))
    return value.flatMap((item, index) => textLines(below(`${index}`), item, switches, label));
  if (isObject(value)) {
    return Object.entries(value).flatMap(([key, inner]) =>
      textLines(below(key), inner, switches, labelOfKey(shape, value, key)),
    );
  }
  const text = typeof value === 'number' ? String(value) : value ? switches.yes : switches.no;
  return [label === undefined ? text : `${label}: ${text}`];
}

export interface ValueSummary {
  text?: string;
  /** The path of a picture. */
  picture?: string;
}

/** Summarizes a folded value: its first text and its first picture. */
export function summaryOf(shape: Shape, value: Json | undefined): ValueSummary {
  if (value === undefined) return {};
  switch (shape.type) {
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
      return isList(value) ? mergeSummaries(value.map((item) => summaryOf(shape.items(), item))) : {};
    case 'map':
      return isObject(value) ? { text: Object.keys(value).join(', ') } : {};
    case 'object':
      return summaryOfObject(shape, value);
    default:
      return {};
  }
}

/** Texts for visitors are more useful than addresses and choices. */
function summaryOfObject(shape: ObjectShape, value: Json): ValueSummary {
  const parts = [...shape.fields].map(([name, field]) => [field(), child(value, name)] as const);
  const isReadable = ([field]: (typeof parts)[number]) =>
    field.type === 'text' && ['text', 'marked', 'cell', 'code'].includes(field.role);
  const simple = ([field]: (typeof parts)[number]) => field.type === 'text';
  const ranked = [
    ...parts.filter(isReadable),
    ...parts.filter(([field]) => field.type !== 'text' && field.type !== 'choice' && field.type !== 'switch'),
    ...parts.filter((part) => simple(part) && !isReadable(part)),
  ];
  return mergeSummaries(ranked.map(([field, inner]) => summaryOf(field, inner)));
}

function mergeSummaries(summaries: readonly ValueSummary[]): ValueSummary {
  const text = summaries.find((summary) => summary.text !== undefined)?.text;
  const picture = summaries.find((summary) => summary.picture !== undefined)?.picture;
  return { ...(text !== undefined && { text }), ...(picture !== undefined && { picture }) };
}
