/** Markdown with the extensions of site generators to HTML. */
import type { Root } from 'hast';
import { raw } from 'hast-util-raw';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toHast } from 'mdast-util-to-hast';
import { gfm } from 'micromark-extension-gfm';
import { isObject } from '../../../core/problems/value.ts';
import type { Generator } from './markdownGenerators.ts';
import type { ImportNote } from './model.ts';
import { parseHtml } from './parseHtml.ts';

interface MarkdownOptions {
  generator: Generator;
  isHtml: boolean;
  /** The front matter. */
  fields: Readonly<Record<string, unknown>>;
}

/** @param text without front matter */
export function parseMarkdown(
  text: string,
  { generator, isHtml, fields }: MarkdownOptions,
): { content: Root; notes: ImportNote[] } {
  const notes: ImportNote[] = [];
  const report = (what: string) => notes.push({ level: 'todo', text: `${what} is left out.` });
  const readers: Readonly<Record<Generator['name'], readonly ((text: string) => string)[]>> = {
    Jekyll: [(each) => liquid(each, { ...generator.config }, fields, report), kramdown],
    Hugo: [(each) => hugoShortcodes(each, report)],
    Docusaurus: [(each) => mdx(each, report), colonAdmonitions],
    MkDocs: [indentedAdmonitions, (each) => mkdocsExtras(each, report)],
    Eleventy: [(each) => liquid(each, {}, fields, report)],
    Markdown: [],
  };
  const prepared = readers[generator.name].reduce(
    (result, read) => outsideCode(result, read, generator.name === 'Jekyll' || generator.name === 'Hugo'),
    outsideCode(text, headingIds, false),
  );
  return { content: isHtml ? parseHtml(prepared) : markdownToHtml(prepared), notes };
}

/** More quotes and lists in one line exceed the stack. */
const DEEP_NESTING = /^[ \t]*(?:(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))[ \t]*){64,}/gm;

