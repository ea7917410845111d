/** Loaded before a command: when it ends, what it has used goes to file descriptor 3 as JSON. */
import { writeSync } from 'node:fs';

export interface Use {
  /** The most memory that the process had at any time, in kB. */
  maxRSS: number;
  /** Processor time of all its threads, in microseconds. */
  userCPUTime: number;
  systemCPUTime: number;
}

process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime }: Use = process.resourceUsage();
  writeSync(3, JSON.stringify({ maxRSS, userCPUTime, systemCPUTime }));
});
