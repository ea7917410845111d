import { fieldMessages } from '../../core/problems/messages/fields.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { type Path, problemAt, problemAtKey, type SiteFile } from '../../core/problems/problemAt.ts';
import type { CheckedSite } from '../content/model.ts';
import { dataRecords, objectItems } from '../content/siteValues.ts';

export function numberedFields(site: CheckedSite): Problem[] {
  return site.files.flatMap((file) => {
    switch (file.schema) {
      case 'programme-list':
        return dataRecords(file).flatMap(({ index, item }) => [
          ...sectionProblems(file, ['data', index], item),
          ...objectItems(item.programme).flatMap(({ index: entry, item: { content } }) =>
            objectItems(content).flatMap(({ index: record, item: paragraphs }) =>
              gapProblem(
                file,
                ['data', index, 'programme', entry, 'content', record],
                paragraphs,
                PARAGRAPHS,
              ),
            ),
          ),
        ]);
      case 'camp':
        return dataRecords(file).flatMap(({ index, item }) => sectionProblems(file, ['data', index], item));
      case 'events':
        return dataRecords(file).flatMap(({ index, item }) =>
          secondEventProblem(file, ['data', index], item),
        );
      case 'department':
        return dataRecords(file).flatMap(({ index, item: { content, sections } }) =>
          content === undefined && sections === undefined
            ? [problemAt(file, ['data', index], fieldMessages.missing('sections'), 'sections')]
            : objectItems(content).flatMap(({ index: contentIndex, item }) =>
                gapProblem(file, ['data', index, 'content', contentIndex], item, ['para1', 'para2']),
              ),
        );
      default:
        return [];
    }
  });
}

type DataRecord = Readonly<Record<string, unknown>>;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const PARAGRAPHS = ['para', ...numbers(13).map((number) => `para${number}`)];
const SECTIONS = numbers(10);

/** A text without its heading appears under the previous one. */
function sectionProblems(file: SiteFile, path: Path, record: DataRecord): Problem[] {
  const withoutHeading = SECTIONS.flatMap((number) => {
    const [heading, text] = [`sub${number}`, `desc${number}`];
    if (record[text] === undefined || record[heading] !== undefined) return [];
    const previousText = number === 1 ? 'desc' : `desc${number - 1}`;
    return [
      problemAtKey(file, [...path, text], fieldMessages.textWithoutHeading(text, heading, previousText)),
    ];
  });
  if (withoutHeading.length > 0) return withoutHeading;
  return gapProblem(
    file,
    path,
    record,
    SECTIONS.map((number) => `sub${number}`),
  );
}

/** Reports the first field after a gap. Nothing is lost, but a value is probably missing. */
function gapProblem(file: SiteFile, path: Path, record: DataRecord, names: readonly string[]): Problem[] {
  const gap = names.findIndex((name) => record[name] === undefined);
  const fieldAfterGap =
    gap < 0 ? undefined : names.find((name, index) => index > gap && record[name] !== undefined);
  if (fieldAfterGap === undefined) return [];
  return [problemAtKey(file, [...path, fieldAfterGap], fieldMessages.gap(fieldAfterGap, names[gap] ?? ''))];
}

/** The second event of a row is hidden without a title. */
function secondEventProblem(file: SiteFile, path: Path, record: DataRecord): Problem[] {
  if (record.title1 !== undefined) return [];
  const field = ['date1', 'time1', 'endDate1', 'endTime1', 'place1', 'para1', 'background1'].find(
    (name) => record[name] !== undefined,
  );
  if (field === undefined) return [];
  return [problemAtKey(file, [...path, field], fieldMessages.secondEventWithoutTitle(field))];
}
