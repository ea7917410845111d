/** Each is a `data-` attribute of the root element, and is saved in the browser under its name. */
export const DISPLAY_SETTINGS = ['text-size', 'theme'] as const;

export type DisplaySetting = (typeof DISPLAY_SETTINGS)[number];
