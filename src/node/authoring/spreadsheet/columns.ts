/** The columns of the tables that the engine reads, with the headings that offices write over them. */
import { CAMP_COLUMNS } from '../../../core/layouts/camp-month.ts';
import { ENGINE_LANGUAGES, loadMessages } from '../../content/locales.ts';

export interface Column {
  /** The heading of an exported column. */
  name: string;
  /** Other headings that offices use. */
  aliases: readonly string[];
  /** True if a table without the column cannot be read. */
  required?: boolean;
}

/** Splits a list at its commas. */
export const words = (list: string): readonly string[] => list.split(/,\s+/);

const CAMP_ALIASES: Readonly<Record<(typeof CAMP_COLUMNS)[number], string>> = {
  campDate: 'Dt, Day, Date of camp, Camp date, Held on, Dates, തീയ്യതി, തിയതി',
  campPlace: 'Venue, Location, Place of camp, Camp place, Area, ക്യാമ്പ് സ്ഥലം',
  campOrganiser: `Organized By, Organiser, Organizer, Organisers, Organised, Conducted By, Arranged By, സംഘാടകർ`,
  campStudents: `Students, Name of Student, Names of Students, Names of the Students, Name of the Students,
    Student Name, Students Name, Student Names, Participants, വിദ്യാർത്ഥികളുടെ പേര്, വിദ്യാർഥികൾ, വിദ്യാർത്ഥികൾ`,
};

/** A column of the table of a month. */
export interface TableColumn extends Column {
  /** True if its cells begin with days. */
  hasDays: boolean;
}

/** @param columnNames from the data file; the columns of camps if empty */
export function tableColumns(columnNames: readonly string[]): TableColumn[] {
  if (columnNames.length > 0) {
    const dayHeadings = new Set(ENGINE_LANGUAGES.map((language) => loadMessages(language).layouts.campDate));
    return columnNames.map((name) => ({ name, aliases: [], required: true, hasDays: dayHeadings.has(name) }));
  }
  return CAMP_COLUMNS.map((column) => ({
    name: loadMessages('en').layouts[column],
    aliases: [
      ...ENGINE_LANGUAGES.map((language) => loadMessages(language).layouts[column]),
      ...words(CAMP_ALIASES[column]),
    ],
    required: true,
    hasDays: column === 'campDate',
  }));
}

/** How the text of a cell becomes the value of a field. */
export type FieldType =
  | 'text'
  | 'day'
  | 'last-day'
  | 'time'
  | 'paragraphs'
  | 'lines'
  | 'tags'
  | 'pictures'
  | 'videos'
  | 'yes';

/** A column that is a field of a record. */
export interface FieldColumn extends Column {
  field: string;
  type: FieldType;
  /** True if no row may leave it empty. */
  isRequired?: boolean;
  /** True if rows must say "none" if others have a value: an empty cell may be the rest of a merged one. */
  allowsNone?: boolean;
}

/** @param aliases separated by commas */
export const fieldColumn = (
  field: string,
  name: string,
  aliases = '',
  more: Partial<FieldColumn> = {},
): FieldColumn => ({ field, name, type: 'text', aliases: aliases === '' ? [] : words(aliases), ...more });

export const SAMPLE_COLUMN: FieldColumn = fieldColumn('sample', 'Sample', '', { type: 'yes' });

/** The fields of the people of a data file. */
export const PEOPLE: readonly FieldColumn[] = [
  fieldColumn(
    'name',
    'Name',
    `Full name, Staff, Staff name, Name of staff, Name of the staff, Name of employee, Employee name, Faculty,
    Faculty name, Name of faculty, Name of the faculty, Teacher, Name of teacher, Member, Name of member, പേര്, नाम`,
    { required: true, isRequired: true },
  ),
  fieldColumn('role', 'Role', 'Designation, Post, Position, Title, തസ്തിക, പദവി, स्थिति, पदनाम, पद', {
    required: true,
    isRequired: true,
  }),
  fieldColumn(
    'category',
    'Category',
    'Department, Dept, Name of department, Tab, Section, Group, വിഭാഗം, വകുപ്പ്, विभाग',
    { allowsNone: true },
  ),
  fieldColumn('imageUrl', 'Photo', 'Picture, Image, Photograph, ഫോട്ടോ'),
  fieldColumn('descriptionUrl', 'Link', 'Profile, Page, Website'),
  fieldColumn('message', 'Message', 'സന്ദേശം', { type: 'paragraphs' }),
  SAMPLE_COLUMN,
];

/** The fields of the entries of a list. */
export const ENTRIES: readonly FieldColumn[] = [
  fieldColumn(
    'title',
    'Title',
    `Event, Event name, Name of event, Name of the event, Title of event, Name of programme, Name of program,
    Name of the programme, Name of the program, Programme, Program, Activity, Name of activity, Topic, തലക്കെട്ട്,
    പരിപാടി, പരിപാടിയുടെ പേര്, शीर्षक, कार्यक्रम`,
    { required: true, isRequired: true },
  ),
  fieldColumn(
    'date',
    'Date',
    `Day, Dt, Date of event, Event date, Date of programme, Held on, Conducted on, തീയതി, തിയതി, തീയ്യതി, तारीख,
    दिनांक`,
    { type: 'day', required: true },
  ),
  fieldColumn('time', 'Time', 'Start time, Begins at, സമയം, समय', { type: 'time' }),
  fieldColumn('endDate', 'Last day', 'End date, To date, Ends on, അവസാന ദിവസം, अंतिम दिन', {
    type: 'last-day',
  }),
  fieldColumn('endTime', 'End time', 'Ends at', { type: 'time' }),
  fieldColumn('place', 'Place', 'Venue, Location, Hall, സ്ഥലം, വേദി, स्थान'),
  fieldColumn(
    'content',
    'Text',
    'Description, Details, Report, Content, Summary, Brief report, വിവരണം, विवरण',
    { type: 'paragraphs' },
  ),
  fieldColumn('url', 'Address', 'Slug, Path, Url'),
  fieldColumn('keywords', 'Keywords', '', { type: 'lines' }),
  fieldColumn('tags', 'Tags', 'Tag, Topics, Subjects, വിഷയങ്ങൾ, विषय', { type: 'tags' }),
  fieldColumn('thumbnail', 'Thumbnail'),
  fieldColumn('images', 'Pictures', 'Images, Photos', { type: 'pictures' }),
  fieldColumn('videos', 'Videos', 'Video, Youtube, Video link, Youtube link', { type: 'videos' }),
  fieldColumn('vidisp', 'How videos are shown', 'vidisp'),
  fieldColumn('language', 'Language'),
  fieldColumn('translationOf', 'Translation of', 'translationOf'),
  fieldColumn('draft', 'Draft', '', { type: 'yes' }),
  fieldColumn('from', 'Shown from', '', { type: 'last-day' }),
  fieldColumn('until', 'Counts until', '', { type: 'last-day' }),
  SAMPLE_COLUMN,
];
