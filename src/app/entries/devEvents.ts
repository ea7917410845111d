/** What the development server and an open page tell each other over Vite's websocket. */
import type { Patch } from '../../core/data/patch.ts';
import type { SiteModel } from '../../core/model.ts';
import type { Line, Problem } from '../../core/problems/problem.ts';
import type { OutsideLink } from './outsideLink.ts';

/** Content that has changed on the disk. */
export interface ContentUpdate {
  /** How many edits the server has seen. */
  revision: number;
  /** Present when the manifest or site.json has changed. */
  model?: SiteModel;
  /** What has changed in data files, by name, or null where that is too large to send; absent when any file may have become another: the page has missed edits, or the manifest has changed. */
  files?: Readonly<Record<string, Patch | null>>;
}

/** A problem with the lines around it. */
export type OverlayProblem = Pick<
  Problem,
  'severity' | 'code' | 'file' | 'line' | 'column' | 'message' | 'hint'
> & {
  lines: readonly Line[];
};

export interface ProblemReport {
  /** The first problems, errors only; none when the content is sound. */
  problems: readonly OverlayProblem[];
  /** How many more there are. */
  more: number;
}

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    'site:edit': ContentUpdate;
    'site:report': ProblemReport;
    /** From the page when it has loaded: the number of edits that its HTML knows. */
    'site:hello': { revision: number };
  }
}

/** What a page that the editor shows and the window of the editor around it say to each other. */
export type PreviewMessage =
  /** To the window: somebody has clicked on a text or a picture of the page; `isVirtualPath`: where every page shows the settings of the site. */
  | { kind: 'picked'; text: string; src?: string; position: number; isOfSite?: true }
  /** To the window: the page that is shown. */
  | { kind: 'shown'; path: string }
  /** To the window: a link was followed that leads away from the pages of the site, and not in the frame. */
  | { kind: 'left'; link: OutsideLink }
  /** To the window: files are dragged over the page. */
  | { kind: 'dragged' }
  /** To the page: bring the place with a text or a picture into view and mark it for a moment. */
  | { kind: 'show'; text: string; src?: string; position: number }
  /** To the page: its colours, as a visitor chooses them; "" is as the device has them. */
  | { kind: 'colours'; theme: 'light' | 'dark' | '' };
