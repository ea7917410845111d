/** What stands around the content of a new site: for npm, the editor, git, the CI service, and the people who keep it. */
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parse } from 'jsonc-parser';
import { engineVersion } from '../../content/engine.ts';
import { engineRoot } from '../../content/folder.ts';
import { guideOf } from './guides.ts';
import type { InitOptions } from './starterFiles.ts';

/** The commands that have a script in a site. */
const SCRIPTS = [
  'start',
  'dev',
  'edit',
  'check',
  'build',
  'publish',
  'verify',
  'new',
  'export',
  'move',
  'remove',
  'lock',
  'report',
  'resolve',
] as const;

/**
 * The files by their paths from the folder of the site.
 *
 * @param folder the site folder, absolute
 */
export function workspaceFiles(folder: string, answers: InitOptions): Map<string, string> {
  return new Map([
    [
      'package.json',
      json({
        private: true,
        scripts: Object.fromEntries(SCRIPTS.map((name) => [name, `site-from-data ${name}`])),
        dependencies: { 'site-from-data': engineSource(folder) },
      }),
    ],
    ['.vscode/settings.json', editorSettings()],
    ['.vscode/tasks.json', editorTasks()],
    ['.gitignore', 'node_modules/\ndist/\n.dist-*\n.cache/\n/report.html\n'],
    ['.github/workflows/site.yml', WORKFLOW],
    ['README.md', guideOf(answers)],
  ]);
}

const json = (value: object) => `${JSON.stringify(value, undefined, 2)}\n`;

/**
 * Where npm finds the engine: a folder, a file or an address when that is where the one that runs has come from, else the registry.
 *
 * @param folder the folder of the package.json that will say it
 */
function engineSource(folder: string): string {
  const registryRange = `^${engineVersion}`;
  const fileAt = (path: string) => `file:${relative(folder, path).replaceAll('\\', '/')}`;
  const [above = engineRoot] = engineRoot.split(/[\\/]node_modules[\\/]/);
  // A copy of the repository, which no registry has.
  if (above === engineRoot) return fileAt(engineRoot);
  try {
    const { dependencies } = JSON.parse(readFileSync(join(above, 'package.json'), 'utf8')) as {
      dependencies?: Readonly<Record<string, string>>;
    };
    const dependency = dependencies?.['site-from-data'] ?? '';
    const [, file] = /^file:(.*)$/.exec(dependency) ?? [];
    if (file !== undefined) return fileAt(resolve(above, file));
    return /^(https?|git)\b.*:/.test(dependency) ? dependency : registryRange;
  } catch {
    // Installed by something that writes no such file.
    return registryRange;
  }
}

const readShippedFile = (file: string) => readFileSync(join(engineRoot, file), 'utf8');

/** Those of the repository, with the schemas where npm puts them. */
export const editorSettings = (): string =>
  readShippedFile('.vscode/settings.json').replace(
    /"(\.\.?\/(?:\.\.\/)*)schemas\//g,
    '"$1node_modules/site-from-data/schemas/',
  );

/** Those of the repository for which a site has a script. */
function editorTasks(): string {
  const { tasks, ...rest } = parse(readShippedFile('.vscode/tasks.json')) as { tasks: { script: string }[] };
  return json({ ...rest, tasks: tasks.filter(({ script }) => isScript(script)) });
}

const isScript = (name: string) => SCRIPTS.some((script) => script === name);

const WORKFLOW = `# Checks the site whenever it is changed, and keeps the built website for a look at it.
name: Site
on:
  push:
  pull_request:
  # Every night, so that what has "from" or "until" comes and goes by itself. The time is UTC: write one shortly after your midnight.
  schedule:
    - cron: "10 0 * * *"
permissions:
  contents: read
jobs:
  site:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
        with:
          # The day on which a page was last changed is told from the history.
          fetch-depth: 0
      - uses: actions/setup-node@v4
        with:
          node-version: 22
          cache: npm
      - run: npm ci
      - run: npx site-from-data check --format github
      - run: npx site-from-data verify
      - run: npx site-from-data build
      - uses: actions/upload-artifact@v4
        with:
          name: site
          path: dist
          include-hidden-files: true
`;
