/** `.htaccess`, the configuration for Apache; other hosts ignore it. */
import { targetHref } from '../../core/route/link.ts';
import { fileHref } from '../../core/route/path.ts';
import type { QueryRedirect } from '../../core/route/queryRedirects.ts';
import { isFamilyRule, type RedirectRule, rulePath } from '../../core/route/redirects.ts';
import { familyParent } from '../../core/route/table.ts';
import { notFoundFile } from '../content/generatedFiles.ts';
import { COMPRESSIBLE_TYPES, ENDINGS_BY_MEDIA_TYPE, UTF8_TYPES } from '../content/mediaTypes.ts';
import {
  canCarryQuery,
  escapeForRegex,
  findComposedLetters,
  GENERATED_NOTICE,
  HIDDEN_PATHS,
  IMPOSSIBLE_ADDRESS,
} from './files.ts';
import { type HeaderRule, type HostRules, HTTPS_ONLY_HEADERS, headersFor } from './headers.ts';

/** Apache reads the file for every request. Further redirects of queries are left to the app. */
const MAX_QUERY_REDIRECTS = 500;

/**
 * Apache reads the file for every request. So it has one rule for each decomposed letter, which are few,
 * instead of one for each address.
 */
export function apacheFile({
  headers,
  redirects,
  queryRedirects,
  paths,
  base,
  notFoundParents,
}: HostRules): string {
  const letters = findComposedLetters([...paths, ...redirects.map(({ from }) => from)]);
  return `# ${GENERATED_NOTICE}
# Apache must be allowed to read it: AllowOverride All for this folder.

DirectoryIndex index.html
${[
  errorPages(base, ''),
  ...notFoundParents.map((parent) => conditionalBlock(`/${parent}/`, base, errorPages(base, '  ', parent))),
].join('\n')}
AddDefaultCharset utf-8

<IfModule mod_mime.c>
${Object.entries(ENDINGS_BY_MEDIA_TYPE)
  .map(([type, endings]) => `  AddType ${type} ${endings.join(' ')}`)
  .join('\n')}
  AddCharset utf-8 ${UTF8_TYPES.flatMap((type) => ENDINGS_BY_MEDIA_TYPE[type] ?? []).join(' ')}
</IfModule>

<IfModule mod_deflate.c>
  <IfModule mod_filter.c>
    AddOutputFilterByType DEFLATE ${COMPRESSIBLE_TYPES.join(' ')}
  </IfModule>
</IfModule>

<IfModule mod_headers.c>
  # Compressing renames the version that the visitor has, and Apache no longer knows it.
  RequestHeader edit* If-None-Match "-gzip\\"" "\\""
${headerLines(headersFor(headers, '/'), '  ')}
${headers
  .filter(({ prefix }) => prefix !== '/')
  .map((rule) => headerBlock(rule, base))
  .join('\n')}
</IfModule>

<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteOptions AllowNoSlash
${base === '' ? '' : `  RewriteBase ${base}/\n`}
  # What has been decided already, such as the page for an error.
  RewriteCond %{ENV:REDIRECT_STATUS} .
  RewriteRule ^ - [L]

  RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD|OPTIONS)$
  RewriteRule ^ - [R=405,L]

  # What no page can be called, and what is not for visitors.
  RewriteCond %{THE_REQUEST} ${quote(`^\\S+ ${IMPOSSIBLE_ADDRESS.slice(1)}`)} [NC]
  RewriteRule ^ - [R=404,L]
  RewriteRule ${quote(HIDDEN_PATHS)} - [R=404,L]
${section(
  'Letters that are written in parts.',
  letters.map(
    ({ letter, decomposed }) =>
      `RewriteRule ${quote(`^(.*)${decomposed}(.*)$`)} ${quote(`$1${letter}$2`)} [E=COMPOSED:1,DPI,N]`,
  ),
)}${section(
  'Old addresses with a query.',
  queryRedirects.slice(0, MAX_QUERY_REDIRECTS).flatMap((redirect) => queryDirectives(redirect, base)),
)}${section(
  'Old addresses.',
  redirects.map((rule) => redirectDirective(rule, base)),
)}${section(
  'The page itself, under its own address.',
  letters.length === 0
    ? []
    : [
        'RewriteCond %{ENV:COMPOSED} .',
        `RewriteCond %{DOCUMENT_ROOT}${base}/$1 -d`,
        `RewriteRule ^(.*[^/])/?$ ${base}/$1/ [R=301,L]`,
        'RewriteCond %{ENV:COMPOSED} .',
        `RewriteRule ^(.*)$ ${base}/$1 [R=301,L]`,
      ],
)}
  # The slash at the end, in the letters in which the address was asked for.
  RewriteCond %{REQUEST_FILENAME}/index.html -f
  RewriteCond %{THE_REQUEST} "^\\S+ (/[^?\\s]*[^/?\\s])[?\\s]"
  RewriteRule [^/]$ %1/ [R=301,NE,L]

  # A folder without a page.
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteCond %{REQUEST_FILENAME}/index.html !-f
  RewriteRule ^ - [R=404,L]
</IfModule>
`;
}

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? '' : `\n  # ${title}\n${lines.map((line) => `  ${line}\n`).join('')}`;

