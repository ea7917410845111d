/** Transformed modules of React and its router. */
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { asModule, GIVEN } from '../../src/node/ssg/reactModules.ts';
import { markPure } from '../../src/node/ssg/viteConfig.ts';

const require = createRequire(import.meta.url);

/** The production build for each entry that the app imports. */
const ENTRIES = [
  ['react', 'cjs/react.production.js'],
  ['react/jsx-runtime', 'cjs/react-jsx-runtime.production.js'],
  ['react-dom', 'cjs/react-dom.production.js'],
  ['react-dom/client', 'cjs/react-dom-client.production.js'],
] as const;

const productionOf = (entry: string, file: string) => require.resolve(entry).replace(/[^/\\]+$/, file);

test.each(ENTRIES)('the installed %s has the same exports as a module', async (entry, file) => {
  const path = productionOf(entry, file);
  const { body } = parseAst(asModule(await readFile(path, 'utf8')));
  const exported = body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration'
      ? statement.specifiers.map(({ exported }) => ('name' in exported ? exported.name : exported.value))
      : [],
  );
  expect(exported.sort()).toEqual(Object.keys(require(path)).sort());
});

test.each(ENTRIES)('%s re-exports its production build', async (entry, file) => {
  expect(asModule(await readFile(require.resolve(entry), 'utf8'))).toContain(`./${file}`);
});

test('unused parts of React are removed', async () => {
  const bundled = async (name: string) => {
    const contents = asModule(await readFile(productionOf('react', 'cjs/react.production.js'), 'utf8'));
    const result = await build({
      stdin: { contents: `export { ${name} } from 'react';` },
      bundle: true,
      format: 'esm',
      write: false,
      plugins: [
        {
          name: 'react',
          setup: ({ onResolve, onLoad }) => {
            onResolve({ filter: /^react$/ }, () => ({ path: 'react', namespace: 'module' }));
            onLoad({ filter: /.*/, namespace: 'module' }, () => ({ contents }));
          },
        },
      ],
    });
    return result.outputFiles[0]?.text ?? '';
  };
  expect(await bundled('useOptimistic')).toContain('useOptimistic');
  expect(await bundled('useState')).not.toContain('useOptimistic');
});

test('the installed carousel uses only the provided parts of React', async () => {
  const carousel = dirname(require.resolve('react-responsive-carousel'));
  const swipe = dirname(createRequire(carousel).resolve('react-easy-swipe'));
  const used = new Set<string | undefined>();
  for (const folder of [carousel, swipe])
    for (const name of await readdir(folder, { recursive: true })) {
      if (!name.endsWith('.js')) continue;
      const code = await readFile(join(folder, name), 'utf8');
      for (const [, part] of code.matchAll(/\b_react2?(?:\.default)?\.(?!default)(\w+)/g)) used.add(part);
    }
  expect([...used].sort()).toEqual(GIVEN);
});

test('React in another form is refused', () => {
  expect(() => asModule('module.exports = {};')).toThrow('no longer');
  expect(() => asModule('var other = load("react"); other.use();')).toThrow('no longer');
});

test('top-level calls of React are marked as pure, and display names are removed', () => {
  const code = [
    'import * as React3 from "react";',
    'var Context = React3.createContext(null);',
    'Context.displayName = "Context";',
    'var Link = React3.forwardRef(function LinkWithRef() {});',
    'const value = React3.useContext(Context);',
  ].join('\n');
  expect(markPure(code)).toBe(
    [
      'import * as React3 from "react";',
      'var Context = /* @__PURE__ */ React3.createContext(null);',
      '',
      'var Link = /* @__PURE__ */ React3.forwardRef(function LinkWithRef() {});',
      'const value = React3.useContext(Context);',
    ].join('\n'),
  );
});

test('the installed router has its calls in that form', async () => {
  const router = dirname(createRequire(import.meta.url).resolve('react-router'));
  const bundle = async (mark: boolean) => {
    const result = await build({
      stdin: { contents: 'export { BrowserRouter } from "react-router";', resolveDir: router },
      bundle: true,
      format: 'esm',
      external: ['react', 'react-dom'],
      write: false,
      plugins: [
        {
          name: 'mark',
          setup: ({ onLoad }) =>
            onLoad({ filter: /react-router\/dist\/.*\.mjs$/ }, async ({ path }) => {
              const contents = await readFile(path, 'utf8');
              return { contents: mark ? markPure(contents) : contents, loader: 'js' };
            }),
        },
      ],
    });
    return result.outputFiles[0]?.text ?? '';
  };
  expect(await bundle(false)).toContain('PrefetchPageLinks');
  expect(await bundle(true)).not.toContain('PrefetchPageLinks');
  expect(await bundle(true)).not.toContain('RenderErrorBoundary');
});
