/** `_nginx.conf`, the configuration for nginx, to include in a server block; see deploy/nginx. */
import { groupBy } from '../../core/groupBy.ts';
import { targetHref } from '../../core/route/link.ts';
import type { QueryRedirect } from '../../core/route/queryRedirects.ts';
import {
  isFamilyRule,
  type RedirectRule,
  redirectRule,
  redirectsOfPages,
  rulePath,
} from '../../core/route/redirects.ts';
import { familyParent } from '../../core/route/table.ts';
import { notFoundFile } from '../content/generatedFiles.ts';
import { COMPRESSIBLE_TYPES, ENDINGS_BY_MEDIA_TYPE, UTF8_TYPES } from '../content/mediaTypes.ts';
import {
  canCarryQuery,
  decompose,
  escapeForRegex,
  GENERATED_NOTICE,
  HIDDEN_PATHS,
  IMPOSSIBLE_ADDRESS,
} from './files.ts';
import { type HeaderRule, type HostRules, HTTPS_ONLY_HEADERS, headersFor } from './headers.ts';

/**
 * nginx cannot normalize addresses. So each address with a decomposed form has a redirect from that form.
 * nginx looks up exact locations in a tree, so their number does not matter.
 */
export function nginxFile({
  headers: rules,
  redirects,
  queryRedirects,
  paths,
  base,
  notFoundParents,
}: HostRules): string {
  const decomposedRedirects = ({ from, to }: Pick<RedirectRule, 'from' | 'to'>) => {
    const parts = decompose(from);
    return parts === undefined ? [] : redirectLocations(redirectRule(parts, to), base);
  };
  const familyRedirects = redirectsOfPages(redirects, paths).filter((rule) => !redirects.includes(rule));
  const prefix = escapeForRegex(base);
  const generalDirectives = `index index.html;
${errorPages(base, '')}
# Redirects stay right behind a proxy, whatever its name and port.
absolute_redirect off;

charset utf-8;
charset_types ${UTF8_TYPES.filter((type) => type !== 'text/html').join(' ')};
types {
${Object.entries(ENDINGS_BY_MEDIA_TYPE)
  .map(([type, endings]) => `  ${type} ${endings.join(' ')};`)
  .join('\n')}
}

gzip on;
# nginx by itself takes 1, at which a page is an eighth larger: too large for the first packets of a connection.
gzip_comp_level 6;
gzip_vary on;
gzip_proxied any;
gzip_min_length 1024;
gzip_types ${COMPRESSIBLE_TYPES.filter((type) => type !== 'text/html').join(' ')};
`;
  const httpsVariables = `# What a browser is told over HTTPS alone; a header without a value is not sent.
${Object.entries(HTTPS_ONLY_HEADERS).map(httpsVariable).join('\n')}
`;
  const headers = headerLines(headersFor(rules, '/'), '');
  const impossibleAddressRule = (
    inSite: string,
    refusal: string,
  ) => `# The page for what is not there passes here a second time.
set $asked "$request_uri $uri";
if ($asked ~* ${quote(`${IMPOSSIBLE_ADDRESS}\\S* ${inSite}(?!${prefix}/404\\.html$)`)}) {
  ${refusal};
}
`;
  const queries = [...groupBy(queryRedirects, ({ path }) => path)];
  // Only requests of these paths with a query are compared with the values.
  const queryRules =
    queries.length === 0
      ? ''
      : `set $queried "$uri$is_args";\n${queries.map(([path], index) => queryRule(path, index, base)).join('')}`;
  const locations = `location ~ ${quote(HIDDEN_PATHS.replaceAll('^', `^${prefix}/`).replace(`(?:^${prefix}/|/)`, '/'))} {
  return 404;
}

${rules
  .filter((rule) => rule.prefix !== '/')
  .map((rule) => headerLocation(rules, rule, base))
  .join('\n')}
${section(
  'The pages for what is not there, in other languages and in families.',
  notFoundParents
    // nginx rejects duplicate locations, and an old family has no pages.
    .filter((parent) => redirects.every(({ from }) => from !== `${parent}/*`))
    // nginx would parse these as a variable or a query, and has no escape.
    .filter((parent) => !/[$?]/.test(parent))
    .map((parent) => `location ${quote(`${base}/${parent}/`)} {\n${errorPages(base, '  ', parent)}\n}`),
)}${section(
  'Old addresses with a query.',
  queries.map(([, group], index) => queryLocation(`${base}/.query/${index}`, group, base)),
)}${section(
  'Old addresses.',
  redirects.flatMap((rule) =>
    isFamilyRule(rule)
      ? familyLocations(rule, base)
      : [...redirectLocations(rule, base), ...decomposedRedirects(rule)],
  ),
)}${section(
  'Letters that are written in parts.',
  [...paths.map((path) => ({ from: path, to: path })), ...familyRedirects].flatMap(decomposedRedirects),
)}`;
  const headComment = (beside: string) => `# ${GENERATED_NOTICE}
# It belongs in a server block, ${beside}; after a build nginx must be told: nginx -t && systemctl reload nginx
`;
  if (base === '') {
    const impossibleRule = impossibleAddressRule('', 'return 404');
    return `${headComment('beside "root"')}\n${generalDirectives}\n${httpsVariables}\n${headers}\n\n${impossibleRule}${queryRules}${locations}`;
  }
  // Directives of a location do not apply to nested locations, and outside of it there is no error page.
  return `${headComment(`whose "root" is the folder that ${base} is in`)}
${httpsVariables}
${impossibleAddressRule(`(?=${prefix}/)`, `rewrite ^ ${base}/.impossible last`)}${queryRules}
location = ${base} {
  absolute_redirect off;
  return 301 ${base}/$is_args$args;
}
location ^~ ${base}/ {
${generalDirectives}
${headers}

${locations}}
`;
}

/** nginx responds with 403 to a folder without a page. */
const errorPages = (base: string, indent: string, parent?: string) =>
  ['404', '403 =404']
    .map((code) => `${indent}error_page ${code} ${quote(`${base}/${notFoundFile(parent)}`)};`)
    .join('\n');

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? '' : `\n# ${title}\n${lines.join('\n')}\n`;

/**
 * Returns the location of a folder or file. A location with its own `add_header` inherits none, so all
 * headers are repeated.
 */
function headerLocation(rules: readonly HeaderRule[], { prefix }: HeaderRule, base: string): string {
  const { 'Content-Type': type, ...headers } = headersFor(rules, prefix);
  // A type with a charset would not match `gzip_types`.
  const [name, ...parameters] = type?.split(/;\s*/) ?? [];
  const typeDirectives = name === undefined ? [] : ['  types { }', `  default_type ${name};`];
  if (parameters.includes('charset=utf-8')) typeDirectives.push(`  charset_types ${name};`);
  return `location ${prefix.endsWith('/') ? '^~' : '='} ${base}${prefix} {
${[...typeDirectives, headerLines(headers, '  ')].join('\n')}
}`;
}

const headerLines = (headers: Readonly<Record<string, string>>, indent: string) =>
  Object.entries(headers)
    .map(([name, value]) => {
      const variableOrValue = Object.hasOwn(HTTPS_ONLY_HEADERS, name) ? variableName(name) : quote(value);
      return `${indent}add_header ${name} ${variableOrValue} always;`;
    })
    .join('\n');

/** The variable with the value of an HTTPS-only header, empty over HTTP. */
const variableName = (name: string) => `$${name.toLowerCase().replaceAll('-', '_')}`;

const httpsVariable = ([name, value]: [string, string]) => `set ${variableName(name)} "";
if ($scheme = https) {
  set ${variableName(name)} ${quote(value)};
}`;

function queryRule(path: string, index: number, base: string): string {
  const form = path === '' ? `${escapeForRegex(base)}/` : `${escapeForRegex(`${base}/${path}`)}/?`;
  return `if ($queried ~ ${quote(`^${form}\\?$`)}) {
  set $queried "$uri";
  rewrite ^ ${base}/.query/${index} last;
}
`;
}

/** Continues with the address itself if no parameter matches; the rules of the server do not apply again. */
function queryLocation(location: string, redirects: readonly QueryRedirect[], base: string): string {
  const conditions = redirects.map(
    ({ name, value, to }) => `  if ($arg_${name} = ${quote(value)}) {
    return 301 ${quote(targetHref(to, base).replaceAll('$', '%24'))};
  }
`,
  );
  return `location = ${location} {
  internal;
${conditions.join('')}  rewrite ^ $queried last;
}`;
}

function redirectLocations({ from, to, status }: RedirectRule, base: string): string[] {
  // An unescaped dollar sign would start a variable.
  const target = targetHref(to, base).replaceAll('$', '%24');
  return [`${base}/${from}`, `${base}/${from}/`].map(
    (address) => `location = ${quote(address)} { return ${status} ${quote(withQuery(target))}; }`,
  );
}

function familyLocations({ from, to, status }: RedirectRule, base: string): string[] {
  const path = rulePath(from);
  const target = targetHref(rulePath(to), base).replaceAll('$', '%24');
  return [path, decompose(path) ?? path]
    .filter((form, index, forms) => forms.indexOf(form) === index)
    .map((form) => {
      const old = `${base}/${form}/`;
      // nginx encodes captured text, and leaves the rest unchanged.
      const rest = quote(`^${old.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(.+?)/?$`);
      const rule =
        familyParent(to) === undefined
          ? `return ${status} ${quote(withQuery(target))}`
          : `rewrite ${rest} ${quote(`${target}$1/`)} permanent`;
      return `location ^~ ${quote(old)} { ${rule}; }`;
    });
}

const withQuery = (target: string) => (canCarryQuery(target) ? `${target}$is_args$args` : target);

/** Quotes a configuration value. */
const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
