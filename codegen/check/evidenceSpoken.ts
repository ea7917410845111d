/** The languages that answers are translated into are others of the site. */
import type { EvidenceFile } from '../../src/generated/types.ts';
import type { Problem } from '../../src/problem.ts';
import { at, type SiteFile } from '../problems/problemAt.ts';
import { evidenceWords } from '../problems/words/evidence.ts';
import type { CheckedSite } from '../site/model.ts';
import { languagesIn } from '../site/translations.ts';

/** Translations that no page shows. */
export function spoken(
  { site, manifest, files }: CheckedSite,
  file: SiteFile,
  { answers }: EvidenceFile,
): Problem[] {
  if (!site || !manifest) return [];
  const own = site.language;
  const others = new Set([
    ...manifest.routes.flatMap(({ language }) => language ?? []),
    ...languagesIn(files.map(({ value }) => value)),
  ]);
  others.delete(own);
  return answers.flatMap((answer, index) => {
    const translations = 'translations' in answer ? answer.translations : undefined;
    return Object.keys(translations ?? {})
      .filter((language) => !others.has(language))
      .map((language) => {
        const words =
          language === own
            ? evidenceWords.languageOwn(language)
            : evidenceWords.languageUnknown(language, [...others]);
        return at(file, ['answers', index, 'translations', language], { ...words, value: language }, true);
      });
  });
}
