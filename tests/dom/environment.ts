/** The environment of tests that render components: a document of happy-dom, and the modules of Node. */
import { builtinEnvironments } from 'vitest/runtime';

// Without this Vite would resolve modules as for a browser, which has no node:fs.
export default { ...builtinEnvironments['happy-dom'], viteEnvironment: 'ssr' };
