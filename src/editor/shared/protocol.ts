/** What the editor's server and its window say to each other. */
export type { PreviewMessage } from '../../app/entries/devEvents.ts';

import type { PublishStatus } from '../../core/data/schedule.ts';
import type { SchemaName } from '../../generated/schemas.ts';
import type { FocalPoint, Spoken } from '../../generated/types.ts';

/** Whatever JSON can say. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** A value of a file of the site: what one form edits. */
export interface ValueLocation {
  /** Path from the site folder, such as "public/data/yrc.json". */
  file: string;
  /** JSON pointer (RFC 6901) to the value; "" is the whole file. */
  pointer: string;
}

/** A form of a page: its entry or record, or its row in the manifest. */
export interface PagePart extends ValueLocation {
  /** What the form is for, such as "entry" or "row"; "shown" is a file without a page that this one shows, "spoken" the site in another language. */
  name: 'entry' | 'record' | 'row' | 'shown' | 'settings' | 'spoken' | 'asked';
  /** The language whose words it has, where they have a file of their own. */
  language?: string;
  /** Where its schema stands: the name of a schema and a JSON pointer into it. */
  schema: SchemaName;
  schemaPointer: string;
  /** Fields that have forms of their own, such as the entries of a list. */
  omittedFields: readonly string[];
  /** As it is in the file. */
  value: Json;
  /** What the columns of its table are called, where the record around it says so for all tables of a list. */
  columns?: TableColumns;
}

export interface TableColumns {
  names: readonly string[];
  /** The path of the page on whose form they are named. */
  definedAt?: string;
}

/** A page as the tree shows it. */
export interface PageRow {
  /** Canonical path; "" is home. */
  path: string;
  title: string;
  /** The path of the page above it, when it has one. */
  parent?: string;
  layout: string;
  status: PublishStatus;
  /** The day on which it comes, as dd-mm-yyyy. */
  startDay?: string;
  /** The language of the page, when it is not that of the site. */
  language?: string;
  /** Where the value stands that the page is made of. */
  location: ValueLocation;
  /** Where its row of the manifest stands, when it is that of this page alone. */
  row?: ValueLocation;
  /** The files without a page of their own that are edited with this one. */
  embeddedFiles?: readonly string[];
  /** The texts of the page, for the search, without marks. */
  text: string;
  /** When its file was last saved, in milliseconds since 1970. */
  savedAt: number;
}

/** The site as the window shows it. */
export interface SiteView {
  /** The name of the institution. */
  title: string;
  language: string;
  /** The languages that it has pages, words or a menu in. */
  languages: readonly string[];
  /** Tells one site folder from another, so that what is kept in the browser stays with its own. */
  id: string;
  pages: readonly PageRow[];
  /** Where the pages are shown, with what is not saved yet, such as "http://localhost:41234". */
  preview: string;
  /** What stands before the addresses of the site. */
  base: string;
  /** Pictures of the public folder by their paths, such as "images/sports/1.jpg". */
  pictures: readonly string[];
  /** Another number once a picture has become another: what a browser keeps of it is old. */
  pictureVersion: number;
  /** Documents of the public folder. */
  documents: readonly string[];
  /** The names of the data files. */
  files: readonly string[];
  /** The keys of the figures, with their values. */
  figures: Readonly<Record<string, string>>;
  /** What authorities ask; absent where the site does not say where it shows it. */
  requirementLists?: readonly RequirementListView[];
}

/** A list of what an authority asks. Those that bind the site come first, in its order. */
export interface RequirementListView {
  name: string;
  title: Spoken;
  /** The path of the page that shows it, where there is one. */
  page?: string;
  /** Whether it is a file of the site. */
  isCustom: boolean;
  sections: readonly { title: Spoken; items: readonly { id: string; number?: string; title: Spoken }[] }[];
}

/** A problem of the content, as the checker says it. */
export interface EditorProblem {
  severity: 'error' | 'warning';
  code: string;
  file: string;
  line?: number;
  pointer?: string;
  message: string;
  hint?: string;
  /** An error, but for the draft that it is in. */
  inDraft?: true;
}

/** What somebody writes and has not saved; undefined takes it back. */
export interface UnsavedValue extends ValueLocation {
  /** The value as it was when the form was opened, by which it is found again where others have added or removed items. */
  base?: Json;
  value?: Json;
}

/** Where a problem is: a file, and the JSON pointer from its root where that is known. */
export type ProblemLocation = Pick<EditorProblem, 'file' | 'pointer'>;

