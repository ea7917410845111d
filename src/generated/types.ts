// Written by "npm run codegen" from schemas/. Do not edit: edit the schema and run it again.

/**
 * A picture in the public folder. Example: "images/sample/library-1.jpg".
 */
export type ImagePath = string;
/**
 * The address of a page of this site to which a card leads. Example: "activities/nature-club".
 */
export type PageLink = string;
/**
 * Marks sample content: invented text that must be replaced before the site is published. Example: true.
 */
export type Sample = boolean;
/**
 * A part of a page that is drawn as it stands.
 */
export type Block =
  | ProseBlock
  | ListBlock
  | FigureBlock
  | FeatureBlock
  | GalleryBlock
  | VideosBlock
  | CardsBlock
  | TableBlock
  | ButtonsBlock
  | PeopleBlock
  | TabsBlock
  | CarouselBlock
  | EventsBlock
  | FactsBlock
  | CountersBlock
  | MapBlock
  | EmbedBlock
  | AddressBlock
  | ContactFormBlock
  | ContactsBlock
  | NoticeBlock
  | QuoteBlock
  | CodeBlock
  | SearchBlock
  | SiteMapBlock
  | ArchiveBlock
  | DisclosureBlock
  | EvidenceBlock;
/**
 * A page of this site, a document in the public folder, or an https:, mailto: or tel: address. Examples: "iqac/history", "documents/prospectus.pdf", "https://example.org/".
 */
export type Link = string;
/**
 * A video of YouTube, or of another provider that the settings of the site list, in any of the usual forms. Example: "https://www.youtube.com/watch?v=aqz-KE-bpKQ".
 */
export type VideoAddress = string;
/**
 * A day as dd-mm-yyyy. Example: "18-03-2025".
 */
export type CalendarDate = string;
/**
 * When it begins on its day, in 24 hours, in the time zone of the site. Example: "09:30".
 */
export type StartTime = string;
/**
 * The last day of what takes more than one, as dd-mm-yyyy. Example: "20-03-2025".
 */
export type EndDate = string;
/**
 * When it ends on its last day, in 24 hours; 24:00 is midnight at the end of the day. Example: "16:00".
 */
export type EndTime = string;
/**
 * Where it takes place, in a few words, which may have a link to a map. Example: "[Main auditorium](contact)".
 */
export type Place = string;
/**
 * A small drawing in place of a picture: of one card as its "icon", of every card without picture as "placeholder" of the brand. Example: "book".
 */
export type Drawing =
  'lamp' | 'eye' | 'target' | 'heart' | 'book' | 'people' | 'building' | 'leaf' | 'cap' | 'hands';
/**
 * A photograph of a person in the public folder. Example: "images/people/principal.jpg".
 */
export type Portrait = string;
/**
 * The address of a page elsewhere. Example: "https://www.antiragging.in/".
 */
export type WebAddress = string;
/**
 * A part of a page that is filled from another data file.
 */
export type SourceBlock = FromActivityCards | FromEvents | FromPeople | FromProgrammes | Newest;
/**
 * The name of the data that fills it, with its folders if it is in some. Examples: "yrc", "events/2026/onam".
 */
export type DataName = string;
/**
 * An item of a list: its text, or an object with the text in li. Example: "To serve the sick".
 */
export type ListItem = string | LiItem;
/**
 * The address of a page of this site: readable text, without the site's name, percent signs or a slash at either end. Example: "activities/yrc/blood-donation-2024".
 */
export type PagePath = string;
/**
 * The language that the page speaks, menu and footer included, where it is not that of the site. Example: "ml".
 */
export type Language = string;
/**
 * The address of the page that this one is a translation of. "" is the home page. Example: "admission".
 */
export type TranslationOf = string;
/**
 * Keeps it out of the website: only the editor and the preview show it, under a ribbon. Example: true.
 */
export type Draft = boolean;
/**
 * The first day on which it is on the website, as dd-mm-yyyy, in the time zone of the site. Example: "01-06-2025".
 */
export type FirstDay = string;
/**
 * The last day on which it counts, as dd-mm-yyyy, in the time zone of the site. After it no list, menu or search names it; its page stays and says so. Example: "30-06-2025".
 */
export type LastDay = string;
/**
 * What answers one thing that is asked for.
 */
export type EvidenceAnswer =
  PageAnswer | DocumentAnswer | FactAnswer | LinkAnswer | GapAnswer | NotApplicableAnswer;
/**
 * A part of a page, as it is written in a data file.
 */
export type AuthoredBlock =
  | ProseBlock
  | ListBlock
  | FigureBlock
  | FeatureBlock
  | GalleryBlock
  | VideosBlock
  | CardsBlock
  | TableBlock
  | ButtonsBlock
  | PeopleBlock
  | TabsBlock
  | CarouselBlock
  | EventsBlock
  | FactsBlock
  | CountersBlock
  | MapBlock
  | EmbedBlock
  | AddressBlock
  | ContactFormBlock
  | ContactsBlock
  | NoticeBlock
  | QuoteBlock
  | CodeBlock
  | SearchBlock
  | SiteMapBlock
  | ArchiveBlock
  | DisclosureBlock
  | EvidenceBlock
  | FromActivityCards
  | FromEvents
  | FromPeople
  | FromProgrammes
  | Newest;
/**
 * What people type who look for the page, in any language and spelling, where the page itself does not say it. Not shown. Example: ["fees", "ഫീസ്", "how to apply"].
 *
 * @minItems 1
 *
 * Items: A word or a few. Example: "fees".
 */
export type Keywords = string[];
/**
 * What the entry is about, in a few words each, spelt alike on all entries. A list with "archive" has a page for each. Example: ["Blood donation", "First aid"].
 *
 * @minItems 1
 *
 * Items: A word or a few. Example: "Blood donation".
 */
export type Tags = string[];
/**
 * What the institution is, for search engines and for what the report looks at. college: a college or university. government: a public office. association: a club, union or society. organisation: anything else. Example: "college".
 */
export type InstitutionKind =
  | 'college'
  | 'school'
  | 'library'
  | 'museum'
  | 'hospital'
  | 'clinic'
  | 'government'
  | 'association'
  | 'organisation';
/**
 * The country, as two capital letters (ISO 3166). Search engines are told, and the report looks for what its authorities ask. Example: "IN".
 */
export type Country = string;
/**
 * A telephone number, or a number with what it is for.
 */
export type Phone = string | LabelledPhone;
/**
 * A telephone number as people write it: with spaces, brackets, dots, slashes or hyphens, with an extension, a short number. It is shown as it is written. Examples: "+91 (471) 222-3334", "0471 2223334 ext. 12", "112".
 */
export type PhoneNumber = string;
/**
 * An e-mail address, or an address with what it is for.
 */
export type Email = string | LabelledEmail;
/**
 * An e-mail address. Example: "office@college.example".
 */
export type EmailAddress = string;
/**
 * A day of the week. Example: "monday".
 */
export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';
/**
 * A time of the day in 24 hours. Examples: "09:00", "17:30".
 */
export type TimeOfDay = string;
/**
 * A page of the institution elsewhere.
 */
export type SocialLink = string | NamedSocialLink;
/**
 * A provider that is known by name, or a host.
 */
export type Provider =
  | (
      | 'youtube'
      | 'vimeo'
      | 'dailymotion'
      | 'openstreetmap'
      | 'google-maps'
      | 'google-forms'
      | 'google-calendar'
      | 'google-docs'
      | 'microsoft-forms'
      | 'outlook'
      | 'calendly'
      | 'facebook'
    )
  | OwnProvider;

/**
 * One property for each schema.
 */
export interface Schemas {
  'activity-cards': ActivityCards;
  block: BlockFile;
  camp: CampList;
  department: DepartmentList;
  events: EventList;
  evidence: EvidenceFile;
  info: InfoFile;
  manifest: Manifest;
  people: PeopleList;
  pictures: PictureSettings;
  'programme-list': ProgrammeList;
  publish: PublishTarget;
  requirements: RequirementList;
  site: Site;
  'site-translation': SiteTranslation;
  'urls-lock': UrlsLock;
  words: WordsFile;
}
/**
 * Cards that lead to the pages of the site.
 */
export interface ActivityCards {
  /**
   * The schema of this file, so that an editor can complete and explain it. Example: "../../schemas/activity-cards.schema.json".
   */
  $schema?: string;
  /**
   * One record for each card. Example: [{ "title": "Nature Club", "url": "activities/nature-club" }].
   */
  data: ActivityCard[];
}
/**
 * A card with a picture and a title.
 */
export interface ActivityCard {
  img?: ImagePath;
  /**
   * The words on the card. Example: "Nature Club".
   */
  title: string;
  url: PageLink;
  sample?: Sample;
}
/**
 * The kinds of block that a page is made of.
 */
export interface BlockFile {
  /**
   * Blocks that are drawn as they stand. Example: [{ "kind": "prose", "paragraphs": ["Lunch is served from noon."] }].
   */
  blocks?: Block[];
  /**
   * Blocks that are filled from another data file. Example: [{ "kind": "from-events", "data": "events" }].
   */
  sources?: SourceBlock[];
}
/**
 * Paragraphs of text.
 */
export interface ProseBlock {
  /**
   * "prose": paragraphs of text.
   */
  kind: 'prose';
  /**
   * A heading over the block. Example: "Our history".
   */
  heading?: string;
  /**
   * The paragraphs. A figure of the institution is written as {{key}}. Example: ["The college started in {{started}}."].
   *
   * @minItems 1
   *
   * Items: A paragraph, which may have [links](admission), **bold**, *italic*, and lists of lines that begin with "- " or "1. ". Example: "The college started in {{started}}."
   */
  paragraphs: string[];
  /**
   * Sets the text larger, as an opening. Example: true.
   */
  lead?: boolean;
}
/**
 * A list of points.
 */
export interface ListBlock {
  /**
   * "list": a list of points.
   */
  kind: 'list';
  /**
   * A heading over the block. Example: "What to bring".
   */
  heading?: string;
  /**
   * The points. Example: ["24-hour security"].
   *
   * @minItems 1
   *
   * Items: A point. Example: "24-hour security".
   */
  items: string[];
  /**
   * How the points are marked: bullets, numbers, ticks or plain. Example: "bullets".
   */
  style?: 'bullets' | 'numbers' | 'ticks' | 'plain';
  /**
   * The number of the first point, where the points are numbered. Without it 1. Example: 4.
   */
  start?: number;
}
/**
 * One picture with its caption.
 */
export interface FigureBlock {
  /**
   * "figure": one picture with its caption.
   */
  kind: 'figure';
  /**
   * A heading over the block. Example: "Organogram".
   */
  heading?: string;
  src: ImagePath;
  /**
   * What the picture shows, for visitors who cannot see it. Example: "Organisation chart: the principal reports to the managing director."
   */
  alt: string;
  /**
   * The words under the picture. Example: "Organogram of the college".
   */
  caption?: string;
}
/**
 * Text beside a picture.
 */
export interface FeatureBlock {
  /**
   * "feature": text beside a picture.
   */
  kind: 'feature';
  /**
   * A heading over the block. Example: "The skills laboratory".
   */
  heading?: string;
  /**
   * The paragraphs. A figure of the institution is written as {{key}}. Example: ["The laboratory has eight beds and a manikin for each group."].
   *
   * @minItems 1
   *
   * Items: A paragraph. Example: "The laboratory has eight beds and a manikin for each group."
   */
  paragraphs: string[];
  image?: ImagePath;
  /**
   * What the picture shows. Left out when it only decorates. Example: "The main building".
   */
  alt?: string;
  /**
   * On which side the picture stands: start or end. Example: "end".
   */
  side?: 'start' | 'end';
  /**
   * Buttons under the text. Example: [{ "label": "See the laboratory", "href": "facilities/labs" }].
   */
  links?: MenuLink[];
}
/**
 * A menu item.
 */
export interface MenuLink {
  /**
   * The words that visitors see. Example: "Academic Calendar".
   */
  label: string;
  href: Link;
}
/**
 * Pictures that open large.
 */
export interface GalleryBlock {
  /**
   * "gallery": pictures that open large.
   */
  kind: 'gallery';
  /**
   * A heading over the block. Example: "Pictures of the day".
   */
  heading?: string;
  /**
   * The pictures. Example: [{ "src": "images/yrc/camp-1.jpg", "caption": "Students registering donors at the camp" }].
   */
  images: Picture[];
  /**
   * grid: pictures side by side. cards: pictures with their captions as titles. Example: "grid".
   */
  display?: 'grid' | 'cards';
}
/**
 * A picture with its caption.
 */
export interface Picture {
  src: ImagePath;
  /**
   * What the picture shows, in a sentence. Also read aloud to visitors who cannot see it. Example: "Students planting trees at the Riverside camp".
   */
  caption?: string;
  thumb?: ImagePath;
}
/**
 * Videos, loaded only when a visitor asks for them.
 */
export interface VideosBlock {
  /**
   * "videos": videos, loaded only when a visitor asks for them.
   */
  kind: 'videos';
  /**
   * A heading over the block. Example: "Graduation on film".
   */
  heading?: string;
  /**
   * The videos. Example: [{ "vid": "https://youtu.be/aqz-KE-bpKQ", "title": "The lamp lighting" }].
   *
   * @minItems 1
   */
  videos: Video[];
  /**
   * grid: side by side. wide: one below the other. Example: "grid".
   */
  display?: 'grid' | 'wide';
}
/**
 * A video.
 */
export interface Video {
  vid: VideoAddress;
  /**
   * What the video shows. Example: "Graduation ceremony 2024, the lamp lighting".
   */
  title?: string;
  poster?: ImagePath;
}
/**
 * Cards side by side.
 */
export interface CardsBlock {
  /**
   * "cards": cards side by side.
   */
  kind: 'cards';
  /**
   * A heading over the block. Example: "Courses".
   */
  heading?: string;
  /**
   * The cards. Example: [{ "title": "B.Sc Physics", "href": "courses/bsc-physics" }].
   */
  cards: Card[];
  /**
   * pictures: large pictures on top. rows: one below the other. plain: text only. Example: "pictures".
   */
  display?: 'pictures' | 'rows' | 'plain';
  more?: MenuLink;
}
/**
 * A card that leads somewhere, or only informs.
 */
export interface Card {
  /**
   * The words on the card. Example: "B.Sc Physics".
   */
  title: string;
  href?: Link;
  image?: ImagePath;
  /**
   * A sentence under the title. Example: "Four years, {{bscSeats}} seats."
   */
  text?: string;
  date?: CalendarDate;
  time?: StartTime;
  endDate?: EndDate;
  endTime?: EndTime;
  place?: Place;
  icon?: Drawing;
}
/**
 * A table.
 */
export interface TableBlock {
  /**
   * "table": a table.
   */
  kind: 'table';
  /**
   * A heading over the block. Example: "Members".
   */
  heading?: string;
  /**
   * What the table shows. Example: "Members of the committee".
   */
  caption: string;
  /**
   * The headings of the columns. Example: ["Name", "Designation"].
   *
   * @minItems 1
   *
   * Items: The heading of a column. Example: "Name".
   */
  columns: string[];
  /**
   * The rows of cells. A cell that spans rows is left out of the rows below it. Example: [[{ "text": "Dr. A. Example" }, { "text": "Chairperson" }]].
   */
  rows: TableCell[][];
}
/**
 * A cell of a table.
 */
export interface TableCell {
  /**
   * What the cell says. Example: "Chairperson".
   */
  text: string;
  /**
   * Prints the cell in bold. Example: true.
   */
  bold?: boolean;
  /**
   * How many rows the cell spans. Example: 2.
   */
  rowSpan?: number;
}
/**
 * Buttons that lead to pages, documents or other sites.
 */
export interface ButtonsBlock {
  /**
   * "buttons": buttons that lead to pages, documents or other sites.
   */
  kind: 'buttons';
  /**
   * A heading over the block. Example: "Documents".
   */
  heading?: string;
  /**
   * The buttons. Example: [{ "label": "Prospectus", "href": "documents/prospectus.pdf", "newTab": true }].
   *
   * @minItems 1
   */
  buttons: Button[];
}
/**
 * A button.
 */
export interface Button {
  /**
   * The words on the button. Example: "Academic calendar 2024-2025".
   */
  label: string;
  href: Link;
  /**
   * Opens the link in a new tab. Example: true.
   */
  newTab?: boolean;
}
/**
 * People with photograph, name and role.
 */
