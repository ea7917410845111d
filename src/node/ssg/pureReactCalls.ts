/** Lets the bundler remove the unused parts of react-router. */
import type { Plugin } from 'vite';

const CALL = /(= )(React\d*\.(?:createContext|forwardRef|memo)\()/g;
/**
 * Names for React's developer tools, and the context of route error boundaries, which the app does not use.
 */
const ASSIGNMENT = /^(?:\w+\.displayName|RenderErrorBoundary\.contextType) = .*;$/gm;

/**
 * react-router is one module that creates contexts and components at the top level. The bundler cannot know
 * that these calls have no effects, and keeps 8 kB gzip of forms, fetchers and data router. So each call is
 * marked as pure (https://rollupjs.org/configuration-options/#pure), and assignments to unused values are
 * removed.
 */
export function pureReactCalls(): Plugin {
  return {
    name: 'pure-react-calls',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) => ({ code: markPure(code), map: null }),
    },
  };
}

/** @param code an ES module that calls React as `React`, `React2` … */
export const markPure = (code: string) => code.replace(CALL, '$1/* @__PURE__ */ $2').replace(ASSIGNMENT, '');
