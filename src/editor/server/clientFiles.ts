/** The compiled files of the editor's client. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { compiledPath } from '../../node/content/engine.ts';

interface ClientFile {
  type: string;
  body: string | Uint8Array;
}

/** By URL path. */
export type ClientFiles = ReadonlyMap<string, ClientFile>;

const HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Editor</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/window.css">
<link rel="modulepreload" href="/window.js">
</head>
<body>
<div id="window"><noscript>The editor needs JavaScript.</noscript></div>
<script type="module" src="/main.js"></script>
</body>
</html>
`;

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

export function readClientFiles(): ClientFiles {
  const folder = compiledPath('window');
  const files = new Map<string, ClientFile>([['/', { type: 'text/html', body: HTML }]]);
  for (const name of readdirSync(folder))
    files.set(`/${name}`, {
      type: TYPES[extname(name)] ?? 'text/plain',
      body: readFileSync(join(folder, name)),
    });
  return files;
}
