/** The address of the style sheet of the brand in development, made on request; src/node/dev/handler.ts answers it. */
export const BRAND = '/assets/brand.css';
