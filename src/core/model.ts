/** The words of the engine as types. Records of data files are named by their schemas; see src/generated. */
import type {
  ActivityCards,
  AuthoredBlock,
  Route as AuthoredRoute,
  Block,
  CampList,
  Card,
  ContactPoint,
  DepartmentList,
  EventCard,
  EventList,
  InfoFile,
  InfoRecord,
  Jump,
  Manifest,
  MenuLink,
  PeopleList,
  PersonCard,
  Picture,
  ProgrammeList,
  ProgrammeRecord,
  SectionHeadings,
  Site,
  TableCell,
  Video,
  WordsFile,
} from '../generated/types.ts';

export type {
  AuthoredBlock,
  Block,
  Card,
  Contact,
  ContactPoint,
  ContactTranslation,
  EventCard,
  Fact,
  FactTranslation,
  Jump,
  LinkGroup,
  Manifest,
  MenuItem,
  MenuLink,
  OpeningHours,
  Picture,
  Plural,
  Redirect,
  SectionHeadings,
  Site,
  SiteTranslation,
  Slide,
  SocialLink,
  SourceBlock,
  TableCell,
  Video,
  Weekday,
  WordsFile,
} from '../generated/types.ts';

/** All that the interface says in a language, part by part. */
export type Messages = {
  readonly [Part in keyof Omit<WordsFile, '$schema'>]-?: Readonly<Required<NonNullable<WordsFile[Part]>>>;
};

/** What is published of a row or an entry whose last day is over. */
export interface Expirable {
  /** Says so in a sentence, in the language of its page; absent while it is current. */
  expiredNotice?: string;
}

/** A row of the manifest, with what the build says of it. */
export interface Route extends AuthoredRoute, Expirable {
  /** How many parts its data file is in; absent while that is small. See src/node/content/entryShards.ts. */
  shards?: number;
  /** The name of the data file that is made for its page, in place of a large one. See src/node/content/cardFiles.ts. */
  file?: string;
}

/** How a page is drawn; each has one file in src/core/layouts. */
export type Layout = Route['layout'];

/** The kinds of block that the renderer draws; each has one file in src/app/blocks. */
export type BlockKind = Block['kind'];

/** The block of one kind. */
export type BlockOf<K extends BlockKind> = Extract<Block, { kind: K }>;

/** The kinds of data file and what is in each, as its schema says. */
export interface DataFiles {
  'programme-list': ProgrammeList;
  camp: CampList;
  department: DepartmentList;
  people: PeopleList;
  events: EventList;
  'activity-cards': ActivityCards;
  info: InfoFile;
}

export type DataKind = keyof DataFiles;

/** A heading with its text, paragraph by paragraph. */
export interface Section {
  heading?: string;
  paragraphs: string[];
}

/** When something takes place, and where. */
export type EventTime = Pick<EventCard, 'date' | 'time' | 'endDate' | 'endTime' | 'place'>;

/** One entry of a programme list, with its numbered fields as lists. */
export interface Programme extends Expirable, EventTime {
  /** Canonical path: decoded, NFC, no slash at either end. */
  path: string;
  title: string;
  /** The language that its page speaks, where that is not the one of its route. */
  language?: string;
  /** The address of the original in the language of the site, as it is written. */
  translationOf?: string;
  thumbnail?: string;
  /** What people type who look for it. */
  keywords?: string[];
  tags?: string[];
  paragraphs: string[];
  images: Picture[];
  videos: Video[];
  videoDisplay: 'grid' | 'wide' | 'hidden';
  /** What stands between its text and its videos, as it is written. */
  blocks?: readonly AuthoredBlock[];
  documents?: MenuLink[];
  /** What stands over its parts, where its file says so. */
  headings?: SectionHeadings;
}

/** One month, with its table. */
export interface CampMonth extends Programme {
  columns?: string[];
  rows: TableCell[][];
}

