/** Where a data file is published, and what stands beside it. */
import { fileHref } from '../route/path.ts';

/** The address of a data file. @param name such as "yrc" or "events/2026/onam" */
export const dataAddress = (name: string) => fileHref(`data/${name}.json`);

/**
 * The path of the file with what is known of its media. Files in folders have a folder of their own there, since copies of pictures
 * are in another one.
 */
export const mediaPath = (name: string) => `media/${name.includes('/') ? 'in/' : ''}${name}.json`;

/** The address of that file. */
export const mediaAddress = (name: string) => fileHref(mediaPath(name));
