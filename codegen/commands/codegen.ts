/** `npm run codegen`: writes src/generated from schemas/, and docs/problems.md. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { replaceFile } from '../process/replaceFile.ts';
import { engineRoot } from '../site/folder.ts';

export const codegen = new Command('codegen')
  .description('writes types and validators from the schemas, and docs/problems.md')
  .addHelpText('after', '\nExample: npm run codegen')
  .action(async () => {
    const { generated } = await import('../generate/index.ts');
    const { problemsPage } = await import('../problems/problemsPage.ts');
    for (const { file, source } of [
      ...(await generated()),
      {
        file: 'docs/problems.md',
        source: problemsPage(await readFile(join(engineRoot, 'tests/fixtures/messages.txt'), 'utf8')),
      },
    ]) {
      await replaceFile(join(engineRoot, file), source);
      console.log(`wrote ${file}`);
    }
  });