/** A change to be saved. */
export interface ValueChange extends ValueLocation {
  /** The value as it was when the form was opened. */
  base: Json;
  value: Json;
}

/** The path of what has no page of its own: the institution, its menu and its figures. No page can have it. */
export const SETTINGS_PATH = '//settings';

/** The path of what answers the authorities; below it, by name, are the lists of the site's own. */
export const COMPLIANCE_PATH = '//asked';

/** The path of a list of the site's own of what an authority asks. */
export const requirementListPath = (list: string): string => `${COMPLIANCE_PATH}/${list}`;

/** Whether a path is that of something that has no page of its own. */
export const isVirtualPath = (path: string): boolean => path.startsWith('//');

/** A field that was changed here and elsewhere. */
export interface Conflict {
  /** Which of the changes has it, from 0. */
  changeIndex: number;
  /** JSON pointer from the changed value to the field. */
  pointer: string;
  base?: Json;
  mine?: Json;
  theirs?: Json;
}

export type SaveResult =
  /** Saved; the values as they are in the files now, in the order of the changes. */
  | { kind: 'saved'; values: readonly Json[]; problems: readonly EditorProblem[] }
  /** Nothing was saved: others, or another of the changes, have changed the same fields. */
  | { kind: 'conflict'; conflicts: readonly Conflict[] }
  /** Nothing was saved: the change brings these errors. */
  | { kind: 'refused'; problems: readonly EditorProblem[] }
  /** Nothing was saved: what was edited is no longer there. */
  | { kind: 'gone'; locations: readonly ValueLocation[] };

/** What the server tells by itself. */
export type ServerEvent =
  /** What the check says of the site with all that is not saved. */
  | { kind: 'problems'; problems: readonly EditorProblem[] }
  /** Files that are others now: somebody has saved here or on another device, or another program has changed them. */
  | { kind: 'changed'; files: readonly string[] }
  /** How far publishing is; nothing of it where nothing was published since the editor has started. */
  | { kind: 'publishing'; run?: PublishRun }
  /** The actions that Undo and Redo would apply to. Sent before the response to an action, so that Undo names it at once. */
  | { kind: 'undoHistory'; history: UndoHistory };

/** Something that can be added to the site: an event, a camp month, a page, a person. */
export interface Addition {
  /** As the command "new" calls it. */
  name: string;
  /** What it adds, in a few words. */
  summary: string;
  questions: readonly AdditionQuestion[];
}

/** What is asked before something is added. */
export interface AdditionQuestion {
  name: string;
  /** What the answer is, in a sentence. */
  help: string;
  required: boolean;
  kind: 'line' | 'text' | 'date' | 'list' | 'page' | 'files' | 'switch';
  /** What may be answered, where that is a closed set: the lists that take events. */
  choices?: readonly { value: string; label: string }[];
  /** Whether a line may be answered more than once. */
  multiple?: true;
  /** The answer that says that there is none, where one is needed: that an event has no day. */
  noneValue?: string;
  /** Which files are the answer; any number of any without it. */
  accept?: 'picture' | 'pictures' | 'table';
}

/** A whole act: all of it is done or nothing. */
export type Action =
  | { kind: 'new'; addition: string; answers: Readonly<Record<string, readonly string[]>> }
  | { kind: 'move'; from: string; to: string }
  /** Without `to` the old address leads to the page above. */
  | { kind: 'remove'; from: string; to?: string }
  /** Away with a document of the public folder; only where nothing leads to it. */
  | { kind: 'withdraw'; document: string }
  | PictureAction;

export type ActionResult =
  /** What it would change, in plain text of several lines. */
  | { kind: 'preview'; text: string }
  /** It is done; `undo` is the id by which it is taken back, `qrCode` the path of one that has another now. */
  | { kind: 'done'; text: string; path?: string; picture?: string; undo: string }
  /** Nothing was changed. `missingUploads` are the ids of files that were sent and are not here, as the editor was started again since. */
  | { kind: 'refused'; message: string; question?: string; missingUploads?: readonly string[] };

