/** The protocol between the editor's server and its client. */
export type { PreviewMessage } from '../../app/entries/devEvents.ts';

import type { PublishStatus } from '../../core/data/schedule.ts';
import type { SchemaName } from '../../generated/schemas.ts';
import type { FocalPoint, Spoken } from '../../generated/types.ts';

/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** The location of a value that one form edits. */
export interface ValueLocation {
  /** Path from the site folder, such as "public/data/yrc.json". */
  file: string;
  /** JSON pointer (RFC 6901) to the value; "" is the whole file. */
  pointer: string;
}

/** A form of a page: its entry, its record, or its row in the manifest. */
export interface PagePart extends ValueLocation {
  /** "shown" is a file without a page that this page shows; "spoken" is the site in another language. */
  name: 'entry' | 'record' | 'row' | 'shown' | 'settings' | 'spoken' | 'asked';
  /** The language of its UI strings or translation, if they have a file of their own. */
  language?: string;
  /** The schema of the value: a schema name and a JSON pointer into it. */
  schema: SchemaName;
  schemaPointer: string;
  /** Fields with separate forms, such as the entries of a list. */
  omittedFields: readonly string[];
  /** The value in the file. */
  value: Json;
  /** The column titles of its table, if the parent record defines them for all tables of a list. */
  columns?: TableColumns;
}

export interface TableColumns {
  names: readonly string[];
  /** The path of the page whose form defines them. */
  definedAt?: string;
}

/** A row of the page tree. */
export interface PageRow {
  /** Canonical path; "" is home. */
  path: string;
  title: string;
  /** The path of the parent page. */
  parent?: string;
  layout: string;
  status: PublishStatus;
  /** The first public day, as dd-mm-yyyy. */
  startDay?: string;
  /** The language of the page, if it is not that of the site. */
  language?: string;
  /** The location of the page's entry or record. */
  location: ValueLocation;
  /** The location of its manifest row, if the row belongs to this page only. */
  row?: ValueLocation;
  /** Files without a page that are edited with this page. */
  embeddedFiles?: readonly string[];
  /** The plain text of the page, for the search. */
  text: string;
  /** When its file was last saved, in milliseconds since 1970. */
  savedAt: number;
}

export interface SiteView {
  /** The name of the institution. */
  title: string;
  language: string;
  /** The languages of its pages, UI strings or menus. */
  languages: readonly string[];
  /** Identifies the site folder; the client's stored data is separate for each. */
  id: string;
  pages: readonly PageRow[];
  /** The origin of the preview, which includes unsaved changes, such as "http://localhost:41234". */
  preview: string;
  /** The base path of the site. */
  base: string;
  /** Paths from the public folder, such as "images/sports/1.jpg". */
  pictures: readonly string[];
  /** Incremented when a picture changes, to bypass the browser's cache. */
  pictureVersion: number;
  /** Paths from the public folder. */
  documents: readonly string[];
  /** The names of the data files. */
  files: readonly string[];
  /** The values of the figures by key. */
  figures: Readonly<Record<string, string>>;
  /** Absent if the site has no compliance settings. */
  requirementLists?: readonly RequirementListView[];
}

/** A list of requirements of an authority. Binding lists come first, in the order of the site's settings. */
export interface RequirementListView {
  name: string;
  title: Spoken;
  /** The path of the page that shows it. */
  page?: string;
  /** True if the list is a file of the site. */
  isCustom: boolean;
  sections: readonly { title: Spoken; items: readonly { id: string; number?: string; title: Spoken }[] }[];
}

export interface EditorProblem {
  severity: 'error' | 'warning';
  code: string;
  file: string;
  line?: number;
  pointer?: string;
  message: string;
  hint?: string;
  /** It is an error once the draft is public. */
  inDraft?: true;
}

/** An unsaved change; without a value, it is reverted. */
export interface UnsavedValue extends ValueLocation {
  /**
   * The value when the form was opened. It is used to find the value after others have added or removed
   * items.
   */
  base?: Json;
  value?: Json;
}

/** The location of a problem: a file, and a JSON pointer from its root if known. */
export type ProblemLocation = Pick<EditorProblem, 'file' | 'pointer'>;

export interface ValueChange extends ValueLocation {
  /** The value when the form was opened. */
  base: Json;
  value: Json;
}

