/** Browsers that lack newer features, and pages that extensions change. */
export interface UnusualBrowser {
  name: string;
  /** Runs in each document before any other script. */
  setUp: () => void;
  /** Changes the text of pages and style sheets, for features that no script can remove. */
  rewrite?: readonly (readonly [from: RegExp, to: string])[];
  /** True if the page does not hydrate. */
  hasNoApp?: boolean;
}

/** Makes the DOM reject selectors with a pseudo-class, like a browser without support for it. */
function refuseSelectors(pseudoClass: string) {
  for (const owner of [Element.prototype, Document.prototype])
    for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll']) {
      const real = Reflect.get(owner, name) as ((selector: string) => unknown) | undefined;
      if (!real) continue;
      Reflect.set(owner, name, function (this: unknown, selector: string) {
        if (selector.includes(pseudoClass)) throw new DOMException('unknown selector', 'SyntaxError');
        return real.call(this, selector);
      });
    }
}

function removePopovers() {
  const { prototype } = HTMLElement;
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
    Reflect.deleteProperty(prototype, name);
  // Elements rendered by React would get the real attribute.
  const set = Element.prototype.setAttribute;
  Element.prototype.setAttribute = function (name, value) {
    set.call(this, /^popover/.test(name) ? `data-${name}` : name, value);
  };
}

function refuseSupports() {
  const supports = CSS.supports.bind(CSS);
  Object.assign(CSS, {
    supports: (condition: string) => !condition.includes(':has(') && supports(condition),
  });
}

/** Wraps text like Chrome's translator, which removes the old text node. The functions below call it by its source. */
function installWrapper() {
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const textNodes: Text[] = [];
    while (walker.nextNode()) textNodes.push(walker.currentNode as Text);
    for (const text of textNodes) {
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

/** From the first view on, including later renders. */
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
    for (const element of [document.body, document.querySelector('main')]) {
      for (const how of ['append', 'prepend'] as const) {
        const node = document.createElement('div');
        node.className = 'foreign';
        node.textContent = 'added by an extension';
        element?.[how](node);
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

const refusing = (pseudoClass: string) =>
  new Function(`(${refuseSelectors.toString()})('${pseudoClass}');`) as () => void;

const both = (...parts: (() => void)[]) =>
  new Function(parts.map((part) => `(${part.toString()})();`).join('\n')) as () => void;

/** Features that browsers of Baseline 2023 may lack. */
const NEWER: readonly UnusualBrowser[] = [
  {
    name: 'without popovers',
    setUp: both(removePopovers, refusing(':popover-open')),
    rewrite: [
      [/ popover(target|targetaction)?=/gi, ' data-popover$1='],
      [/\[popover\]/g, '[data-popover]'],
      [/:popover-open/g, ':-no-popover-open'],
    ],
  },
  {
    name: 'without view transitions',
    setUp: () => Reflect.deleteProperty(Document.prototype, 'startViewTransition'),
  },
  {
    name: 'without checkVisibility',
    setUp: () => Reflect.deleteProperty(Element.prototype, 'checkVisibility'),
  },
];

const withoutNewer = {
  setUp: both(...NEWER.map(({ setUp }) => setUp)),
  rewrite: NEWER.flatMap(({ rewrite = [] }) => rewrite),
};

/** Browsers without common faults: a result for one implies nothing for another. */
export const UNUSUAL_BROWSERS: readonly UnusualBrowser[] = [
  { name: 'of Baseline 2023', ...withoutNewer },
  {
    name: 'before Baseline 2023',
    setUp: both(withoutNewer.setUp, refusing(':has('), refuseSupports, () =>
      Reflect.deleteProperty(HTMLElement.prototype, 'inert'),
    ),
    rewrite: [...withoutNewer.rewrite, [/:has\((?!&)/g, ':-no-has('], [/ inert=/g, ' data-inert=']],
    hasNoApp: true,
  },
  { name: 'translated once the app is there', setUp: both(installWrapper, wrapAfter) },
  { name: 'translated from first to last', setUp: both(installWrapper, wrapAlways) },
  { name: 'with an extension at work', setUp: addForeign },
];

/** Browsers whose faults are a part of one of {@link UNUSUAL_BROWSERS}. */
export const PARTLY_UNUSUAL_BROWSERS: readonly UnusualBrowser[] = [
  ...NEWER,
  { name: 'translated before the app comes', setUp: both(installWrapper, wrapBefore) },
];

/** Removes the features that the browser lacks from a file of a site. */
export const rewritten =
  (rewrite: UnusualBrowser['rewrite']) =>
  (text: string): string =>
    (rewrite ?? []).reduce((changed, [from, to]) => changed.replace(from, to), text);
