import { formatCount, formatMegabytes } from '../../core/problems/message.ts';
import type { PublishOutcome } from './index.ts';
import { formatTarget, type Target } from './target.ts';

/** The output of the command. */
export function formatPublishOutcome(published: PublishOutcome, target: Target): string {
  const to = formatTarget(target);
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
      ...nameLines(sent),
      `${formatCount(removed.length, 'file')} would be removed.`,
      ...nameLines(removed),
    ].join('\n');
  }
  const rollbackNote = published.isLast
    ? '\nThe host could not keep the release before, so there is no way back to it.'
    : '';
  return `${formatCount(sent.length, 'file')} sent, ${removed.length} removed: ${to}${rollbackNote}`;
}

const MAX_NAMES = 5;

const nameLines = (paths: readonly string[]) => [
  ...paths.slice(0, MAX_NAMES).map((path) => `  ${path}`),
  ...(paths.length > MAX_NAMES ? [`  and ${paths.length - MAX_NAMES} more`] : []),
];
