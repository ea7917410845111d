/** Messages between the development server and an open page over Vite's websocket. */
import type { Patch } from '../../core/data/patch.ts';
import type { SiteModel } from '../../core/model.ts';
import type { Line, Problem } from '../../core/problems/problem.ts';
import type { OutsideLink } from './outsideLink.ts';

export interface ContentUpdate {
  revision: number;
  /** Present if the manifest or site.json has changed. */
  model?: SiteModel;
  /** Patches by file name; null if too large. Absent if any file may have changed. */
  files?: Readonly<Record<string, Patch | null>>;
}

/** A problem with the lines around it. */
export type OverlayProblem = Pick<
  Problem,
  'severity' | 'code' | 'file' | 'line' | 'column' | 'message' | 'hint'
> & { lines: readonly Line[] };

export interface ProblemReport {
  /** The first errors; empty if the content is valid. */
  problems: readonly OverlayProblem[];
  more: number;
}

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    'site:edit': ContentUpdate;
    'site:report': ProblemReport;
    /** Sent by a loaded page: the revision of its HTML. */
    'site:hello': { revision: number };
  }
}

export type PreviewMessage =
  /** To the editor: a text or an image was clicked. `isOfSite`: it belongs to the site settings. */
  | { kind: 'picked'; text: string; src?: string; position: number; isOfSite?: true }
  | { kind: 'shown'; path: string }
  /** To the editor: a link that leads away from the site was followed, but not in the frame. */
  | { kind: 'left'; link: OutsideLink }
  | { kind: 'dragged' }
  /** To the page: scroll to a text or an image and highlight it briefly. */
  | { kind: 'show'; text: string; src?: string; position: number }
  /** To the page: the colour scheme; "" follows the device. */
  | { kind: 'colours'; theme: 'light' | 'dark' | '' };
