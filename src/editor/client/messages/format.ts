import { format, plural } from '../../../core/i18n/format.ts';
import { type ActionSummary, COMPLIANCE_PATH, SETTINGS_PATH } from '../../shared/protocol.ts';
import type { ActionMessages } from './messages.ts';

/** Formats a plural message, with the number as {count}. */
export const formatCount = (forms: { one: string; other: string }, count: number, language: string): string =>
  format(plural(forms, count, language), { count: count.toLocaleString(language) });

/**
 * Formats the time of day, with the date unless it is today.
 *
 * @param time in milliseconds since 1970 @param now the same
 */
export function formatMoment(time: number, now: number, language: string): string {
  const isToday = new Date(time).toDateString() === new Date(now).toDateString();
  const options = isToday
    ? ({ timeStyle: 'short' } as const)
    : ({ dateStyle: 'medium', timeStyle: 'short' } as const);
  return new Intl.DateTimeFormat(language, options).format(time);
}

/**
 * Formats a message about an action, such as "Undo: added Canteen".
 *
 * @param message with the placeholder {action}
 */
export function formatAction(
  message: string,
  { type, name, moreCount }: ActionSummary,
  { summaries, summaryNames, nameAndMore }: ActionMessages,
): string {
  const names: Readonly<Record<string, string>> = {
    [SETTINGS_PATH]: summaryNames.settings,
    [COMPLIANCE_PATH]: summaryNames.compliance,
  };
  const label = names[name] ?? name;
  const all = moreCount === undefined ? label : format(nameAndMore, { name: label, count: moreCount });
  return format(message, { action: format(summaries[type], { name: all }) });
}

export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
