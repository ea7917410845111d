/** `site.css`, the style sheet of a site: its rules come after those of the engine. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions, Message, OnResolveArgs, OnResolveResult } from 'esbuild';
import { stripByteOrderMark } from '../../core/json/json.ts';
import { cssMessages } from '../../core/problems/messages/css.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { type ProblemContent, problemInFile } from '../../core/problems/problemAt.ts';
import { isFilePath, sitePath } from '../../core/route/link.ts';
import { fileHref } from '../../core/route/path.ts';
import { SITE_CSS } from './folder.ts';
import { pathStatus } from './pathStatus.ts';
import { publicFile } from './publicFolder.ts';

/** Every page contains the style sheet. */
const MAX_SIZE_KILOBYTES = 64;

/** The oldest browsers for which styles are compiled. */
export const CSS_TARGET = ['chrome100', 'firefox100', 'safari15'];

export interface SiteCss {
  /** As written; empty without a file. */
  text: string;
  /** Minified, in the layer `site`; empty without a file, or with errors. */
  css: string;
  problems: readonly Problem[];
}

const NONE: SiteCss = { text: '', css: '', problems: [] };

/**
 * Reads and compiles the style sheet. Never throws for invalid content.
 *
 * @param folder the site folder
 * @param base the base path of the site
 */
export async function readSiteCss(folder: string, base: string): Promise<SiteCss> {
  const status = pathStatus(folder, SITE_CSS);
  if (status.kind === 'refused') return { ...NONE, problems: [status.problem] };
  if (status.kind !== 'file') return NONE;
  const kilobytes = Math.ceil(status.size / 1024);
  if (kilobytes > MAX_SIZE_KILOBYTES)
    return {
      ...NONE,
      problems: [problemInFile(SITE_CSS, cssMessages.tooLarge(kilobytes, MAX_SIZE_KILOBYTES))],
    };
  const text = stripByteOrderMark(await readFile(join(folder, SITE_CSS), 'utf8'));
  const { css, problems } = await compile(text, (args) => resolveFile(args, folder, base));
  return { text, problems, css: problems.some(({ severity }) => severity === 'error') ? '' : css };
}

async function compile(text: string, resolve: (args: OnResolveArgs) => OnResolveResult) {
  const options: BuildOptions & { write: false } = {
    stdin: { contents: text, loader: 'css', sourcefile: SITE_CSS },
    bundle: true,
    minify: true,
    target: CSS_TARGET,
    write: false,
    logLevel: 'silent',
    plugins: [{ name: 'site-files', setup: ({ onResolve }) => onResolve({ filter: /()/ }, resolve) }],
  };
  // Most sites have no style sheet.
  const { build } = await import('esbuild');
  const result = await build(options).catch((error: unknown) => {
    if (isFailure(error)) return error;
    throw error;
  });
  const css = 'outputFiles' in result ? (result.outputFiles[0]?.text.trim() ?? '') : '';
  const problems = [...result.errors, ...result.warnings].map(toProblem);
  return { css: css === '' ? '' : `@layer site{${css}}`, problems };
}

interface Failure {
  errors: Message[];
  warnings: Message[];
}

const isFailure = (error: unknown): error is Failure =>
  typeof error === 'object' && error !== null && 'errors' in error && 'warnings' in error;

/** Returns the address of a file of the site, or an error with the message for its problem. */
function resolveFile({ kind, path }: OnResolveArgs, folder: string, base: string): OnResolveResult {
  const refuse = (detail: ProblemContent): OnResolveResult => ({ errors: [{ detail }] });
  if (kind === 'entry-point') return {};
  if (kind === 'import-rule') return refuse({ ...cssMessages.import, value: path });
  if (path.startsWith('#')) return { path, external: true };
  if (/^data:/i.test(path)) return refuse(cssMessages.embedded);
  const file = sitePath(path.replace(/^(?:\.?\/)?(?:public\/)?/, ''));
  if (file === undefined || !isFilePath(file)) return refuse({ ...cssMessages.elsewhere, value: path });
  if (pathStatus(folder, publicFile(file)).kind !== 'file')
    return refuse({ ...cssMessages.fileMissing(publicFile(file)), value: path });
  return { path: base + fileHref(file), external: true };
}

/** @param message of esbuild: the column is 0-based, in bytes of UTF-8 */
function toProblem({ id, text, location, notes, detail }: Message): Problem {
  const finding: ProblemContent =
    detail ??
    (id === 'unsupported-css-property'
      ? cssMessages.property(text, /"(.+)"/.exec(notes[0]?.text ?? '')?.[1])
      : cssMessages.syntax(text));
  const textAhead = Buffer.from(location?.lineText ?? '').subarray(0, location?.column ?? 0);
  return {
    ...problemInFile(SITE_CSS, finding),
    ...(location && { line: location.line, column: textAhead.toString().length + 1 }),
  };
}
