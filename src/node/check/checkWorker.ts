/** Worker thread of backgroundCheck.ts. */
import { runErrorChecks } from './index.ts';

export default ({ folder, release }: { folder: string; release: boolean }) => runErrorChecks(folder, release);
