/** Ribbon over a page that is not live, in development only. Content is inserted as text, never as HTML. */

/** See src/node/dev/handler.ts. */
export const RIBBON = '/@ribbon';

const STYLE = `
  :host { position: fixed; z-index: 2000; inset: auto 0 0; pointer-events: none; }
  p {
    margin: 0; padding: 0.5rem 1rem; background: #8a4b00; color: #fff; font: 600 1rem/1.4 system-ui, sans-serif;
    text-align: center;
  }
`;

let host: HTMLElement | undefined;
let latestPath: string | undefined;

export async function renewRibbon(): Promise<void> {
  const { pathname } = location;
  latestPath = pathname;
  const response = await fetch(RIBBON + pathname).catch(() => undefined);
  const text = response?.ok ? await response.text() : '';
  if (pathname === location.pathname) show(text);
}

export function followRibbon(): void {
  renewRibbon();
  // The title changes after the address.
  new MutationObserver(() => {
    if (latestPath !== location.pathname) renewRibbon();
  }).observe(document.head, { subtree: true, childList: true, characterData: true });
}

function show(text: string): void {
  if (text === '') {
    host?.remove();
    return;
  }
  host ??= createRibbon();
  const line = host.shadowRoot?.querySelector('p');
  if (line) line.textContent = text;
  document.body.append(host);
}

function createRibbon(): HTMLElement {
  const created = document.createElement('page-ribbon');
  const root = created.attachShadow({ mode: 'open' });
  const style = new CSSStyleSheet();
  style.replaceSync(STYLE);
  root.adoptedStyleSheets = [style];
  const line = document.createElement('p');
  line.setAttribute('role', 'status');
  root.append(line);
  return created;
}