/** The path of the form of the site settings: institution, menu and figures. No page can have it. */
export const SETTINGS_PATH = '//settings';

/** The path of the form of the evidence. The paths of custom requirement lists begin with it. */
export const COMPLIANCE_PATH = '//asked';

export const requirementListPath = (list: string): string => `${COMPLIANCE_PATH}/${list}`;

/** Returns true if the path belongs to a form without a page. */
export const isVirtualPath = (path: string): boolean => path.startsWith('//');

/** A field that both this client and others have changed. */
export interface Conflict {
  /** The index of the change in the request. */
  changeIndex: number;
  /** JSON pointer from the changed value to the field. */
  pointer: string;
  base?: Json;
  mine?: Json;
  theirs?: Json;
}

export type SaveResult =
  /** Saved. The new values in the files, in the order of the changes. */
  | { kind: 'saved'; values: readonly Json[]; problems: readonly EditorProblem[] }
  /** Nothing was saved: others, or another change of the request, have changed the same fields. */
  | { kind: 'conflict'; conflicts: readonly Conflict[] }
  /** Nothing was saved: the changes cause these errors. */
  | { kind: 'refused'; problems: readonly EditorProblem[] }
  /** Nothing was saved: these values no longer exist. */
  | { kind: 'gone'; locations: readonly ValueLocation[] };

export type ServerEvent =
  /** The result of a check that includes unsaved changes. */
  | { kind: 'problems'; problems: readonly EditorProblem[] }
  /** Files that were changed by a save on any device or by another program. */
  | { kind: 'changed'; files: readonly string[] }
  /** The state of the publication; absent if there was none since the editor was started. */
  | { kind: 'publishing'; run?: PublishRun }
  /**
   * The actions that Undo and Redo would apply to. Sent before the response to an action, so that Undo names
   * it at once.
   */
  | { kind: 'undoHistory'; history: UndoHistory };

/** Content that can be added to the site: an event, a camp month, a page, a person. */
export interface Addition {
  /** The name in the command `new`. */
  name: string;
  /** A short description. */
  summary: string;
  questions: readonly AdditionQuestion[];
}

export interface AdditionQuestion {
  name: string;
  /** Describes the answer in a sentence. */
  help: string;
  required: boolean;
  kind: 'line' | 'text' | 'date' | 'list' | 'page' | 'files' | 'switch';
  /** The possible answers, if they are a closed set, such as the lists for events. */
  choices?: readonly { value: string; label: string }[];
  /** True if it may be answered more than once. */
  multiple?: true;
  /** The answer for "none" to a required question, such as an event without a day. */
  noneValue?: string;
  /** The accepted files; without it, any number of any type. */
  accept?: 'picture' | 'pictures' | 'table' | 'site';
}

/** An action on the whole site. It is done completely or not at all. */
export type Action =
  | { kind: 'new'; addition: string; answers: Readonly<Record<string, readonly string[]>> }
  | { kind: 'move'; from: string; to: string }
  /** Without `to`, the old path redirects to the parent page. */
  | { kind: 'remove'; from: string; to?: string }
  /** Removes an unused document of the public folder. */
  | { kind: 'withdraw'; document: string }
  | PictureAction;

export type ActionResult =
  /** The planned changes, as plain text of several lines. */
  | { kind: 'preview'; text: string }
  /** `undo` is the id for undoing it; `path` is the new or moved page. `picture` is a renamed picture. */
  | { kind: 'done'; text: string; path?: string; picture?: string; undo: string }
  /**
   * Nothing was changed. `missingUploads` are the ids of uploads that were lost by a restart of the editor.
   */
  | { kind: 'refused'; message: string; question?: string; missingUploads?: readonly string[] };