/** What the build says of an archive list, in the data files that it makes for the pages of the list. */
export interface Archive {
  /** What the page shows of the list, where that is not the whole. */
  year?: string;
  tag?: string;
  /** The groups of the programmes, in their order: `name` is a year, "undated", or the number of a month. */
  groups: readonly { name: string; count: number; more?: string }[];
  /** Links to the years and tags of the list; the label of a year is its name. */
  years: readonly Jump[];
  tags?: Jump[];
  display: BlockOf<'archive'>['display'];
  filter?: string;
}

/** A club, committee or other subject with its programmes: what a list page shows. */
export interface Subject {
  heading?: string;
  paragraphs: string[];
  sections: Section[];
  objectives: string[];
  lists: { heading?: string; items: string[] }[];
  listStyle: 'bullets' | 'numbers' | 'ticks' | 'plain';
  programmes: Programme[];
  programmesDisplay: 'cards' | 'rows' | 'hidden';
  archive?: Archive;
  reports: { label: string; href: string }[];
  committee: NonNullable<ProgrammeRecord['committee']>;
  contacts?: ContactPoint[];
  headings?: SectionHeadings;
  /** Of the table of the committee. */
  columns?: string[];
}

export interface Department extends Expirable {
  path: string;
  /** As those of a {@link Programme}. */
  language?: string;
  translationOf?: string;
  /** Openings and what stands under a heading, by turns; either may be empty. */
  sections: (Section & { image?: string })[];
}

export interface Person extends PersonCard {
  /** The tab under which the person is shown. */
  category?: string;
}

/** What is in each kind of data file after {@link normalize}: lists, canonical paths, figures filled in. */
export interface Content {
  'programme-list': { subjects: Subject[]; entries: ReadonlyMap<string, Programme> };
  camp: { subjects: Subject[]; entries: ReadonlyMap<string, CampMonth> };
  department: ReadonlyMap<string, Department>;
  people: Person[];
  events: EventCard[];
  'activity-cards': Card[];
  info: InfoRecord;
}

/** A mark that pages draw themselves: it needs no request, and takes the colours of the scheme. */
export interface InlineLogo {
  /** The viewBox of SVG. */
  viewBox: string;
  /** Width where the height is 48. */
  width: number;
  paths: readonly { d: string; fill: string }[];
}

/** A step of the trail from the home page to the page. */
export interface Crumb {
  label: string;
  /** Canonical path; absent for a heading of the menu that is no page. */
  path?: string;
}

/** What a layout makes of a record: everything the renderer draws between header and footer. JSON-serialisable. */
export interface Page extends Expirable, EventTime {
  /** Canonical path. */
  path: string;
  title: string;
  /** The language that it is written in, where that is not the site's. */
  language?: string;
  /** Plain text for search engines and shared links. */
  description: string;
  /** The opening under the heading, when it is shown. */
  intro?: string;
  trail: Crumb[];
  /** A site path of a picture that stands for the page where it is shared. */
  image?: string;
  /** What people type who look for the page. In the build only. */
  keywords?: string[];
  /** dd-mm-yyyy. The day that the search shows for a page that is no event, such as the last one of a month. In the build only. */
  searchDate?: string;
  blocks: Block[];
}

/** A page as the list of all pages names it. */
export interface PageSummary {
  /** Canonical path. */
  path: string;
  title: string;
  /** The step of the trail before the page; absent right under the home page. */
  section?: string;
  /** Whether it is an entry that need not be listed, since there are many pages and one that is listed leads to it. */
  unlisted?: true;
}

/** The content of the files that the blocks of a page are filled from. */
export interface Sources {
  people: ReadonlyMap<string, Content['people']>;
  events: ReadonlyMap<string, Content['events']>;
  'activity-cards': ReadonlyMap<string, Content['activity-cards']>;
  'programme-list': ReadonlyMap<string, Content['programme-list']>;
}

/** What every page of a site shares. */
export interface SiteModel {
  site: Site;
  manifest: Manifest;
}
