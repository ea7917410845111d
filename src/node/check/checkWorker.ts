/** Checks a site in a thread of its own; see backgroundCheck.ts. */
import { runErrorChecks } from './index.ts';

export default ({ folder, release }: { folder: string; release: boolean }) => runErrorChecks(folder, release);