/** A part of a picture, in pixels after rotation. */
export interface CropArea {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** An action on a picture of the public folder. */
export type PictureAction =
  /** Without a point, the focal point is the centre again. */
  | { kind: 'focus'; picture: string; focus?: FocalPoint }
  | { kind: 'crop'; picture: string; area: CropArea }
  /** Replaces the picture by an upload. The replacement of a sample gets a new path. */
  | { kind: 'replace'; picture: string; upload: string }
  /** Removes an unused picture. */
  | { kind: 'discard'; picture: string };

/** A use of a picture or document. */
export interface FileUseView {
  /** Path from the site folder. */
  file: string;
  /** A page path, {@link SETTINGS_PATH} or {@link COMPLIANCE_PATH}; absent if the file belongs to no page. */
  page?: string;
}

/** A picture of the public folder. */
export interface SitePicture {
  /** Such as "images/sports/1.jpg". */
  path: string;
  bytes: number;
  uses: readonly FileUseView[];
  /** No file uses it, and browsers do not request it automatically. */
  isUnused: boolean;
  /** A placeholder of a new site, which may not be published. */
  isSample?: true;
  /** The point that stays visible if the picture is cropped; the centre by default. */
  focus?: FocalPoint;
}

export interface SitePictures {
  pictures: readonly SitePicture[];
  /** False while a file cannot be read, so that unused files are not known. */
  isUseKnown: boolean;
}

/** A document of the public folder. */
export type SiteDocument = Pick<SitePicture, 'path' | 'bytes' | 'uses' | 'isUnused'>;

export interface SiteDocuments {
  documents: readonly SiteDocument[];
  /** See {@link SitePictures}. */
  isUseKnown: boolean;
}

/** A performed action, described by the client in its language. */
export interface ActionSummary {
  type: 'added' | 'moved' | 'pictures' | 'removed' | 'saved' | PictureAction['kind'];
  /** A title, a path or a file; {@link SETTINGS_PATH} or {@link COMPLIANCE_PATH} for forms without a page. */
  name: string;
  /** The number of further subjects. */
  moreCount?: number;
}

export interface UndoEntry extends ActionSummary {
  /** Unique. */
  id: string;
}

export interface UndoHistory {
  undo?: UndoEntry;
  redo?: UndoEntry;
}

/** Pictures that were added to the public folder. */
export interface AddedPictures {
  /** Their paths, in the order in which they were added. */
  pictures: readonly string[];
  /** Reasons for skipped files, one sentence each. */
  notes: readonly string[];
}

/** A document that is in the public folder. */
export interface AddedDocument {
  /** Its path, as written in a link. */
  document: string;
  /** Warnings of the check, one sentence each. */
  notes: readonly string[];
}

/** A change of a field between two versions. */
export interface FieldDifference {
  /** The name of the field; for an item of a list, the name of the list. */
  field: string;
  kind: 'added' | 'removed' | 'changed';
  /** The number of items of a list. */
  count?: number;
}

/** A committed version of a value that differs from the previous one. */
export interface ValueVersion {
  /** yyyy-mm-dd, in UTC. */
  day: string;
  /** The changes since the previous version; empty for the first one. */
  differences: readonly FieldDifference[];
  value: Json;
}

/** A QR code: the modules per side, and the dark modules as an SVG path. */
export interface QrCodeImage {
  size: number;
  path: string;
}

/** The state of pairing with a device of the local network. */
export type PairingState =
  | { kind: 'off' }
  /** Waits for the first device. `expiresAt` is in milliseconds since 1970. */
  | { kind: 'waiting'; origin: string; address: string; qrCode: QrCodeImage; expiresAt: number }
  /** No device was paired in time. */
  | { kind: 'expired'; origin: string }
  | { kind: 'paired'; origin: string };

export interface PublishRequest {
  /** Publish the saved site, or roll back to the previous release. */
  action: 'publish' | 'rollback';
  /** As in `npm run publish -- --to`; a path is relative to the site folder. */
  target: string;
}

/** The current or last publication. */
export interface PublishRun extends PublishRequest {
  step: PublishStep;
}

export type PublishStep =
  | { kind: 'working'; stage: PublishStage; done?: number; total?: number }
  /** Waits for a response to the prompt. */
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
  /** Confirms the planned changes. */
  | { kind: 'go'; plan: PublishPlan }
  | { kind: 'password'; isWrong: boolean }
  /** Confirms a question of the command, a sentence. */
  | { kind: 'confirm'; text: string };

/** A password, or true to confirm. */
export type PromptResponse = string | true;

/** The planned changes. */
export interface PublishPlan {
  files: number;
  removed: number;
  bytes?: number;
  /** The number of pages of a ZIP file, which always contains all pages. */
  totalPages?: number;
  pages?: Readonly<Record<'added' | 'changed' | 'gone', PageSample>>;
}

/** A number of pages with the titles of the first ones. */
export interface PageSample {
  count: number;
  titles: readonly string[];
}

export type PublishResult =
  | {
      kind: 'done';
      files: number;
      removed: number;
      /** The published result: the URL of the site, or a file or folder of this computer. */
      address?: string;
      path?: string;
      /** True if a rollback is not possible. */
      isIrreversible: boolean;
      /** Failed checks of the published website. */
      problems: readonly EditorProblem[];
    }
  /** The host is up to date. */
  | { kind: 'same' }
  | { kind: 'refused'; message?: string; problems: readonly EditorProblem[] }
  /** Some files may have been sent; visitors see a complete site. */
  | { kind: 'stopped'; wasSending: boolean }
  /** The terminal has the error. */
  | { kind: 'failed' };

/**
 * The endpoints by method and path. The token is in the header `X-Token`. Their access rules are in
 * endpoints.ts.
 */
export interface Requests {
  'GET /api/site': { response: SiteView };
  /** The schema files by name. */
  'GET /api/schemas': { response: Readonly<Record<string, Json>> };
  'GET /api/page': { query: { path: string }; response: { parts: readonly PagePart[] } };
  'POST /api/unsaved': { body: UnsavedValue; response: null };
  /** The current checksum of a document; absent if it does not exist. */
  'GET /api/checksum': { query: { document: string }; response: { sha256?: string } };
  /** The versions of a value in git, the newest first; empty without git. */
  'GET /api/history': { query: ValueLocation; response: readonly ValueVersion[] };
  'GET /api/additions': { response: readonly Addition[] };
  /** With `mode`, nothing is changed. */
  'POST /api/act': { body: { action: Action; mode?: 'preview' }; response: ActionResult };
  /** Undoes or redoes the last action or save; refused if its id is another one. */
  'POST /api/undo': { body: Pick<UndoEntry, 'id'>; response: null };
  'POST /api/redo': { body: Pick<UndoEntry, 'id'>; response: null };
  'GET /api/pictures': { response: SitePictures };
  /** Adds uploaded pictures for a page or the settings. */
  'POST /api/pictures': { body: { uploads: readonly string[]; path: string }; response: AddedPictures };
  'GET /api/documents': { response: SiteDocuments };
  /** Adds an uploaded document. */
  'POST /api/documents': { body: { upload: string }; response: AddedDocument };
  /** Only for clients on this computer. */
  'GET /api/phone': { response: PairingState };
  'POST /api/phone': { body: { action: 'start' | 'stop' }; response: PairingState };
  'POST /api/save': { body: { changes: readonly ValueChange[] }; response: SaveResult };
  /**
   * The target in the site's settings. This and the following endpoints are only for clients on this
   * computer.
   */
  'GET /api/publish': { response: { to?: string } };
  /** Starts a publication. Its progress is sent as events. */
  'POST /api/publish': { body: PublishRequest; response: null };
  'POST /api/publish/answer': { body: { promptId: number; response: PromptResponse }; response: null };
  /** Stops the publication. `forget` also drops its state or result. */
  'POST /api/publish/stop': { body: { forget: boolean }; response: null };
  /** Streams {@link ServerEvent}, one JSON line each, until the connection ends. */
  'GET /api/news': { response: undefined };
  /**
   * Stores the request body as a file. The id refers to the file in actions, "POST /api/pictures" and "POST
   * /api/documents", until it is used, newer uploads need its space, or the editor ends.
   */
  'POST /api/upload': { query: { name: string }; response: { id: string } };
  /** Exchanges the pairing code, in the token header, for a token. Only for the first device. */
  'POST /api/enter': { response: { token: string } };
}

/** The input of an endpoint: the body, or the query of the URL. */
export type EndpointInput<Name extends keyof Requests> = Requests[Name] extends { body: infer Body }
  ? Body
  : Requests[Name] extends { query: infer Query }
    ? Query
    : object;

/** The header with the token. The URL of the client has the token in its hash. */
export const TOKEN_HEADER = 'x-token';

/** The maximum size of an upload, in bytes. Phone photos have up to 30 MB, so a larger file is a mistake. */
export const MAX_UPLOAD_BYTES = 200 * 1024 * 1024;
