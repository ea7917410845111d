/** Checks a site in a thread of its own; see beside.ts. */
import { errorsOf } from './index.ts';

export default ({ folder, release }: { folder: string; release: boolean }) => errorsOf(folder, release);