export interface PeopleBlock {
  /**
   * "people": people with photograph, name and role.
   */
  kind: 'people';
  /**
   * A heading over the block. Example: "Our teachers".
   */
  heading?: string;
  /**
   * The people. Example: [{ "name": "Mrs. Anitha Example", "role": "Principal" }].
   */
  people: PersonCard[];
  /**
   * cards: side by side. messages: one below the other, each with a message. Example: "cards".
   */
  display?: 'cards' | 'messages';
}
/**
 * A person.
 */
export interface PersonCard {
  /**
   * The name. Example: "Mrs. Anitha Example".
   */
  name: string;
  /**
   * The role. Example: "Principal".
   */
  role: string;
  image?: Portrait;
  href?: Link;
  /**
   * The paragraphs. A figure of the institution is written as {{key}}. Example: ["Welcome to our college."].
   *
   * @minItems 1
   *
   * Items: A paragraph. Example: "Welcome to our college."
   */
  message?: string[];
}
/**
 * Panels of which one is seen at a time.
 */
export interface TabsBlock {
  /**
   * "tabs": parts of which one is seen at a time.
   */
  kind: 'tabs';
  /**
   * A heading over the block. Example: "Departments".
   */
  heading?: string;
  /**
   * What the tabs choose between. Example: "Choose a department".
   */
  label: string;
  /**
   * The tabs. Example: [{ "id": "physics", "label": "Physics", "blocks": [{ "kind": "prose", "paragraphs": ["The department teaches light and heat."] }] }].
   *
   * @minItems 1
   */
  tabs: Tab[];
}
/**
 * A tab and what it shows.
 */
export interface Tab {
  /**
   * The words on the tab. Example: "Physics".
   */
  label: string;
  /**
   * The part of the address after #, without spaces. Example: "physics".
   */
  id: string;
  /**
   * What the tab shows. Example: [{ "kind": "prose", "paragraphs": ["The department teaches light and heat."] }].
   */
  blocks: Block[];
}
/**
 * Slides that follow one another.
 */
export interface CarouselBlock {
  /**
   * "carousel": slides that follow one another.
   */
  kind: 'carousel';
  /**
   * A heading over the block. Example: "The campus".
   */
  heading?: string;
  /**
   * What the slides show. Example: "Views of the campus".
   */
  label: string;
  /**
   * The slides. Example: [{ "id": "main-building", "src": "images/campus/main-building.jpg", "alt": "The main building at dawn" }].
   *
   * @minItems 1
   */
  slides: Slide[];
  /**
   * pictures: large pictures with words on them. blurbs: a portrait beside a few sentences. Example: "pictures".
   */
  display?: 'pictures' | 'blurbs';
  /**
   * Moves on by itself. Example: true.
   */
  autoplay?: boolean;
  /**
   * How long a slide stays, in milliseconds. Example: 5000.
   */
  timeout?: number;
  /**
   * How long a change of slide takes when a visitor asks for it, in milliseconds. Example: 700.
   */
  speed?: number;
  /**
   * How long a change of slide takes after a swipe, in milliseconds. Example: 250.
   */
  smartSpeed?: number;
  /**
   * Stops while the pointer rests on it. Example: true.
   */
  pauseOnHover?: boolean;
}
/**
 * A slide of a carousel.
 */
export interface Slide {
  /**
   * A name for the slide, different from the others. Example: "main-building".
   */
  id: string;
  src?: ImagePath;
  /**
   * What the picture shows. Example: "The main building at dawn".
   */
  alt?: string;
  /**
   * The words on the slide. Example: "A college by the river".
   */
  title?: string;
  /**
   * A few sentences on the slide. Example: "Every student has a garden bed of their own."
   */
  text?: string;
  link?: MenuLink;
}
/**
 * Event cards with alternating layout.
 */
export interface EventsBlock {
  /**
   * "events": event cards with alternating layout.
   */
  kind: 'events';
  /**
   * A heading over the block. Example: "Latest events".
   */
  heading?: string;
  /**
   * The events. Example: [{ "title": "Independence Day", "date": "15-08-2024", "href": "events/independence-day-2024" }].
   */
  events: EventCard[];
  /**
   * alternating: large, picture left and right in turn. compact: a plain list. Example: "alternating".
   */
  display?: 'alternating' | 'compact';
  more?: MenuLink;
}
/**
 * An event.
 */
export interface EventCard {
  /**
   * The title. Example: "Independence Day".
   */
  title: string;
  date?: CalendarDate;
  time?: StartTime;
  endDate?: EndDate;
  endTime?: EndTime;
  place?: Place;
  /**
   * A paragraph. Example: "The flag was hoisted at eight."
   */
  text?: string;
  image?: ImagePath;
  href?: Link;
}
/**
 * Figures of the institution, from the settings of the site.
 */
export interface FactsBlock {
  /**
   * "facts": figures of the institution, from the settings of the site.
   */
  kind: 'facts';
  /**
   * A heading over the block. Example: "The college in figures".
   */
  heading?: string;
  /**
   * Which figures, by key. Example: ["beds"].
   *
   * @minItems 1
   *
   * Items: The key of a figure. Example: "beds".
   */
  facts: string[];
}
/**
 * Figures, each above its label.
 */
export interface CountersBlock {
  /**
   * "counters": figures, each above its label.
   */
  kind: 'counters';
  /**
   * A heading over the block. Example: "At a glance".
   */
  heading?: string;
  /**
   * The figures. Example: [{ "value": 300, "label": "Students" }].
   *
   * @minItems 1
   */
  counters: Counter[];
  /**
   * How long the figures once took to count up, in milliseconds. They no longer count, because a wrong figure would be read meanwhile; files that say it stay valid. Example: 7000.
   */
  duration?: number;
  /**
   * Whether the figures are shown; else they are only kept in the data. Example: false.
   */
  shown?: boolean;
}
/**
 * A figure.
 */
export interface Counter {
  /**
   * The figure. Example: 300.
   */
  value: number;
  /**
   * What the figure counts. Example: "Students".
   */
  label?: string;
}
/**
 * The map from the settings of the site, loaded only when a visitor asks for it.
 */
export interface MapBlock {
  /**
   * "map": the map from the settings of the site, loaded only when a visitor asks for it.
   */
  kind: 'map';
  /**
   * A heading over the block. Example: "How to find us".
   */
  heading?: string;
}
/**
 * A page of another website, such as a form, a calendar or a catalogue, loaded only when a visitor asks for it.
 */
export interface EmbedBlock {
  /**
   * "embed": a page of another website, loaded only when a visitor asks for it.
   */
  kind: 'embed';
  /**
   * A heading over the block. Example: "Book a visit".
   */
  heading?: string;
  /**
   * What it shows, for visitors who do not load it or cannot see it. Example: "Calendar of the library".
   */
  title: string;
  /**
   * The address that the other website gives for embedding, of a host that "providers" lists. Example: "https://docs.google.com/forms/d/e/1FAIpQLSc/viewform?embedded=true".
   */
  url: string;
  /**
   * The height in pixels, so that little has to be scrolled inside. Example: 600.
   */
  height: number;
}
/**
 * The postal address and the ways to reach the institution, from the settings of the site.
 */
export interface AddressBlock {
  /**
   * "address": the postal address and the ways to reach the institution, from the settings of the site.
   */
  kind: 'address';
  /**
   * A heading over the block. Example: "Address".
   */
  heading?: string;
}
/**
 * A form that opens the visitor's own mail program.
 */
export interface ContactFormBlock {
  /**
   * "contact-form": a form that opens the visitor's own mail program.
   */
  kind: 'contact-form';
  /**
   * A heading over the block. Example: "Write to us".
   */
  heading?: string;
}
/**
 * Whom to call or to write to.
 */
export interface ContactsBlock {
  /**
   * "contacts": whom to call or to write to.
   */
  kind: 'contacts';
  /**
   * A heading over the block. Example: "Whom to call".
   */
  heading?: string;
  /**
   * Those who can be reached. Example: [{ "name": "College office", "role": "On working days, 9 to 4", "phone": "+91 471 000 0000" }].
   *
   * @minItems 1
   */
  contacts: ContactPoint[];
}
/**
 * Somebody who can be reached: a helpline, an officer, an office.
 */
export interface ContactPoint {
  /**
   * Who answers. Example: "National Anti-Ragging Helpline".
   */
  name: string;
  /**
   * What for, or when. Example: "Free of charge, day and night".
   */
  role?: string;
  /**
   * The telephone number. Example: "1800-180-5522".
   */
  phone?: string;
  /**
   * The e-mail address. Example: "helpline@antiragging.in".
   */
  email?: string;
  website?: WebAddress;
  sample?: Sample;
}
/**
 * A short notice that stands out.
 */
export interface NoticeBlock {
  /**
   * "notice": a short notice that stands out.
   */
  kind: 'notice';
  /**
   * A heading over the block. Example: "Admission".
   */
  heading?: string;
  /**
   * What the notice says. Example: "Admission for the coming year opens in June."
   */
  text: string;
}
/**
 * Words of a person or a book.
 */
export interface QuoteBlock {
  /**
   * "quote": words of a person or a book.
   */
  kind: 'quote';
  /**
   * A heading over the block. Example: "Our motto".
   */
  heading?: string;
  /**
   * The words. Example: ["The very first requirement in a hospital is that it should do the sick no harm."].
   *
   * @minItems 1
   *
   * Items: A paragraph. Example: "The very first requirement in a hospital is that it should do the sick no harm."
   */
  paragraphs: string[];
  /**
   * Who said it, or where it is written. Example: "Florence Nightingale".
   */
  source?: string;
}
/**
 * Text for a computer, shown exactly as it is written.
 */
export interface CodeBlock {
  /**
   * "code": text for a computer, shown exactly as it is written.
   */
  kind: 'code';
  /**
   * A heading over the block. Example: "Installation".
   */
  heading?: string;
  /**
   * The lines. Example: "npm install".
   */
  text: string;
  /**
   * The name of the programming language. Not shown. Example: "json".
   */
  language?: string;
}
/**
 * The search over all pages; without script the list of all pages. A site with such a page gets a quick search in its header.
 */
export interface SearchBlock {
  /**
   * "search": the search over all pages.
   */
  kind: 'search';
  /**
   * A heading over the block. Example: "Search the site".
   */
  heading?: string;
}
/**
 * The pages of the site by name, in the groups of the menu.
 */
export interface SiteMapBlock {
  /**
   * "site-map": the pages of the site by name, in the groups of the menu.
   */
  kind: 'site-map';
  /**
   * A heading over the block. Example: "All pages".
   */
  heading?: string;
  /**
   * Other links than these pages. Left out: every page of the manifest, without the entries of families. Example: [{ "label": "Courses", "links": [{ "label": "B.Sc Physics", "href": "courses/bsc-physics" }] }].
   *
   * @minItems 1
   */
  groups?: LinkGroup[];
}
/**
 * Links that belong together.
 */
export interface LinkGroup {
  /**
   * What they have in common. Example: "Courses".
   */
  label?: string;
  href?: Link;
  /**
   * The links. Example: [{ "label": "B.Sc Physics", "href": "courses/bsc-physics" }].
   *
   * @minItems 1
   */
  links: MenuLink[];
}
/**
 * A long list of cards in groups, with jumps to them.
 */
export interface ArchiveBlock {
  /**
   * "archive": a long list of cards in groups, with jumps to them.
   */
  kind: 'archive';
  /**
   * A heading over the block. Example: "All programmes".
   */
  heading?: string;
  /**
   * The groups, in the order in which they are shown. Example: [{ "id": "year-2025", "label": "2025", "cards": [{ "title": "Blood donation camp", "href": "activities/yrc/blood-donation-2025" }] }].
   */
  groups: CardGroup[];
  /**
   * Jumps to the groups, or links to pages of the same list: one a year, as a rule. Example: [{ "label": "2025", "href": "#year-2025", "count": 12 }].
   */
  years: Jump[];
  /**
   * Links to pages with a part of the list, by subject. Example: [{ "label": "Health", "href": "activities/health", "count": 31 }].
   */
  tags?: Jump[];
  /**
   * pictures: large pictures on top. rows: one below the other. plain: text only, for hundreds of entries. Example: "pictures".
   */
  display?: 'pictures' | 'rows' | 'plain';
  /**
   * The data file with all entries for the filter above the groups. The build makes it for the pages of long lists and names it here; on a page of your own leave it out. Example: "filters/activities/yrc".
   */
  filter?: string;
}
/**
 * Cards that belong together.
 */
export interface CardGroup {
  /**
   * The part of the address after #, to which a jump leads. Example: "year-2025".
   */
  id?: string;
  /**
   * The heading of the group. Example: "2025".
   */
  label?: string;
  /**
   * The cards. Example: [{ "title": "Blood donation camp", "date": "14-06-2025" }].
   */
  cards: Card[];
  more?: MenuLink;
}
/**
 * A link to a part of a list.
 */
export interface Jump {
  /**
   * The words on the link. Example: "2025".
   */
  label: string;
  href: Link;
  /**
   * How many entries are there. Example: 12.
   */
  count?: number;
  /**
   * Marks the part that the page shows. Example: true.
   */
  current?: boolean;
}
/**
 * Everything that an authority asks for, in its words, with where it is shown.
 */
export interface DisclosureBlock {
  /**
   * "disclosure": everything that an authority asks for, in its words, with where it is shown.
   */
  kind: 'disclosure';
  /**
   * A heading over the block. Example: "Public self-disclosure".
   */
  heading?: string;
  /**
   * The list of requirements, by its short name; one that the settings of the evidence name. Example: "ugc".
   */
  list: string;
  answered?: ShownList;
}
/**
 * A list with its answers, as the build writes it into the block of a page, in the language of the page. Nobody writes it by hand.
 */
export interface ShownList {
  /**
   * What the list is called, and whose it is. Example: "University Grants Commission: Public Self-Disclosure".
   */
  title: string;
  /**
   * How much of it is shown. Example: "58 of 68 shown".
   */
  counts: string;
  document?: ShownDocument;
  says: ShownWords;
  /**
   * The parts of the list. Example: [{ "id": "rti-part-1", "title": "Organisation", "counts": "4 of 4 shown", "items": [] }].
   */
  sections: ShownSection[];
  /**
   * Whom it binds. Example: "Every public authority.".
   */
  binds?: string;
  /**
   * The publications of the authority. Example: [{ "id": "rti-source-1", "title": "Right to Information Act, 2005", "facts": "15 June 2005" }].
   */
  sources: ShownSource[];
}
/**
 * The page as a document, where the build makes one. Example: { "label": "This page as a document", "href": "documents/disclosure.pdf" }.
 */
export interface ShownDocument {
  /**
   * What the link says. Example: "This page as a document".
   */
  label: string;
  href: Link;
}
/**
 * The words around the list. Example: { "checksum": "SHA-256 checksum", "sources": "Sources" }.
 */
export interface ShownWords {
  /**
   * What the checksum of a document is called. Example: "SHA-256 checksum".
   */
  checksum: string;
  /**
   * The heading over the sources. Example: "Sources".
   */
  sources: string;
}
/**
 * A part of the list.
 */
export interface ShownSection {
  /**
   * The part of the address after #. Example: "rti-part-1".
   */
  id: string;
  /**
   * What it is called. Example: "Organisation".
   */
  title: string;
  /**
   * How much of it is shown. Example: "4 of 4 shown".
   */
  counts: string;
  /**
   * What is asked for. Example: [{ "id": "rti-xv", "title": "Library", "answers": [] }].
   */
  items: ShownItem[];
}
/**
 * One thing that is asked for, as a page shows it.
 */
export interface ShownItem {
  /**
   * The part of the address after #. Example: "rti-xv".
   */
  id: string;
  /**
   * Its number in the source. Example: "(xv)".
   */
  number?: string;
  /**
   * What it is. Example: "Library".
   */
  title: string;
  /**
   * The words of the source. Example: "the working hours of a library".
   */
  words?: string;
  source?: ShownPlace;
  /**
   * Where it is shown. Example: [{ "label": "Library", "href": "facilities" }].
   */
  answers: ShownAnswer[];
  /**
   * What is said where it is not. Example: "Not shown yet: the order is awaited.".
   */
  gap?: string;
}
/**
 * Where the words stand. Example: { "label": "Source 1", "href": "#rti-source-1" }.
 */
export interface ShownPlace {
  /**
   * The source and the place in it. Example: "Source 1: s. 4(1)(b)(xv)".
   */
  label: string;
  href: Link;
}
/**
 * Where a page says that something is shown.
 */
