/** Checks a site in a thread of its own; see beside.ts. */
import { judge } from './index.ts';

export default ({ folder, release }: { folder: string; release: boolean }) => judge(folder, release);
