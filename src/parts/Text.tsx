/** Text of the content, with each run of Malayalam marked as such, so that it is pronounced and shaped rightly. */
import { Fragment } from 'react';

/** Malayalam letters, with the joiners, spaces, digits and punctuation between them. */
const MALAYALAM =
  /[\u0D00-\u0D7F][\u0D00-\u0D7F\u200C\u200D]*(?:[\s\p{P}\p{N}]+[\u0D00-\u0D7F][\u0D00-\u0D7F\u200C\u200D]*)*/gu;

/** The pieces of a text and the language of each; undefined stands for the language of the page. */
export function languageRuns(text: string): { text: string; lang?: 'ml' }[] {
  const runs: { text: string; lang?: 'ml' }[] = [];
  let end = 0;
  for (const found of text.matchAll(MALAYALAM)) {
    if (found.index > end) runs.push({ text: text.slice(end, found.index) });
    runs.push({ text: found[0], lang: 'ml' });
    end = found.index + found[0].length;
  }
  if (end < text.length) runs.push({ text: text.slice(end) });
  return runs;
}

export function Text({ children }: { children: string }) {
  if (!/[\u0D00-\u0D7F]/.test(children)) return children;
  const runs = languageRuns(children).map((run, index) =>
    run.lang ? (
      // The runs of one text never change places.
      // biome-ignore lint/suspicious/noArrayIndexKey: a run has no name but its place
      <span key={index} lang={run.lang}>
        {run.text}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a run has no name but its place
      <Fragment key={index}>{run.text}</Fragment>
    ),
  );
  // In a flexible box each run would be an item of its own and lose the space beside it.
  return runs.length > 1 ? <span>{runs}</span> : runs;
}