export interface ShownAnswer {
  /**
   * What is found there. Example: "Library".
   */
  label: string;
  href?: Link;
  /**
   * The figure, where it is one. Example: "350 beds".
   */
  value?: string;
  /**
   * Its days. Example: "As of 1 June 2026".
   */
  notes?: string;
  /**
   * The checksum of a document. Example: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08".
   */
  sha256?: string;
}
/**
 * A source, as a page names it.
 */
export interface ShownSource {
  /**
   * The part of the address after #. Example: "rti-source-1".
   */
  id: string;
  /**
   * What it is called. Example: "Right to Information Act, 2005".
   */
  title: string;
  /**
   * Its number and date, and that others report it. Example: "Act No. 22 of 2005, 15 June 2005".
   */
  facts?: string;
  href?: Link;
}
/**
 * An index of what an authority asks for, with links to where it is shown.
 */
export interface EvidenceBlock {
  /**
   * "evidence": an index of what an authority asks for, with links to where it is shown.
   */
  kind: 'evidence';
  /**
   * A heading over the block. Example: "Evidence by criterion".
   */
  heading?: string;
  /**
   * The list of requirements, by its short name; one that the settings of the evidence name. Example: "ugc".
   */
  list: string;
  answered?: ShownList;
}
/**
 * Cards from a data file of activity cards.
 */
export interface FromActivityCards {
  /**
   * "from-activity-cards": cards from a data file of activity cards.
   */
  kind: 'from-activity-cards';
  /**
   * A heading over the block. Example: "Clubs and activities".
   */
  heading?: string;
  data: DataName;
}
/**
 * Event cards from a data file of events.
 */
export interface FromEvents {
  /**
   * "from-events": event cards from a data file of events.
   */
  kind: 'from-events';
  /**
   * A heading over the block. Example: "Events of the year".
   */
  heading?: string;
  data: DataName;
  /**
   * How many events are shown, from the first. Example: 4.
   */
  limit?: number;
  /**
   * alternating: large, picture left and right in turn. compact: a plain list. Example: "compact".
   */
  display?: 'alternating' | 'compact';
  more?: MenuLink;
}
/**
 * People from a data file of people.
 */
export interface FromPeople {
  /**
   * "from-people": people from a data file of people.
   */
  kind: 'from-people';
  /**
   * A heading over the block. Example: "The faculty".
   */
  heading?: string;
  data: DataName;
  /**
   * cards: side by side. messages: each with a message. tabs: one tab for each category. Example: "tabs".
   */
  display?: 'cards' | 'messages' | 'tabs';
}
/**
 * Programme cards from a data file of programmes.
 */
export interface FromProgrammes {
  /**
   * "from-programmes": programme cards from a data file of programmes.
   */
  kind: 'from-programmes';
  /**
   * A heading over the block. Example: "Recent programmes".
   */
  heading?: string;
  data: DataName;
  /**
   * How many programmes are shown, from the first. Example: 6.
   */
  limit?: number;
  more?: MenuLink;
}
/**
 * Cards of the newest entries of all list pages.
 */
export interface Newest {
  /**
   * "newest": cards of the entries with the latest dates, whichever list they are in.
   */
  kind: 'newest';
  /**
   * A heading over the block. Example: "What has happened".
   */
  heading?: string;
  /**
   * How many entries are shown. Without it 6. Example: 12.
   */
  limit?: number;
  more?: MenuLink;
  /**
   * The data files whose entries count, where it is not all lists of programmes. Example: ["yrc", "nss"].
   *
   * @minItems 1
   * @maxItems 12
   */
  lists?: DataName[];
}
/**
 * The outreach camps, month by month.
 */
export interface CampList {
  /**
   * The schema of this file, so that an editor can complete and explain it. Example: "../../schemas/camp.schema.json".
   */
  $schema?: string;
  /**
   * The records of the page, usually one. Example: [{ "club": "Outreach camps", "programme": [{ "title": "Camp a Day, January 2025", "url": "activities/camp/january-2025" }] }].
   *
   * @minItems 1
   */
  data: CampRecord[];
}
/**
 * The outreach camps with their months.
 */
export interface CampRecord {
  /**
   * The heading of the page. Example: "Outreach camps".
   */
  club?: string;
  /**
   * The text under the heading. An empty line starts a new paragraph. Example: "Every month the students hold camps in the villages around the college."
   */
  desc?: string;
  /**
   * Sub-heading 1. Example: "What the camps are for".
   */
  sub1?: string;
  /**
   * The text under sub-heading 1. An empty line starts a new paragraph. Example: "The unit meets every month and plans its camps."
   */
  desc1?: string;
  /**
   * Sub-heading 2. Example: "Who may join".
   */
  sub2?: string;
  /**
   * The text under sub-heading 2. An empty line starts a new paragraph. Example: "Every student may join in the first year."
   */
  desc2?: string;
  /**
   * Sub-heading 3. Example: "Blood donation".
   */
  sub3?: string;
  /**
   * The text under sub-heading 3. An empty line starts a new paragraph. Example: "Two camps a year are held with the blood bank of the district."
   */
  desc3?: string;
  /**
   * Sub-heading 4. Example: "First aid".
   */
  sub4?: string;
  /**
   * The text under sub-heading 4. An empty line starts a new paragraph. Example: "Members are trained by the emergency department."
   */
  desc4?: string;
  /**
   * Sub-heading 5. Example: "Work in the villages".
   */
  sub5?: string;
  /**
   * The text under sub-heading 5. An empty line starts a new paragraph. Example: "On the second Saturday the unit visits a village."
   */
  desc5?: string;
  /**
   * Sub-heading 6. Example: "Training".
   */
  sub6?: string;
  /**
   * The text under sub-heading 6. An empty line starts a new paragraph. Example: "The training takes three days and ends with a test."
   */
  desc6?: string;
  /**
   * Sub-heading 7. Example: "Competitions".
   */
  sub7?: string;
  /**
   * The text under sub-heading 7. An empty line starts a new paragraph. Example: "Posters and essays are judged by the teachers."
   */
  desc7?: string;
  /**
   * Sub-heading 8. Example: "Awards".
   */
  sub8?: string;
  /**
   * The text under sub-heading 8. An empty line starts a new paragraph. Example: "The unit was named the best of the district in 2023."
   */
  desc8?: string;
  /**
   * Sub-heading 9. Example: "Partners".
   */
  sub9?: string;
  /**
   * The text under sub-heading 9. An empty line starts a new paragraph. Example: "The unit works with the district branch of the Red Cross."
   */
  desc9?: string;
  /**
   * Sub-heading 10. Example: "Plans for next year".
   */
  sub10?: string;
  /**
   * The text under sub-heading 10. An empty line starts a new paragraph. Example: "A second camp for rare blood groups is planned."
   */
  desc10?: string;
  /**
   * The list under the heading Objectives. Example: ["To measure blood pressure and blood sugar", "To teach first aid"].
   */
  list?: ListItem[];
  /**
   * The heading of the second list. Without it the list stands under "More". Example: "What we do".
   */
  list2Heading?: string;
  /**
   * A list of points. Example: [{ "li": "Riverside" }, { "li": "Old Town" }].
   */
  list2?: ListItem[];
  /**
   * The heading of the third list. Without it the list stands under "More". Example: "What to bring".
   */
  list3Heading?: string;
  /**
   * A second list of points. Example: ["Eye tests with the health centre"].
   */
  list3?: ListItem[];
  /**
   * Groups of a sub-heading and its text. Example: [{ "subheading": "Who may come", "description": "Everyone; the camps are free." }].
   */
  subhead?: SubheadGroup[];
  /**
   * How the lists are marked. bullets, numbers, ticks or plain. Example: "ticks".
   */
  liclass?: 'bullets' | 'numbers' | 'ticks' | 'plain';
  /**
   * How the programmes are shown. cards: a grid with pictures. rows: a plain list. hidden: not shown. Example: "cards".
   */
  sectiondisp?: 'cards' | 'rows' | 'hidden';
  /**
   * Reports, shown as buttons that open in a new tab. Example: [{ "title": "Camp report 2024", "url1": "documents/camp-report-2024.pdf" }].
   */
  report?: Report[];
  headings?: SectionHeadings;
  /**
   * The columns of the tables of all entries. Without it: Date, Place, Organised By and Name of Students. Example: ["Day", "Stop", "Time"].
   *
   * @minItems 1
   * @maxItems 12
   *
   * Items: A column. Example: "Stop".
   */
  columns?: string[];
  sample?: Sample;
  /**
   * The months: each gets a card here and a page of its own. Newest first. Example: [{ "title": "Camp a Day, January 2025", "url": "activities/camp/january-2025" }].
   */
  programme?: CampProgramme[];
}
/**
 * An item with its text in li.
 */
export interface LiItem {
  /**
   * The text of the item. Example: "To serve the sick".
   */
  li: string;
}
/**
 * A sub-heading with its text.
 */
export interface SubheadGroup {
  /**
   * The sub-heading. Example: "First aid".
   */
  subheading: string;
  /**
   * The text under it. An empty line starts a new paragraph. Example: "Every first-year student is trained in first aid."
   */
  description?: string;
}
/**
 * A button that opens a report in a new tab.
 */
export interface Report {
  /**
   * The words on the button. Example: "Annual report 2023-2024".
   */
  title: string;
  url1: Link;
}
/**
 * Headings of the parts of the page, in place of the usual ones.
 */
export interface SectionHeadings {
  /**
   * Over list. Example: "What we want".
   */
  objectives?: string;
  /**
   * Over the second and the third list where they have none of their own. Example: "What to bring".
   */
  further?: string;
  /**
   * Over the cards. Example: "Readings".
   */
  programmes?: string;
  /**
   * Over the buttons of report. Example: "Minutes".
   */
  documents?: string;
  /**
   * Over those who can be reached. Example: "Ask us".
   */
  contacts?: string;
  /**
   * Over the members. Example: "Board".
   */
  committee?: string;
  /**
   * What the table of the members shows, for those who hear it. Example: "Members of the board".
   */
  members?: string;
  /**
   * Over the videos of an entry. Example: "Recordings".
   */
  videos?: string;
  /**
   * Over the pictures of an entry. Example: "Photographs".
   */
  pictures?: string;
  /**
   * Over the table of an entry. Example: "Stops of the bus".
   */
  table?: string;
  /**
   * What that table shows, for those who hear it. Example: "Stops by day".
   */
  caption?: string;
}
/**
 * The camps of one month.
 */
export interface CampProgramme {
  url: PagePath;
  /**
   * The heading of the page. Example: "Camp a Day, January 2025".
   */
  title: string;
  date?: CalendarDate;
  thumbnail?: ImagePath;
  /**
   * The rows of the table, a cell for each of the columns. A cell that spans rows is left out of the rows below it. Example: [[{ "text": "04-01-2025" }, { "text": "Riverside" }, { "text": "Department of Physics" }, { "text": "Students of the third year" }]].
   */
  table?: CampCell[][];
  /**
   * The pictures of the month, each with a caption. Example: [{ "src": "images/camp/january-2025-1.jpg", "caption": "Students planting trees at Riverside" }].
   */
  images?: Picture[];
  sample?: Sample;
  language?: Language;
  translationOf?: TranslationOf;
  draft?: Draft;
  from?: FirstDay;
  until?: LastDay;
}
/**
 * A cell of the table: its text, in "text" or as older files have it in "dat", and how many rows it spans, in "rowSpan" or "s1".
 */
export interface CampCell {
  /**
   * What the cell says. Example: "04-01-2025".
   */
  text?: string;
  /**
   * How many rows the cell spans. Example: 3.
   */
  rowSpan?: number;
  /**
   * Prints the cell in bold. Example: true.
   */
  bold?: boolean;
  /**
   * What the cell says, as "text". Example: "Riverside".
   */
  dat?: string;
  /**
   * How many rows the cell spans, as "rowSpan". Example: 3.
   */
  s1?: number;
}
/**
 * The departments, each with a page of its own.
 */
export interface DepartmentList {
  /**
   * The schema of this file, so that an editor can complete and explain it. Example: "../../schemas/department.schema.json".
   */
  $schema?: string;
  /**
   * One record for each department. Example: [{ "url": "departments/physics", "content": [{ "para1": "The department was established in 2009." }] }].
   */
  data: DepartmentRecord[];
}
/**
 * A department.
 */
export interface DepartmentRecord {
  url: PagePath;
  /**
   * The parts of the page from top to bottom, in place of content. Example: [{ "paragraphs": ["The reading room opened in 2009."], "image": "images/room.jpg" }].
   *
   * @minItems 1
   */
  sections?: UnitSection[];
  /**
   * The content of the page, block by block. Example: [{ "para1": "The department was established in 2009.", "head1": "Laboratory", "subpara1": "The laboratory has eight beds." }].
   */
  content?: DepartmentContent[];
  sample?: Sample;
  language?: Language;
  translationOf?: TranslationOf;
  draft?: Draft;
  from?: FirstDay;
  until?: LastDay;
}
/**
 * A heading, paragraphs and a picture; each may be left out.
 */
export interface UnitSection {
  /**
   * The heading. Example: "Reading room".
   */
  heading?: string;
  /**
   * The paragraphs. Example: ["The reading room opened in 2009."].
   *
   * @minItems 1
   *
   * Items: A paragraph. Example: "The reading room opened in 2009."
   */
  paragraphs?: string[];
  image?: ImagePath;
}
/**
 * Two paragraphs, two pictures, a heading and a paragraph under it.
 */
export interface DepartmentContent {
  /**
   * The first paragraph. Example: "The department was established in 2009."
   */
  para1?: string;
  /**
   * The second paragraph. Example: "It has a laboratory of its own."
   */
  para2?: string;
  img1?: ImagePath;
  img2?: ImagePath;
  /**
   * A heading. Example: "Laboratory".
   */
  head1?: string;
  /**
   * The paragraph under the heading. Example: "The laboratory has eight beds."
   */
  subpara1?: string;
}
/**
 * Events, two cards to a row of data.
 */
export interface EventList {
  /**
   * The schema of this file, so that an editor can complete and explain it. Example: "../../schemas/events.schema.json".
   */
  $schema?: string;
  /**
   * One record for each pair of cards. Example: [{ "title": "Independence Day", "date": "15-08-2024", "para": "The flag was hoisted at eight." }].
   */
  data: EventRow[];
}
/**
 * Two event cards; the second may be left out.
 */
export interface EventRow {
  /**
   * The title of the first card. Example: "Independence Day".
   */
  title: string;
  date?: CalendarDate;
  time?: StartTime;
  endDate?: EndDate;
  endTime?: EndTime;
  place?: Place;
  /**
   * The text of the first card. Example: "The flag was hoisted at eight."
   */
  para?: string;
  background?: ImagePath;
  url?: Link;
  /**
   * The title of the second card. Example: "Teachers' Day".
   */
  title1?: string;
  date1?: CalendarDate;
  time1?: StartTime;
  endDate1?: EndDate;
  endTime1?: EndTime;
  place1?: Place;
  /**
   * The text of the second card. Example: "The students greeted their teachers with songs."
   */
  para1?: string;
  background1?: ImagePath;
  url1?: Link;
  sample?: Sample;
  draft?: Draft;
  from?: FirstDay;
  until?: LastDay;
}
/**
 * Where the site shows what authorities ask for.
 */
export interface EvidenceFile {
  /**
   * The schema of this file, so that an editor can complete and explain it. Example: "../schemas/evidence.schema.json".
   */
  $schema?: string;
  sample?: Sample;
  /**
   * The lists that bind the institution, in the order in which they are shown. A list comes with the program, or is one of the site. Example: ["ugc", "rti"].
   *
   * @minItems 1
   *
   * Items: The short name of a list. Example: "rti".
   */
  lists: string[];
  /**
   * Whether pages say what is not shown yet. Without it only the report does. Example: true.
   */
  gapsShown?: boolean;
  /**
   * What answers what. One thing may have several answers. Example: [{ "to": "rti/xv", "by": "page", "page": "facilities", "asOf": "01-06-2026" }].
   */
  answers: EvidenceAnswer[];
}
/**
 * A page of the site shows it.
 */
export interface PageAnswer {
  /**
   * What it answers: an item of a list. Example: "rti/xv".
   */
  to: string;
  /**
   * "page": a page of the site shows it.
   */
  by: 'page';
  /**
   * The address of a page of this site. "" is the home page. Example: "facilities/infrastructure".
   */
  page: string;
  /**
   * The part of the page, as it stands after # in its address. Example: "library".
   */
  part?: string;
  translations?: PageTranslations;
  asOf?: CalendarDate;
  /**
   * Whether it was found by its words and nobody has looked yet: it is on no page until this is deleted. Example: true.
   */
  proposed?: boolean;
}
/**
 * The page in the other languages of the site, by the code of each. Example: { "ml": { "part": "ലൈബ്രറി" } }.
 */
