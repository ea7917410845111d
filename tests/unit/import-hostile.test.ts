/** Sources that want to harm the site, its visitors or the computer that imports them. */
import { createWriteStream, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { htmlToBlocks } from '../../src/node/authoring/import/htmlToBlocks.ts';
import { draftImport, writeImport } from '../../src/node/authoring/import/index.ts';
import { parseMarkdown } from '../../src/node/authoring/import/markdownContent.ts';
import type { GeneratorName } from '../../src/node/authoring/import/markdownGenerators.ts';
import { parseHtml } from '../../src/node/authoring/import/parseHtml.ts';
import { parseWordPressContent } from '../../src/node/authoring/import/wordPressContent.ts';
import { checkDraft, checkSite } from '../../src/node/check/index.ts';
import { makeSite, photo, snapshot, write } from './birdSite.ts';
import { temporaryFolder } from './temporaryFolder.ts';

let site: string;
let source: string;
beforeEach(() => {
  process.env.XDG_CACHE_HOME = temporaryFolder('import-cache');
  site = makeSite();
  source = temporaryFolder('import-source');
});

async function run(...sources: string[]) {
  const plan = await draftImport({ folder: site, sources, downloads: async () => false, check: checkDraft });
  const lines = await writeImport(site, plan, checkDraft);
  const errors = (await checkSite(site)).filter(({ severity }) => severity === 'error');
  expect(errors).toEqual([]);
  const written = Object.entries(snapshot(site)).filter(([name]) => /\.json$/.test(name));
  const text = written.map(([, bytes]) => Buffer.from(bytes, 'base64').toString('utf8')).join('\n');
  return { plan, lines, text, notes: plan.items.flatMap(({ notes }) => notes.map((note) => note.text)) };
}

/** The refusal of a source; the site is unchanged. */
async function refusal(...sources: string[]): Promise<string> {
  const original = snapshot(site);
  const error = await run(...sources).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(snapshot(site)).toEqual(original);
  expect(error).toBeInstanceOf(Error);
  return (error as Error).message;
}

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<rss xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="c" xmlns:excerpt="e"><channel><title>Old</title>
<link>https://old.example</link><wp:base_blog_url>https://old.example</wp:base_blog_url>`;

interface Post {
  id: number;
  title?: string;
  slug?: string;
  date?: string;
  html?: string;
  type?: 'page' | 'post';
}

const item = ({
  id,
  title = `Title ${id}`,
  slug = `slug-${id}`,
  date = '2024-05-01 10:00:00',
  html = 'Words.',
  type = 'page',
}: Post) =>
  `<item><title>${title}</title><link>https://old.example/${slug}/</link><wp:post_id>${id}</wp:post_id><wp:post_name>${slug}</wp:post_name><wp:post_date>${date}</wp:post_date><wp:status>publish</wp:status><wp:post_type>${type}</wp:post_type><content:encoded><![CDATA[${html}]]></content:encoded></item>`;

function wordPress(items: string, head = HEAD): string {
  const file = join(source, 'export.xml');
  writeFileSync(file, `${head}${items}</channel></rss>`);
  return file;
}

describe('WordPress exports', () => {
  test('scripts, handlers and unsafe links do not get into the site', async () => {
    const html = `<script>alert(1)</script><p onclick="alert(2)">Safe <a href="javascript:alert(3)">one</a>
<a href="data:text/html,x">two</a> <a href="vbscript:x">three</a> <a href=" JaVaScRiPt:x">four</a></p>
<iframe src="https://evil.example/x"></iframe><img src="x" onerror="alert(4)"><style>p{}</style><svg onload="alert(5)"></svg>
<object data="data:text/html,x"></object><a href="https://old.example/&quot;onmouseover=&quot;x">five</a>`;
    const { text, notes } = await run(
      wordPress(item({ id: 1, title: '&lt;script&gt;hello&lt;/script&gt; &lt;b&gt;', html })),
    );
    for (const word of ['one', 'two', 'three', 'four', 'five', 'Safe']) expect(text).toContain(word);
    expect(text).not.toMatch(/alert\(|javascript:|data:text|vbscript:|onclick|onerror|onload|<script|<b>/i);
    expect(notes).toContainEqual(
      expect.stringContaining('The link “one” to javascript:alert(3) is text now.'),
    );
    expect(notes).toContainEqual(expect.stringContaining('The embedded content https://evil.example/x'));
    const report = readFileSync(join(site, 'imports/old-example.html'), 'utf8');
    expect(report).not.toMatch(/<script|<b>/);
  });

  test('entities are not expanded, and files that they name are not read', async () => {
    const secret = join(source, 'secret.txt');
    writeFileSync(secret, 'the secret words');
    const bomb = Array.from({ length: 9 }, (_, n) => `<!ENTITY b${n + 1} "${`&b${n};`.repeat(10)}">`).join(
      '',
    );
    const head = HEAD.replace(
      '?>',
      `?><!DOCTYPE rss [<!ENTITY b0 "ha"><!ENTITY file SYSTEM "file://${secret}">${bomb}]>`,
    );
    const file = wordPress(
      `<item><title>A &file; &b9; b</title><wp:post_id>1</wp:post_id><wp:post_type>page</wp:post_type><wp:status>publish</wp:status><content:encoded>&file; &b9; Words</content:encoded></item>`,
      head,
    );
    const { text } = await run(file);
    expect(text).not.toContain('the secret words');
    expect(text).not.toContain('haha');
    expect(text).toContain('Words');
  });

  test('an export that ends in the middle has its complete items', async () => {
    const file = join(source, 'export.xml');
    writeFileSync(file, `${HEAD}${item({ id: 1 })}${item({ id: 2 }).slice(0, -60)}`);
    const { text, plan } = await run(file);
    expect(text).toContain('Title 1');
    expect(plan.items.map(({ id }) => id)).toContain('page-1');
    expect(
      [...plan.notes, ...plan.items.flatMap(({ notes }) => notes)].map((note) => note.text),
    ).toContainEqual(expect.stringMatching(/ends in the middle/));
  });

  test('an export without items is refused', async () => {
    expect(await refusal(wordPress(''))).toBe('The source has no pages and no posts. Nothing was changed.');
  });

  test('odd titles, slugs and dates are valid content', async () => {
    const posts: Post[] = [
      { id: 1, title: 'long '.repeat(2000) },
      { id: 2, title: '', slug: '' },
      { id: 3, slug: 'x'.repeat(300) },
      { id: 4, slug: encodeURIComponent('ക'.repeat(100)) },
      { id: 5, slug: 'same' },
      { id: 6, slug: 'same' },
      { id: 7, slug: 'Same' },
      { id: 8, slug: encodeURIComponent('അവൻ') },
      { id: 9, slug: encodeURIComponent('അവന്\u200D') },
      { id: 10, slug: '../../etc/passwd' },
      { id: 11, slug: 'data' },
      { id: 12, slug: 'con' },
      { id: 13, date: '0000-00-00 00:00:00' },
      { id: 14, date: '2024-02-31 00:00:00' },
      { id: 15, title: '   ', html: '' },
    ];
    const { plan } = await run(
      wordPress(
        posts.flatMap((post) => [item(post), item({ ...post, id: post.id + 100, type: 'post' })]).join(''),
      ),
    );
    expect(plan.items).toHaveLength(2 * posts.length);
    const paths = plan.items.map(({ path }) => path.normalize('NFC').toLowerCase());
    expect(new Set(paths).size).toBe(paths.length);
    for (const name of paths.flatMap((path) => path.split('/'))) {
      expect(name).not.toMatch(/^(?:\.*|con)$/);
      expect(Buffer.byteLength(`${name}.json`)).toBeLessThan(255);
    }
  });

  test('a wrong declared encoding does not lose letters', async () => {
    const file = join(source, 'export.xml');
    const text = `${HEAD}${item({ id: 1, html: 'A café “here”.' })}</channel></rss>`;
    const high: Readonly<Record<string, number>> = { '“': 0x93, '”': 0x94 };
    writeFileSync(file, Buffer.from([...text].map((letter) => high[letter] ?? letter.charCodeAt(0))));
    expect((await run(file)).text).toContain('A café “here”.');
  });

  test('a post of 100 MB is left out, in constant memory', async () => {
    const file = join(source, 'export.xml');
    const stream = createWriteStream(file);
    const pieces = [HEAD, item({ id: 1 }), item({ id: 2 }).replace(/Words.*$/, '')];
    for (const piece of pieces) stream.write(piece);
    const words = 'words and more words '.repeat(50_000);
    for (let written = 0; written < 100 * 1024 * 1024; written += words.length)
      if (!stream.write(words)) await new Promise<void>((done) => stream.once('drain', done));
    await new Promise<void>((done) => {
      stream.end(`]]></content:encoded></item>${item({ id: 3 })}</channel></rss>`, () => done());
    });
    const { plan, lines } = await run(file);
    expect(plan.items.map(({ title }) => title)).toEqual(['Title 1', 'Title 3']);
    expect(lines).toContain('“Title 2” has more than 8 MB of text and is left out.');
  });
});

describe('archives and folders', () => {
  const page = new TextEncoder().encode('# A page\n\nWords.\n');

  test.each(['../outside.md', '/outside.md', 'C:\\outside.md', 'a/../../outside.md', '..\\outside.md'])(
    'an archive with the name %s is refused',
    async (name) => {
      const archive = join(source, 'site.zip');
      writeFileSync(archive, zipSync({ 'page.md': page, [name]: page }));
      expect(await refusal(archive)).toMatch(/leads out of its folder\. Nothing was changed\.$/);
      expect(existsSync(join(source, '../outside.md'))).toBe(false);
    },
  );

  test('an encrypted or damaged archive is refused', async () => {
    const archive = join(source, 'site.zip');
    const bytes = zipSync({ 'page.md': new TextEncoder().encode('# A page\n'.repeat(100)) });
    const encrypted = Uint8Array.from(bytes);
    encrypted[6] = 1;
    for (const damaged of [encrypted, bytes.subarray(0, 60)]) {
      writeFileSync(archive, damaged);
      expect(await refusal(archive)).toMatch(/Nothing was changed\.$/);
    }
  });

  test.skipIf(process.platform === 'win32')('links that lead out of a folder are not followed', async () => {
    const outside = temporaryFolder('outside');
    write(join(outside, 'secret.md'), '# The secret\n');
    write(join(source, 'page.md'), '# A page\n\nWords. ![x](secret.png)\n');
    symlinkSync(outside, join(source, 'folder'));
    symlinkSync(join(outside, 'secret.md'), join(source, 'secret.md'));
    symlinkSync('/etc/passwd', join(source, 'secret.png'));
    const { text, plan } = await run(source);
    expect(plan.items.map(({ title }) => title)).toEqual(['A page']);
    expect(text).not.toContain('secret.md');
  });
});

describe('front matter', () => {
  const bomb = `a: &a [x, x, x, x, x, x, x, x, x]\n${[...'bcdefghi'].map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[index]}`).join(', ')}]`).join('\n')}`;

  test.each([
    ['YAML with aliases of aliases', `---\n${bomb}\n---\n`],
    ['YAML with custom tags', '---\ntitle: !!js/function "function () {}"\nother: !ruby/object:X {}\n---\n'],
    ['damaged YAML', '---\ntitle: "open\n - x: [\n---\n'],
    ['damaged TOML', '+++\ntitle = \n+++\n'],
    ['damaged JSON', '{\n"title":\n}\n'],
    ['a list', '---\n- a\n- b\n---\n'],
    ['fields of other types', '---\ntitle: [a]\ntags: {x: 1}\ndate: {y: 2}\ndraft: "yes"\nimage: 5\n---\n'],
    ['__proto__', '---\n__proto__: {title: bad}\nconstructor: x\n---\n'],
  ])('%s', async (_, fields) => {
    write(join(source, 'page.md'), `${fields}\nWords of the page.\n`);
    write(join(source, 'other.md'), '# Other\n');
    const { text, plan } = await run(source);
    expect(plan.items).toHaveLength(2);
    expect(text).toContain('Words of the page.');
  });
});

