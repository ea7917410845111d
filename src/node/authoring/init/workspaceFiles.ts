/** The files around the content of a new site: for npm, VS Code, git, GitHub and its maintainers. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parse } from 'jsonc-parser';
import { format } from '../../../core/i18n/format.ts';
import { engineVersion } from '../../content/engine.ts';
import { engineRoot } from '../../content/folder.ts';
import type { InitOptions } from './starterFiles.ts';
import { starterMessages } from './starters.ts';

/** The commands with a script in the package.json of a site. */
const SCRIPTS = [
  'start',
  'dev',
  'edit',
  'check',
  'build',
  'publish',
  'verify',
  'new',
  'import',
  'export',
  'move',
  'remove',
  'lock',
  'report',
  'resolve',
] as const;

/** @param folder the site folder, absolute @returns the files by their paths from the site folder */
export const workspaceFiles = (folder: string, options: InitOptions): Map<string, string> =>
  new Map([
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
    ['.gitignore', 'node_modules/\ndist/\n.dist-*\n.cache/\n/report.html\n/imports/*-rejected*\n'],
    ['.github/workflows/site.yml', readShippedFile('src/node/authoring/init/workflow.yml')],
    ['README.md', createGuide(options)],
  ]);

/** The README in the language of the site, else in English. */
function createGuide({ name, languages: [main = 'en', ...others] }: InitOptions): string {
  const localizedFile = `src/locales/guide.${main.split('-')[0]}.md`;
  const isLocalized = existsSync(join(engineRoot, localizedFile));
  // The guide, and sections on further languages with and without sample pages.
  const [guide = '', translated = '', missing = ''] = readShippedFile(
    isLocalized ? localizedFile : 'src/locales/guide.en.md',
  ).split('\n---\n');
  const section = (text: string, codes: readonly string[]) =>
    codes.length === 0
      ? ''
      : format(text, {
          codes: codes.map((code) => `\`${code}\``).join(', '),
          folder: codes[0]?.toLowerCase() ?? '',
        });
  const parts = [
    `# ${name}`,
    isLocalized
      ? ''
      : `This guide is in English, since there is none in the language of the site (\`${main}\`) yet.`,
    guide,
    section(
      translated,
      others.filter((code) => starterMessages(code)),
    ),
    section(
      missing,
      others.filter((code) => !starterMessages(code)),
    ),
  ];
  return `${parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n')}\n`;
}

const json = (value: object) => `${JSON.stringify(value, undefined, 2)}\n`;

/**
 * Returns the version specifier of the engine for npm: the folder, file or URL that the running engine was
 * installed from, else a range for the registry.
 *
 * @param folder the folder of the package.json
 */
function engineSource(folder: string): string {
  const registryRange = `^${engineVersion}`;
  const fileAt = (path: string) => `file:${relative(folder, path).replaceAll('\\', '/')}`;
  const [above = engineRoot] = engineRoot.split(/[\\/]node_modules[\\/]/);
  // A clone of the repository.
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
    // Installed by a program that writes no package.json.
    return registryRange;
  }
}

const readShippedFile = (file: string) => readFileSync(join(engineRoot, file), 'utf8');

/** The settings of the repository, with the path at which npm installs the schemas. */
export const editorSettings = (): string =>
  readShippedFile('.vscode/settings.json').replace(
    /"(\.\.?\/(?:\.\.\/)*)schemas\//g,
    '"$1node_modules/site-from-data/schemas/',
  );

/** The tasks of the repository for which a site has a script. */
function editorTasks(): string {
  const { tasks, ...rest } = parse(readShippedFile('.vscode/tasks.json')) as { tasks: { script: string }[] };
  return json({ ...rest, tasks: tasks.filter(({ script }) => isScript(script)) });
}

const isScript = (name: string) => SCRIPTS.some((script) => script === name);
