/** The ribbon over a page that visitors do not see, in development only. Its words are set as text. */

/** Where the development server says of a page what stands on its ribbon; see src/node/dev/handler.ts. */
export const RIBBON = '/@ribbon';

const STYLE = `
  :host { position: fixed; z-index: 2000; inset: auto 0 0; pointer-events: none; }
  p {
    margin: 0; padding: 0.5rem 1rem; background: #8a4b00; color: #fff; font: 600 1rem/1.4 system-ui, sans-serif;
    text-align: center;
  }
`;

let host: HTMLElement | undefined;
/** The page that was asked about last. */
let latestPath: string | undefined;

/** Looks again what there is to say about the page that is shown. */
export async function renewRibbon(): Promise<void> {
  const { pathname } = location;
  latestPath = pathname;
  const response = await fetch(RIBBON + pathname).catch(() => undefined);
  const text = response?.ok ? await response.text() : '';
  if (pathname === location.pathname) show(text);
}

/** Keeps the ribbon that of the page that is shown. */
export function followRibbon(): void {
  renewRibbon();
  // The title changes with the page, after its address.
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