/** A part of a picture that is turned upright, in its pixels. */
export interface CropArea {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What is done to a picture of the public folder; a part of an {@link Action}. */
export type PictureAction =
  /** Without a point it is the middle again. */
  | { kind: 'focus'; picture: string; focus?: FocalPoint }
  | { kind: 'crop'; picture: string; area: CropArea }
  /** The id of an upload takes its place; of a sample under a path of its own. */
  | { kind: 'replace'; picture: string; upload: string }
  /** Only where nothing uses it. */
  | { kind: 'discard'; picture: string };

/** Where a picture or document is used. */
export interface FileUseView {
  /** Path from the site folder. */
  file: string;
  /** The path of a page, {@link SETTINGS_PATH} or {@link COMPLIANCE_PATH}; absent where it is a file of no page. */
  page?: string;
}

/** A picture of the public folder. */
export interface SitePicture {
  /** Such as "images/sports/1.jpg". */
  path: string;
  bytes: number;
  uses: readonly FileUseView[];
  /** Nothing uses it, and browsers do not ask for it by themselves. */
  isUnused: boolean;
  /** It came with a new site, to show it; nobody publishes it. */
  isSample?: true;
  /** The point that stays in sight where its sides are cut off; the middle without one. */
  focus?: FocalPoint;
}

export interface SitePictures {
  pictures: readonly SitePicture[];
  /** Whether it is known which are unused: not while a file cannot be read. */
  isUseKnown: boolean;
}

/** A document of the public folder. */
export type SiteDocument = Pick<SitePicture, 'path' | 'bytes' | 'uses' | 'isUnused'>;

export interface SiteDocuments {
  documents: readonly SiteDocument[];
  /** As of {@link SitePictures}. */
  isUseKnown: boolean;
}

/** What was done to the site, for the window to say in its language. */
export interface ActionSummary {
  type: 'added' | 'moved' | 'pictures' | 'removed' | 'saved' | PictureAction['kind'];
  /** A title, an address or a file; {@link SETTINGS_PATH} or {@link COMPLIANCE_PATH} for what has a place of its own in the window. */
  name: string;
  /** How many others it was done to. */
  moreCount?: number;
}

/** Something that was done to the site. */
export interface UndoEntry extends ActionSummary {
  /** Of no other one. */
  id: string;
}

/** What can be taken back, and done again. */
export interface UndoHistory {
  undo?: UndoEntry;
  redo?: UndoEntry;
}

/** Pictures that were taken into the public folder. */
export interface AddedPictures {
  /** Their paths, in the order in which they were taken. */
  pictures: readonly string[];
  /** What was left out, and why; a sentence each. */
  notes: readonly string[];
}

/** A document that is in the public folder now. */
export interface AddedDocument {
  /** Its path, as a link to it is written. */
  document: string;
  /** What the check remarks on it; a sentence each. */
  notes: readonly string[];
}

/** What has become of a field from one version to the next. */
export interface FieldDifference {
  /** The name of the field; of an item of a list that of the list. */
  field: string;
  kind: 'added' | 'removed' | 'changed';
  /** How many items of a list. */
  count?: number;
}

/** A value as a commit has left it, where it differs from the one before. */
export interface ValueVersion {
  /** yyyy-mm-dd, in UTC. */
  day: string;
  /** What was done to it; none for the first that there is. */
  differences: readonly FieldDifference[];
  value: Json;
}

/** A picture of dark squares on light ground: how many there are in a row, and the path of the dark ones in SVG. */
export interface QrCodeImage {
  size: number;
  path: string;
}

/** Whether a device of the local network may edit the site. */
export type PairingState =
  | { kind: 'off' }
  /** For the first device that opens the address, until a time in milliseconds since 1970. */
  | { kind: 'waiting'; origin: string; address: string; qrCode: QrCodeImage; expiresAt: number }
  /** No device has come in time. */
  | { kind: 'expired'; origin: string }
  | { kind: 'paired'; origin: string };

export interface PublishRequest {
  /** The host gets the site as it is saved, or goes back to the release before. */
  action: 'publish' | 'rollback';
  /** As `npm run publish -- --to` takes it; a path is from the site folder. */
  target: string;
}

/** What is being published, or was published last. */
export interface PublishRun extends PublishRequest {
  step: PublishStep;
}

export type PublishStep =
  | { kind: 'working'; stage: PublishStage; done?: number; total?: number }
  /** Nothing goes on before it is answered. */
  | { kind: 'asking'; promptId: number; prompt: PublishPrompt }
  | PublishResult;

export type PublishStage =
  | 'checking'
  | 'pages'
  | 'pictures'
  | 'comparing'
  | 'packing'
  | 'sending'
  | 'placing'
  | 'visiting';

export type PublishPrompt =
  /** Whether to go on with what would change. */
  | { kind: 'go'; plan: PublishPlan }
  | { kind: 'password'; isWrong: boolean }
  /** Whether it may be; a sentence of the command. */
  | { kind: 'confirm'; text: string };

/** The answer to a question: a password, or true. */
export type PromptResponse = string | true;

/** What would change. */
export interface PublishPlan {
  files: number;
  removed: number;
  bytes?: number;
  /** How many pages go into a ZIP, which has all of them. */
  totalPages?: number;
  pages?: Readonly<Record<'added' | 'changed' | 'gone', PageSample>>;
}

/** Pages, of which only the first are named. */
export interface PageSample {
  count: number;
  titles: readonly string[];
}

export type PublishResult =
  | {
      kind: 'done';
      files: number;
      removed: number;
      /** Where it can be looked at: the address of the site, or a file or folder of this computer. */
      address?: string;
      path?: string;
      /** Whether nothing leads back to what was there before. */
      isIrreversible: boolean;
      /** What the website answers otherwise than it should. */
      problems: readonly EditorProblem[];
    }
  /** The host has all of it already. */
  | { kind: 'same' }
  | { kind: 'refused'; message?: string; problems: readonly EditorProblem[] }
  /** Files may have been sent already; visitors see a whole site. */
  | { kind: 'stopped'; wasSending: boolean }
  /** The terminal says why. */
  | { kind: 'failed' };

/** The requests of the window, with the token in the header `X-Token`. endpoints.ts has the access rule of each one. */
export interface Requests {
  'GET /api/site': { response: SiteView };
  /** All schemas by name, as they stand in their files. */
  'GET /api/schemas': { response: Readonly<Record<string, Json>> };
  /** The forms of a page. */
  'GET /api/page': { query: { path: string }; response: { parts: readonly PagePart[] } };
  'POST /api/unsaved': { body: UnsavedValue; response: null };
  /** The checksum of a document as it is now; none where there is no such document. */
  'GET /api/checksum': { query: { document: string }; response: { sha256?: string } };
  /** The versions of a value by git, the newest first; none where there is no git. */
  'GET /api/history': { query: ValueLocation; response: readonly ValueVersion[] };
  'GET /api/additions': { response: readonly Addition[] };
  /** With `only` nothing is changed. */
  'POST /api/act': { body: { action: Action; mode?: 'preview' }; response: ActionResult };
  /** Takes the last act or save back, or does it again; refused where it is another one than that of the id. */
  'POST /api/undo': { body: Pick<UndoEntry, 'id'>; response: null };
  'POST /api/redo': { body: Pick<UndoEntry, 'id'>; response: null };
  /** All pictures, with where each is used. */
  'GET /api/pictures': { response: SitePictures };
  /** Pictures from this computer, by the ids of their uploads, for the page of a path or the settings. */
  'POST /api/pictures': { body: { uploads: readonly string[]; path: string }; response: AddedPictures };
  /** All documents, with where each is used. */
  'GET /api/documents': { response: SiteDocuments };
  /** A document from this computer, by the id of its upload. */
  'POST /api/documents': { body: { upload: string }; response: AddedDocument };
  /** For windows of this machine only. */
  'GET /api/phone': { response: PairingState };
  'POST /api/phone': { body: { action: 'start' | 'stop' }; response: PairingState };
  'POST /api/save': { body: { changes: readonly ValueChange[] }; response: SaveResult };
  /** Where the site goes by its own word. This and what follows is for windows of this machine only. */
  'GET /api/publish': { response: { to?: string } };
  /** Begins; how far it is comes as news. */
  'POST /api/publish': { body: PublishRequest; response: null };
  'POST /api/publish/answer': { body: { promptId: number; response: PromptResponse }; response: null };
  /** Stops what is under way; nothing is said of it, nor of what has ended, where it is to be forgotten. */
  'POST /api/publish/stop': { body: { forget: boolean }; response: null };
  /** Streams {@link ServerEvent}, one line of JSON each, until the connection ends. */
  'GET /api/news': { response: undefined };
  /**
   * Takes one file: its bytes are the body. The id stands for the file in an act, in "POST /api/pictures" and in "POST /api/documents",
   * until the file is used, newer uploads need its space, or the editor ends.
   */
  'POST /api/upload': { query: { name: string }; response: { id: string } };
  /** Gives a token to the first device that has the pairing code, in the header of the token. */
  'POST /api/enter': { response: { token: string } };
}

/** The input of an endpoint: the body, or the query of the URL. */
export type EndpointInput<Name extends keyof Requests> = Requests[Name] extends { body: infer Body }
  ? Body
  : Requests[Name] extends { query: infer Query }
    ? Query
    : object;

/** The header with the token; the address of the window has it behind "#". */
export const TOKEN_HEADER = 'x-token';

/** The largest file that can be uploaded, in bytes. Photos of phones have up to 30 MB, so a larger file is a mistake. */
export const MAX_UPLOAD_BYTES = 200 * 1024 * 1024;
