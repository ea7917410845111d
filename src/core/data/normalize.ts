/**
 * Converts data files to lists with plain names. Only this file uses the numbered and shortened fields of the
 * specification (section 3).
 */
import type {
  CampProgramme,
  CampRecord,
  DepartmentContent,
  DepartmentRecord,
  EventRow,
  ListItem,
  ParagraphRecord,
  ProgrammeEntry,
  ProgrammeRecord,
  SectionHeadings,
  UnitSection,
} from '../../generated/types.ts';
import { paragraphsOf } from '../i18n/text.ts';
import type {
  CampMonth,
  Content,
  DataFiles,
  DataKind,
  Department,
  EventCard,
  Expirable,
  Programme,
  Section,
  Subject,
} from '../model.ts';
import { writtenPath } from '../route/path.ts';

/** An entry as the build publishes it. */
type WithExpiry<T> = T & Expirable;

/** A record, possibly one that the build derived from others. */
type ListRecord = (ProgrammeRecord | CampRecord) & Pick<Subject, 'archive'>;

const normalizers: { [K in DataKind]: (file: DataFiles[K]) => Content[K] } = {
  'programme-list': ({ data }) =>
    listSubjects(
      data,
      data.map(({ programme: entries = [], headings }) =>
        entries.map((entry) => toProgramme(entry, headings)),
      ),
    ),
  camp: ({ data }) =>
    listSubjects(
      data,
      data.map((record) => (record.programme ?? []).map((entry) => toCampMonth(entry, record))),
    ),
  department: (file) =>
    byPath(
      file.data.map(
        ({
          url,
          language,
          translationOf,
          expiredNotice,
          content = [],
          sections = [],
        }: WithExpiry<DepartmentRecord>) => ({
          path: writtenPath(url),
          language,
          translationOf,
          expiredNotice,
          sections: [...content.flatMap(contentSections), ...sections.map(withParagraphs)],
        }),
      ),
    ),
  people: (file) =>
    file.data.map(({ name, role, imageUrl, descriptionUrl, category, message }) => ({
      name,
      role,
      image: imageUrl,
      href: descriptionUrl,
      category,
      message,
    })),
  events: (file) => file.data.flatMap(toEventCards),
  'activity-cards': (file) => file.data.map(({ title, url, img }) => ({ title, href: url, image: img })),
  info: (file) => file.data[0] ?? { blocks: [] },
};

/** @param file a file that its schema accepts */
export function normalize<K extends DataKind>(kind: K, file: DataFiles[K]): Content[K] {
  return normalizers[kind](file);
}

/** The first of two entries with one path wins; the check reports the other. */
function byPath<T extends { path: string }>(items: readonly T[]): ReadonlyMap<string, T> {
  const map = new Map<string, T>();
  for (const item of items) if (!map.has(item.path)) map.set(item.path, item);
  return map;
}

const withParagraphs = ({ heading, paragraphs = [], image }: UnitSection) => ({ heading, paragraphs, image });

function contentSections({
  para1,
  para2,
  img1,
  head1,
  subpara1,
  img2,
}: DepartmentContent): Department['sections'] {
  const present = (paragraph: string | undefined) => paragraph !== undefined;
  return [
    { paragraphs: [para1, para2].filter(present), image: img1 },
    { heading: head1, paragraphs: [subpara1].filter(present), image: img2 },
  ];
}

/** Expired entries have a page but are in no list. */
function listSubjects<P extends Programme>(records: readonly ListRecord[], lists: readonly P[][]) {
  const subjects = records.map((record, index) =>
    toSubject(record, lists[index]?.filter(({ expiredNotice }) => !expiredNotice) ?? []),
  );
  return { subjects, entries: byPath(lists.flat()) };
}

function toSubject(record: ListRecord, programmes: Programme[]): Subject {
  return {
    heading: record.club,
    paragraphs: paragraphsOf(record.desc),
    sections: [...numberedSections(record), ...subheadSections(record)],
    objectives: (record.list ?? []).map(itemText),
    lists: [
      { heading: record.list2Heading, items: (record.list2 ?? []).map(itemText) },
      { heading: record.list3Heading, items: (record.list3 ?? []).map(itemText) },
    ].filter(({ items }) => items.length > 0),
    listStyle: record.liclass ?? 'bullets',
    programmes,
    programmesDisplay: record.sectiondisp ?? 'cards',
    archive: record.archive,
    reports: (record.report ?? []).map(({ title, url1 }) => ({ label: title, href: url1 })),
    committee: 'committee' in record ? (record.committee ?? []) : [],
    contacts: 'contacts' in record ? record.contacts : undefined,
    headings: record.headings,
    // The columns of a camp file belong to its months.
    columns: 'committee' in record ? record.columns : undefined,
  };
}

function itemText(item: ListItem): string {
  return typeof item === 'string' ? item : item.li;
}

const SECTION_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

function numberedSections(record: ProgrammeRecord | CampRecord): Section[] {
  return SECTION_NUMBERS.flatMap((number) => {
    const heading = record[`sub${number}`];
    const paragraphs = paragraphsOf(record[`desc${number}`]);
    return heading === undefined && paragraphs.length === 0 ? [] : [{ heading, paragraphs }];
  });
}

function subheadSections({ subhead = [] }: ProgrammeRecord | CampRecord): Section[] {
  return subhead.map(({ subheading, description }) => ({
    heading: subheading,
    paragraphs: paragraphsOf(description),
  }));
}

function toProgramme(
  { url, content = [], images = [], videos = [], vidisp = 'grid', ...rest }: WithExpiry<ProgrammeEntry>,
  headings: SectionHeadings | undefined,
): Programme {
  return {
    ...rest,
    path: writtenPath(url),
    paragraphs: content.flatMap(recordParagraphs),
    images,
    videos,
    videoDisplay: vidisp,
    headings,
  };
}

const PARAGRAPH_NUMBERS = ['', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;

function recordParagraphs(record: ParagraphRecord): string[] {
  return PARAGRAPH_NUMBERS.flatMap((number) => paragraphsOf(record[`para${number}`]));
}

function toCampMonth(
  { url, table = [], images = [], ...rest }: WithExpiry<CampProgramme>,
  { columns, headings }: CampRecord,
): CampMonth {
  return {
    ...rest,
    path: writtenPath(url),
    paragraphs: [],
    images,
    videos: [],
    videoDisplay: 'hidden',
    rows: table.map((row) =>
      row.map(({ dat = '', text = dat, bold, s1, rowSpan = s1 }) => ({ text, bold, rowSpan })),
    ),
    columns,
    headings,
  };
}

/** A row has up to two cards (specification, section 2.4). */
function toEventCards(row: EventRow): EventCard[] {
  const card = (n: '' | '1', title: string): EventCard => ({
    title,
    date: row[`date${n}`],
    time: row[`time${n}`],
    endDate: row[`endDate${n}`],
    endTime: row[`endTime${n}`],
    place: row[`place${n}`],
    text: row[`para${n}`],
    image: row[`background${n}`],
    href: row[`url${n}`],
  });
  const { title, title1 } = row;
  return title1 === undefined ? [card('', title)] : [card('', title), card('1', title1)];
}
