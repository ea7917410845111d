/** `npm run codegen`: writes src/generated from schemas/. */
import { writeFileSync } from 'node:fs';
import { generated } from '../generated.ts';

for (const { file, source } of await generated()) {
  writeFileSync(file, source);
  console.log(`wrote ${file}`);
}
