/** Text of the content, with each run in another script marked with its language, so that it is pronounced, shaped and placed rightly. */
import { Fragment } from 'react';
import { languageRuns } from '../../core/i18n/language.ts';
import { joinUnits } from '../../core/i18n/text.ts';
import { useLocale } from '../hooks/useLocale.ts';

export function Text({ children }: { children: string }) {
  const { scripts } = useLocale();
  const text = joinUnits(children);
  if (!scripts.letter?.test(text)) return text;
  const runs = languageRuns(text, scripts).map((run, index) =>
    run.lang || run.dir ? (
      // The runs of one text never change places.
      // biome-ignore lint/suspicious/noArrayIndexKey: a run has no name but its place
      <span key={index} lang={run.lang} dir={run.dir}>
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
