/** The address of the style sheet of the brand in development, made on request; codegen/dev/handler.ts answers it. */
export const BRAND = '/assets/brand.css';