export interface PageTranslations {
  [k: string]: PageTranslation;
}
/**
 * What a page, or its part, is called in another language.
 */
export interface PageTranslation {
  /**
   * What the page is called in this language, where it is not translated itself. Example: "ഡൗൺലോഡുകൾ".
   */
  title?: string;
  /**
   * The same part of the translated page, as it stands after # in its address. Example: "ലൈബ്രറി".
   */
  part?: string;
}
/**
 * A document in the public folder shows it.
 */
export interface DocumentAnswer {
  /**
   * What it answers: an item of a list. Example: "rti/xv".
   */
  to: string;
  /**
   * "document": a document in the public folder shows it.
   */
  by: 'document';
  /**
   * The path of the document from the public folder. Example: "documents/audit-2026.pdf".
   */
  document: string;
  /**
   * What it is called. Example: "Audited accounts of 2025-26".
   */
  title?: string;
  translations?: TitleTranslations;
  /**
   * The checksum of the file that somebody has looked at, so that another in its place is noticed. Example: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08".
   */
  sha256?: string;
  asOf?: CalendarDate;
  /**
   * Whether it was found by its words and nobody has looked yet: it is on no page until this is deleted. Example: true.
   */
  proposed?: boolean;
}
/**
 * The title in the other languages of the site, by the code of each. Example: { "ml": { "title": "ഹോസ്റ്റൽ നിയമങ്ങൾ" } }.
 */
export interface TitleTranslations {
  [k: string]: TitleTranslation;
}
/**
 * A title in another language.
 */
export interface TitleTranslation {
  /**
   * What it is called in this language. Example: "ഹോസ്റ്റൽ നിയമങ്ങൾ".
   */
  title: string;
}
/**
 * A figure of the institution shows it.
 */
export interface FactAnswer {
  /**
   * What it answers: an item of a list. Example: "rti/xv".
   */
  to: string;
  /**
   * "fact": a figure of the institution shows it.
   */
  by: 'fact';
  /**
   * The key of the figure in the settings of the site. Example: "beds".
   */
  fact: string;
  asOf?: CalendarDate;
  /**
   * Whether it was found by its words and nobody has looked yet: it is on no page until this is deleted. Example: true.
   */
  proposed?: boolean;
}
/**
 * A page elsewhere shows it.
 */
export interface LinkAnswer {
  /**
   * What it answers: an item of a list. Example: "rti/xv".
   */
  to: string;
  /**
   * "link": a page elsewhere shows it.
   */
  by: 'link';
  href: WebAddress;
  /**
   * What is found there. Example: "The order of the council".
   */
  title: string;
  translations?: TitleTranslations;
  asOf?: CalendarDate;
  /**
   * Whether it was found by its words and nobody has looked yet: it is on no page until this is deleted. Example: true.
   */
  proposed?: boolean;
}
/**
 * It is not shown yet.
 */
export interface GapAnswer {
  /**
   * What it answers: an item of a list. Example: "rti/xv".
   */
  to: string;
  /**
   * "gap": it is not shown yet.
   */
  by: 'gap';
  /**
   * Why, as the page may say it. Example: "The order is awaited.".
   */
  why: string;
  translations?: ReasonTranslations;
  /**
   * Who must act. Example: "The office superintendent".
   */
  who?: string;
  due?: CalendarDate;
}
/**
 * The reason in the other languages of the site, by the code of each. Example: { "ml": { "why": "ഉത്തരവ് കാത്തിരിക്കുന്നു." } }.
 */
export interface ReasonTranslations {
  [k: string]: ReasonTranslation;
}
/**
 * A reason in another language.
 */
export interface ReasonTranslation {
  /**
   * Why, in this language. Example: "ഉത്തരവ് കാത്തിരിക്കുന്നു.".
   */
  why: string;
}
/**
 * It does not bind this institution.
 */
export interface NotApplicableAnswer {
  /**
   * What it answers: an item of a list. Example: "rti/xv".
   */
  to: string;
  /**
   * "not-applicable": it does not bind this institution.
   */
  by: 'not-applicable';
  /**
   * Why, as the page says it. Example: "Only a university has a chancellor.".
   */
  why: string;
  translations?: ReasonTranslations;
}
/**
 * A page composed of blocks.
 */
export interface InfoFile {
  /**
   * The schema of this file, so that an editor can complete and explain it. Example: "../../schemas/info.schema.json".
   */
  $schema?: string;
  /**
   * The page, as one record. Example: [{ "title": "Canteen", "blocks": [{ "kind": "prose", "paragraphs": ["Lunch is served from noon."] }] }].
   *
   * @minItems 1
   * @maxItems 1
   */
  data: InfoRecord[];
}
/**
 * A page of blocks.
 */
export interface InfoRecord {
  /**
   * The heading of the page. Example: "History".
   */
  title?: string;
  /**
   * One or two sentences for search engines, also shown under the heading. Example: "From 1956 to today."
   */
  description?: string;
  /**
   * Whether the description is shown on the page itself, too. Example: false.
   */
  intro?: boolean;
  /**
   * The parts of the page, from top to bottom. Example: [{ "kind": "prose", "heading": "Meals", "paragraphs": ["Lunch is served from noon."] }].
   */
  blocks: AuthoredBlock[];
  sample?: Sample;
}
/**
 * Every address of the site, the data file behind it and the layout that draws it.
 */
export interface Manifest {
  /**
   * The schema of this file, so that an editor can complete and explain it. Example: "../schemas/manifest.schema.json".
   */
  $schema?: string;
  /**
   * One row for each page, or for each family of pages. Example: [{ "path": "activities/yrc", "layout": "list", "data": "yrc", "title": "Youth Red Cross" }].
   *
   * @minItems 1
   */
  routes: Route[];
  /**
   * Old addresses and where they lead now. "/*" at the end stands for all addresses below. Example: [{ "from": "activities/alumni", "to": "activities/alumini" }, { "from": "clubs/*", "to": "activities/*" }].
   */
  redirects?: Redirect[];
}
/**
 * One address, or one family of addresses.
 */
export interface Route {
  /**
   * The address: readable text without a slash at either end. "" is the home page. A last segment * stands for every entry of the data file under that address. Examples: "activities/yrc", "activities/yrc/*".
   */
  path: string;
  /**
   * How the page is drawn. list: a record with its programme cards. detail: one programme entry. month: a table and pictures, such as the stops of one month; also camp-month. unit: a part of the institution, heading by heading; also department. info: a page of blocks. Example: "list".
   */
  layout: 'list' | 'detail' | 'month' | 'unit' | 'info' | 'camp-month' | 'department';
  data: DataName;
  /**
   * How the entries of a list are put into groups, with a page for each tag and, where there are more than 60 entries, a page for each year. years: by calendar year. academic-years: from August to July. Only with the layout list. Example: "years".
   */
  archive?: 'years' | 'academic-years';
  /**
   * More data files of programme lists, whose entries the list shows as well; heading and texts come from "data". Only with "archive". Example: ["nss", "blood-bank"].
   *
   * @minItems 1
   */
  also?: DataName[];
  /**
   * The name of the page in the trail and, where the data has no heading of its own, at its top. Example: "Youth Red Cross".
   */
  title?: string;
  /**
   * One or two sentences for search engines and shared links. Example: "Blood donation, first aid and relief work by the college's Youth Red Cross unit."
   */
  description?: string;
  /**
   * What the page is about, in a word that search engines know. course: a course of study. event: something that takes place on the day of the page. article: a report. Without it a page with a date is about an event. Example: "course".
   */
  about?: 'course' | 'event' | 'article';
  keywords?: Keywords;
  language?: Language;
  translationOf?: TranslationOf;
  draft?: Draft;
  from?: FirstDay;
  until?: LastDay;
}
/**
 * An old address and where it leads now.
 */
export interface Redirect {
  /**
   * The old address, without a slash at either end; with "/*" behind it all addresses below it, with "?" behind it those with this name and value. Examples: "activities/alumni", "clubs/*", "about.html", "?page_id=12".
   */
  from: string;
  /**
   * The address that takes its place: a page, a file in documents/ or images/, or an address of another host. "" is the home page. With "/*" behind it each address below the old one keeps its last part; without, all lead to one page. Examples: "activities/alumini", "activities/*", "https://library.example/search".
   */
  to: string;
}
/**
 * People with photograph, name and role.
 */
export interface PeopleList {
  /**
   * The schema of this file, so that an editor can complete and explain it. Example: "../../schemas/people.schema.json".
   */
  $schema?: string;
  /**
   * One record for each person. Example: [{ "name": "Mrs. Anitha Example", "role": "Professor", "category": "Physics" }].
   */
  data: Person[];
}
/**
 * A person.
 */
export interface Person {
  /**
   * The name. Example: "Mrs. Anitha Example".
   */
  name: string;
  /**
   * The role. Example: "Professor".
   */
  role: string;
  imageUrl?: Portrait;
  descriptionUrl?: Link;
  /**
   * The tab under which the person is shown. Example: "Physics".
   */
  category?: string;
  /**
   * A message from the person, paragraph by paragraph. Example: ["Welcome to our college."].
   *
   * Items: A paragraph. Example: "Welcome to our college."
   */
  message?: string[];
  sample?: Sample;
}
/**
 * What belongs to a picture wherever it is shown.
 */
export interface PictureSettings {
  /**
   * The schema of this file, so that an editor can complete and explain it. Example: "../schemas/pictures.schema.json".
   */
  $schema?: string;
  /**
   * The point of a picture that stays in sight where its sides are cut off, as on cards, by the path of the picture from the public folder. Without one it is the middle. Example: { "images/principal.jpg": { "x": 50, "y": 20 } }.
   */
  focus?: {
    [k: string]: FocalPoint;
  };
}
/**
 * A point of a picture.
 */
export interface FocalPoint {
  /**
   * How far it is from the left, in per cent of the width. Example: 50.
   */
  x: number;
  /**
   * How far it is from above, in per cent of the height. Example: 20.
   */
  y: number;
}
/**
 * A list page and the programmes under it.
 */
export interface ProgrammeList {
  /**
   * The schema of this file, so that an editor can complete and explain it. Example: "../../schemas/programme-list.schema.json".
   */
  $schema?: string;
  /**
   * The records of the page, usually one. Example: [{ "club": "Youth Red Cross", "programme": [{ "title": "World Blood Donor Day 2024", "url": "activities/yrc/blood-donation-2024" }] }].
   *
   * @minItems 1
   */
  data: ProgrammeRecord[];
}
/**
 * A club, committee, event series or other subject with its programmes.
 */
export interface ProgrammeRecord {
  /**
   * The heading of the page. Example: "Youth Red Cross".
   */
  club?: string;
  /**
   * The text under the heading, which may have [links](admission), **bold**, *italic*, and lists of lines that begin with "- " or "1. ". An empty line starts a new paragraph. Example: "The unit was formed in 2010."
   */
  desc?: string;
  /**
   * Sub-heading 1. Example: "What we do".
   */
  sub1?: string;
  /**
   * The text under sub-heading 1. An empty line starts a new paragraph. Example: "The unit meets every month and plans its camps."
   */
  desc1?: string;
  /**
   * Sub-heading 2. Example: "Who may join".
   */
  sub2?: string;
  /**
   * The text under sub-heading 2. An empty line starts a new paragraph. Example: "Every student may join in the first year."
   */
  desc2?: string;
  /**
   * Sub-heading 3. Example: "Blood donation".
   */
  sub3?: string;
  /**
   * The text under sub-heading 3. An empty line starts a new paragraph. Example: "Two camps a year are held with the blood bank of the district."
   */
  desc3?: string;
  /**
   * Sub-heading 4. Example: "First aid".
   */
  sub4?: string;
  /**
   * The text under sub-heading 4. An empty line starts a new paragraph. Example: "Members are trained by the emergency department."
   */
  desc4?: string;
  /**
   * Sub-heading 5. Example: "Work in the villages".
   */
  sub5?: string;
  /**
   * The text under sub-heading 5. An empty line starts a new paragraph. Example: "On the second Saturday the unit visits a village."
   */
  desc5?: string;
  /**
   * Sub-heading 6. Example: "Training".
   */
  sub6?: string;
  /**
   * The text under sub-heading 6. An empty line starts a new paragraph. Example: "The training takes three days and ends with a test."
   */
  desc6?: string;
  /**
   * Sub-heading 7. Example: "Competitions".
   */
  sub7?: string;
  /**
   * The text under sub-heading 7. An empty line starts a new paragraph. Example: "Posters and essays are judged by the teachers."
   */
  desc7?: string;
  /**
   * Sub-heading 8. Example: "Awards".
   */
  sub8?: string;
  /**
   * The text under sub-heading 8. An empty line starts a new paragraph. Example: "The unit was named the best of the district in 2023."
   */
  desc8?: string;
  /**
   * Sub-heading 9. Example: "Partners".
   */
  sub9?: string;
  /**
   * The text under sub-heading 9. An empty line starts a new paragraph. Example: "The unit works with the district branch of the Red Cross."
   */
  desc9?: string;
  /**
   * Sub-heading 10. Example: "Plans for next year".
   */
  sub10?: string;
  /**
   * The text under sub-heading 10. An empty line starts a new paragraph. Example: "A second camp for rare blood groups is planned."
   */
  desc10?: string;
  /**
   * The list under the heading Objectives. Example: ["To serve the sick"].
   */
  list?: ListItem[];
  /**
   * The heading of the second list. Without it the list stands under "More". Example: "What we carry".
   */
  list2Heading?: string;
  /**
   * A list of points. Example: [{ "li": "Blood donation camps" }].
   */
  list2?: ListItem[];
  /**
   * The heading of the third list. Without it the list stands under "More". Example: "What to bring".
   */
  list3Heading?: string;
  /**
   * A second list of points. Example: ["First aid training"].
   */
  list3?: ListItem[];
  /**
   * Groups of a sub-heading and its text. Example: [{ "subheading": "First aid", "description": "Every first-year student is trained in first aid." }].
   */
  subhead?: SubheadGroup[];
  /**
   * How the lists are marked. bullets, numbers, ticks or plain. Example: "ticks".
   */
  liclass?: 'bullets' | 'numbers' | 'ticks' | 'plain';
  /**
   * How the programmes are shown. cards: a grid with pictures. rows: a plain list. hidden: not shown. Example: "cards".
   */
  sectiondisp?: 'cards' | 'rows' | 'hidden';
  /**
   * The programmes: each gets a card here and a page of its own. Newest first. Example: [{ "title": "World Blood Donor Day 2024", "url": "activities/yrc/blood-donation-2024" }].
   */
  programme?: ProgrammeEntry[];
  /**
   * Reports, shown as buttons that open in a new tab. Example: [{ "title": "Annual report 2023-2024", "url1": "documents/yrc-report-2024.pdf" }].
   */
  report?: Report[];
  /**
   * Whom to call or to write to, shown under the opening. Example: [{ "name": "National Anti-Ragging Helpline", "phone": "1800-180-5522" }].
   */
  contacts?: ContactPoint[];
  /**
   * The members of a committee, shown as a table. Example: [{ "position": "Chairperson", "name": "Dr. A. Example", "designation": "Principal" }].
   */
  committee?: CommitteeMember[];
  headings?: SectionHeadings;
  /**
   * The three columns of the table of the committee. Without it: Position, Name and Designation. Example: ["Office", "Member", "Since"].
   *
   * @minItems 3
   * @maxItems 3
   *
   * Items: A column. Example: "Office".
   */
  columns?: string[];
  sample?: Sample;
}
/**
 * One event or programme, with a page of its own.
 */
