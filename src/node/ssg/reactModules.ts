/** Lets the bundler remove the unused parts of React. */
import type { Plugin } from 'vite';

/** The imported modules, and their implementations. */
const ENTRY = /\/node_modules\/(?:react|react-dom|scheduler)\/[\w-]+\.js$/;
const CODE = /\/node_modules\/(?:react|react-dom|scheduler)\/cjs\/[\w.-]+\.production\.js$/;

/** A package that requires React, and whose dependencies do. */
const CAROUSEL = 'react-responsive-carousel';
const ITS_MODULES = /\/node_modules\/(?:react-responsive-carousel|react-easy-swipe)\//;
/** The members of React that they use. */
export const GIVEN = ['Children', 'Component', 'createElement'];

/**
 * A required module is bundled completely, with all its imports. So the carousel gets an object instead of
 * React, which is filled before the carousel is evaluated.
 */
const HOLDER = '\0react-holder';
const FILLED = '\0react-holder-filled';
const VIRTUAL: ReadonlyMap<string, string> = new Map([
  [HOLDER, 'module.exports = {};'],
  [
    FILLED,
    `import holder from '${HOLDER}'; import { ${GIVEN} } from 'react'; Object.assign(holder, { ${GIVEN} });`,
  ],
  [`\0${CAROUSEL}`, `import '${FILLED}'; export { Carousel } from '${CAROUSEL}';`],
]);

/**
 * React ships as CommonJS, so the bundler keeps all exports. As ES modules it has 2.6 kB gzip less: unused
 * exports are removed, and names are shortened across modules.
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer = '') {
      if (VIRTUAL.has(id)) return id;
      if (id === 'react' && ITS_MODULES.test(importer)) return HOLDER;
      return id === CAROUSEL && !VIRTUAL.has(importer) ? `\0${CAROUSEL}` : undefined;
    },
    load: (id) => VIRTUAL.get(id),
    transform: { filter: { id: [ENTRY, CODE] }, handler: (code) => ({ code: asModule(code), map: null }) },
    // React checks for two functions of the scheduler that only some builds have.
    onLog: (_, { code, id = '' }) => (code === 'IMPORT_IS_UNDEFINED' && CODE.test(id) ? false : undefined),
  };
}

/**
 * @param code a module of React: one that re-exports another, or a production build
 * @throws for any other code
 */
export function asModule(code: string): string {
  const handedOn = /module\.exports = require\('(.*\.production\.js)'\)/.exec(code)?.[1];
  if (handedOn) return `export * from '${handedOn}'; import * as all from '${handedOn}'; export default all;`;
  const names = new Set([...code.matchAll(/\bexports\.(\w+)/g)].map(([, name]) => name));
  const module = code
    .replace(/^(?:var| ) (\w+) = require\("([\w-]+)"\)[,;]$/gm, 'import * as $1 from "$2";')
    .replace(/^exports\./gm, 'var exports.')
    .replace(/\bexports\.(\w+)/g, 'exports_$1');
  if (names.size === 0 || /\b(?:require|exports)\b/.test(module))
    throw new Error('React is no longer written as src/node/ssg/reactModules.ts reads it.');
  return `${module}\nexport { ${[...names].map((name) => `exports_${name} as ${name}`).join(', ')} };`;
}
