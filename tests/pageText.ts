/** The text of a page, and the part of it from neither the site's data nor the messages of its language. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'htmlparser2';
import { engineRoot } from '../src/node/content/folder.ts';

/** Attributes that are not text for people: names, addresses, measures, flags. */
const MACHINE =
  /^(?:class|id|for|href|src|srcset|sizes|style|d|viewbox|rel|type|name|property|media|method|lang|hreflang|dir|role|target|action|sandbox|allow|referrerpolicy|loading|decoding|fetchpriority|popover.*|auto.*|enterkeyhint|inputmode|datetime|charset|as|crossorigin|integrity|width|height|rows|tabindex|scope|spellcheck|checked|hidden|inert|focusable|download|preload|xmlns|fill|stroke|aria-(?:labelledby|describedby|controls|current|live|hidden|expanded|selected|disabled|pressed|busy|modal|haspopup|owns|activedescendant|keyshortcuts)|data-(?:act|app|files|made|page|styles|search|start|drawn|ready|current|theme|text-size))$/;

/** The text that a visitor reads or hears: text nodes, and attributes with text. */
export function visibleTexts(html: string): string[] {
  const texts: string[] = [];
  const walk = (node: ReturnType<typeof parseDocument>['children'][number]): void => {
    if (node.type === 'text') texts.push(node.data);
    if (!('children' in node) || node.type === 'script' || node.type === 'style') return;
    if ('attribs' in node) {
      const { name, property, type } = node.attribs;
      // The text for machines is the title and the description.
      const isMachine = node.name === 'meta' && !/title|description|site_name/.test(name ?? property ?? '');
      for (const [key, value] of isMachine ? [] : Object.entries(node.attribs))
        if (!MACHINE.test(key.toLowerCase()) && !(key === 'value' && type === 'radio')) texts.push(value);
    }
    for (const child of node.children) walk(child);
  };
  for (const child of parseDocument(html).children) walk(child);
  return texts.map((text) => text.trim()).filter(Boolean);
}

const wordsIn = (text: string): string[] => text.match(/\p{L}[\p{L}\p{M}\u200C\u200D]*/gu) ?? [];

function valuesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(valuesIn) : [];
}

const valuesOf = (file: string): string[] => valuesIn(JSON.parse(readFileSync(file, 'utf8')));

/** Proper names, words that are equal in every language, and the symbol of the display settings. */
const NAMES = ['Aa', 'PDF', 'YouTube', 'OpenStreetMap', 'KB', 'kB', 'MB'];

/** @param folder of a site @returns a function that returns the unknown words on a page in a language */
export function unknownWords(folder: string): (html: string, language: string) => string[] {
  const data = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && !file.startsWith('.'))
    .flatMap((file) => valuesOf(join(folder, file)));
  const contentWords = new Set([...data, ...NAMES].flatMap(wordsIn));
  const codeWords = new Map<string, Set<string>>();
  const localizedText = (language: string) => {
    const allowed =
      codeWords.get(language) ??
      new Set(valuesOf(join(engineRoot, 'src/locales', `${language}.json`)).flatMap(wordsIn));
    codeWords.set(language, allowed);
    return allowed;
  };
  return (html, language) => {
    const siteTexts = localizedText(language);
    // The language switch names each language in that language, with a message about missing pages. Initials are made of
    // names.
    const page = html.replace(
      /<nav class="languages"[\s\S]*?<\/nav>|<span class="person-initials".*?<\/span>/g,
      '',
    );
    return [...new Set(visibleTexts(page).flatMap(wordsIn))].filter(
      (word) => !contentWords.has(word) && !siteTexts.has(word),
    );
  };
}
