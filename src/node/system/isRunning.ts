import { errorCode } from './systemError.ts';

/** @param pid an integer */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user exists but may not be signalled.
    return errorCode(error) === 'EPERM';
  }
}
