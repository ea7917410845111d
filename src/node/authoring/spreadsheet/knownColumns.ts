/** What offices write over the columns of the tables that can be read, besides the words of the interface. */
import { CAMP_COLUMNS } from '../../../core/layouts/camp-month.ts';
import { ENGINE_LANGUAGES, loadMessages } from '../../content/locales.ts';
import type { Column } from './columns.ts';

const CAMP_ALIASES: Readonly<Record<(typeof CAMP_COLUMNS)[number], readonly string[]>> = {
  campDate: ['Dt', 'Day', 'Date of camp', 'Camp date', 'Held on', 'Dates', 'തീയ്യതി', 'തിയതി'],
  campPlace: ['Venue', 'Location', 'Place of camp', 'Camp place', 'Area', 'ക്യാമ്പ് സ്ഥലം'],
  campOrganiser: [
    'Organized By',
    'Organiser',
    'Organizer',
    'Organisers',
    'Organised',
    'Conducted By',
    'Arranged By',
    'സംഘാടകർ',
  ],
  campStudents: [
    'Students',
    'Name of Student',
    'Names of Students',
    'Names of the Students',
    'Name of the Students',
    'Student Name',
    'Students Name',
    'Student Names',
    'Participants',
    'വിദ്യാർത്ഥികളുടെ പേര്',
    'വിദ്യാർഥികൾ',
    'വിദ്യാർത്ഥികൾ',
  ],
};

/** A column of the table of a month. */
export interface TableColumn extends Column {
  /** Whether its cells begin with days. */
  hasDays: boolean;
}

/** The columns of the tables of a list of months. @param columnNames those that its data file names, else none */
export function tableColumns(columnNames: readonly string[]): TableColumn[] {
  if (columnNames.length > 0) {
    const days = new Set(ENGINE_LANGUAGES.map((language) => loadMessages(language).layouts.campDate));
    return columnNames.map((name) => ({ name, aliases: [], required: true, hasDays: days.has(name) }));
  }
  return CAMP_COLUMNS.map((column) => ({
    name: loadMessages('en').layouts[column],
    aliases: [
      ...ENGINE_LANGUAGES.map((language) => loadMessages(language).layouts[column]),
      ...CAMP_ALIASES[column],
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
  /** Whether rows may not leave it empty. */
  isRequired?: boolean;
  /** Whether rows must say "none" where others have something: an empty cell may be what is left of a merged one. */
  allowsNone?: boolean;
}

/** People of a data file. */
export const PEOPLE: readonly FieldColumn[] = [
  {
    field: 'name',
    type: 'text',
    name: 'Name',
    required: true,
    isRequired: true,
    aliases: [
      'Full name',
      'Staff',
      'Staff name',
      'Name of staff',
      'Name of the staff',
      'Name of employee',
      'Employee name',
      'Faculty',
      'Faculty name',
      'Name of faculty',
      'Name of the faculty',
      'Teacher',
      'Name of teacher',
      'Member',
      'Name of member',
      'പേര്',
      'नाम',
    ],
  },
  {
    field: 'role',
    type: 'text',
    name: 'Role',
    required: true,
    isRequired: true,
    aliases: ['Designation', 'Post', 'Position', 'Title', 'തസ്തിക', 'പദവി', 'स्थिति', 'पदनाम', 'पद'],
  },
  {
    field: 'category',
    type: 'text',
    name: 'Category',
    allowsNone: true,
    aliases: [
      'Department',
      'Dept',
      'Name of department',
      'Tab',
      'Section',
      'Group',
      'വിഭാഗം',
      'വകുപ്പ്',
      'विभाग',
    ],
  },
  { field: 'imageUrl', type: 'text', name: 'Photo', aliases: ['Picture', 'Image', 'Photograph', 'ഫോട്ടോ'] },
  { field: 'descriptionUrl', type: 'text', name: 'Link', aliases: ['Profile', 'Page', 'Website'] },
  { field: 'message', type: 'paragraphs', name: 'Message', aliases: ['സന്ദേശം'] },
  { field: 'sample', type: 'yes', name: 'Sample', aliases: [] },
];

/** Entries of a list, each with a page of its own. */
export const ENTRIES: readonly FieldColumn[] = [
  {
    field: 'title',
    type: 'text',
    name: 'Title',
    required: true,
    isRequired: true,
    aliases: [
      'Event',
      'Event name',
      'Name of event',
      'Name of the event',
      'Title of event',
      'Name of programme',
      'Name of program',
      'Name of the programme',
      'Name of the program',
      'Programme',
      'Program',
      'Activity',
      'Name of activity',
      'Topic',
      'തലക്കെട്ട്',
      'പരിപാടി',
      'പരിപാടിയുടെ പേര്',
      'शीर्षक',
      'कार्यक्रम',
    ],
  },
  {
    field: 'date',
    type: 'day',
    name: 'Date',
    required: true,
    aliases: [
      'Day',
      'Dt',
      'Date of event',
      'Event date',
      'Date of programme',
      'Held on',
      'Conducted on',
      'തീയതി',
      'തിയതി',
      'തീയ്യതി',
      'तारीख',
      'दिनांक',
    ],
  },
  {
    field: 'time',
    type: 'time',
    name: 'Time',
    aliases: ['Start time', 'Begins at', 'സമയം', 'समय'],
  },
  {
    field: 'endDate',
    type: 'last-day',
    name: 'Last day',
    aliases: ['End date', 'To date', 'Ends on', 'അവസാന ദിവസം', 'अंतिम दिन'],
  },
  {
    field: 'endTime',
    type: 'time',
    name: 'End time',
    aliases: ['Ends at'],
  },
  {
    field: 'place',
    type: 'text',
    name: 'Place',
    aliases: ['Venue', 'Location', 'Hall', 'സ്ഥലം', 'വേദി', 'स्थान'],
  },
  {
    field: 'content',
    type: 'paragraphs',
    name: 'Text',
    aliases: ['Description', 'Details', 'Report', 'Content', 'Summary', 'Brief report', 'വിവരണം', 'विवरण'],
  },
  { field: 'url', type: 'text', name: 'Address', aliases: ['Slug', 'Path', 'Url'] },
  { field: 'keywords', type: 'lines', name: 'Keywords', aliases: [] },
  { field: 'tags', type: 'tags', name: 'Tags', aliases: ['Tag', 'Topics', 'Subjects', 'വിഷയങ്ങൾ', 'विषय'] },
  { field: 'thumbnail', type: 'text', name: 'Thumbnail', aliases: [] },
  { field: 'images', type: 'pictures', name: 'Pictures', aliases: ['Images', 'Photos'] },
  {
    field: 'videos',
    type: 'videos',
    name: 'Videos',
    aliases: ['Video', 'Youtube', 'Video link', 'Youtube link'],
  },
  { field: 'vidisp', type: 'text', name: 'How videos are shown', aliases: ['vidisp'] },
  { field: 'language', type: 'text', name: 'Language', aliases: [] },
  { field: 'translationOf', type: 'text', name: 'Translation of', aliases: ['translationOf'] },
  { field: 'draft', type: 'yes', name: 'Draft', aliases: [] },
  { field: 'from', type: 'last-day', name: 'Shown from', aliases: [] },
  { field: 'until', type: 'last-day', name: 'Counts until', aliases: [] },
  { field: 'sample', type: 'yes', name: 'Sample', aliases: [] },
];
