/** The files that tell hosts how to serve a built site, and what no visitor is served. */

/**
 * Paths that are answered as if there were nothing: the files for hosts, and whatever begins with a dot but the folder in
 * which certificates are proved (RFC 8615). JavaScript, nginx and Apache read this expression alike.
 */
export const HIDDEN_PATHS = '^(?:_headers|_redirects|_nginx\\.conf)$|(?:^|/)\\.(?!well-known(?:/|$))';

/**
 * Addresses as they stand in a request that no page can have: an encoded slash, an encoded backslash, an empty segment. A
 * web server would take them for the path that they look like.
 */
export const IMPOSSIBLE_ADDRESS = '^[^?\\s]*(?:%2f|%5c|//)';

/** A path as a part of a regular expression: ASCII signs that could mean something, there or in a configuration, as codes. */
export const escapeForRegex = (path: string) =>
  path.replace(
    /[^\w/\u0080-\u{10FFFF}-]/gu,
    (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );

/** The first words of every such file. */
export const GENERATED_NOTICE =
  'Written by "npm run build" from the content. Do not edit it: the next build writes it again.';
