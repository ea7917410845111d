/** Address of the brand style sheet in development; src/node/dev/handler.ts generates it on request. */
export const BRAND = '/assets/brand.css';