export interface ProgrammeEntry {
  url: PagePath;
  /**
   * The heading of the page and of its card. Example: "World Blood Donor Day 2024".
   */
  title: string;
  date?: CalendarDate;
  time?: StartTime;
  endDate?: EndDate;
  endTime?: EndTime;
  place?: Place;
  thumbnail?: ImagePath;
  /**
   * The text of the page. Example: [{ "para": "The Youth Red Cross unit held a blood donation camp on World Blood Donor Day.", "para1": "The principal opened the camp and gave the first unit." }].
   */
  content?: ParagraphRecord[];
  /**
   * More of the page under its text: blocks of any kind, as info pages have them. Example: [{ "kind": "table", "caption": "The day", "columns": ["Time", "What"], "rows": [[{ "text": "09:30" }, { "text": "Registration" }]] }].
   */
  blocks?: AuthoredBlock[];
  /**
   * The pictures of the page. Example: [{ "src": "images/yrc/blood-donation-2024-1.jpg", "caption": "The principal gives the first unit" }].
   */
  images?: Picture[];
  /**
   * The videos of the page. Example: [{ "vid": "https://www.youtube.com/watch?v=aqz-KE-bpKQ", "title": "The camp in two minutes" }].
   */
  videos?: Video[];
  /**
   * How the videos are shown. grid: side by side. wide: one below the other over the whole width. hidden: not shown. Example: "grid".
   */
  vidisp?: 'grid' | 'wide' | 'hidden';
  /**
   * Documents of the page, shown as buttons with their sizes. Example: [{ "label": "Programme of the day", "href": "documents/workshop-2025.pdf" }].
   */
  documents?: DocumentLink[];
  keywords?: Keywords;
  tags?: Tags;
  sample?: Sample;
  language?: Language;
  translationOf?: TranslationOf;
  draft?: Draft;
  from?: FirstDay;
  until?: LastDay;
}
/**
 * Up to fourteen paragraphs, in the order of their numbers.
 */
export interface ParagraphRecord {
  /**
   * The first paragraph, which may have [links](admission), **bold**, *italic*, and lists of lines that begin with "- " or "1. ". Example: "The Youth Red Cross unit held a blood donation camp on World Blood Donor Day."
   */
  para?: string;
  /**
   * Paragraph 2. Example: "The principal opened the camp and gave the first unit."
   */
  para1?: string;
  /**
   * Paragraph 3. Example: "Forty-two students and teachers gave blood."
   */
  para2?: string;
  /**
   * Paragraph 4. Example: "The blood bank of the district sent a doctor and two helpers."
   */
  para3?: string;
  /**
   * Paragraph 5. Example: "Students of the second year registered the donors."
   */
  para4?: string;
  /**
   * Paragraph 6. Example: "Every donor received juice and a certificate."
   */
  para5?: string;
  /**
   * Paragraph 7. Example: "A talk on rare blood groups followed in the auditorium."
   */
  para6?: string;
  /**
   * Paragraph 8. Example: "The speaker answered questions for half an hour."
   */
  para7?: string;
  /**
   * Paragraph 9. Example: "Posters of the first year were shown in the corridor."
   */
  para8?: string;
  /**
   * Paragraph 10. Example: "The best three posters won prizes."
   */
  para9?: string;
  /**
   * Paragraph 11. Example: "Parents visited the camp in the afternoon."
   */
  para10?: string;
  /**
   * Paragraph 12. Example: "The unit thanked the volunteers at the end of the day."
   */
  para11?: string;
  /**
   * Paragraph 13. Example: "The coordinator read the vote of thanks."
   */
  para12?: string;
  /**
   * Paragraph 14. Example: "The next camp will be held in December."
   */
  para13?: string;
}
/**
 * A document, or a page elsewhere, that opens in a new tab.
 */
export interface DocumentLink {
  /**
   * The words on the button. Example: "Programme of the day".
   */
  label: string;
  href: Link;
}
/**
 * A row of the committee table.
 */
export interface CommitteeMember {
  /**
   * The position in the committee. Example: "Chairperson".
   */
  position: string;
  /**
   * The name. Example: "Dr. A. Example".
   */
  name: string;
  /**
   * The designation in the college. Example: "Principal".
   */
  designation?: string;
}
/**
 * Where the site is published, unless another place is chosen.
 */
export interface PublishTarget {
  /**
   * The schema of this file, so that an editor can complete and explain it. Example: "../schemas/publish.schema.json".
   */
  $schema?: string;
  /**
   * A server, a bucket of a store (s3://), a folder (from the folder of the site) or a file that ends with .zip. A password or key must not be in it. Example: "sftp://office@college.example/public_html".
   */
  to: string;
}
/**
 * What an authority asks an institution to show, in the words of the authority.
 */
export interface RequirementList {
  /**
   * The schema of this file, so that an editor can complete and explain it. Example: "../../schemas/requirements.schema.json".
   */
  $schema?: string;
  /**
   * The name of the list, as its file has it. Example: "rti".
   */
  id: string;
  title: Spoken;
  authority: Spoken;
  /**
   * Whom it binds. It is published. Example: "Every public authority.".
   */
  binds: string;
  /**
   * For a list of the engine: the institutions to which it is proposed without being asked for. Example: [{ "kind": "college", "country": "IN" }].
   *
   * @minItems 1
   */
  appliesTo?: Applicability[];
  /**
   * The size that a document must not exceed, in bytes. Example: 5000000.
   */
  mostBytes?: number;
  /**
   * The publications of the authority. Example: [{ "id": "act", "title": "Right to Information Act, 2005", "kind": "original" }].
   *
   * @minItems 1
   */
  sources: RequirementSource[];
  /**
   * The parts of the list. Example: [{ "title": { "en": "Academics" }, "items": [{ "id": "library", "title": { "en": "Library" }, "words": "Library", "source": "act", "by": ["page"], "advice": "Say when it is open." }] }].
   *
   * @minItems 1
   */
  sections: RequirementSection[];
}
/**
 * Words in several languages, by the code of each. Example: { "en": "Library" }.
 */
export interface Spoken {
  /**
   * The words in this language. Example: "Library".
   */
  [k: string]: string;
}
/**
 * A kind of institution in a country.
 */
export interface Applicability {
  kind: InstitutionKind;
  country: Country;
}
/**
 * A text of the authority, or one about it.
 */
export interface RequirementSource {
  /**
   * A short name, by which the items name it. Example: "act".
   */
  id: string;
  /**
   * What it is called. Example: "Right to Information Act, 2005".
   */
  title: string;
  /**
   * Its number. Example: "Act 22 of 2005".
   */
  number?: string;
  date?: CalendarDate;
  address?: WebAddress;
  /**
   * Where the words were read: "original" is the authority's own text, "copy" is a copy of it, "report" is an article about it. Only "report" is published. Example: "original".
   */
  kind: 'original' | 'copy' | 'report';
  /**
   * A note for maintainers, which is not published: where the words were read, and how far they can be relied on. Example: "Read in a copy of 18 November 2025.".
   */
  note?: string;
}
/**
 * A part of the list.
 */
export interface RequirementSection {
  title: Spoken;
  /**
   * What is asked for. Example: [{ "id": "library", "title": { "en": "Library" }, "words": "Library", "source": "act", "by": ["page"], "advice": "Say when it is open." }].
   *
   * @minItems 1
   */
  items: Requirement[];
}
/**
 * One thing that is asked for.
 */
export interface Requirement {
  /**
   * A short name that never changes, by which the settings of the evidence name it. Example: "library".
   */
  id: string;
  /**
   * Its number in the source. Example: "(xv)".
   */
  number?: string;
  title: Spoken;
  /**
   * The words of the source, exactly. Example: "the working hours of a library".
   */
  words: string;
  /**
   * The short name of the source. Example: "act".
   */
  source: string;
  /**
   * Where it stands in the source. Example: "s. 4(1)(b)(xv)".
   */
  place?: string;
  /**
   * What shows it, the likeliest first. Example: ["page", "document"].
   *
   * @minItems 1
   *
   * Items: A page of the site, a document, or a figure of the institution. Example: "page".
   */
  by: ('page' | 'document' | 'fact')[];
  /**
   * After so many months it must be renewed. Example: 12.
   */
  months?: number;
  /**
   * Words in titles that make it likely that a page or document shows it; a star stands for any ending. Answers are proposed by them. Example: ["library", "reading room*"].
   *
   * @minItems 1
   *
   * Items: A word, or several. Example: "library".
   */
  hints?: string[];
  /**
   * What to do where it is missing. Example: "Add a page that says when the library is open.".
   */
  advice: string;
}
/**
 * The institution: its name, how to reach it, its menus and its figures.
 */
export interface Site {
  /**
   * The schema of this file, so that an editor can complete and explain it. Example: "../schemas/site.schema.json".
   */
  $schema?: string;
  /**
   * The version of the engine that the site was made with. An upgrade keeps it. Example: "0.1.0".
   */
  engine?: string;
  /**
   * The full name of the institution. Example: "College of Science".
   */
  name: string;
  /**
   * A short name for browser tabs and small screens. Example: "Science College".
   */
  shortName?: string;
  /**
   * A short line under the name. Example: "Knowledge for everybody".
   */
  tagline?: string;
  /**
   * One or two sentences that say what the institution is. Shown by search engines. Example: "A college of science, founded in 1956."
   */
  description: string;
  kind?: InstitutionKind;
  country?: Country;
  /**
   * The time zone in which a day begins and ends for the site, by its name in the IANA database; decides when what has "from" or "until" comes and goes. Without it: "UTC". Example: "Asia/Kolkata".
   */
  timeZone?: string;
  /**
   * The main language of the site. Example: "en".
   */
  language: string;
  /**
   * The address under which the site is published: of a host, or of a folder on it. Left out until it is known. Examples: "https://college.example", "https://university.example/arts/".
   */
  origin?: string;
  sample?: Sample;
  brand?: Brand;
  contact: Contact;
  /**
   * The figures of the institution, each in one place. Texts refer to them as {{key}}. Example: { "beds": { "value": 350, "label": "Beds" } }.
   */
  facts?: {
    [k: string]: Fact;
  };
  /**
   * The header menu. An item is a link, or a group of links. Example: [{ "label": "Home", "href": "/" }, { "label": "Academic", "items": [{ "label": "Academic Calendar", "href": "iqac/academic-calendar" }] }].
   */
  menu: MenuItem[];
  announcement?: Announcement;
  /**
   * Blocks around the content of pages: of all, or of some addresses. Example: [{ "place": "after-main", "heading": "Hours", "blocks": [{ "kind": "notice", "text": "Office hours: 9 to 5." }] }].
   */
  slots?: Slot[];
  /**
   * Whose videos, maps and embedded pages may be shown; the security policy of every host allows these and no others. Without it: ["youtube", "openstreetmap", "google-maps"]. Example: ["youtube", "vimeo", "openstreetmap", { "kind": "peertube", "host": "tube.example" }].
   */
  providers?: Provider[];
  analytics?: Analytics;
  /**
   * Scripts of other hosts that every published page loads. Example: [{ "url": "https://chat.example/widget.js", "integrity": "sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC", "purpose": "Questions to the office" }].
   */
  scripts?: SiteScript[];
  /**
   * Files in the public folder that are published although no page links to them. Example: ["zohoverify/verifyforzoho.html"].
   *
   * Items: The path of a file from the public folder. Example: "zohoverify/verifyforzoho.html".
   */
  files?: string[];
  /**
   * Words that mean the same to people who search: in the languages of the site, and as people type them. Who types one finds the others too. Example: [["hostel", "ഹോസ്റ്റൽ", "hostal", "accommodation"]].
   */
  glossary?: string[][];
  footer: Footer;
}
/**
 * How the site looks: logo, colours, fonts, corners. What is left out is as in a site without a brand. Example: { "logo": "images/logo.svg", "colours": ["#2a527a", "#c8963e"] }.
 */
export interface Brand {
  /**
   * The logo in the header, in icons and on share pictures; best an SVG drawing. A drawing may use the colours of the site, and is then shown in those of the dark scheme as well. Example: "images/logo.svg".
   */
  logo?: string;
  /**
   * The same logo for dark grounds, where the other cannot be seen on them. Example: "images/logo-dark.svg".
   */
  logoDark?: string;
  /**
   * One or two colours: the first for links, buttons and headings that can be clicked, the second for ornaments and the tone of the paper. All others, those of the dark scheme included, are made from them. Example: ["#2a527a", "#c8963e"].
   *
   * @minItems 1
   * @maxItems 2
   *
   * Items: A colour as # and six digits, 0 to 9 and a to f. Example: "#2a527a".
   */
  colours?: string[];
  fonts?: BrandFonts;
  /**
   * The corners of cards, pictures and buttons. sharp: none is rounded. soft: as in a site without a brand. round: more than that. Example: "soft".
   */
  corners?: 'sharp' | 'soft' | 'round';
  placeholder?: Drawing;
}
/**
 * Fonts from the site's own folder. Without them, each device uses its own. Example: { "heading": "documents/fonts/source-serif-600.woff2" }.
 */
export interface BrandFonts {
  /**
   * The font of headings, in the weight in which they are to be shown. Example: "documents/fonts/source-serif-600.woff2".
   */
  heading?: string;
  /**
   * The font of all other text. Example: "documents/fonts/source-sans-400.woff2".
   */
  text?: string;
  /**
   * The bold font that belongs to "text"; the same file again where it has all weights (a variable font). Example: "documents/fonts/source-sans-700.woff2".
   */
  textBold?: string;
}
/**
 * How to reach the institution. What is not known yet is left out, and then it is not shown. Example: { "landline": "+91 471 000 0000", "email": "office@college.example", "address": ["12 Station Road", "Riverside"] }.
 */
export interface Contact {
  sample?: Sample;
  /**
   * The telephone number in the header. Example: "+91 471 000 0000".
   */
  landline?: string;
  /**
   * The e-mail address in the header. Example: "office@college.example".
   */
  email?: string;
  /**
   * Further telephone numbers for the footer, each as a text or with what it is for. Example: ["+91 471 000 0001", { "label": "Admissions", "number": "(0471) 000.0002 ext. 12" }].
   */
  phones?: Phone[];
  /**
   * Further e-mail addresses for the footer, each as a text or with what it is for. Example: [{ "label": "Admissions", "email": "admissions@college.example" }].
   */
  emails?: Email[];
  /**
   * The postal address, line by line. Example: ["12 Station Road", "Riverside"].
   *
   * @minItems 1
   *
   * Items: A line of the address. Example: "12 Station Road".
   */
  address: string[];
  hours?: OpeningHours;
  /**
   * Where else the institution is on the web, each an address, or an address with the words for it. Example: ["https://www.youtube.com/@college", { "label": "Mastodon", "href": "https://mastodon.example/@college" }].
   *
   * @minItems 1
   */
  social?: SocialLink[];
  map?: MapPlace;
}
/**
 * A telephone number with what it is for.
 */
export interface LabelledPhone {
  /**
   * What the number is for. Example: "Admissions".
   */
  label: string;
  number: PhoneNumber;
}
/**
 * An e-mail address with what it is for.
 */
export interface LabelledEmail {
  /**
   * What the address is for. Example: "Admissions".
   */
  label: string;
  email: EmailAddress;
}
/**
 * When the institution is open. Days that no row of the week names are closed. Example: { "week": [{ "days": ["monday", "tuesday"], "opens": "09:00", "closes": "17:00" }] }.
 */
export interface OpeningHours {
  /**
   * The usual week, from the day with which it begins. A day may be in several rows, such as before and after noon. Example: [{ "days": ["monday", "tuesday"], "opens": "09:00", "closes": "17:00" }].
   *
   * @minItems 1
   */
  week: HoursOfDays[];
  /**
   * Days with other hours, and holidays. Example: [{ "from": "14-09-2026", "to": "18-09-2026", "reason": "Onam" }].
   *
   * @minItems 1
   */
  exceptions?: HoursException[];
  /**
   * What else is to be known. Example: "The library is open until 20:00 before examinations."
   */
  note?: string;
}
/**
 * The hours of some days.
 */
export interface HoursOfDays {
  /**
   * The days. Example: ["monday", "tuesday"].
   *
   * @minItems 1
   */
  days: Weekday[];
  opens: TimeOfDay;
  closes: TimeOfDay;
}
/**
 * A day, or several, with other hours; without hours it is closed.
 */
export interface HoursException {
  from: CalendarDate;
  to?: CalendarDate;
  opens?: TimeOfDay;
  closes?: TimeOfDay;
  /**
   * Why. Example: "Onam".
   */
  reason?: string;
}
/**
 * A page of the institution elsewhere, and the words for it.
 */
export interface NamedSocialLink {
  /**
   * The words that visitors see. Example: "Mastodon".
   */
  label: string;
  href: WebAddress;
}
/**
 * The place on the map. Example: { "embed": "https://www.openstreetmap.org/export/embed.html?bbox=-0.01%2C51.47%2C0.01%2C51.49&layer=mapnik", "link": "https://www.openstreetmap.org/?mlat=51.48&mlon=0#map=15/51.48/0", "label": "The college in Station Road" }.
 */
