/** What publishing has done, or would do, in the words of the command. */
import { formatCount, formatMegabytes } from '../../core/problems/message.ts';
import type { Published } from './index.ts';
import { inWords, type Target } from './target.ts';

/** @param target where it went */
export function saidOf(published: Published, target: Target): string {
  const to = inWords(target);
  if (published.kind === 'same') return `${to} has this release already.`;
  if (published.kind === 'packed') {
    const { files, bytes, isPlan } = published;
    const all = `${formatCount(files, 'file')}, ${formatMegabytes(bytes)}`;
    return isPlan ? `${all} would go into ${to}.` : `${all}: ${to}`;
  }
  const { sent, removed } = published;
  if (published.kind === 'planned') {
    return [
      `To ${to}:`,
      `${formatCount(sent.length, 'file')} would be sent, ${formatMegabytes(published.bytes)}.`,
      ...names(sent),
      `${formatCount(removed.length, 'file')} would be removed.`,
      ...names(removed),
    ].join('\n');
  }
  const wayBack = published.isLast
    ? '\nThe host could not keep the release before, so there is no way back to it.'
    : '';
  return `${formatCount(sent.length, 'file')} sent, ${removed.length} removed: ${to}${wayBack}`;
}

/** How many names are said. */
const MOST_NAMES = 5;

const names = (paths: readonly string[]) => [
  ...paths.slice(0, MOST_NAMES).map((path) => `  ${path}`),
  ...(paths.length > MOST_NAMES ? [`  and ${paths.length - MOST_NAMES} more`] : []),
];
