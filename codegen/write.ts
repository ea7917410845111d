/** `npm run codegen`: writes src/generated from schemas/, and docs/problems.md. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { engineRoot } from '../src/node/content/folder.ts';
import { replaceFile } from '../src/node/system/replaceFile.ts';
import { generated } from './index.ts';
import { problemsPage } from './problemsPage.ts';

const messages = await readFile(join(engineRoot, 'tests/fixtures/messages.txt'), 'utf8');
const problems = { file: 'docs/problems.md', source: problemsPage(messages) };
for (const { file, source } of [...(await generated()), problems]) {
  await replaceFile(join(engineRoot, file), source);
  console.log(`wrote ${file}`);
}
