import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { cleanText, plainText } from './htmlText.ts';

/** Parses a fragment of HTML as a browser does. Nothing is executed or loaded. */
export const parseHtml = (html: string): Root => fromHtml(html, { fragment: true });

export const parseDocument = (html: string): Root => fromHtml(html);

/** One line of plain text. */
export const htmlToText = (html: string): string => cleanText(plainText(parseHtml(html).children)).trim();
