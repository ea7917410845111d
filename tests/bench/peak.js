/** Preloaded into a command: writes its resource usage as JSON to file descriptor 3 when it ends; see command.ts. */
import { writeSync } from 'node:fs';

process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  writeSync(3, JSON.stringify({ maxRSS, userCPUTime, systemCPUTime }));
});
