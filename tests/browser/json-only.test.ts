/** Pages are made from JSON alone, and another institution from another folder. */
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { Manifest, Site } from '../../src/core/model.ts';
import { href } from '../../src/core/route/path.ts';
import { serveSite } from '../../src/node/hosts/serve.ts';
import { readFiles } from '../files.ts';
import { SCHOOL } from '../sites.ts';
import { temporaryFolder } from '../unit/temporaryFolder.ts';
import { build } from './build.ts';
import { openBrowser, startApp, visit } from './visit.ts';

const browser = openBrowser();

describe('pages made only from JSON', () => {
  const folder = temporaryFolder('promise');
  let address = '';

  beforeAll(async () => {
    const site = join(folder, 'site');
    await cp(SCHOOL, site, { recursive: true });
    const edit = async <T>(file: string, change: (value: T) => void) => {
      const value = JSON.parse(await readFile(join(site, file), 'utf8')) as T;
      change(value);
      await writeFile(join(site, file), JSON.stringify(value, null, 2));
    };
    await edit<Manifest>('manifest/routes.json', ({ routes }) => {
      routes.push(
        { path: 'clubs/chess', layout: 'list', data: 'chess', title: 'Chess Club' },
        { path: 'clubs/chess/*', layout: 'detail', data: 'chess' },
        { path: 'about/canteen', layout: 'info', data: 'canteen', title: 'Canteen' },
      );
    });
    await edit<Site>('manifest/site.json', ({ menu }) => {
      menu.find(({ label }) => label === 'School')?.items?.push({ label: 'Canteen', href: 'about/canteen' });
    });
    const data = (name: string, records: unknown[]) =>
      writeFile(join(site, `public/data/${name}.json`), JSON.stringify({ data: records }));
    await data('chess', [
      {
        club: 'Chess Club',
        programme: [
          { url: 'clubs/chess/open-tournament', title: 'Open Tournament', date: '02-02-2025' },
          {
            url: 'clubs/chess/ചതുരംഗ-മത്സരം-2024',
            title: 'ചതുരംഗ മത്സരം 2024',
            content: [{ para: 'മത്സരം വൈകുന്നേരം നടന്നു.' }],
          },
        ],
      },
    ]);
    await data('canteen', [
      {
        title: 'Canteen',
        blocks: [
          { kind: 'prose', heading: 'Meals', paragraphs: ['Lunch is served from noon.'] },
          { kind: 'list', items: ['Rice', 'Fish curry'] },
          {
            kind: 'table',
            caption: 'Hours',
            columns: ['Meal', 'From'],
            rows: [[{ text: 'Lunch' }, { text: '12' }]],
          },
        ],
      },
    ]);
    const out = join(folder, 'out');
    await build(site, out);
    const served = await serveSite(out, 0, '127.0.0.1');
    address = `http://127.0.0.1:${served.port}`;
    return served.close;
  });

  test.each([
    ['clubs/chess', 'Chess Club', 'ചതുരംഗ മത്സരം 2024'],
    ['clubs/chess/open-tournament', 'Open Tournament', '2 February 2025'],
    ['clubs/chess/ചതുരംഗ-മത്സരം-2024', 'ചതുരംഗ മത്സരം 2024', 'മത്സരം വൈകുന്നേരം നടന്നു.'],
    ['about/canteen', 'Canteen', 'Fish curry'],
  ])('%s is complete without script, and hydrates', async (path, title, words) => {
    const plain = await visit(browser(), address, { javaScriptEnabled: false });
    await plain.page.goto(address + href(path));
    expect(await plain.page.locator('h1').textContent()).toBe(title);
    expect(await plain.page.locator('main').textContent()).toContain(words);
    expect(await plain.page.locator('.menu a >> text=Canteen').count()).toBe(1);
    await plain.close();
    const live = await visit(browser(), address);
    await live.page.goto(address + href(path));
    await startApp(live.page);
    expect(live.errors).toEqual([]);
    await live.close();
  });
});

describe('a second institution', () => {
  const school = inject('school');

  test('shows nothing of the college', async () => {
    const output = inject('schoolOutput');
    // The schemas are help for authors, with examples of a college; no visitor sees them.
    const files = (await readdir(output, { recursive: true })).filter(
      (file) => /\.(html|json|js|css)$|^[._]/.test(file) && !file.startsWith('schemas'),
    );
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      const text = await readFile(join(output, file), 'utf8');
      expect(text, file).not.toMatch(/nursing|neyyattinkara|thiruvananthapuram|kerala/i);
    }
  });

  test.each([
    '',
    'crew',
    'voyages',
    'voyages/കൊച്ചി-2024',
    'logbook',
    'logbook/spring',
    'departments/rigging',
  ])('has its page "%s"', async (path) => {
    const { page, errors, foreign, close } = await visit(browser(), school);
    const response = await page.goto(school + href(path));
    expect(response?.status()).toBe(200);
    await startApp(page);
    expect(await page.title()).toContain('Harbour School');
    expect(errors).toEqual([]);
    expect(foreign).toEqual([]);
    await close();
  });

  test('omits what it does not have', async () => {
    const document = await (await fetch(`${school}/`)).text();
    // The styles are the same for all sites.
    const html = document.replace(/<style>.*?<\/style>/gs, '');
    expect(html).not.toContain('tel:');
    expect(html).not.toContain('mailto:');
    expect(html).not.toContain('block-map');
    expect(html).toContain('The school has 7 boats.');
  });
});

test('two builds of one site are byte-identical', async () => {
  const again = join(temporaryFolder('twice'), 'again');
  await build(SCHOOL, again);
  const first = inject('schoolOutput');
  const files = readFiles(first);
  const filesAgain = readFiles(again);
  expect([...filesAgain.keys()]).toEqual([...files.keys()]);
  for (const [name, bytes] of files) expect(filesAgain.get(name)?.equals(bytes), name).toBe(true);
});
