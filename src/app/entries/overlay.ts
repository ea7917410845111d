/** Dialog with content problems, in development only. Content is inserted as text, never as HTML. */
import type { Line } from '../../core/problems/problem.ts';
import type { OverlayProblem, ProblemReport } from './devEvents.ts';

const STYLE = `
  dialog {
    box-sizing: border-box; width: min(60rem, 100vw - 1rem); max-width: none; max-height: calc(100vh - 1rem);
    overflow: auto; padding: 1rem; border: 0; border-top: 0.5rem solid #c62f2f; border-radius: 0.5rem;
    background: #fff; color: #1d1d1f; font: 1rem/1.5 system-ui, sans-serif; color-scheme: light;
    box-shadow: 0 1rem 4rem rgb(0 0 0 / 40%);
  }
  dialog::backdrop { background: rgb(0 0 0 / 45%); }
  .head { display: flex; gap: 1rem; align-items: start; justify-content: space-between; }
  h2 { margin: 0.5rem 0; font-size: 1.25rem; line-height: 1.3; }
  p { margin: 0.25rem 0; overflow-wrap: anywhere; }
  ol { margin: 1rem 0; padding: 0; list-style: none; }
  li + li { margin-top: 1rem; padding-top: 1rem; border-top: 1px solid #d8d8dc; }
  .place { font: 0.875rem/1.5 ui-monospace, monospace; color: #57575c; }
  .message { font-weight: 600; }
  pre {
    margin: 0.5rem 0; padding: 0.5rem; overflow-x: auto; border-radius: 0.25rem; background: #f3f3f5;
    font: 0.875rem/1.5 ui-monospace, monospace; tab-size: 2;
  }
  mark { background: #ffd9d6; color: #8d1111; text-decoration: underline wavy #c62f2f; text-underline-offset: 0.2em; }
  button {
    flex: none; min-height: 2.75rem; padding: 0 1rem; border: 2px solid #1d1d1f; border-radius: 0.375rem; background: #fff;
    color: inherit; font: inherit; cursor: pointer;
  }
  :focus-visible { outline: 3px solid #0b57d0; outline-offset: 2px; }
`;

let dialog: HTMLDialogElement | undefined;
let current = '';

/** Shows or replaces the report; an empty report closes the dialog. */
export function showReport(report: ProblemReport) {
  const key = JSON.stringify(report);
  if (key === current) return;
  current = key;
  if (report.problems.length === 0) {
    dialog?.close();
    return;
  }
  dialog ??= createDialog();
  dialog.replaceChildren(...content(report));
  if (dialog.open) dialog.querySelector('button')?.focus();
  else dialog.showModal();
}

/** A modal dialog: the browser makes the page inert, handles Escape and restores the focus. */
function createDialog(): HTMLDialogElement {
  const host = document.createElement('content-problems');
  const root = host.attachShadow({ mode: 'open' });
  const style = new CSSStyleSheet();
  style.replaceSync(STYLE);
  root.adoptedStyleSheets = [style];
  const created = document.createElement('dialog');
  created.setAttribute('role', 'alertdialog');
  created.setAttribute('aria-labelledby', 'title');
  created.setAttribute('aria-describedby', 'problems');
  root.append(created);
  document.body.append(host);
  return created;
}

function content({ problems, more }: ProblemReport): HTMLElement[] {
  const count = problems.length + more;
  const title = element('h2', count === 1 ? 'A mistake in the content' : `${count} mistakes in the content`);
  title.id = 'title';
  const list = element('ol');
  list.id = 'problems';
  list.append(...problems.map(item));
  const button = element('button', 'Hide (Esc)');
  button.type = 'button';
  button.autofocus = true;
  button.addEventListener('click', () => dialog?.close());
  const head = withClass('head', element('div'));
  head.append(title, button);
  const rest = more > 0 ? [element('p', `And ${more} more; "npm run check" lists them all.`)] : [];
  return [head, element('p', 'This goes away as soon as the mistake is fixed and saved.'), list, ...rest];
}

function item({ code, file, line, column, message, hint, lines }: OverlayProblem): HTMLElement {
  const location = line === undefined ? file : `${file}, line ${line}, column ${column}`;
  const entry = element('li');
  entry.append(
    withClass('place', element('p', `${location} · ${code}`)),
    withClass('message', element('p', message)),
    ...(lines.length > 0 ? [excerpt(lines)] : []),
    ...(hint === undefined ? [] : [element('p', hint)]),
  );
  return entry;
}

function excerpt(lines: readonly Line[]): HTMLElement {
  const width = String(lines.at(-1)?.number).length;
  const block = element('pre');
  block.tabIndex = 0;
  for (const { number, text, mark } of lines) {
    const start = mark?.start ?? text.length;
    const end = start + (mark?.length ?? 0);
    block.append(`${String(number).padStart(width)}  ${text.slice(0, start)}`);
    // A problem at the end of a line has no character to mark, so a space is marked.
    if (mark) block.append(element('mark', text.slice(start, end) || ' '));
    block.append(`${text.slice(end)}\n`);
  }
  return block;
}

function element<K extends keyof HTMLElementTagNameMap>(name: K, text = ''): HTMLElementTagNameMap[K] {
  const created = document.createElement(name);
  created.textContent = text;
  return created;
}

function withClass<E extends HTMLElement>(name: string, target: E): E {
  target.className = name;
  return target;
}