function markdownToHtml(text: string): Root {
  const tree = fromMarkdown(text.replace(DEEP_NESTING, '> '), {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  const html = raw(toHast(tree, { allowDangerousHtml: true }));
  return html.type === 'root' ? html : { type: 'root', children: [] };
}

/**
 * Applies a change outside of code. Templates also replace inside of fenced code, so `includesFences` passes
 * fences with template syntax.
 */
function outsideCode(text: string, change: (text: string) => string, includesFences: boolean): string {
  if (includesFences) return change(text);
  return text
    .split(/(^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?^ {0,3}\2[`~]*[ \t]*$)/m)
    .filter((_, index) => index % 3 !== 2)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');
}

const valueAt = (root: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), root);

/** Liquid (shopify.github.io/liquid): what is text stays, what a program computes is reported. */
function liquid(
  text: string,
  site: Readonly<Record<string, unknown>>,
  page: Readonly<Record<string, unknown>>,
  report: (what: string) => void,
): string {
  const rawParts: string[] = [];
  const hidePart = (content: string) => `\uE001${rawParts.push(content) - 1}\uE002`;
  const replaced = text
    .replace(
      /\{%-?\s*raw\s*-?%\}((?:(?!\{%-?\s*raw\b)[\s\S])*?)\{%-?\s*endraw\s*-?%\}/g,
      (_, content: string) => hidePart(content),
    )
    .replace(/\{%-?\s*comment\s*-?%\}(?:(?!\{%-?\s*comment\b)[\s\S])*?\{%-?\s*endcomment\s*-?%\}/g, '')
    .replace(
      /\{%-?\s*highlight\s+([^\s%]+)[^%{]*%\}\n?((?:(?!\{%-?\s*highlight\b)[\s\S])*?)\{%-?\s*endhighlight\s*-?%\}/g,
      (_, language: string, code: string) => `\n\`\`\`\`${language}\n${code}\n\`\`\`\`\n`,
    )
    .replace(/\{%-?\s*(post_url|link)\s+(\S+)\s*-?%\}/g, (_, tag: string, target: string) =>
      tag === 'link' ? `/${target}` : `/_posts/${target}`,
    )
    .replace(
      /\{\{-?\s*["']([^"']*)["']\s*(?:\|\s*(?:relative_url|absolute_url|prepend:\s*site\.\w+)\s*)*-?\}\}/g,
      (_, path: string) => path,
    )
    .replace(
      /\{\{-?\s*(site|page)\.([\w.-]+)\s*(?:\|[^{}]*)?-?\}\}/g,
      (match, scope: string, path: string) => {
        const value =
          scope === 'site'
            ? path === 'baseurl' || path === 'url'
              ? ''
              : valueAt(site, path)
            : valueAt(page, path);
        if (typeof value === 'string' || typeof value === 'number') return String(value);
        report(match);
        return '';
      },
    )
    .replace(/\{%-?\s*(\w+)(?:(?!\{%)[\s\S])*?%\}/g, (match, tag: string) => {
      if (
        !/^(?:assign|capture|endcapture|if|elsif|else|endif|unless|endunless|for|endfor|case|when|endcase)$/.test(
          tag,
        ) ||
        /^(?:for|capture)$/.test(tag)
      )
        report(match.replace(/\s+/g, ' '));
      return '';
    })
    .replace(/\{\{(?:(?!\{\{)[\s\S])*?\}\}/g, (match) => {
      report(match.replace(/\s+/g, ' '));
      return '';
    });
  return replaced.replace(/\uE001(\d+)\uE002/g, (_, index: string) => rawParts[Number(index)] ?? '');
}

/** `## Heading {#id}`, also with a space or a colon; kramdown has it in the next line too. */
const headingIds = (text: string): string =>
  text.replace(/^#{1,6} [^\n]*(?:\n\{:[^}\n]*\})?/gm, (heading) => {
    const start = Math.max(0, heading.lastIndexOf('{'));
    const [, id] = /^\{:?\s*#([^\s"}]+)[^}]*\}\s*$/.exec(heading.slice(start)) ?? [];
    return id === undefined ? heading : `${heading.slice(0, start).trimEnd()} <a id="${id}"></a>`;
  });

/** Attribute lists and table of contents of kramdown. */
const kramdown = (text: string): string =>
  text
    .replace(/^[ \t]*[*-] (?:TOC|toc)\s*\n\{:toc[^}]*\}[ \t]*$/gm, '')
    .replace(/\{::?[^{}\n]*\}/g, '')
    .replace(/^<(\w+)([^>]*?)\s+markdown=["'](?:1|block|span)["']([^>]*)>/gm, '<$1$2$3>\n');

/** gohugo.io/content-management/shortcodes */
function hugoShortcodes(text: string, report: (what: string) => void): string {
  const attribute = (attributes: string, name: string) =>
    new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|\`([^\`]*)\`|(\\S+))`)
      .exec(attributes)
      ?.slice(1)
      .find((value) => value !== undefined);
  const first = (attributes: string) =>
    /^\s*(?:"([^"]*)"|`([^`]*)`|([^\s"=]+))/
      .exec(attributes)
      ?.slice(1)
      .find((value) => value !== undefined) ?? '';
  const escapeText = (value: string) =>
    value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
  const shortcodes: Readonly<Record<string, (attributes: string) => string>> = {
    figure: (attributes) => {
      const src = attribute(attributes, 'src') ?? first(attributes);
      const caption = [attribute(attributes, 'title'), attribute(attributes, 'caption')]
        .filter((each) => each !== undefined)
        .join(': ');
      return `\n\n<figure><img src="${escapeText(src)}" alt="${escapeText(attribute(attributes, 'alt') ?? '')}">${caption === '' ? '' : `<figcaption>${escapeText(caption)}</figcaption>`}</figure>\n\n`;
    },
    youtube: (attributes) =>
      `\n\n<iframe src="https://www.youtube.com/embed/${escapeText(attribute(attributes, 'id') ?? first(attributes))}"></iframe>\n\n`,
    vimeo: (attributes) =>
      `\n\n<iframe src="https://vimeo.com/${escapeText(attribute(attributes, 'id') ?? first(attributes))}"></iframe>\n\n`,
    ref: (attributes) => first(attributes).replace(/^\//, '/'),
    relref: (attributes) => first(attributes).replace(/^\//, '/'),
  };
  return text
    .replace(
      /\{\{([<%])\s*highlight\s+([^\s{}]+)[^{}]*[>%]\}\}((?:(?!\{\{[<%]\s*highlight\b)[\s\S])*?)\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/g,
      (_, __, language: string, code: string) => `\n\`\`\`\`${language}\n${code.trim()}\n\`\`\`\`\n`,
    )
    .replace(
      /\{\{([<%])(\/?\*?)\s*(\/?)\s*([\w./-]+)((?:"[^"]{0,2000}"|`[^`]{0,2000}`|[^"`{}]){0,2000}?)\s*(\/?)(\*?\/?)[>%]\}\}/g,
      (match, open: string, comment: string, slash: string, name: string, attributes: string) => {
        if (comment.includes('*'))
          return `{{${open}${match.slice(4 + comment.length - 1).replace(/\*\//, '')}`.replace(
            /^\{\{([<%])\s*/,
            '{{$1 ',
          );
        const replace = shortcodes[name];
        if (replace && slash === '') return replace(attributes);
        if (slash === '') {
          const words = ['title', 'text', 'caption', 'alt', 'label'].flatMap(
            (key) => attribute(attributes, key) ?? [],
          );
          report(`The shortcode ${match}`);
          if (words.length > 0) return `${words.join(' ')}`;
        }
        return '';
      },
    );
}

/** Imports, exports, comments and expressions of MDX; components keep their content. */
function mdx(text: string, report: (what: string) => void): string {
  return text
    .replace(
      /^(?:import|export)\s[^\n]*(?:\n(?![\n#])[^\n]*){0,50}?(?:;|from\s+['"][^'"]+['"])[ \t]*$/gm,
      (match) => {
        // Components are reported where they are used.
        if (match.startsWith('export')) report(match.replace(/\s+/g, ' ').slice(0, 100));
        return '';
      },
    )
    .replace(/\{\/\*(?:(?!\{\/\*)[\s\S])*?\*\/\}/g, '')
    .replace(/<([A-Z]\w*)\b([^<>]*?)\/>/g, (match) => {
      report(match.replace(/\s+/g, ' '));
      return '';
    })
    .replace(
      /<(\/?)([A-Z]\w*)\b((?:"[^"]{0,2000}"|\{[^{}]{0,2000}\}|[^<>"{}]){0,2000})>/g,
      (_, slash: string, __, attributes: string) => {
        const label = /\b(?:label|title)\s*=\s*["']([^"']+)["']/.exec(attributes)?.[1];
        return slash === '' && label !== undefined
          ? `\n<div>\n\n**${label}**\n\n`
          : slash === ''
            ? '\n<div>\n\n'
            : '\n\n</div>\n';
      },
    );
}

/** `:::note Title` of Docusaurus. */
const colonAdmonitions = (text: string): string =>
  text.replace(
    /^(:{3,})[ \t]*(\w+)(?:(?:[ \t]+)?\[([^\]\n]*)\][^\n]*|[ \t]+([^\n{[]*)(?:\{[^\n]*)?|\{[^\n]*)?\n((?:(?!^\1[ \t]*\w)[\s\S])*?)^\1[ \t]*$/gm,
    (_, __, type: string, bracketed: string | undefined, title: string | undefined, body: string) =>
      quote((bracketed ?? title ?? '').trim() || capitalize(type), body),
  );

/** `!!! note "Title"`, `??? details` and `=== "Tab"` of Python-Markdown, with indented content. */
function indentedAdmonitions(text: string): string {
  const lines = text.split('\n');
  const result: string[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const [, indent = '', marker, type = '', title] =
      /^(\s*)(!!!|\?\?\?\+?|===!?)\s*([\w \t-]*?)\s*(?:"(.*)")?\s*$/.exec(line) ?? [];
    if (marker === undefined || (type === '' && title === undefined)) {
      result.push(line);
      continue;
    }
    const body: string[] = [];
    const inner = `${indent}    `;
    while (
      index + 1 < lines.length &&
      ((lines[index + 1] ?? '').startsWith(inner) || (lines[index + 1] ?? '').trim() === '')
    )
      body.push((lines[++index] ?? '').slice(inner.length));
    const content = indentedAdmonitions(body.join('\n'));
    const heading = title ?? capitalize(type.split(' ')[0] ?? '');
    const block = marker.startsWith('===')
      ? `**${heading}**\n\n${content}`
      : heading === ''
        ? quote('', content)
        : quote(heading, content);
    result.push('', block.replace(/^(?=.)/gm, indent), '');
  }
  return result.join('\n');
}

const mkdocsExtras = (text: string, report: (what: string) => void): string =>
  text
    .replace(/^[ \t]*-{1,2}8<-{1,2}.*$/gm, (match) => {
      report(match.trim());
      return '';
    })
    .replace(/\{[ \t]*(?:[.#:]|[\w-]+=)[^{}\n]*\}/g, '')
    .replace(/:(?:material|octicons|fontawesome|simple|logo)-[\w-]+:/g, '')
    .replace(/(?<!~)~([^~\s]{1,40})~(?!~)/g, '<sub>$1</sub>')
    .replace(/(?<!\^)\^([^^\s]{1,40})\^(?!\^)/g, '<sup>$1</sup>')
    .replace(/(==|\^\^)(?=[^\s=^])([^\n=^]{1,500})\1/g, '$2')
    .replace(/^\*\[[^\]\n]+\]:.*$/gm, (match) => {
      report(`The abbreviation ${match}`);
      return '';
    });

const quote = (title: string, body: string) =>
  [
    '',
    ...(title === '' ? [] : [`> **${title}**`, '>']),
    ...body
      .trim()
      .split('\n')
      .map((line) => (line === '' ? '>' : `> ${line}`)),
    '',
  ].join('\n');

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
