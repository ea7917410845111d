/** Puts values into the words of the window. */

/** A sentence with a number in it. */
interface PluralMessage {
  one: string;
  other: string;
}

/** @param text with names in braces, such as "Saved at {time}." */
export const format = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (found, name: string) => String(values[name] ?? found));

/** The sentence for a number. @param language of the words */
export const formatCount = (messages: PluralMessage, count: number, language: string): string =>
  format(new Intl.PluralRules(language).select(count) === 'one' ? messages.one : messages.other, {
    count: count.toLocaleString(language),
  });

/** The time of a day, and the day too when it is another one. @param time in milliseconds since 1970 @param now the same */
export function formatMoment(time: number, now: number, language: string): string {
  const isToday = new Date(time).toDateString() === new Date(now).toDateString();
  const options = isToday
    ? ({ timeStyle: 'short' } as const)
    : ({ dateStyle: 'medium', timeStyle: 'short' } as const);
  return new Intl.DateTimeFormat(language, options).format(time);
}
