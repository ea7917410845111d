/** Lets the bundler leave out the parts of react-router that the app does not use. */
import type { Plugin } from 'vite';

const CALL = /(= )(React\d*\.(?:createContext|forwardRef|memo)\()/g;
/** Names for React's developer tools, and the context of the error boundary of routes, of which the app has none. */
const ASSIGNMENT = /^(?:\w+\.displayName|RenderErrorBoundary\.contextType) = .*;$/gm;

/**
 * react-router ships as one module whose contexts and components are made by calls of React at the top level. A bundler
 * cannot know that those calls do nothing but return, and keeps each with all that it refers to: forms, fetchers, links of
 * the data router; 8 kB gzip that no page of ours runs. Here each call is marked as pure
 * (https://rollupjs.org/configuration-options/#pure), and assignments that would keep what is not used are dropped.
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
