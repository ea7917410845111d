/** `npm run resolve -- [--site DIR] [--format json] [PATH …]`: what a path is. */
import { createInterface } from 'node:readline';
import { options, run, UsageError } from '../options.ts';
import { type Answer, createResolver } from '../resolver.ts';

await run(async () => {
  const { site, format, rest } = options();
  if (format !== undefined && format !== 'json' && format !== 'text') {
    throw new UsageError(`The format is json or text, not "${format}".`);
  }
  const ask = await createResolver(site);
  if (rest.length > 0) {
    for (const path of rest) {
      const answer = await ask(path);
      console.log(format === 'json' ? JSON.stringify(answer) : inWords(answer));
    }
    return;
  }
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    const path = parseLine(line);
    console.log(
      JSON.stringify(
        path === undefined
          ? { path: line, result: 'none', error: 'The line is no JSON string.' }
          : await ask(path),
      ),
    );
  }
});

function parseLine(line: string): string | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

function inWords({ path, result, url, route, layout, data, file }: Answer): string {
  if (result === 'none') return `${path}\n  belongs to no page`;
  if (result === 'redirect') return `${path}\n  redirect to ${url}`;
  return `${path}
  address  ${url}
  route    ${route === '' ? '(home)' : route}
  layout   ${layout}
  data     public/data/${data}.json
  file     ${file}`;
}