const headerBlock = ({ prefix, headers }: HeaderRule, base: string) =>
  conditionalBlock(prefix, base, headerLines(headers, '    '), '  ');

/** Creates a condition for a folder, whose prefix ends with a slash, or for one file. */
function conditionalBlock(prefix: string, base: string, lines: string, indent = ''): string {
  const address = base + prefix;
  const condition = prefix.endsWith('/') ? `=~ m#^${escapeForRegex(address)}#` : `== '${address}'`;
  return `${indent}<If "%{REQUEST_URI} ${condition}">
${lines}
${indent}</If>`;
}

/** A folder without a page has no page either. A dollar sign would start an expression. */
const errorPages = (base: string, indent: string, parent?: string) =>
  [403, 404]
    .map(
      (code) =>
        `${indent}ErrorDocument ${code} ${base}${fileHref(notFoundFile(parent)).replaceAll('$', '%24')}`,
    )
    .join('\n');

const headerLines = (headers: Readonly<Record<string, string>>, indent: string) =>
  Object.entries(headers)
    .map(([name, value]) => {
      const condition = Object.hasOwn(HTTPS_ONLY_HEADERS, name) ? ` "expr=%{HTTPS} == 'on'"` : '';
      return `${indent}Header always set ${name} ${quote(value)}${condition}`;
    })
    .join('\n');

function queryDirectives({ path, name, value, to }: QueryRedirect, base: string): string[] {
  const parameter = `(?:^|&)${name}=${value.replaceAll('.', '\\.')}(?:&|$)`;
  const target = escapeBackreferences(targetHref(to, base));
  return [
    `RewriteCond %{QUERY_STRING} ${quote(parameter)}`,
    `RewriteRule ${quote(addressPattern(path))} ${quote(target)} [R=301,NE,QSD,L]`,
  ];
}

/** Matches both slash forms of a path; the home page is empty. */
const addressPattern = (path: string) => (path === '' ? '^$' : `^${pathPattern(path)}/?$`);

const pathPattern = (path: string) =>
  path
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    // RewriteRule cannot escape a quotation mark, and a line break would start a new directive.
    .replace(/["\p{Cc}]/gu, (letter) => `\\x${letter.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** Escapes references to groups of the pattern ($) and of a condition (%). */
const escapeBackreferences = (text: string) => text.replace(/[$%]/g, '\\$&');

/** Redirects both slash forms of an old address, or every address below an old family. */
function redirectDirective(rule: RedirectRule, base: string): string {
  const { from, to, status } = rule;
  const pattern = pathPattern(rulePath(from));
  if (isFamilyRule(rule) && familyParent(to) !== undefined) {
    // Without NE, because Apache can encode the captured text only together with the rest.
    const familyTarget = [base, rulePath(to)].filter((part, index) => index === 0 || part !== '').join('/');
    return `RewriteRule ${quote(`^${pattern}/(.+?)/?$`)} ${quote(`${escapeBackreferences(familyTarget)}/$1/`)} [R=${status},L]`;
  }
  const target = escapeBackreferences(targetHref(rulePath(to), base));
  const discard = canCarryQuery(to) ? '' : ',QSD';
  if (isFamilyRule(rule))
    return `RewriteRule ${quote(`^${pattern}/.`)} ${quote(target)} [R=${status},NE,L${discard}]`;
  return `RewriteRule ${quote(addressPattern(from))} ${quote(target)} [R=${status},NE,L${discard}]`;
}

/** Quotes a configuration value. Backslashes stay, because they are part of regular expressions. */
const quote = (text: string) => `"${text.replaceAll('"', '\\"')}"`;
