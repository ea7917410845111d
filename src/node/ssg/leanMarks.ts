/** Leaves out of what reads marks in the browser all of Markdown that texts do not have. */
import type { Plugin } from 'vite';

const ALL = "import * as defaultConstructs from './constructs.js';";

/**
 * micromark brings code for headings, HTML and the like, which `src/core/data/inlineMarkdown.ts` switches off; as an object of a module
 * it also needs a helper in the app itself. What is left of Markdown is named there.
 */
export function leanMarks(): Plugin {
  return {
    name: 'lean-marks',
    apply: 'build',
    transform: {
      filter: { id: /\/micromark\/lib\/parse\.js$/ },
      handler: (code) => {
        if (!code.includes(ALL)) throw new Error('micromark names its constructs otherwise.');
        return { code: code.replace(ALL, 'const defaultConstructs = {};'), map: null };
      },
    },
  };
}
