/** What a build asks the processes for that make its pictures, and what they answer. */

import type { Problem } from '../../core/problems/problem.ts';
import type { FocalPoint } from '../../generated/types.ts';
import type { Brand } from '../content/brand/siteBrand.ts';
import type { Card } from './sharing/card.ts';

/** Copies of a picture. All paths are absolute. */
export interface VariantsTask {
  kind: 'copies';
  /** The original. */
  picture: string;
  /** The folder for the copies; they are named after their widths. */
  folder: string;
  /** A folder on the same disk, for files that are not whole yet. */
  draftsFolder: string;
  widths: readonly number[];
}

/** The picture of a page where it is shared. */
interface ShareImageTask {
  kind: 'card';
  card: Card;
  brand: Brand;
  /** The file of a picture that the page shows. */
  picture?: string;
  /** The point of it that stays in sight. */
  focalPoint?: FocalPoint;
  /** Where the card goes. */
  out: string;
}

export type ImageTask = VariantsTask | ShareImageTask;

export interface ImageResult {
  /** Why there is no picture. */
  error?: string;
  /** The same in words, when the disk could not take it. */
  problems?: readonly Problem[];
}
