/** The one program: `npm run NAME -- …` starts it with the name and what stands behind `--`. */
import { endWithNpm } from '../process/parent.ts';
import { runProgram } from './program.ts';

endWithNpm();
await runProgram(process.argv.slice(2));
