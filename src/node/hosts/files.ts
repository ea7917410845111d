/** Rules shared by the host configurations and the static server. */

/**
 * Paths with a 404 response: files for hosts, and dotfiles except the folder for certificate validation (RFC
 * 8615). The syntax works in JavaScript, nginx and Apache.
 */
export const HIDDEN_PATHS = '^(?:_headers|_redirects|_nginx\\.conf)$|(?:^|/)\\.(?!well-known(?:/|$))';

/**
 * Request targets that no page can have: an encoded slash, an encoded backslash, an empty segment. Web
 * servers would normalize them to another path.
 */
export const IMPOSSIBLE_ADDRESS = '^[^?\\s]*(?:%2f|%5c|//)';

/** Escapes a path for a regular expression in a configuration file: special ASCII characters become codes. */
export const escapeForRegex = (path: string) =>
  path.replace(
    /[^\w/\u0080-\u{10FFFF}-]/gu,
    (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );

/** The first line of every generated configuration. */
export const GENERATED_NOTICE =
  'Written by "npm run build" from the content. Do not edit it: the next build writes it again.';
