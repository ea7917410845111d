import { humanize } from '../../shared/fieldLabels.ts';
import type { Json } from '../../shared/protocol.ts';
import { translateField } from '../messages/messages.ts';
import { isList, isObject } from './json.ts';
import { type Schemas, splitDescription } from './shape.ts';

/** Translates the labels and descriptions of schemas. @returns the same schemas for English */
export function localizeSchemas(schemas: Schemas, language: string): Schemas {
  if (language === 'en') return schemas;
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, localizeNode(schema, language)]),
  );
}

function localizeNode(node: Json, language: string): Json {
  if (isList(node)) return node.map((item) => localizeNode(item, language));
  if (!isObject(node)) return node;
  const inner = Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, localizeNode(value, language)]),
  );
  const { description, properties, labels } = node;
  const ownLabels = isObject(labels) ? labels : {};
  const fields = isObject(properties) ? Object.keys(properties).map((name) => [name, humanize(name)]) : [];
  return {
    ...inner,
    ...(typeof description === 'string' && { description: localizeHelp(description, language) }),
    ...(isObject(properties) && {
      labels: Object.fromEntries(
        Object.entries({ ...Object.fromEntries(fields), ...ownLabels }).map(([name, label]) => [
          name,
          translateField(language, 'labels', String(label)),
        ]),
      ),
    }),
  };
}

/** Examples are not translated: they are possible input. */
function localizeHelp(description: string, language: string): string {
  const { help } = splitDescription(description);
  return translateField(language, 'help', help) + description.slice(help.length);
}