export interface MapPlace {
  /**
   * The address of the embedded map, of a provider that "providers" lists, loaded only when a visitor asks for it. Example: "https://www.openstreetmap.org/export/embed.html?bbox=-0.01%2C51.47%2C0.01%2C51.49&layer=mapnik".
   */
  embed?: string;
  link: WebAddress;
  /**
   * What the map shows. Example: "The college in Station Road".
   */
  label: string;
}
/**
 * A figure of the institution. Texts refer to it as {{key}}, so that it is written in one place.
 */
export interface Fact {
  /**
   * The figure. Example: 350.
   */
  value: number | string;
  /**
   * What the figure counts. Example: "Beds".
   */
  label: string;
  /**
   * A word before the figure where it is shown by itself. Example: "More than".
   */
  prefix?: string;
  /**
   * What the figure is measured in, shown behind it where it is shown by itself. Example: "sq ft".
   */
  unit?: string;
  /**
   * Other ways in which texts state the figure, so that a wrong number in them is found: # is the number, … a few words. Not shown. Example: ["library of # books", "intake … is #"].
   *
   * @minItems 1
   *
   * Items: One way, with one #. Example: "library of # books".
   */
  phrases?: string[];
}
/**
 * A link, or a group with links under it.
 */
export interface MenuItem {
  /**
   * The words that visitors see. Example: "Academic".
   */
  label: string;
  href?: Link;
  /**
   * The links of a group. Left out for a plain link. Example: [{ "label": "Academic Calendar", "href": "iqac/academic-calendar" }].
   *
   * @minItems 1
   */
  items?: MenuLink[];
}
/**
 * A message above every page, for a time. Visitors can close it. Example: { "text": "The college is closed on Monday.", "severity": "warning", "until": "14-09-2026" }.
 */
export interface Announcement {
  /**
   * The message, in one or two short sentences. Example: "The college is closed on Monday."
   */
  text: string;
  /**
   * How urgent it is; decides the colours. Without it: "info". Example: "warning".
   */
  severity?: 'info' | 'warning' | 'urgent';
  from?: CalendarDate;
  until?: CalendarDate;
  link?: MenuLink;
}
/**
 * Blocks in one place around the content of pages.
 */
export interface Slot {
  /**
   * Where the blocks are. before-main: above the title of the page. after-main: under its content. sidebar: beside it, on a wide screen. footer: above the foot of the page. Example: "after-main".
   */
  place: 'before-main' | 'after-main' | 'sidebar' | 'footer';
  /**
   * What the blocks are about. Screen readers say it; it is not shown. Example: "Our partners".
   */
  heading: string;
  /**
   * The pages, by address; "/*" at the end stands for all below. Without it: all pages. Example: ["admissions", "departments/*"].
   *
   * @minItems 1
   *
   * Items: An address, without a slash at either end; "" is the home page. Examples: "admissions", "departments/*".
   */
  paths?: string[];
  /**
   * The language of the blocks; pages in other languages do not have them. Without it: the main language. Example: "ml".
   */
  language?: string;
  /**
   * The blocks. Example: [{ "kind": "notice", "text": "Office hours: 9 to 5." }].
   *
   * @minItems 1
   */
  blocks: AuthoredBlock[];
}
/**
 * A host that is not known by name.
 */
export interface OwnProvider {
  /**
   * What the host has. peertube: videos of PeerTube. videos: players, each address being one for a frame. maps: maps, likewise. embeds: pages for embedding. Example: "peertube".
   */
  kind: 'peertube' | 'videos' | 'maps' | 'embeds';
  /**
   * The host, as in its addresses. Example: "tube.example".
   */
  host: string;
  /**
   * What visitors know it by. Example: "the media server of the university".
   */
  name?: string;
}
/**
 * A service that counts visits. It is loaded in published pages only. Example: { "service": "goatcounter", "id": "science-college" }.
 */
export interface Analytics {
  /**
   * The service. plausible: the id is the host of the site there. matomo: the id is a number, and the host is needed. goatcounter: the id is the code. umami: the id is that of the website. Example: "goatcounter".
   */
  service: 'plausible' | 'matomo' | 'goatcounter' | 'umami';
  /**
   * The name or number that the service has given to the site. Example: "science-college".
   */
  id: string;
  /**
   * The host, where the institution runs the service itself. Example: "stats.college.example".
   */
  host?: string;
}
/**
 * A script of another host.
 */
export interface SiteScript {
  url: WebAddress;
  /**
   * The checksum of the script: browsers refuse any other content. Example: "sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC".
   */
  integrity: string;
  /**
   * What it does for visitors, as the privacy page says it. Example: "Questions to the office".
   */
  purpose: string;
  /**
   * Other hosts to which the script sends data. Example: ["api.chat.example"].
   *
   * Items: A host. Example: "api.chat.example".
   */
  hosts?: string[];
}
/**
 * The foot of every page. Example: { "links": [{ "label": "Contact us", "href": "contactus" }] }.
 */
export interface Footer {
  /**
   * Links at the foot of every page. Example: [{ "label": "Contact us", "href": "contactus" }].
   */
  links: MenuLink[];
  /**
   * Columns of links, each under a heading. Example: [{ "heading": "Study", "links": [{ "label": "Courses", "href": "courses" }] }].
   */
  columns?: FooterColumn[];
  /**
   * Links about the website itself, in a row of their own: policies, help, site map. Example: [{ "label": "Privacy policy", "href": "privacy" }].
   */
  policies?: MenuLink[];
  /**
   * Helplines that every page shows. Example: [{ "name": "National Anti-Ragging Helpline", "phone": "1800-180-5522" }].
   */
  helplines?: ContactPoint[];
  /**
   * Which figures the footer shows, by key. Example: ["beds"].
   *
   * Items: The key of a figure. Example: "beds".
   */
  facts?: string[];
  /**
   * The heading over the figures. Example: "Our library".
   */
  factsHeading?: string;
  /**
   * Who holds the copyright; the year is added. Example: "College of Science".
   */
  copyright?: string;
  /**
   * Logos of partners, authorities or funders, in a row. Example: [{ "src": "images/university.svg", "alt": "University of Example", "href": "https://university.example/" }].
   */
  logos?: FooterLogo[];
  licence?: FooterLicence;
}
/**
 * Links under a heading.
 */
export interface FooterColumn {
  /**
   * The heading. Example: "Study".
   */
  heading: string;
  /**
   * The links. Example: [{ "label": "Courses", "href": "courses" }].
   *
   * @minItems 1
   */
  links: MenuLink[];
}
/**
 * The logo of a partner.
 */
export interface FooterLogo {
  src: ImagePath;
  /**
   * The name of the partner. Example: "University of Example".
   */
  alt: string;
  href?: WebAddress;
}
/**
 * The licence under which others may use the content of the site. Example: { "label": "CC BY 4.0", "href": "https://creativecommons.org/licenses/by/4.0/" }.
 */
export interface FooterLicence {
  /**
   * The name of the licence. Example: "CC BY 4.0".
   */
  label: string;
  href: WebAddress;
}
/**
 * The settings of the site in another language. What is left out is taken from the first language.
 */
export interface SiteTranslation {
  /**
   * The schema of this file, so that an editor can complete and explain it. Example: "../schemas/site-translation.schema.json".
   */
  $schema?: string;
  /**
   * The full name of the institution. Example: "സയൻസ് കോളേജ്".
   */
  name?: string;
  /**
   * A short name for browser tabs and small screens. Example: "കോളേജ്".
   */
  shortName?: string;
  /**
   * A short line under the name. Example: "എല്ലാവർക്കും അറിവ്".
   */
  tagline?: string;
  /**
   * One or two sentences that say what the institution is. Shown by search engines. Example: "1956-ൽ സ്ഥാപിച്ച സയൻസ് കോളേജ്.".
   */
  description?: string;
  sample?: Sample;
  contact?: ContactTranslation;
  /**
   * The words of the figures, by key. Example: { "beds": { "label": "കിടക്കകൾ" } }.
   */
  facts?: {
    [k: string]: FactTranslation;
  };
  /**
   * The header menu. An item is a link, or a group of links. Example: [{ "label": "Home", "href": "/" }, { "label": "Academic", "items": [{ "label": "Academic Calendar", "href": "iqac/academic-calendar" }] }].
   */
  menu?: MenuItem[];
  announcement?: AnnouncementTranslation;
  footer?: FooterTranslation;
}
/**
 * The words of contact. Example: { "address": ["12, സ്റ്റേഷൻ റോഡ്", "പുഴയോരം"] }.
 */
export interface ContactTranslation {
  /**
   * The postal address, line by line. Example: ["12 Station Road", "Riverside"].
   *
   * @minItems 1
   *
   * Items: A line of the address. Example: "12 Station Road".
   */
  address?: string[];
  /**
   * The labels of telephone numbers, e-mail addresses and pages elsewhere, and the reasons of days with other hours, each with its words in this language. Example: { "Admissions": "അഡ്മിഷൻ", "Onam": "ഓണം" }.
   */
  labels?: {
    /**
     * The words in this language. Example: "അഡ്മിഷൻ".
     */
    [k: string]: string;
  };
  hours?: HoursTranslation;
  map?: MapTranslation;
}
/**
 * The words of the opening hours. Example: { "note": "പരീക്ഷക്കാലത്ത് ലൈബ്രറി 20:00 വരെ." }.
 */
export interface HoursTranslation {
  /**
   * What else is to be known. Example: "പരീക്ഷക്കാലത്ത് ലൈബ്രറി 20:00 വരെ.".
   */
  note?: string;
}
/**
 * The words of the map. Example: { "label": "കോളേജ്" }.
 */
export interface MapTranslation {
  /**
   * What the map shows. Example: "The college in Station Road".
   */
  label?: string;
}
/**
 * The words of a figure.
 */
export interface FactTranslation {
  /**
   * What the figure counts. Example: "Beds".
   */
  label?: string;
  /**
   * A word before the figure where it is shown by itself. Where this or "unit" is given, neither is taken from the first language. Example: "കുറഞ്ഞത്".
   */
  prefix?: string;
  /**
   * What stands behind the figure where it is shown by itself: what it is measured in, or the end of a word. Examples: "ചതുരശ്ര അടി", "-ലധികം".
   */
  unit?: string;
  /**
   * Ways in which texts in this language state the figure, so that a wrong number in them is found: # is the number, … a few words. Not shown. A word in another script than Latin may have an ending. Example: ["# കിടക്ക"].
   *
   * @minItems 1
   *
   * Items: One way, with one #. Example: "# കിടക്ക".
   */
  phrases?: string[];
}
/**
 * The words of the announcement. Example: { "text": "തിങ്കളാഴ്ച കോളേജ് അവധിയാണ്." }.
 */
export interface AnnouncementTranslation {
  /**
   * The message, in one or two short sentences. Example: "തിങ്കളാഴ്ച കോളേജ് അവധിയാണ്."
   */
  text: string;
  link?: MenuLink;
}
/**
 * The words of the footer. Example: { "links": [{ "label": "ബന്ധപ്പെടുക", "href": "ml/contactus" }] }.
 */
export interface FooterTranslation {
  /**
   * Links at the foot of every page. Example: [{ "label": "Contact us", "href": "contactus" }].
   */
  links?: MenuLink[];
  /**
   * Columns of links, each under a heading. Example: [{ "heading": "Study", "links": [{ "label": "Courses", "href": "courses" }] }].
   */
  columns?: FooterColumn[];
  /**
   * Links about the website itself, in a row of their own: policies, help, site map. Example: [{ "label": "Privacy policy", "href": "privacy" }].
   */
  policies?: MenuLink[];
  /**
   * Helplines that every page shows. Example: [{ "name": "National Anti-Ragging Helpline", "phone": "1800-180-5522" }].
   */
  helplines?: ContactPoint[];
  /**
   * The heading over the figures. Example: "In figures".
   */
  factsHeading?: string;
  /**
   * Who holds the copyright; the year is added. Example: "College of Science".
   */
  copyright?: string;
}
/**
 * Every address that was ever published. "npm run lock" writes it; "npm run check" refuses a site on which one of them leads nowhere.
 */
export interface UrlsLock {
  /**
   * The schema of this file, so that an editor can complete and explain it. Example: "../schemas/urls-lock.schema.json".
   */
  $schema?: string;
  /**
   * The addresses, sorted, each a path without a slash at either end; "" is the home page. Example: ["", "activities/yrc"].
   *
   * Items: An address that was published. Example: "activities/yrc/blood-donation-2024".
   */
  urls: string[];
  /**
   * What each page was made of, as two digests: of its title and date, or its data file, and of its text. By these a page that was given another address is known again. Example: { "activities/yrc": "0f9c2a41b7de 5a1e0c77d203" }.
   */
  records?: {
    /**
     * Two digests, or a hyphen in the place of one that says nothing. Example: "0f9c2a41b7de -".
     */
    [k: string]: string;
  };
}
/**
 * What the interface says in one language. A site names only the words that it says in another way.
 */
export interface WordsFile {
  /**
   * The schema of this file, so that an editor can complete and explain it. Example: "../schemas/words.schema.json".
   */
  $schema?: string;
  page?: WordsOfPage;
  menu?: WordsOfMenu;
  display?: WordsOfDisplay;
  search?: WordsOfSearch;
  languages?: WordsOfLanguages;
  translation?: WordsOfTranslation;
  notFound?: WordsOfNotFound;
  moved?: WordsOfMoved;
  time?: WordsOfTime;
  failure?: WordsOfFailure;
  form?: WordsOfForm;
  media?: WordsOfMedia;
  hours?: WordsOfHours;
  paper?: WordsOfPaper;
  feeds?: WordsOfFeeds;
  layouts?: WordsOfLayouts;
  archive?: WordsOfArchive;
  disclosure?: WordsOfDisclosure;
  dates?: WordsOfDates;
  numbers?: WordsOfNumbers;
  results?: WordsOfResults;
  filter?: WordsOfFilter;
  carousel?: WordsOfCarousel;
  lightbox?: WordsOfLightbox;
}
/**
 * What surrounds the content of every page. Example: { "skip": "ഉള്ളടക്കത്തിലേക്ക് പോകുക" }.
 */
export interface WordsOfPage {
  /**
   * In English: "Skip to the content". Example: "ഉള്ളടക്കത്തിലേക്ക് പോകുക".
   */
  skip?: string;
  /**
   * In English: "Home". Example: "പൂമുഖം".
   */
  home?: string;
  /**
   * In English: "home page". Example: "പൂമുഖത്തിലേക്ക്".
   */
  toHome?: string;
  /**
   * In English: "Breadcrumbs". Example: "ഈ താളിലേക്കുള്ള വഴി".
   */
  trail?: string;
  /**
   * In English: "Loading the page". Example: "താൾ വരുന്നു".
   */
  loading?: string;
  /**
   * In English: "Nothing has been added here yet.". Example: "ഇവിടെ ഇതുവരെ ഒന്നും ചേർത്തിട്ടില്ല.".
   */
  empty?: string;
  /**
   * In English: "No events are announced at the moment.". Example: "ഇപ്പോൾ പരിപാടികളൊന്നും അറിയിച്ചിട്ടില്ല.".
   */
  noEvents?: string;
  /**
   * In English: "Nobody is listed here yet.". Example: "ഇവിടെ ഇതുവരെ ആരെയും ചേർത്തിട്ടില്ല.".
   */
  nobody?: string;
  /**
   * In English: "Dr, Mr, Mrs, Ms, Prof, Sr, Fr, Shri, Smt". What may be before a name and is no part of it, with commas between. Example: "ഡോ, ശ്രീ, ശ്രീമതി".
   */
  titles?: string;
  /**
   * In English: "Back to {page}". Keep {page} in it. Example: "{page} എന്ന താളിലേക്ക് മടങ്ങുക".
   */
  back?: string;
  /**
   * In English: "This entry is not here. It may have been moved or removed.". Example: "ഈ ഇനം ഇവിടെയില്ല. മാറ്റുകയോ നീക്കം ചെയ്യുകയോ ചെയ്തിട്ടുണ്ടാകാം.".
   */
  missing?: string;
  /**
   * In English: "Last updated {date}". Keep {date} in it. Example: "അവസാനം പുതുക്കിയത്: {date}".
   */
  updated?: string;
  /**
   * In English: "(opens in a new tab)". Example: "(പുതിയ ടാബിൽ തുറക്കും)".
   */
  newTab?: string;
  /**
   * In English: "Picture {number}". Keep {number} in it. Example: "ചിത്രം {number}".
   */
  picture?: string;
  /**
   * In English: "Announcement". Example: "അറിയിപ്പ്".
   */
  announcement?: string;
}
/**
 * The menu and the foot of every page. Example: { "name": "പ്രധാന മെനു" }.
 */
