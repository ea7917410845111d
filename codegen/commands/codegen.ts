/** `npm run codegen`: writes src/generated from schemas/. */
import { join } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { replaceFile } from '../process/replaceFile.ts';
import { engineRoot } from '../site/folder.ts';

export const codegen = new Command('codegen')
  .description('writes types and validators from the schemas')
  .addHelpText('after', '\nExample: npm run codegen')
  .action(async () => {
    const { generated } = await import('../generate/index.ts');
    for (const { file, source } of await generated()) {
      await replaceFile(join(engineRoot, file), source);
      console.log(`wrote ${file}`);
    }
  });
