import { createInterface } from 'node:readline';
import { Command, Option } from '@commander-js/extra-typings';
import {
  createResolver,
  type PathResolution,
  type ResolvePath,
  resolveLine,
} from '../node/content/resolver.ts';
import { siteOption } from './options.ts';

export const resolve = new Command('resolve')
  .description('Prints the page or redirect of an address')
  .argument('[path...]', 'the addresses; default: one JSON string per line of standard input')
  .addOption(siteOption())
  .addOption(new Option('--format <format>', 'output format').choices(['text', 'json']).default('text'))
  .addHelpText('after', '\nExample: npm run resolve -- /about --format json')
  .action(async (paths, { site, format }) => {
    const resolver = await createResolver(site);
    for (const path of paths) {
      const resolution = await resolver(path);
      console.log(format === 'json' ? JSON.stringify(resolution) : formatResolution(resolution));
    }
    if (paths.length === 0) await resolveLines(resolver);
  });

async function resolveLines(resolver: ResolvePath): Promise<void> {
  if (process.stdin.isTTY)
    console.error(
      'Type an address in quotation marks, such as "/about", and Enter; Ctrl-D ends. Or give it with the command.',
    );
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() !== '') console.log(JSON.stringify(await resolveLine(resolver, line)));
  }
}

function formatResolution({ path, result, url, route, layout, data, file }: PathResolution): string {
  if (result === 'none') return `${path}\n  belongs to no page`;
  if (result === 'redirect') return `${path}\n  redirect to ${url}`;
  return `${path}
  address  ${url}
  route    ${route === '' ? '(home)' : route}
  layout   ${layout}
  data     public/data/${data}.json
  file     ${file}`;
}
