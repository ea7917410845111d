/** Shared types. The types of records are generated from their schemas; see src/generated. */
import type {
  ActivityCards,
  AuthoredBlock,
  Manifest as AuthoredManifest,
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
  MenuLink,
  PeopleList,
  PersonCard,
  Picture,
  ProgrammeList,
  ProgrammeRecord,
  SectionHeadings,
  Site,
  Slot,
  TableCell,
  Video,
  WordsFile,
} from '../generated/types.ts';

export type {
  Announcement,
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
  Slot,
  SocialLink,
  SourceBlock,
  TableCell,
  Video,
  Weekday,
  WordsFile,
} from '../generated/types.ts';

/** The UI messages of one language, by namespace. */
export type Messages = {
  readonly [Part in keyof Omit<WordsFile, '$schema'>]-?: Readonly<Required<NonNullable<WordsFile[Part]>>>;
};

/** The part of a route or entry that depends on its last day. */
export interface Expirable {
  /** A sentence in the language of the page; absent until the last day is over. */
  expiredNotice?: string;
}

/** A route of the manifest, with the fields that the build adds. */
export interface Route extends AuthoredRoute, Expirable {
  /** The number of shards of its data file; absent for a small file. See src/node/content/entryShards.ts. */
  shards?: number;
  /**
   * The data file that the build makes for its page instead of a large one. See
   * src/node/content/cardFiles.ts.
   */
  file?: string;
}

/** The manifest, with the slots of site.json: like routes, they name data files. */
export interface Manifest extends AuthoredManifest {
  slots?: Site['slots'];
}

/** Each layout has one file in src/core/layouts. */
export type Layout = Route['layout'];

/** The block types that can be rendered; each has one file in src/app/blocks. */
export type BlockKind = Block['kind'];

export type BlockOf<K extends BlockKind> = Extract<Block, { kind: K }>;

/** The types of data file, with the content that their schemas define. */
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

export interface Section {
  heading?: string;
  paragraphs: string[];
}

export type EventTime = Pick<EventCard, 'date' | 'time' | 'endDate' | 'endTime' | 'place'>;

/** One entry of a programme list, with its numbered fields as lists. */
export interface Programme extends Expirable, EventTime {
  /** Canonical path: decoded, NFC, no slash at either end. */
  path: string;
  title: string;
  /** Absent if it is the language of the route. */
  language?: string;
  /** The path of the original in the site's language, as written in the data file. */
  translationOf?: string;
  thumbnail?: string;
  /** Search words that the text does not have. */
  keywords?: string[];
  tags?: string[];
  paragraphs: string[];
  images: Picture[];
  videos: Video[];
  videoDisplay: 'grid' | 'wide' | 'hidden';
  blocks?: readonly AuthoredBlock[];
  documents?: MenuLink[];
  /** Headings that the data file sets for the sections of the page. */
  headings?: SectionHeadings;
}

export interface CampMonth extends Programme {
  columns?: string[];
  rows: TableCell[][];
}

/** The fields that the build adds to the data files of an archive list. */
export interface Archive {
  /** The year or tag of the page; both are absent for the whole list. */
  year?: string;
  tag?: string;
  /** The groups of the programmes, in their order: `name` is a year, "undated", or the number of a month. */
  groups: readonly { name: string; count: number; more?: string }[];
  /** Links to the years and tags of the list. The label of a year is the `name` of its group. */
  years: readonly Jump[];
  tags?: Jump[];
  display: BlockOf<'archive'>['display'];
  filter?: string;
}

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
  /** The columns of the committee table. */
  columns?: string[];
}

export interface Department extends Expirable {
  path: string;
  language?: string;
  translationOf?: string;
  /** Sections without and with a heading alternate; either may be empty. */
  sections: (Section & { image?: string })[];
}

export interface Person extends PersonCard {
  /** The label of the person's tab. */
  category?: string;
}

/** The content of each type of data file after {@link normalize}: lists, canonical paths, facts filled in. */
export interface Content {
  'programme-list': { subjects: Subject[]; entries: ReadonlyMap<string, Programme> };
  camp: { subjects: Subject[]; entries: ReadonlyMap<string, CampMonth> };
  department: ReadonlyMap<string, Department>;
  people: Person[];
  events: EventCard[];
  'activity-cards': Card[];
  info: InfoRecord;
}

/** A logo that pages render inline: it needs no request and follows the colour scheme. */
export interface InlineLogo {
  viewBox: string;
  /** The width at a height of 48. */
  width: number;
  paths: readonly { d: string; fill: string }[];
}

/** A breadcrumb. */
export interface Crumb {
  label: string;
  /** Canonical path; absent for a menu heading without a page. */
  path?: string;
}

/** The page data of a route: all content between header and footer. JSON-serialisable. */
export interface Page extends Expirable, EventTime {
  path: string;
  title: string;
  /** Absent if it is the language of the site. */
  language?: string;
  /** Plain text for search engines and shared links. */
  description: string;
  /** The introduction under the heading; absent if the page hides it. */
  intro?: string;
  trail: Crumb[];
  /** The site path of the picture for shared links. */
  image?: string;
  /** Search words that the page does not show. In the build only. */
  keywords?: string[];
  /** dd-mm-yyyy. The day that the search shows for a page that is no event. In the build only. */
  searchDate?: string;
  blocks: Block[];
  /** Blocks around the content, in the order of site.json. */
  slots?: PageSlot[];
}

export interface PageSlot {
  place: Slot['place'];
  /** The accessible name. */
  heading: string;
  blocks: Block[];
}

/** A page in the list of all pages. */
export interface PageSummary {
  path: string;
  title: string;
  /** The label of the parent page; absent directly below the home page. */
  section?: string;
  /** Set for an entry that is left out of the list, because a listed page links to it. */
  unlisted?: true;
}

export interface Sources {
  people: ReadonlyMap<string, Content['people']>;
  events: ReadonlyMap<string, Content['events']>;
  'activity-cards': ReadonlyMap<string, Content['activity-cards']>;
  'programme-list': ReadonlyMap<string, Content['programme-list']>;
}

export interface SiteModel {
  site: Site;
  manifest: Manifest;
}
