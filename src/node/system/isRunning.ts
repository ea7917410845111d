import { errorCode } from './systemError.ts';

/** Whether a process of this number runs. @param pid a whole number */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process of another user may not be signalled.
    return errorCode(error) === 'EPERM';
  }
}
