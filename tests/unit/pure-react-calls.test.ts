import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { markPure } from '../../src/node/ssg/viteConfig.ts';

test('calls of React at the top level are marked and names for the developer tools go', () => {
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

test('the router that is installed still has its calls in the form that is marked', async () => {
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