export interface WordsOfMenu {
  /**
   * In English: "Main menu". Example: "പ്രധാന മെനു".
   */
  name?: string;
  /**
   * In English: "Menu". Example: "മെനു".
   */
  open?: string;
  /**
   * In English: "Close". Example: "അടയ്ക്കുക".
   */
  close?: string;
  /**
   * In English: "Footer". Example: "അടിക്കുറിപ്പിലെ കണ്ണികൾ".
   */
  footer?: string;
  /**
   * In English: "In figures". Example: "കണക്കുകളിൽ".
   */
  figures?: string;
  /**
   * In English: "Helplines". Example: "സഹായ നമ്പറുകൾ".
   */
  helplines?: string;
  /**
   * In English: "About this website". Example: "ഈ വെബ്സൈറ്റിനെക്കുറിച്ച്".
   */
  policies?: string;
}
/**
 * Text size and colours, in the header. Example: { "name": "കാഴ്ച" }.
 */
export interface WordsOfDisplay {
  /**
   * In English: "Display". Example: "കാഴ്ച".
   */
  name?: string;
  /**
   * In English: "Text size". Example: "അക്ഷരവലുപ്പം".
   */
  size?: string;
  /**
   * In English: "Normal". Example: "സാധാരണ".
   */
  normal?: string;
  /**
   * In English: "Large". Example: "വലുത്".
   */
  large?: string;
  /**
   * In English: "Largest". Example: "ഏറ്റവും വലുത്".
   */
  largest?: string;
  /**
   * In English: "Colours". Example: "നിറങ്ങൾ".
   */
  colours?: string;
  /**
   * In English: "As the device". Example: "ഉപകരണത്തിലേതുപോലെ".
   */
  device?: string;
  /**
   * In English: "Light". Example: "വെളിച്ചം".
   */
  light?: string;
  /**
   * In English: "Dark". Example: "ഇരുട്ട്".
   */
  dark?: string;
  /**
   * In English: "Your browser makes the letters larger: with Ctrl and +, or in its settings. Pages are light or dark as your device is.". Example: "അക്ഷരങ്ങൾ വലുതാക്കാൻ ബ്രൗസറിൽ Ctrl, + എന്നിവ ഒന്നിച്ചമർത്തുക, അല്ലെങ്കിൽ അതിന്റെ ക്രമീകരണങ്ങൾ മാറ്റുക. താളുകളുടെ നിറം നിങ്ങളുടെ ഉപകരണത്തിലേതുപോലെയാണ്.".
   */
  withoutScript?: string;
}
/**
 * The search: on its page, in the header, and where no page was found. Example: { "open": "തിരയുക" }.
 */
export interface WordsOfSearch {
  /**
   * In English: "Search". Example: "തിരയുക".
   */
  open?: string;
  /**
   * In English: "Search the site". Example: "സൈറ്റിൽ തിരയുക".
   */
  label?: string;
  /**
   * In English: "Search in {first} or {second}". Keep {first} and {second} in it. Example: "{first} അല്ലെങ്കിൽ {second} ഉപയോഗിച്ച് തിരയുക".
   */
  labelTwo?: string;
  /**
   * In English: "Close". Example: "അടയ്ക്കുക".
   */
  close?: string;
  /**
   * In English: "All pages". Example: "എല്ലാ താളുകളും".
   */
  allPages?: string;
  /**
   * In English: "All results". Example: "എല്ലാ ഫലങ്ങളും".
   */
  allResults?: string;
  /**
   * In English: "Loading the search …". Example: "തിരച്ചിൽ തയ്യാറാകുന്നു …".
   */
  loading?: string;
  /**
   * In English: "The search could not be loaded.". Example: "തിരച്ചിൽ തുറക്കാനായില്ല.".
   */
  failed?: string;
  /**
   * In English: "The connection may have been lost for a moment.". Example: "ഇന്റർനെറ്റ് ബന്ധം അൽപനേരം നഷ്ടപ്പെട്ടിരിക്കാം.".
   */
  line?: string;
  /**
   * In English: "Try again". Example: "വീണ്ടും ശ്രമിക്കുക".
   */
  again?: string;
  /**
   * In English: "See the list of all pages". Example: "എല്ലാ താളുകളുടെയും പട്ടിക കാണുക".
   */
  seeList?: string;
  /**
   * In English: "The list of all pages could not be loaded.". Example: "എല്ലാ താളുകളുടെയും പട്ടിക കിട്ടിയില്ല.".
   */
  listFailed?: string;
  /**
   * In English: "Main pages". Example: "പ്രധാന താളുകൾ".
   */
  mainPages?: string;
  /**
   * In English: "Document". Example: "രേഖ".
   */
  document?: string;
}
/**
 * Names of languages, for the label of the search. Example: { "en": "ഇംഗ്ലീഷ്" }.
 */
export interface WordsOfLanguages {
  /**
   * In English: "English". Example: "ഇംഗ്ലീഷ്".
   */
  en?: string;
  /**
   * In English: "Malayalam". Example: "മലയാളം".
   */
  ml?: string;
  /**
   * In English: "Hindi". Example: "ഹിന്ദി".
   */
  hi?: string;
  /**
   * In English: "Arabic". Example: "അറബി".
   */
  ar?: string;
  /**
   * In English: "Latvian". Example: "ലാത്വിയൻ".
   */
  lv?: string;
}
/**
 * The switch between the languages of the site, in the header. Example: { "name": "ഭാഷകൾ" }.
 */
export interface WordsOfTranslation {
  /**
   * In English: "Languages". Example: "ഭാഷകൾ".
   */
  name?: string;
  /**
   * In English: "This page is not available in English yet.". Example: "ഈ താൾ ഇതുവരെ മലയാളത്തിൽ ലഭ്യമല്ല.".
   */
  none?: string;
  /**
   * In English: "This page is not available in this language yet: {language}". Keep {language} in it. Example: "ഈ താൾ ഇതുവരെ ഈ ഭാഷയിൽ ലഭ്യമല്ല: {language}".
   */
  noneIn?: string;
  /**
   * In English: "Go to the home page in English". Example: "മലയാളത്തിലുള്ള പൂമുഖത്തിലേക്ക് പോകുക".
   */
  home?: string;
}
/**
 * Shown where an address has no page. Example: { "title": "താൾ കണ്ടെത്തിയില്ല" }.
 */
export interface WordsOfNotFound {
  /**
   * In English: "Page not found". Example: "താൾ കണ്ടെത്തിയില്ല".
   */
  title?: string;
  /**
   * In English: "There is no page under this address. It may have been moved or mistyped.". Example: "ഈ വിലാസത്തിൽ താളൊന്നുമില്ല. മാറ്റിയിരിക്കാം, അല്ലെങ്കിൽ വിലാസം തെറ്റായി ടൈപ്പ് ചെയ്തതാകാം.".
   */
  text?: string;
  /**
   * In English: "Did you mean". Example: "ഇതാണോ ഉദ്ദേശിച്ചത്".
   */
  meant?: string;
  /**
   * In English: "Search the site". Example: "സൈറ്റിൽ തിരയുക".
   */
  search?: string;
  /**
   * In English: "Go to the home page". Example: "പൂമുഖത്തിലേക്ക് പോകുക".
   */
  home?: string;
}
/**
 * The page under an old address, for hosts that know no redirects. Example: { "title": "മാറ്റി" }.
 */
export interface WordsOfMoved {
  /**
   * In English: "Moved". Example: "മാറ്റി".
   */
  title?: string;
  /**
   * In English: "This page has moved". Example: "ഈ താൾ മാറ്റിയിരിക്കുന്നു".
   */
  text?: string;
  /**
   * In English: "Go to the page". Example: "താളിലേക്ക് പോകുക".
   */
  link?: string;
}
/**
 * What a page says whose last day is over. Example: { "over": "ഈ താളിന്റെ കാലാവധി {date}-ന് കഴിഞ്ഞു." }.
 */
export interface WordsOfTime {
  /**
   * In English: "This page was current until {date}. It is kept for reference." Keep {date} in it. Example: "ഈ താളിന്റെ കാലാവധി {date}-ന് കഴിഞ്ഞു.".
   */
  over?: string;
}
/**
 * Shown where a page could not be loaded. Example: { "loaded": "ഈ താൾ തുറക്കാനായില്ല" }.
 */
export interface WordsOfFailure {
  /**
   * In English: "This page could not be loaded". Example: "ഈ താൾ തുറക്കാനായില്ല".
   */
  loaded?: string;
  /**
   * In English: "This page could not be shown". Example: "ഈ താൾ കാണിക്കാനായില്ല".
   */
  shown?: string;
  /**
   * In English: "You are offline. The page loads by itself when the connection is back.". Example: "നിങ്ങൾ ഓഫ്‌ലൈനാണ്. ബന്ധം തിരികെ കിട്ടുമ്പോൾ താൾ തനിയെ തുറക്കും.".
   */
  offline?: string;
  /**
   * In English: "The connection is very slow. Nothing is wrong with your phone.". Example: "ഇന്റർനെറ്റ് വളരെ പതുക്കെയാണ്. നിങ്ങളുടെ ഫോണിന് കുഴപ്പമൊന്നുമില്ല.".
   */
  late?: string;
  /**
   * In English: "The connection may have been lost for a moment. Nothing is wrong with your phone.". Example: "ഇന്റർനെറ്റ് ബന്ധം അൽപനേരം നഷ്ടപ്പെട്ടിരിക്കാം. നിങ്ങളുടെ ഫോണിന് കുഴപ്പമൊന്നുമില്ല.".
   */
  line?: string;
  /**
   * In English: "The website cannot send this page at the moment. Nothing is wrong with your phone.". Example: "വെബ്സൈറ്റിന് ഇപ്പോൾ ഈ താൾ അയയ്ക്കാനാകുന്നില്ല. നിങ്ങളുടെ ഫോണിന് കുഴപ്പമൊന്നുമില്ല.".
   */
  answer?: string;
  /**
   * In English: "Something on it is damaged. Nothing is wrong with your phone.". Example: "താളിലെ എന്തോ ഒന്ന് കേടായിരിക്കുന്നു. നിങ്ങളുടെ ഫോണിന് കുഴപ്പമൊന്നുമില്ല.".
   */
  drawing?: string;
  /**
   * In English: "Try again". Example: "വീണ്ടും ശ്രമിക്കുക".
   */
  again?: string;
  /**
   * In English: "Reload the page". Example: "താൾ വീണ്ടും തുറക്കുക".
   */
  reload?: string;
}
/**
 * The contact form. Example: { "first": "പേര്" }.
 */
export interface WordsOfForm {
  /**
   * In English: "First name". Example: "പേര്".
   */
  first?: string;
  /**
   * In English: "Last name". Example: "കുടുംബപ്പേര്".
   */
  last?: string;
  /**
   * In English: "Subject". Example: "വിഷയം".
   */
  subject?: string;
  /**
   * In English: "Phone number". Example: "ഫോൺ നമ്പർ".
   */
  phone?: string;
  /**
   * In English: "Message". Example: "സന്ദേശം".
   */
  message?: string;
  /**
   * In English: "Send". Example: "അയയ്ക്കുക".
   */
  send?: string;
  /**
   * In English: "Send opens your own mail program with these words filled in; this site keeps and sends nothing.". Example: "“അയയ്ക്കുക” അമർത്തുമ്പോൾ ഈ വാക്കുകളുമായി നിങ്ങളുടെ ഇ-മെയിൽ പ്രോഗ്രാം തുറക്കും; ഈ സൈറ്റ് ഒന്നും സൂക്ഷിക്കുകയോ അയയ്ക്കുകയോ ചെയ്യുന്നില്ല.".
   */
  note?: string;
  /**
   * In English: "Write to us: {email}". Keep {email} in it. Example: "ഞങ്ങൾക്ക് എഴുതുക: {email}".
   */
  write?: string;
  /**
   * In English: "If no mail program has opened, copy the message and send it to {email}.". Keep {email} in it. Example: "ഇ-മെയിൽ പ്രോഗ്രാം തുറന്നില്ലേ? സന്ദേശം പകർത്തി {email} എന്ന വിലാസത്തിലേക്ക് അയയ്ക്കുക.".
   */
  unopened?: string;
  /**
   * In English: "Copy the message". Example: "സന്ദേശം പകർത്തുക".
   */
  copy?: string;
  /**
   * In English: "The message is copied". Example: "സന്ദേശം പകർത്തി".
   */
  copied?: string;
}
/**
 * Maps, videos and documents. Example: { "map": "മാപ്പ്: {place}" }.
 */
export interface WordsOfMedia {
  /**
   * In English: "Map: {place}". Keep {place} in it. Example: "മാപ്പ്: {place}".
   */
  map?: string;
  /**
   * In English: "Show the map". Example: "മാപ്പ് കാണിക്കുക".
   */
  showMap?: string;
  /**
   * In English: "Open in a map page". Example: "മാപ്പിന്റെ താളിൽ തുറക്കുക".
   */
  openMap?: string;
  /**
   * In English: "The map comes from another site, once you ask for it.". Example: "നിങ്ങൾ ആവശ്യപ്പെടുമ്പോൾ മാത്രം മാപ്പ് മറ്റൊരു സൈറ്റിൽ നിന്ന് വരും.".
   */
  mapNote?: string;
  /**
   * In English: "Show here". Example: "ഇവിടെ കാണിക്കുക".
   */
  showEmbed?: string;
  /**
   * In English: "Open at {from}". Keep {from} in it. Example: "{from}-ൽ തുറക്കുക".
   */
  openEmbed?: string;
  /**
   * In English: "Nothing is loaded from {from} until you choose “{show}”; then that website learns of your visit and may set cookies.". Keep {from} and {show} in it. Example: "നിങ്ങൾ “{show}” തിരഞ്ഞെടുക്കുന്നതുവരെ {from}-ൽ നിന്ന് ഒന്നും ലോഡ് ചെയ്യില്ല; അതിനു ശേഷം ആ വെബ്സൈറ്റ് നിങ്ങളുടെ സന്ദർശനം അറിയുകയും കുക്കികൾ സൂക്ഷിക്കുകയും ചെയ്തേക്കാം.".
   */
  embedNote?: string;
  /**
   * In English: "Video". Example: "വീഡിയോ".
   */
  video?: string;
  /**
   * In English: "Play video:". Example: "വീഡിയോ കാണുക:".
   */
  play?: string;
  /**
   * In English: "Plays from {from}". Keep {from} in it. Example: "{from}-ൽ നിന്ന്".
   */
  videoNote?: string;
  /**
   * In English: "{size} kB". Keep {size} in it. Example: "{size} kB".
   */
  kilobytes?: string;
  /**
   * In English: "{size} MB". Keep {size} in it. Example: "{size} MB".
   */
  megabytes?: string;
}
/**
 * The opening hours. Example: { "closed": "അവധി" }.
 */
export interface WordsOfHours {
  /**
   * In English: "Opening hours". Example: "പ്രവർത്തനസമയം".
   */
  name?: string;
  /**
   * In English: "Closed". Example: "അവധി".
   */
  closed?: string;
  /**
   * In English: "Open now until {time}". Example: "ഇപ്പോൾ തുറന്നിരിക്കുന്നു, {time} വരെ".
   */
  openNow?: string;
  /**
   * In English: "Closed now". Example: "ഇപ്പോൾ അടച്ചിരിക്കുന്നു".
   */
  closedNow?: string;
  /**
   * What stands between two days, or two times: in English ", ", a comma and a space. Example: "، ".
   */
  between?: string;
  /**
   * In English: "Monday". Example: "തിങ്കൾ".
   */
  monday?: string;
  /**
   * In English: "Tuesday". Example: "ചൊവ്വ".
   */
  tuesday?: string;
  /**
   * In English: "Wednesday". Example: "ബുധൻ".
   */
  wednesday?: string;
  /**
   * In English: "Thursday". Example: "വ്യാഴം".
   */
  thursday?: string;
  /**
   * In English: "Friday". Example: "വെള്ളി".
   */
  friday?: string;
  /**
   * In English: "Saturday". Example: "ശനി".
   */
  saturday?: string;
  /**
   * In English: "Sunday". Example: "ഞായർ".
   */
  sunday?: string;
}
/**
 * The note on a printed page. Example: { "changed": "അവസാനം മാറ്റിയത്: {date}" }.
 */
