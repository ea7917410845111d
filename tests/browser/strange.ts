/** Browsers that lack newer features, and pages that somebody else changes. */
export interface Strange {
  name: string;
  /** Runs in each document before anything else. */
  before: () => void;
  /** Changes of the text of pages and style sheets, for what no script can take away. */
  rewrite?: readonly (readonly [from: RegExp, to: string])[];
  /** Whether the page stays as without JavaScript. */
  hasNoApp?: boolean;
}

/** Makes the DOM refuse a pseudo-class, as a browser does that has never heard of it. */
function refusePopover() {
  const { prototype } = HTMLElement;
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
    Reflect.deleteProperty(prototype, name);
  for (const owner of [Element.prototype, Document.prototype])
    for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll']) {
      const real = Reflect.get(owner, name) as ((selector: string) => unknown) | undefined;
      if (!real) continue;
      Reflect.set(owner, name, function (this: unknown, selector: string) {
        if (selector.includes(':popover-open')) throw new DOMException('unknown selector', 'SyntaxError');
        return real.call(this, selector);
      });
    }
  // What React draws by itself would get the real attribute.
  const set = Element.prototype.setAttribute;
  Element.prototype.setAttribute = function (name, value) {
    set.call(this, /^popover/.test(name) ? `data-${name}` : name, value);
  };
}

function refuseHas() {
  for (const owner of [Element.prototype, Document.prototype])
    for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll']) {
      const real = Reflect.get(owner, name) as ((selector: string) => unknown) | undefined;
      if (!real) continue;
      Reflect.set(owner, name, function (this: unknown, selector: string) {
        if (selector.includes(':has(')) throw new DOMException('unknown selector', 'SyntaxError');
        return real.call(this, selector);
      });
    }
}

function refuseSupports() {
  const supports = CSS.supports.bind(CSS);
  Object.assign(CSS, {
    supports: (condition: string) => !condition.includes(':has(') && supports(condition),
  });
}

/** Wraps the words as Chrome's translator does: the old text node is gone. Called by the functions below by its source. */
function installWrapper() {
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) found.push(walker.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('font, script, style, textarea')) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  Object.assign(window, { wrap: () => document.body && wrap(document.body) });
}

function wrapBefore() {
  addEventListener('DOMContentLoaded', () => (Reflect.get(window, 'wrap') as () => void)());
}

function wrapAfter() {
  new MutationObserver((_, observer) => {
    if (document.documentElement?.dataset.ready === undefined) return;
    observer.disconnect();
    (Reflect.get(window, 'wrap') as () => void)();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] });
}

/** From the first view on, whatever is drawn later. */
function wrapAlways() {
  const wrap = Reflect.get(window, 'wrap') as () => void;
  addEventListener('DOMContentLoaded', () => {
    wrap();
    let waiting = false;
    new MutationObserver(() => {
      if (waiting) return;
      waiting = true;
      setTimeout(() => {
        waiting = false;
        wrap();
      }, 30);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

function addForeign() {
  const add = () => {
    for (const place of [document.body, document.querySelector('main')]) {
      for (const how of ['append', 'prepend'] as const) {
        const node = document.createElement('div');
        node.className = 'foreign';
        node.textContent = 'added by an extension';
        place?.[how](node);
      }
    }
  };
  addEventListener('DOMContentLoaded', add);
  new MutationObserver((_, observer) => {
    if (document.documentElement?.dataset.ready === undefined) return;
    observer.disconnect();
    add();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] });
}

const both = (...parts: (() => void)[]) =>
  new Function(parts.map((part) => `(${part.toString()})();`).join('\n')) as () => void;

/** What browsers of Baseline 2023 may lack. */
const NEWER: readonly Strange[] = [
  {
    name: 'without popovers',
    before: refusePopover,
    rewrite: [
      [/ popover(target|targetaction)?=/gi, ' data-popover$1='],
      [/\[popover\]/g, '[data-popover]'],
      [/:popover-open/g, ':-no-popover-open'],
    ],
  },
  {
    name: 'without view transitions',
    before: () => Reflect.deleteProperty(Document.prototype, 'startViewTransition'),
  },
  {
    name: 'without checkVisibility',
    before: () => Reflect.deleteProperty(Element.prototype, 'checkVisibility'),
  },
];

const withoutNewer = {
  before: both(...NEWER.map(({ before }) => before)),
  rewrite: NEWER.flatMap(({ rewrite = [] }) => rewrite),
};

/** Those that have nothing in common: what one of them meets says nothing about another. */
export const STRANGE: readonly Strange[] = [
  { name: 'of Baseline 2023', ...withoutNewer },
  {
    name: 'before Baseline 2023',
    before: both(withoutNewer.before, refuseHas, refuseSupports, () =>
      Reflect.deleteProperty(HTMLElement.prototype, 'inert'),
    ),
    rewrite: [...withoutNewer.rewrite, [/:has\((?!&)/g, ':-no-has('], [/ inert=/g, ' data-inert=']],
    hasNoApp: true,
  },
  { name: 'translated once the app is there', before: both(installWrapper, wrapAfter) },
  { name: 'translated from first to last', before: both(installWrapper, wrapAlways) },
  { name: 'with an extension at work', before: addForeign },
];

/** Those that are a part of one of {@link STRANGE}. */
export const PARTLY_STRANGE: readonly Strange[] = [
  ...NEWER,
  { name: 'translated before the app comes', before: both(installWrapper, wrapBefore) },
];

/** Changes a file of a site, so that the browser meets nothing in it that it is said to lack. */
export const rewritten =
  (rewrite: Strange['rewrite']) =>
  (text: string): string =>
    (rewrite ?? []).reduce((changed, [from, to]) => changed.replace(from, to), text);
