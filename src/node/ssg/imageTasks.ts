/** The messages between the build and its image workers. */

import type { Problem } from '../../core/problems/problem.ts';
import type { FocalPoint } from '../../generated/types.ts';
import type { Brand } from '../content/brand/siteBrand.ts';
import type { Card } from './sharing/card.ts';

/** Encodes variants of an image. All paths are absolute. */
export interface VariantsTask {
  kind: 'copies';
  picture: string;
  /** The folder of the variants, which are named by width. */
  folder: string;
  /** A folder on the same disk for incomplete files. */
  draftsFolder: string;
  widths: readonly number[];
}

/** Renders a share image. */
interface ShareImageTask {
  kind: 'card';
  card: Card;
  brand: Brand;
  /** An image of the page. */
  picture?: string;
  /** Its focal point. */
  focalPoint?: FocalPoint;
  /** The output file. */
  out: string;
}

export type ImageTask = VariantsTask | ShareImageTask;

export interface ImageResult {
  /** The error of an image. */
  error?: string;
  /** The message of a disk error. */
  problems?: readonly Problem[];
}