export interface WordsOfPaper {
  /**
   * In English: "Last changed on {date}". Keep {date} in it. Example: "അവസാനം മാറ്റിയത്: {date}".
   */
  changed?: string;
  /**
   * In English: "Printed on {date}". Keep {date} in it. Example: "അച്ചടിച്ചത്: {date}".
   */
  printed?: string;
}
/**
 * The names of the feed and of the calendar, and what the search knows of an address. Example: { "news": "{site}: വാർത്തകളും പരിപാടികളും" }.
 */
export interface WordsOfFeeds {
  /**
   * In English: "{site}: news and events". Keep {site} in it. Example: "{site}: വാർത്തകളും പരിപാടികളും".
   */
  news?: string;
  /**
   * In English: "{site}: coming events". Keep {site} in it. Example: "{site}: വരാനിരിക്കുന്ന പരിപാടികൾ".
   */
  coming?: string;
  /**
   * In English: "Address". Example: "വിലാസം".
   */
  address?: string;
  /**
   * In English: "Telephone, phone number". Example: "ടെലിഫോൺ, ഫോൺ നമ്പർ".
   */
  phone?: string;
  /**
   * In English: "E-mail". Example: "ഇ-മെയിൽ".
   */
  email?: string;
  /**
   * In English: "Opening hours". Example: "പ്രവർത്തനസമയം".
   */
  hours?: string;
}
/**
 * Headings and columns that the engine sets over the content of a page, in the language that the page is written in. Example: { "videos": "വീഡിയോകൾ" }.
 */
export interface WordsOfLayouts {
  /**
   * In English: "Videos". Example: "വീഡിയോകൾ".
   */
  videos?: string;
  /**
   * In English: "Pictures". Example: "ചിത്രങ്ങൾ".
   */
  pictures?: string;
  /**
   * In English: "Images". Example: "चित्र".
   */
  images?: string;
  /**
   * In English: "Camps". Example: "ക്യാമ്പുകൾ".
   */
  camps?: string;
  /**
   * In English: "Camps by date". Example: "ക്യാമ്പുകൾ തീയതിക്രമത്തിൽ".
   */
  campsByDate?: string;
  /**
   * In English: "Date". Example: "തീയതി".
   */
  campDate?: string;
  /**
   * In English: "Place". Example: "സ്ഥലം".
   */
  campPlace?: string;
  /**
   * In English: "Organised By". Example: "സംഘടിപ്പിച്ചത്".
   */
  campOrganiser?: string;
  /**
   * In English: "Name of Students". Example: "വിദ്യാർഥികളുടെ പേര്".
   */
  campStudents?: string;
  /**
   * In English: "Objectives". Example: "ലക്ഷ്യങ്ങൾ".
   */
  objectives?: string;
  /**
   * In English: "More". Example: "കൂടാതെ".
   */
  further?: string;
  /**
   * In English: "Programmes". Example: "പരിപാടികൾ".
   */
  programmes?: string;
  /**
   * In English: "Documents". Example: "രേഖകൾ".
   */
  documents?: string;
  /**
   * In English: "Whom to contact". Example: "ബന്ധപ്പെടാൻ".
   */
  contacts?: string;
  /**
   * In English: "Committee". Example: "കമ്മിറ്റി".
   */
  committee?: string;
  /**
   * In English: "Members of the committee". Example: "കമ്മിറ്റി അംഗങ്ങൾ".
   */
  members?: string;
  /**
   * In English: "Position". Example: "സ്ഥാനം".
   */
  memberPosition?: string;
  /**
   * In English: "Name". Example: "പേര്".
   */
  memberName?: string;
  /**
   * In English: "Designation". Example: "പദവി".
   */
  memberDesignation?: string;
  /**
   * In English: "More". Example: "കൂടുതൽ".
   */
  more?: string;
  /**
   * In English: "More from {parent}". Keep {parent} in it. Example: "കൂടുതൽ: {parent}".
   */
  moreFrom?: string;
  /**
   * In English: "Others". Example: "മറ്റുള്ളവർ".
   */
  others?: string;
  /**
   * In English: "Categories". Example: "വിഭാഗങ്ങൾ".
   */
  categories?: string;
  /**
   * In English: "Tags". Example: "വിഷയങ്ങൾ".
   */
  tags?: string;
  /**
   * In English: "Without a date". Example: "തീയതിയില്ലാത്തവ".
   */
  undated?: string;
  /**
   * In English: "{list}, {year}". Keep {list} and {year} in it. Example: "{list}, {year}".
   */
  listOfYear?: string;
  /**
   * In English: "{list}: {tag}". Keep {list} and {tag} in it. Example: "{list}: {tag}".
   */
  listOfTag?: string;
  /**
   * In English: "All of {year}". Keep {year} in it. Example: "{year}: എല്ലാം".
   */
  allOfYear?: string;
}
/**
 * Long lists with their years and tags. Example: { "year": "വർഷം" }.
 */
export interface WordsOfArchive {
  /**
   * In English: "Find in this list". Example: "ഈ പട്ടികയിൽ തിരയുക".
   */
  find?: string;
  /**
   * In English: "Year". Example: "വർഷം".
   */
  year?: string;
  /**
   * In English: "Tag". Example: "വിഷയം".
   */
  tag?: string;
  /**
   * In English: "All". Example: "എല്ലാം".
   */
  all?: string;
}
/**
 * Lists of what authorities ask for, with what a site shows. Example: { "sources": "അവലംബങ്ങൾ" }.
 */
export interface WordsOfDisclosure {
  /**
   * In English: "{shown} of {asked} shown". Keep {shown} and {asked} in it. Example: "{asked} എണ്ണത്തിൽ {shown} എണ്ണം പ്രസിദ്ധീകരിച്ചിട്ടുണ്ട്".
   */
  counts?: string;
  /**
   * In English: "{shown} shown, {notApplicable} not applicable, {missing} not shown". Keep {shown}, {notApplicable} and {missing} in it. Example: "{shown} എണ്ണം പ്രസിദ്ധീകരിച്ചു, {notApplicable} എണ്ണം ബാധകമല്ല, {missing} എണ്ണം പ്രസിദ്ധീകരിച്ചിട്ടില്ല".
   */
  countsApart?: string;
  /**
   * In English: "{authority}: {list}". Keep {authority} and {list} in it. Example: "{authority}: {list}".
   */
  listOf?: string;
  /**
   * In English: "Source {number}". Keep {number} in it. Example: "അവലംബം {number}".
   */
  source?: string;
  /**
   * In English: "{source}: {place}". Keep {source} and {place} in it. Example: "{source}: {place}".
   */
  placeIn?: string;
  /**
   * In English: "Sources". Example: "അവലംബങ്ങൾ".
   */
  sources?: string;
  /**
   * In English: "SHA-256 checksum". Example: "SHA-256 ചെക്ക്സം".
   */
  checksum?: string;
  /**
   * In English: "As of {date}". Keep {date} in it. Example: "{date}-ലെ സ്ഥിതി".
   */
  asOf?: string;
  /**
   * In English: "Not shown yet". Example: "ഇതുവരെ പ്രസിദ്ധീകരിച്ചിട്ടില്ല".
   */
  gap?: string;
  /**
   * In English: "Not shown yet: {why}". Keep {why} in it. Example: "ഇതുവരെ പ്രസിദ്ധീകരിച്ചിട്ടില്ല: {why}".
   */
  gapWhy?: string;
  /**
   * In English: "Expected by {date}". Keep {date} in it. Example: "പ്രതീക്ഷിക്കുന്ന തീയതി: {date}".
   */
  gapDue?: string;
  /**
   * In English: "Not applicable: {why}". Keep {why} in it. Example: "ബാധകമല്ല: {why}".
   */
  notApplicable?: string;
  /**
   * In English: "Whom it binds: {words}". Keep {words} in it. Example: "ബാധകമാകുന്നത് ആർക്ക്: {words}".
   */
  binds?: string;
  /**
   * In English: "as others report it". Example: "മറ്റുള്ളവർ റിപ്പോർട്ട് ചെയ്തത്".
   */
  report?: string;
  /**
   * In English: "This page as a document". Example: "ഈ താൾ ഒരു രേഖയായി".
   */
  document?: string;
}
/**
 * The months, as a date has them, and the order of day, month and year (CLDR 48). Example: { "january": "ജനുവരി" }.
 */
export interface WordsOfDates {
  /**
   * In English: "January". Example: "ജനുവരി".
   */
  january?: string;
  /**
   * In English: "February". Example: "ഫെബ്രുവരി".
   */
  february?: string;
  /**
   * In English: "March". Example: "മാർച്ച്".
   */
  march?: string;
  /**
   * In English: "April". Example: "ഏപ്രിൽ".
   */
  april?: string;
  /**
   * In English: "May". Example: "മേയ്".
   */
  may?: string;
  /**
   * In English: "June". Example: "ജൂൺ".
   */
  june?: string;
  /**
   * In English: "July". Example: "ജൂലൈ".
   */
  july?: string;
  /**
   * In English: "August". Example: "ഓഗസ്റ്റ്".
   */
  august?: string;
  /**
   * In English: "September". Example: "സെപ്റ്റംബർ".
   */
  september?: string;
  /**
   * In English: "October". Example: "ഒക്‌ടോബർ".
   */
  october?: string;
  /**
   * In English: "November". Example: "നവംബർ".
   */
  november?: string;
  /**
   * In English: "December". Example: "ഡിസംബർ".
   */
  december?: string;
  /**
   * In English: "{day} {month} {year}". Keep {day} and {month} and {year} in it. Example: "{year} {month} {day}".
   */
  day?: string;
  /**
   * In English: "{first} to {last}". Stands where the day stands in a date, for several days of one month. Keep {first} and {last} in it. Example: "{first}–{last}".
   */
  days?: string;
  /**
   * In English: "{first} to {last}". From one date to another, each with its time where it has one. Keep {first} and {last} in it. Example: "{first} – {last}".
   */
  range?: string;
}
/**
 * How numbers are written (CLDR 48). Example: { "group": "," }.
 */
export interface WordsOfNumbers {
  /**
   * In English: ",". Stands between groups of digits. Example: ",".
   */
  group?: string;
  /**
   * In English: ".". Stands before the decimals. Example: ".".
   */
  decimal?: string;
  /**
   * In English: "#,##0". How the digits are grouped, as CLDR writes it. Example: "#,##,##0".
   */
  pattern?: '#,##0' | '#,##,##0' | '#0';
}
/**
 * What the search has found. Example: { "found": {"one": "“{text}” എന്നതിന് {count} ഫലം", "other": "“{text}” എന്നതിന് {count} ഫലങ്ങൾ"} }.
 */
export interface WordsOfResults {
  found?: Plural;
  /**
   * In English: "Nothing was found for “{text}”.". Keep {text} in it. Example: "“{text}” എന്നതിന് ഒന്നും കണ്ടെത്തിയില്ല.".
   */
  none?: string;
  /**
   * In English: "Nothing was found for “{text}”. This comes nearest:". Keep {text} in it. Example: "“{text}” എന്നതിന് ഒന്നും കണ്ടെത്തിയില്ല. ഏറ്റവും അടുത്തത് ഇവയാണ്:".
   */
  nearest?: string;
  /**
   * In English: "Did you mean". Example: "ഇതാണോ ഉദ്ദേശിച്ചത്".
   */
  meant?: string;
  /**
   * In English: "You can also call the office: {phone}". Keep {phone} in it. Example: "ഓഫീസിലേക്ക് വിളിക്കുകയും ചെയ്യാം: {phone}".
   */
  call?: string;
  /**
   * In English: "Results". Example: "ഫലങ്ങൾ".
   */
  name?: string;
  /**
   * In English: "Show more". Example: "കൂടുതൽ കാണിക്കുക".
   */
  more?: string;
}
/**
 * A sentence with a number in it, in the forms of the language (CLDR). Keep {count} in it, and {text} where the English one has it. Example: { "one": "{count} result for “{text}”", "other": "{count} results for “{text}”" }.
 */
export interface Plural {
  /**
   * The form that CLDR names zero. Example: "No results for “{text}”".
   */
  zero?: string;
  /**
   * The form that CLDR names one. Example: "{count} result for “{text}”".
   */
  one?: string;
  /**
   * The form that CLDR names two. Example: "Two results for “{text}”".
   */
  two?: string;
  /**
   * The form that CLDR names few. Example: "A few results for “{text}”".
   */
  few?: string;
  /**
   * The form that CLDR names many. Example: "Many results for “{text}”".
   */
  many?: string;
  /**
   * The form that CLDR names other. Example: "{count} results for “{text}”".
   */
  other: string;
}
/**
 * What is found in a long list. Example: { "clear": "എല്ലാം കാണിക്കുക" }.
 */
export interface WordsOfFilter {
  /**
   * In English: "Loading the list …". Example: "പട്ടിക എത്തുന്നു …".
   */
  loading?: string;
  /**
   * In English: "The list could not be loaded.". Example: "പട്ടിക ലഭിച്ചില്ല.".
   */
  failed?: string;
  found?: Plural;
  /**
   * In English: "No entry fits this.". Example: "ഇതിനു ചേരുന്ന ഇനങ്ങളില്ല.".
   */
  none?: string;
  /**
   * In English: "Show everything". Example: "എല്ലാം കാണിക്കുക".
   */
  clear?: string;
}
/**
 * The slides that follow one another. Example: { "name": "സ്ലൈഡുകളുടെ നിര" }.
 */
export interface WordsOfCarousel {
  /**
   * In English: "carousel". Example: "സ്ലൈഡുകളുടെ നിര".
   */
  name?: string;
  /**
   * In English: "slide". Example: "സ്ലൈഡ്".
   */
  slide?: string;
  /**
   * In English: "{index} of {count}". Keep {index} and {count} in it. Example: "{count}-ൽ {index}".
   */
  place?: string;
  /**
   * In English: "Play". Example: "തുടരുക".
   */
  play?: string;
  /**
   * In English: "Pause". Example: "നിർത്തുക".
   */
  pause?: string;
  /**
   * In English: "Previous slide". Example: "മുൻ സ്ലൈഡ്".
   */
  previous?: string;
  /**
   * In English: "Next slide". Example: "അടുത്ത സ്ലൈഡ്".
   */
  next?: string;
  /**
   * In English: "Slides". Example: "സ്ലൈഡുകൾ".
   */
  slides?: string;
  /**
   * In English: "Slide {number}". Keep {number} in it. Example: "സ്ലൈഡ് {number}".
   */
  dot?: string;
  /**
   * In English: "Slide {number}: {title}". Keep {number} and {title} in it. Example: "സ്ലൈഡ് {number}: {title}".
   */
  dotNamed?: string;
}
/**
 * Pictures in large. Example: { "name": "ചിത്രങ്ങൾ" }.
 */
export interface WordsOfLightbox {
  /**
   * In English: "Pictures". Example: "ചിത്രങ്ങൾ".
   */
  name?: string;
  /**
   * In English: "Zoom out". Example: "ചെറുതാക്കുക".
   */
  zoomOut?: string;
  /**
   * In English: "Zoom in". Example: "വലുതാക്കുക".
   */
  zoomIn?: string;
  /**
   * In English: "Rotate right". Example: "വലത്തേക്ക് തിരിക്കുക".
   */
  rotate?: string;
  /**
   * In English: "Download". Example: "ഡൗൺലോഡ് ചെയ്യുക".
   */
  download?: string;
  /**
   * In English: "Close". Example: "അടയ്ക്കുക".
   */
  close?: string;
  /**
   * In English: "Previous picture". Example: "മുൻ ചിത്രം".
   */
  previous?: string;
  /**
   * In English: "Next picture". Example: "അടുത്ത ചിത്രം".
   */
  next?: string;
  /**
   * In English: "{index} of {count}". Keep {index} and {count} in it. Example: "{count}-ൽ {index}".
   */
  place?: string;
  /**
   * In English: "{index} of {count}: {caption}". Keep {index} and {count} and {caption} in it. Example: "{count}-ൽ {index}: {caption}".
   */
  placeNamed?: string;
  /**
   * In English: "This picture could not be loaded.". Example: "ഈ ചിത്രം തുറക്കാനായില്ല.".
   */
  failed?: string;
  /**
   * In English: "Try again". Example: "വീണ്ടും ശ്രമിക്കുക".
   */
  again?: string;
  /**
   * In English: "Saving {file}". Keep {file} in it. Example: "{file} സൂക്ഷിക്കുന്നു".
   */
  saving?: string;
}
