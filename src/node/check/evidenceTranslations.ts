/** Translated answers must be in a language of the site, and name existing parts of pages. */
import { translatedPath, translationsOfRows } from '../../core/i18n/locale.ts';
import { evidenceMessages } from '../../core/problems/messages/evidence.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { problemAtKey, problemWithValue, type SiteFile } from '../../core/problems/problemAt.ts';
import { writtenPath } from '../../core/route/path.ts';
import type { EvidenceFile } from '../../generated/types.ts';
import type { CheckedSite } from '../content/model.ts';
import { entriesWithLanguage, languagesIn } from '../content/translations.ts';
import { findMissingPart } from './evidenceSources.ts';

export function unusedTranslations(
  { site, manifest, files }: CheckedSite,
  file: SiteFile,
  { answers }: EvidenceFile,
): Problem[] {
  if (!site || !manifest) return [];
  const siteLanguage = site.language;
  const others = new Set([
    ...manifest.routes.flatMap(({ language }) => language ?? []),
    ...languagesIn(files.map(({ value }) => value)),
  ]);
  others.delete(siteLanguage);
  return answers.flatMap((answer, index) => {
    const translations = 'translations' in answer ? answer.translations : undefined;
    return Object.keys(translations ?? {})
      .filter((language) => !others.has(language))
      .map((language) => {
        const message =
          language === siteLanguage
            ? evidenceMessages.languageOwn(language)
            : evidenceMessages.languageUnknown(language, [...others]);
        return problemAtKey(file, ['answers', index, 'translations', language], message);
      });
  });
}

export async function missingParts(
  site: CheckedSite,
  file: SiteFile,
  { answers }: EvidenceFile,
): Promise<Problem[]> {
  const { language: mainLanguage } = site.site ?? {};
  if (!site.manifest || mainLanguage === undefined) return [];
  const translations = [
    ...translationsOfRows(site.manifest.routes),
    ...translationsOfRows(site.files.flatMap(({ value }) => entriesWithLanguage(value))),
  ];
  const problems = answers.flatMap((answer, index) =>
    Object.entries(answer.by === 'page' ? (answer.translations ?? {}) : {}).map(
      async ([language, { part }]) => {
        if (part === undefined || answer.by !== 'page') return [];
        const page = translatedPath(writtenPath(answer.page), { language, mainLanguage }, translations);
        const finding = await findMissingPart(site, page, part);
        const valuePath = ['answers', index, 'translations', language, 'part'];
        return finding ? [problemWithValue(file, valuePath, finding)] : [];
      },
    ),
  );
  return (await Promise.all(problems)).flat();
}
