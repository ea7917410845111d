import { fieldMessages } from '../../core/problems/messages/fields.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { type Path, problemAt, problemAtKey, type SiteFile } from '../../core/problems/problemAt.ts';
import type { CheckedSite } from '../content/model.ts';
import { dataRecords, objectItems } from '../content/siteValues.ts';

export const numberedFields = (site: CheckedSite): Problem[] =>
  site.files.flatMap((file) =>
    dataRecords(file).flatMap(({ index, item }) => recordProblems(file, ['data', index], item)),
  );

function recordProblems(file: SiteFile, path: Path, record: DataRecord): Problem[] {
  switch (file.schema) {
    case 'programme-list':
      return [
        ...sectionProblems(file, path, record),
        ...objectItems(record.programme).flatMap(({ index: entry, item: { content } }) =>
          objectItems(content).flatMap(({ index, item }) =>
            gapProblem(file, [...path, 'programme', entry, 'content', index], item, PARAGRAPHS),
          ),
        ),
      ];
    case 'camp':
      return sectionProblems(file, path, record);
    case 'events':
      return secondEventProblem(file, path, record);
    case 'department':
      if (record.content === undefined && record.sections === undefined)
        return [problemAt(file, path, fieldMessages.missing('sections'), 'sections')];
      return objectItems(record.content).flatMap(({ index, item }) =>
        gapProblem(file, [...path, 'content', index], item, ['para1', 'para2']),
      );
    default:
      return [];
  }
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
