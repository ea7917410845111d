/** The one program: `npm run NAME -- …` starts it with the name and what stands behind `--`. */
import { runProgram } from './program.ts';

await runProgram(process.argv.slice(2));
