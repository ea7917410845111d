/**
 * Display settings of a visitor. Each is an attribute of the root element (`data-theme="dark"`) for the
 * styles, and is saved in the browser under its name.
 */
export const DISPLAY_SETTINGS = ['text-size', 'theme'] as const;

export type DisplaySetting = (typeof DISPLAY_SETTINGS)[number];
