/** `_nginx.conf`: what nginx is to be told of a site, to be included in a server block; see deploy/nginx. */
import { href } from '../../src/route/path.ts';
import { HIDDEN, IMPOSSIBLE_ADDRESS, WRITTEN_BY } from './files.ts';
import { inParts } from './forms.ts';
import { type HeaderRule, headersFor, OVER_HTTPS } from './headers.ts';
import { moved, type RedirectRule } from './redirects.ts';
import { COMPRESSED, IN_UTF8, TYPES } from './types.ts';

/**
 * The file.
 *
 * nginx cannot normalise an address. So each address that may be written in parts is named in that form and led to the
 * page; nginx looks such names up in a tree, so a great number of them costs nothing.
 *
 * @param paths the canonical paths of all pages
 */
export function nginxFile(
  rules: readonly HeaderRule[],
  redirects: readonly RedirectRule[],
  paths: readonly string[],
): string {
  const otherForm = ({ from, to }: Pick<RedirectRule, 'from' | 'to'>) => {
    const parts = inParts(from);
    return parts === undefined ? [] : redirect(moved(parts, to));
  };
  return `# ${WRITTEN_BY}
# It belongs into a server block, beside "root"; after a build nginx must be told: nginx -t && systemctl reload nginx

index index.html;
error_page 404 /404.html;
# A folder without a page.
error_page 403 =404 /404.html;
# Redirects stay right behind a proxy, whatever its name and port.
absolute_redirect off;

charset utf-8;
charset_types ${IN_UTF8.filter((type) => type !== 'text/html').join(' ')};
types {
${Object.entries(TYPES)
  .map(([type, endings]) => `  ${type} ${endings.join(' ')};`)
  .join('\n')}
}

gzip on;
gzip_vary on;
gzip_proxied any;
gzip_min_length 1024;
gzip_types ${COMPRESSED.filter((type) => type !== 'text/html').join(' ')};

# What a browser is told over HTTPS alone; a header without a value is not sent.
${Object.entries(OVER_HTTPS).map(overHttps).join('\n')}

${headerLines(headersFor(rules, '/'), '')}

# The page for what is not there passes here a second time.
set $asked "$request_uri $uri";
if ($asked ~* ${quoted(`${IMPOSSIBLE_ADDRESS}\\S* (?!/404\\.html$)`)}) {
  return 404;
}
location ~ ${quoted(HIDDEN.replaceAll('^', '^/').replace('(?:^/|/)', '/'))} {
  return 404;
}

${rules
  .filter(({ prefix }) => prefix !== '/')
  .map((rule) => place(rules, rule))
  .join('\n')}
${section(
  'Old addresses.',
  redirects.flatMap((rule) => [...redirect(rule), ...otherForm(rule)]),
)}${section(
  'Letters that are written in parts.',
  paths.flatMap((path) => otherForm({ from: path, to: path })),
)}`;
}

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? '' : `\n# ${title}\n${lines.join('\n')}\n`;

/** The headers of a folder or file. nginx forgets those of the server where a place has its own, so all are named. */
function place(rules: readonly HeaderRule[], { prefix }: HeaderRule): string {
  const { 'Content-Type': type, ...headers } = headersFor(rules, prefix);
  // A type that names its letters itself would not be taken for one that is compressed.
  const [name, ...parameters] = type?.split(/;\s*/) ?? [];
  const typed = name === undefined ? [] : ['  types { }', `  default_type ${name};`];
  if (parameters.includes('charset=utf-8')) typed.push(`  charset_types ${name};`);
  return `location ${prefix.endsWith('/') ? '^~' : '='} ${prefix} {
${[...typed, headerLines(headers, '  ')].join('\n')}
}`;
}

const headerLines = (headers: Readonly<Record<string, string>>, indent: string) =>
  Object.entries(headers)
    .map(([name, value]) => {
      const word = Object.hasOwn(OVER_HTTPS, name) ? variable(name) : quoted(value);
      return `${indent}add_header ${name} ${word} always;`;
    })
    .join('\n');

/** The variable that has the value of a header over HTTPS and is empty otherwise. */
const variable = (name: string) => `$${name.toLowerCase().replaceAll('-', '_')}`;

const overHttps = ([name, value]: [string, string]) => `set ${variable(name)} "";
if ($scheme = https) {
  set ${variable(name)} ${quoted(value)};
}`;

/** Both slash forms of an address. */
function redirect({ from, to, status }: RedirectRule): string[] {
  // An unescaped dollar sign would name a variable.
  const target = href(to).replaceAll('$', '%24');
  return [`/${from}`, `/${from}/`].map(
    (address) => `location = ${quoted(address)} { return ${status} ${quoted(`${target}$is_args$args`)}; }`,
  );
}

/** A word of the configuration. */
const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
