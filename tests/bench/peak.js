/** Loaded before a command: when it ends, what it has used goes to file descriptor 3 as JSON; see command.ts. */
import { writeSync } from 'node:fs';

process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  writeSync(3, JSON.stringify({ maxRSS, userCPUTime, systemCPUTime }));
});
