/** The report of an import: a page and a table with every item. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { slugOf } from '../../../core/i18n/slug.ts';
import { formatCount } from '../../../core/problems/message.ts';
import { href } from '../../../core/route/path.ts';
import { IMPORTS_FOLDER } from '../create/sheetRows.ts';
import type { FileChange } from '../transaction.ts';
import type { ImportPlan } from './plan.ts';
import { type ImportItem, type ItemState, isWritten } from './siteChanges.ts';

const STATES: Readonly<Record<ItemState, string>> = {
  added: 'added',
  updated: 'updated',
  unchanged: 'unchanged since the last import',
  edited: 'left alone: edited here since the last import',
  removed: 'left alone: removed here since the last import',
};

const needsPerson = ({ notes, isDraft }: ImportItem) =>
  isDraft || notes.some(({ level }) => level === 'todo');

/** Plain sentences for the terminal and the editor. */
export function summarize({ type, items, notes, files, redirects }: ImportPlan): string[] {
  const count = (state: ItemState, kind: ImportItem['kind']) =>
    items.filter((item) => item.state === state && item.kind === kind).length;
  const written = items.filter(isWritten);
  const left = items.length - written.length;
  const open = items.filter((item) => isWritten(item) && needsPerson(item));
  return [
    `${capitalize(type)}: ${formatCount(count('added', 'page'), 'new page')} and ${formatCount(count('added', 'post'), 'new post')}, ${count('updated', 'page') + count('updated', 'post')} updated.`,
    ...(left > 0
      ? [
          `${formatCount(left, 'item')} left alone: unchanged, or edited or removed here since the last import.`,
        ]
      : []),
    `${formatCount(files.imported, 'picture or document', 'pictures and documents')} imported, ${files.missing} missing.`,
    `${formatCount(redirects, 'redirect')} from old addresses.`,
    ...(open.length > 0
      ? [
          `${formatCount(open.length, 'item')} to look at, ${open.filter(({ isDraft }) => isDraft).length} of them drafts.`,
        ]
      : []),
    ...notes.map(({ text }) => text),
  ];
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The page, from the site folder. */
export const reportFile = (name: string): string => `${IMPORTS_FOLDER}/${slugOf(name) || 'site'}.html`;

/** The changes that write the report. @param base the base path of the site */
export function reportChanges(folder: string, plan: ImportPlan, base: string): FileChange[] {
  const page = reportFile(plan.name);
  const files = [
    [page, reportPage(plan, base)],
    [page.replace(/html$/, 'csv'), reportTable(plan, base)],
  ] as const;
  return files.map(([file, text]) => ({ file, bytes: Buffer.from(text), ...baseOf(join(folder, file)) }));
}

const baseOf = (path: string) => (existsSync(path) ? { base: readFileSync(path) } : {});

function reportTable({ items }: ImportPlan, base: string): string {
  const rows = items.map((item) => ({
    State: STATES[item.state],
    Title: item.title,
    Draft: item.isDraft ? 'yes' : 'no',
    'Old address': item.address,
    'New address': base + href(item.path),
    'To do': textsOf(item, 'todo').join('\n'),
    Changed: textsOf(item, 'changed').join('\n'),
  }));
  return `\uFEFF${Papa.unparse(rows, { escapeFormulae: true })}\r\n`;
}

const textsOf = ({ notes }: ImportItem, level: 'todo' | 'changed') => [
  ...new Set(notes.filter((note) => note.level === level).map(({ text }) => text)),
];

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** A page without scripts, for people who open it from the disk. Items that need a person come first. */
function reportPage(plan: ImportPlan, base: string): string {
  const items = [...plan.items].sort((a, b) => Number(needsPerson(b)) - Number(needsPerson(a)));
  const list = (texts: readonly string[]) =>
    texts.length === 0 ? '' : `<ul>${texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`;
  const rows = items.map(
    (item) =>
      `<tr><th scope="row" dir="auto">${escapeHtml(item.title)}</th><td>${STATES[item.state]}${item.isDraft ? ', draft' : ''}</td><td>${escapeHtml(item.address)}</td><td>${escapeHtml(base + href(item.path))}</td><td>${list(textsOf(item, 'todo'))}</td><td>${list(textsOf(item, 'changed'))}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Import of ${escapeHtml(plan.name)}</title>
<style>
body { font: 1rem/1.5 sans-serif; margin: 1rem auto; max-width: 80rem; padding: 0 1rem; }
div { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { border: 1px solid #bbb; overflow-wrap: anywhere; padding: .4rem; text-align: start; vertical-align: top; }
th { min-width: 8rem; }
ul { margin: 0; padding-inline-start: 1.2rem; }
</style>
</head>
<body>
<h1>Import of ${escapeHtml(plan.name)}</h1>
${list(summarize(plan))}
<div role="group" aria-label="All items" tabindex="0">
<table>
<caption>All items; first those that need a person</caption>
<thead><tr><th scope="col">Title</th><th scope="col">State</th><th scope="col">Old address</th><th scope="col">New address</th><th scope="col">To do</th><th scope="col">Changed</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</div>
</body>
</html>
`;
}
