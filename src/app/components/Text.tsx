/** Runs in other scripts get a `lang` attribute for pronunciation, shaping and direction. */
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
      // biome-ignore lint/suspicious/noArrayIndexKey: a run has no name but its place
      <span key={index} lang={run.lang} dir={run.dir}>
        {run.text}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a run has no name but its place
      <Fragment key={index}>{run.text}</Fragment>
    ),
  );
  // In a flex container each run would be an item and lose the adjacent space.
  return runs.length > 1 ? <span>{runs}</span> : runs;
}
