/**
 * What a visitor may choose of how pages look. Each is an attribute of the document (`data-theme="dark"`), which the style
 * sheets know, and is kept in this browser only, under its name.
 */
export const DISPLAY_SETTINGS = ['text-size', 'theme'] as const;

export type DisplaySetting = (typeof DISPLAY_SETTINGS)[number];
