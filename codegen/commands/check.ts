/** `npm run check -- [--site DIR] [--format text|json|github] [--release]`: everything that is wrong with the content. */

import { formatGithub, formatJson, formatText } from '../check/format.ts';
import { checkSite } from '../check/index.ts';
import { options, run, UsageError } from '../options.ts';

const formats = { text: formatText, json: formatJson, github: formatGithub };

const isFormat = (name: string): name is keyof typeof formats => Object.hasOwn(formats, name);

await run(async () => {
  const { site, format = 'text', release } = options();
  if (!isFormat(format)) throw new UsageError(`The format is text, json or github, not "${format}".`);
  const problems = await checkSite(site, release);
  const text = formats[format](problems);
  if (text !== '') console.log(text);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  if (format === 'text') {
    console.log(
      problems.length === 0
        ? 'No problems found.'
        : `\n${errors} errors, ${problems.length - errors} warnings.`,
    );
  }
  if (errors > 0) process.exitCode = 1;
});
