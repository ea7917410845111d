/** The schemas in the language of the window: what fields are called, and what they are for. */

import { humanize } from '../../shared/fieldLabels.ts';
import type { Json } from '../../shared/protocol.ts';
import { inLanguage } from '../messages/fields.ts';
import { isList, isObject } from './json.ts';
import { partsOfDescription, type Schemas } from './shape.ts';

/** @returns the same schemas where the window speaks theirs */
export function spoken(schemas: Schemas, language: string): Schemas {
  if (language === 'en') return schemas;
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, told(schema, language)]));
}

function told(node: Json, language: string): Json {
  if (isList(node)) return node.map((item) => told(item, language));
  if (!isObject(node)) return node;
  const inner = Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, told(value, language)]),
  );
  const { description, properties, labels } = node;
  const named = isObject(labels) ? labels : {};
  const fields = isObject(properties) ? Object.keys(properties).map((name) => [name, humanize(name)]) : [];
  return {
    ...inner,
    ...(typeof description === 'string' && { description: toldHelp(description, language) }),
    ...(isObject(properties) && {
      labels: Object.fromEntries(
        Object.entries({ ...Object.fromEntries(fields), ...named }).map(([name, label]) => [
          name,
          inLanguage(language, 'labels', String(label)),
        ]),
      ),
    }),
  };
}

/** The examples stay as they are: they are what a person would type. */
function toldHelp(description: string, language: string): string {
  const { help } = partsOfDescription(description);
  return inLanguage(language, 'help', help) + description.slice(help.length);
}
