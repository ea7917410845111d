/** The files of the editor's window, ready for the browser. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { engineRoot, isInstalled } from '../site/folder.ts';

interface WindowFile {
  type: string;
  body: string | Uint8Array;
}

/** The files of the window by their addresses. */
type WindowFiles = ReadonlyMap<string, WindowFile>;

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Editor</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/main.css">
</head>
<body>
<div id="window"><noscript>The editor needs JavaScript.</noscript></div>
<script type="module" src="/main.js"></script>
</body>
</html>
`;

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

/** Where a package has the window ready-made. */
const packed = join(engineRoot, 'compiled/window');

/** @throws (rejects) with what esbuild says of code that cannot be compiled */
export async function windowFiles(): Promise<WindowFiles> {
  const built = isInstalled && existsSync(packed) ? readPacked() : await compileWindow();
  const files = new Map<string, WindowFile>([['/', { type: 'text/html', body: PAGE }]]);
  for (const { name, body } of built)
    files.set(`/${name}`, { type: TYPES[extname(name)] ?? 'text/plain', body });
  return files;
}

const readPacked = () =>
  ['main.js', 'main.css'].map((name) => ({ name, body: readFileSync(join(packed, name)) }));

/** Makes the window ready for a package; bin/prepack.js asks for it. @throws (rejects) as {@link windowFiles} does */
export async function packWindow(): Promise<void> {
  await mkdir(packed, { recursive: true });
  for (const { name, body } of await compileWindow()) await writeFile(join(packed, name), body);
}

async function compileWindow() {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: engineRoot,
    entryPoints: { main: 'codegen/edit/window/main.tsx' },
    outdir: packed,
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    target: ['chrome111', 'firefox113', 'safari16.4'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles.map(({ path, contents }) => ({ name: basename(path), body: contents }));
}
