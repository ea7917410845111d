/** The environment of tests that render components: a document of happy-dom, and the modules of Node. */
import { builtinEnvironments } from 'vitest/runtime';

const { setup } = builtinEnvironments['happy-dom'];

export default {
  ...builtinEnvironments['happy-dom'],
  // Without this Vite would resolve modules as for a browser, which has no node:fs.
  viteEnvironment: 'ssr',
  setup: async (global: Record<string, unknown>, options: Record<string, unknown>) => {
    // Requests go to a server in this process: happy-dom would send CORS preflights.
    const { fetch, AbortController, AbortSignal, TextDecoderStream } = global;
    const ended = await setup(global, options);
    Object.assign(global, { fetch, AbortController, AbortSignal, TextDecoderStream });
    return ended;
  },
};