describe('files', () => {
  test('only pictures get into the site, without their metadata', async () => {
    write(join(source, 'location.jpg'), await photo({ motif: 1 }));
    write(
      join(source, 'location.png'),
      await sharp(await photo({ motif: 2, width: 64, height: 64 }))
        .keepMetadata()
        .png()
        .toBuffer(),
    );
    write(join(source, 'page.jpg'), '<html><script>alert(1)</script></html>');
    write(
      join(source, 'drawing.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)"><script>alert(2)</script><rect width="9" height="9"/></svg>',
    );
    write(join(source, 'con.jpg'), await photo({ motif: 3 }));
    const names = ['location.jpg', 'location.png', 'page.jpg', 'drawing.svg', 'con.jpg'];
    write(
      join(source, 'index.md'),
      `# Pictures\n\n${names.map((name) => `![A picture](${name})`).join('\n\n')}\n`,
    );
    const { notes } = await run(source);
    expect(notes).toContain('The picture /page.jpg is missing.');
    const pictures = Object.entries(snapshot(site)).filter(([name]) => /^public\/images\/.*\./.test(name));
    expect(pictures).toHaveLength(4);
    for (const [name, text] of pictures) {
      const bytes = Buffer.from(text, 'base64');
      expect(name).not.toMatch(/\/con\.\w+$/);
      expect(bytes.toString('latin1')).not.toMatch(/alert|Example Phone|GPS/);
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    }
  });
});

describe('size', () => {
  const context = {
    title: 'Page',
    resolveLink: () => undefined,
    resolvePicture: () => undefined,
    resolveVideo: () => undefined,
  };
  const nested = (open: string, close: string) => `start ${open.repeat(5000)}x${close.repeat(5000)} end`;

  test.each([
    ['<div>', '</div>'],
    ['<ul><li>', '</li></ul>'],
    ['<blockquote>', '</blockquote>'],
    ['<table><tr><td>', '</td></tr></table>'],
    ['<b>', '</b>'],
    ['<span>', ''],
    ['<pre>', ''],
  ])('5,000 nested %s keep their words', (open, close) => {
    const { blocks } = htmlToBlocks(parseHtml(nested(open, close)), context);
    expect(JSON.stringify(blocks)).toMatch(/start.*x.*end/);
  });

  test.each(['> ', '- ', '> - ', '1. '])('5,000 nested Markdown marks %s', (mark) => {
    const { content } = parseMarkdown(`${mark.repeat(5000)}x`, markdown('Markdown'));
    expect(JSON.stringify(htmlToBlocks(content, context).blocks)).toContain('x');
  });

  const LENGTH = 200_000;
  // Other programs may have the processor.
  const MAX_MS = 20_000;
  const fill = (piece: string) => piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH);
  const markdown = (name: GeneratorName) => ({
    generator: { name, config: {} } as Parameters<typeof parseMarkdown>[1]['generator'],
    isHtml: true,
    fields: {},
  });

  test.each<[GeneratorName | 'WordPress', string[]]>([
    [
      'WordPress',
      ['[', '[a ', '[a b="', '[a]', '[caption]<a ', '<!-- wp:x {', '<p>', '<p ', '<pre', '<p>http://'],
    ],
    [
      'Jekyll',
      ['{%', '{% a', '{% raw %}', '{% highlight x %}', '{% comment %}', '{{', '{{ "', '{{ site.a |', '{:'],
    ],
    [
      'Hugo',
      ['{{<', '{{< a ', '{{< a "', '{{< highlight ', '{{< highlight x >}}', '{{< figure src=', '# a {#'],
    ],
    [
      'Docusaurus',
      ['import a\n', '{/*', '<A ', '<A {', '<A "', ':::a\n', ':::a ', ':::a [', '```\n', '# {#a'],
    ],
    ['MkDocs', ['!!! a\n    ', '!!! a "', '=== "a"\n', '{ .', '{ a=', '~a', '^a', '==a', '*[a']],
  ])('texts of %s that almost have a syntax are read in linear time', (name, pieces) => {
    for (const piece of pieces) {
      const text = fill(piece);
      const start = performance.now();
      if (name === 'WordPress') parseWordPressContent(text, { id: '1', attachments: new Map() });
      else parseMarkdown(text, markdown(name));
      expect(performance.now() - start, piece).toBeLessThan(MAX_MS);
    }
  });

  test('a line of 10 MB', { timeout: 600_000 }, () => {
    const { blocks } = htmlToBlocks(parseHtml('word and more '.repeat(750_000)), context);
    expect(blocks).toHaveLength(1);
  });
});
