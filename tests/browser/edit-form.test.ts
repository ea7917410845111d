/** The form of the editor: what is filled in is what is read back, and nothing else changes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Json, Part, ShownProblem } from '../../codegen/edit/protocol.ts';
import { at, child, isList } from '../../codegen/edit/window/form/json.ts';
import { shapeOf } from '../../codegen/edit/window/form/shape.ts';
import { valuesOf } from '../property/formValues.ts';
import { COLLEGE } from '../sites.ts';
import { thorough } from '../thorough.ts';
import { bringAxe, findViolations } from './axe.ts';
import { formPages, formValue, openForm, partOf, SCHEMAS, SITE } from './editForm.ts';
import { EDITOR_WINDOWS } from './editorWindows.ts';
import { Filler } from './fillForm.ts';
import { sideways } from './sideways.ts';

const newPage = await formPages();

/** Every kind of part that the editor has forms for. */
const PARTS: readonly [name: string, schema: Part['schema'], pointer: string, without?: string[]][] = [
  ['an entry of a list', 'programme-list', '/definitions/programmeEntry'],
  ['the record of a list', 'programme-list', '/properties/data/items', ['programme']],
  ['a month of camps', 'camp', '/definitions/campProgramme'],
  ['the record of the camps', 'camp', '/properties/data/items', ['programme']],
  ['a department', 'department', '/properties/data/items'],
  ['an info page', 'info', '/properties/data/items'],
  ['a person', 'people', '/properties/data/items'],
  ['a row of events', 'events', '/properties/data/items'],
  ['a card', 'activity-cards', '/properties/data/items'],
  ['a row of the manifest', 'manifest', '/properties/routes/items'],
  ['the settings of the site', 'site', '', ['$schema']],
  ['what answers the authorities', 'evidence', '', ['$schema']],
  ['a list of what an authority asks', 'requirements', '', ['$schema']],
];

function shapeOfPart(schema: Part['schema'], pointer: string, without: readonly string[] = []) {
  const shape = shapeOf(SCHEMAS, schema, pointer);
  if (shape.is !== 'object') throw new Error('A part is a record.');
  return { ...shape, fields: new Map([...shape.fields].filter(([name]) => !without.includes(name))) };
}

test.each(PARTS)('what is filled into the form of %s is read back', async (_, schema, pointer, without) => {
  const { page, errors } = await newPage();
  const shape = shapeOfPart(schema, pointer, without);
  const fillsAndReads = async (value: Json) => {
    await openForm(page, partOf(schema, pointer, {}, without));
    await new Filler(page).fill(shape, '', value);
    expect(await formValue(page)).toEqual(value);
    expect(errors).toEqual([]);
  };
  // Once with every field that there is, and as it comes: once, every week twenty times and with more in it.
  const full = valuesOf(shape, { full: true, depth: 4 });
  await fc.assert(fc.asyncProperty(full, fillsAndReads), { numRuns: 1 });
  const any = valuesOf(shape, { full: false, depth: thorough ? 6 : 3 });
  await fc.assert(fc.asyncProperty(any, fillsAndReads), { numRuns: thorough ? 20 : 1 });
});

const BLOCK = shapeOf(SCHEMAS, 'block', '/definitions/authoredBlock');
const KINDS = BLOCK.is === 'kinds' ? [...BLOCK.kinds()] : [];

test('a page with every kind of block is filled and read back', async () => {
  const { page, errors } = await newPage();
  const blocks = KINDS.flatMap(([, shape]) =>
    fc.sample(valuesOf(shape, { full: true, depth: 2 }), { numRuns: 1, seed: 1 }),
  );
  expect(blocks.length).toBeGreaterThan(20);
  await openForm(page, partOf('info', '/properties/data/items'));
  await new Filler(page).fill(shapeOfPart('info', '/properties/data/items'), '', { blocks });
  expect(await formValue(page)).toEqual(JSON.parse(JSON.stringify({ blocks })));
  expect(errors).toEqual([]);
});

const DATA = joinPath(COLLEGE, 'public/data');
const read = (path: string): Json => JSON.parse(readFileSync(path, 'utf8'));

/** The records of the college, with the parts that they are. */
function* collegeParts(): Generator<Part> {
  yield partOf('site', '', read(joinPath(COLLEGE, 'manifest/site.json')));
  for (const row of list(child(read(joinPath(COLLEGE, 'manifest/routes.json')), 'routes'))) {
    yield partOf('manifest', '/properties/routes/items', row);
  }
  for (const name of readdirSync(DATA, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.json')) continue;
    const file = read(joinPath(DATA, name));
    const part = PARTS.find(([, schema]) =>
      String(child(file, '$schema')).endsWith(`/${schema}.schema.json`),
    );
    if (!part) continue;
    for (const record of list(child(file, 'data'))) {
      yield partOf(part[1], '/properties/data/items', record, ['programme']);
      const entry = shapeOf(SCHEMAS, part[1], '/properties/data/items');
      if (entry.is !== 'object' || !entry.fields.has('programme')) continue;
      for (const one of list(child(record, 'programme'))) {
        yield partOf(
          part[1],
          part[1] === 'camp' ? '/definitions/campProgramme' : '/definitions/programmeEntry',
          one,
        );
      }
    }
  }
}

const list = (value: Json | undefined) => (isList(value) ? value : []);

test('a record of the college that is opened, unfolded and closed is as it was', async () => {
  const { page, errors } = await newPage();
  const parts = [...collegeParts()].filter((_, index) => thorough || index % 20 === 0);
  expect(parts.length).toBeGreaterThan(10);
  for (const part of parts) {
    await openForm(page, part);
    const changes = await page.evaluate(async () => {
      const next = () => new Promise((done) => requestAnimationFrame(done));
      // What is unfolded may have more to unfold.
      for (let depth = 0; depth < 3; depth++) {
        for (const head of document.querySelectorAll<HTMLElement>('.form-card-head[aria-expanded="false"]'))
          head.click();
        await next();
      }
      for (const control of document.querySelectorAll<HTMLElement>('.form-control')) {
        control.focus();
        control.blur();
      }
      return window.harness.changes;
    });
    expect(changes).toBe(0);
    expect(JSON.stringify(await formValue(page))).toBe(JSON.stringify(part.value));
  }
  expect(errors).toEqual([]);
});

const EVENT = partOf('programme-list', '/definitions/programmeEntry', {
  odd: { kept: [1] },
  title: 'Blood donation',
  url: 'activities/yrc/camp',
  content: [{ para: 'One.', para1: 'Two.' }],
  images: [
    { caption: 'First', src: 'images/main.jpg' },
    { src: 'images/yrc/camp-1.jpg', caption: 'Second' },
    { src: 'images/yrc/camp-2.jpg', caption: 'Third' },
  ],
});
const captions = async (page: Page) =>
  list(at(await formValue(page), '/images')).map((image) => child(image, 'caption'));

test('a change leaves order and unknown fields as they are; what is emptied goes, what must be there stays empty', async () => {
  const { page } = await newPage();
  await openForm(page, EVENT);
  await page.locator('[data-pointer="/content/0/para1"]').fill('');
  await page.locator('[data-pointer="/title"]').fill('');
  await page.getByRole('button', { name: /^More fields/ }).click();
  await page.locator('[data-offer="/date"]').click();
  await page.keyboard.type('18-03-2025');
  expect(JSON.stringify(await formValue(page))).toBe(
    JSON.stringify({
      odd: { kept: [1] },
      title: '',
      url: 'activities/yrc/camp',
      date: '18-03-2025',
      content: [{ para: 'One.' }],
      images: child(EVENT.value, 'images'),
    }),
  );
});

test('what is said two times is heard two times', async () => {
  const { page } = await newPage();
  await openForm(page, EVENT);
  const moveFirst = async () => {
    const item = page.locator('li[data-pointer="/images/0"]');
    await item.getByRole('button', { name: 'More for Picture 1' }).click();
    await item.getByRole('button', { name: 'Move down' }).click();
  };
  const said = page.getByText('Moved to place 2 of 3.');
  await moveFirst();
  await said.waitFor({ state: 'attached' });
  const first = await said.elementHandle();
  await moveFirst();
  await expect.poll(() => first?.evaluate((one) => one.isConnected)).toBe(false);
  expect(await said.count()).toBe(1);
});

test('items are moved by buttons and by the keyboard, removed and brought back', async () => {
  const { page } = await newPage();
  await openForm(page, EVENT);
  const item = (index: number) => page.locator(`li[data-pointer="/images/${index}"]`);
  await item(0).getByRole('button', { name: 'More for Picture 1' }).click();
  await item(0).getByRole('button', { name: 'Move down' }).click();
  expect(await captions(page)).toEqual(['Second', 'First', 'Third']);
  await page.getByText('Moved to place 2 of 3.').waitFor({ state: 'attached' });
  const up = item(1).getByRole('button', { name: 'Move up' });
  await up.click();
  // The first place is no end for the focus.
  await item(0).locator('.form-tools button:focus').waitFor();
  await item(0).getByRole('button', { name: 'Move down' }).click();
  expect(await captions(page)).toEqual(['Second', 'First', 'Third']);

  const handle = page.getByRole('button', { name: 'Drag to another place: Picture 3' });
  await handle.focus();
  await page.keyboard.press('Space');
  await page.getByText('Place 3 of 3.', { exact: true }).waitFor({ state: 'attached' });
  // A key that comes while the item is still being lifted is lost, as it is for a person, who presses again; or goes back, where it was late.
  const isAt = (place: number) => page.getByText(`Place ${place} of 3.`, { exact: true }).count();
  await expect
    .poll(async () => {
      if (!(await isAt(2))) await page.keyboard.press((await isAt(1)) ? 'ArrowDown' : 'ArrowUp');
      await page.waitForTimeout(300);
      return isAt(2);
    })
    .toBe(1);
  await page.keyboard.press('Space');
  await expect.poll(() => captions(page)).toEqual(['Second', 'Third', 'First']);

  await item(0).getByRole('button', { name: 'More for Picture 1' }).click();
  await item(0).getByRole('button', { name: 'Remove', exact: true }).click();
  expect(await captions(page)).toEqual(['Third', 'First']);
  // The way back has the focus.
  await page.keyboard.press('Enter');
  expect(await captions(page)).toEqual(['Second', 'Third', 'First']);
});

test('a value that is called after a number is the one whose name is typed', async () => {
  const { page } = await newPage();
  const figure = (label: string) => ({ value: 7, label });
  const [beds, students, doctors] = [figure('Beds'), figure('Students'), figure('Doctors')];
  await openForm(page, partOf('site', '', { facts: { beds, students, fact1: doctors } }));
  const facts = async () => at(await formValue(page), '/facts');
  await page.locator('[data-pointer="/facts/fact1#name"]').selectText();
  await page.keyboard.type('100beds');
  expect(await facts()).toEqual({ beds, students, '100beds': doctors });
  await page.locator('[data-pointer="/facts/100beds#name"]').selectText();
  await page.keyboard.type('2024');
  await page.keyboard.press('Control+s');
  expect(await facts()).toEqual({ 2024: doctors, beds, students });
  await page.keyboard.press('End');
  await page.keyboard.type('5');
  await page.keyboard.press('Tab');
  expect(await facts()).toEqual({ 20245: doctors, beds, students });
});

test('the way back to what was removed is there until something else is done', async () => {
  const { page } = await newPage();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await openForm(page, EVENT);
  const item = page.locator('li[data-pointer="/images/0"]');
  await item.getByRole('button', { name: 'More for Picture 1' }).click();
  await item.getByRole('button', { name: 'Remove', exact: true }).click();
  await undo.waitFor();
  await page.locator('[data-pointer="/title"]').fill('Another');
  expect(await undo.count()).toBe(1);
  await page.evaluate(() => window.harness.handle?.open('/images/1/caption'));
  await page.locator('[data-pointer="/images/1/caption"]').fill('Last');
  expect(await undo.count()).toBe(0);

  await openForm(page, EVENT);
  await page.locator('.form-group[data-pointer="/images"] > .form-group-head button').click();
  await undo.waitFor();
  await page.getByRole('button', { name: /^More fields/ }).click();
  await page.locator('[data-offer="/images"]').click();
  expect(await undo.count()).toBe(0);

  for (const label of ['Day, row 1', 'Name of column 1']) {
    await openForm(page, TABLE);
    await page.getByRole('button', { name: 'Add a row', exact: true }).click();
    await page.getByRole('button', { name: 'Row 2', exact: true }).click();
    await page.getByRole('button', { name: 'Remove this row' }).click();
    await undo.waitFor();
    await page.getByLabel(label).fill('Sunday');
    expect(await undo.count()).toBe(0);
  }
});

test('a field is unfolded, shown and focused when it is asked for, and tells that it is', async () => {
  const { page } = await newPage();
  await openForm(page, EVENT);
  for (const pointer of ['/images/2/caption', '/place', '/content/0/para1']) {
    await page.evaluate((asked) => window.harness.handle?.open(asked), pointer);
    await expect.poll(() => page.evaluate(() => window.harness.focused)).toBe(pointer);
  }
  // What has no control of its own is shown by what is around it.
  await page.evaluate(() => window.harness.handle?.open('/images/1/unknown'));
  await expect.poll(() => page.evaluate(() => window.harness.focused)).toMatch(/^\/images\/1/);
});

/** Holds what waits for the next drawing, as a slow machine does. */
const holdFrames = (page: Page) =>
  page.evaluateHandle(() => {
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (draw) => held.push(draw);
    return held;
  });

/** Runs in the page. */
function drawHeld(held: FrameRequestCallback[]): void {
  for (const draw of held.splice(0)) draw(performance.now());
}

const focusedPointer = () => document.activeElement?.getAttribute('data-pointer');

test('a field that comes late takes the focus from nobody who has gone on elsewhere', async () => {
  const { page } = await newPage();
  await openForm(page, EVENT);
  const held = await holdFrames(page);
  await page.evaluate(() => window.harness.handle?.open('/images/2/caption'));
  await expect.poll(() => held.evaluate(({ length }) => length)).toBeGreaterThan(0);
  await page.locator('[data-pointer="/title"]').focus();
  expect(await held.evaluate(({ length }) => length)).toBeGreaterThan(0);
  await held.evaluate(drawHeld);
  expect(await page.evaluate(focusedPointer)).toBe('/title');
});

test('what is typed right after cells have been joined or split stands where it was typed', async () => {
  const { page } = await newPage();
  const rows = ['a b', 'c d'].map((line) => line.split(' ').map((text) => ({ text })));
  await openForm(page, { ...TABLE, value: { kind: 'table', caption: 'C', columns: ['Day', 'Stop'], rows } });
  const held = await holdFrames(page);
  await page.getByLabel('Day, row 1').focus();
  for (const [tool, text] of [
    ['Join with the cell below', '1'],
    ['Split', '2'],
  ] as const) {
    await page.getByRole('button', { name: tool }).click();
    expect(await page.evaluate(focusedPointer)).toBe('/rows/0/0/text');
    await page.getByLabel('Stop, row 1').focus();
    await held.evaluate(drawHeld);
    await page.keyboard.insertText(text);
    await page.getByLabel('Day, row 1').focus();
  }
  expect(await tableOf(page)).toEqual([
    ['a c', '12b'],
    ['', 'd'],
  ]);
});

const problem = (pointer: string, message: string): ShownProblem => ({
  severity: 'error',
  code: 'test',
  file: 'public/data/test.json',
  pointer: `/data/0${pointer}`,
  message,
  hint: 'Mend it.',
});

test('what is wrong stands at its field, on what it is folded into, and at the top with a way to it', async () => {
  const { page } = await newPage();
  await openForm(page, EVENT, {
    problems: [
      problem('/title', 'Too long.'),
      problem('/images/1/caption', 'Said twice.'),
      problem('/odd', 'Not "endDate" known.'),
      { ...problem('', 'Elsewhere.'), pointer: '/data/1/title' },
    ],
  });
  const title = page.locator('[data-pointer="/title"]');
  expect(await title.getAttribute('aria-invalid')).toBe('true');
  const described = (await title.getAttribute('aria-describedby'))?.split(' ') ?? [];
  const texts = await Promise.all(described.map((id) => page.locator(`[id="${id}"]`).textContent()));
  expect(texts.join(' ')).toMatch(/heading of the page.*Too long\. Mend it\./);
  expect(await page.locator('li[data-pointer="/images/1"] .form-count').textContent()).toBe('1 mistake');
  const overview = page.locator('.form-overview');
  expect(await overview.locator('summary').textContent()).toBe('3 mistakes');
  expect(await overview.textContent()).toContain('Not "Last day" known.');
  expect(await page.getByText('Elsewhere.').count()).toBe(0);
  await overview.getByRole('button', { name: 'Said twice.' }).click();
  await expect.poll(() => page.evaluate(() => window.harness.focused)).toBe('/images/1/caption');
});

test('marks are written by buttons and by keys, and the browser takes them back', async () => {
  const { page } = await newPage();
  await openForm(page, EVENT);
  const para = page.locator('[data-pointer="/content/0/para"]');
  await para.selectText();
  await page.keyboard.press('Control+b');
  expect(await para.inputValue()).toBe('**One.**');
  await page.keyboard.press('Control+z');
  expect(await para.inputValue()).toBe('One.');
  expect(at(await formValue(page), '/content/0/para')).toBe('One.');
  await para.selectText();
  await page.getByRole('button', { name: 'Link: Paragraph 1', exact: true }).click();
  await page.keyboard.type('contact');
  expect(at(await formValue(page), '/content/0/para')).toBe('[One.](contact)');
});

test('a page of the site is proposed for a link, and taken by the keyboard', async () => {
  const { page } = await newPage();
  await openForm(page, partOf('activity-cards', '/properties/data/items', { title: 'A', url: '' }));
  await page.locator('[data-pointer="/url"]').focus();
  await page.keyboard.type('cont');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await formValue(page)).toEqual({ title: 'A', url: 'contact' });
});

test('a block chooses its list of requirements by the title, where the site has lists', async () => {
  const { page } = await newPage();
  const block = partOf('block', '/definitions/disclosureBlock', { kind: 'disclosure', list: '' });
  await openForm(page, block);
  await page.locator('select[data-pointer="/list"]').selectOption({ label: 'The board' });
  expect(await formValue(page)).toEqual({ kind: 'disclosure', list: 'board' });
  await openForm(page, block, { site: { ...SITE, asked: undefined } });
  await page.locator('input[data-pointer="/list"]').fill('ugc');
  expect(await formValue(page)).toEqual({ kind: 'disclosure', list: 'ugc' });
});

test('a picture is chosen among those of the site', async () => {
  const { page } = await newPage();
  await openForm(
    page,
    partOf('activity-cards', '/properties/data/items', { img: 'images/main.jpg', title: 'A', url: 'b' }),
  );
  const choose = page.getByRole('button', { name: 'Choose a picture' });
  await choose.click();
  await page.getByLabel('Search').fill('camp 2');
  await page.getByRole('button', { name: 'camp-2.jpg' }).click();
  expect(await formValue(page)).toEqual({ img: 'images/yrc/camp-2.jpg', title: 'A', url: 'b' });
  expect(await choose.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('several pictures are chosen at once and come in that order', async () => {
  const { page } = await newPage();
  await openForm(
    page,
    partOf('programme-list', '/definitions/programmeEntry', { images: [{ src: 'a.jpg' }] }),
  );
  await page.getByRole('button', { name: 'Choose several pictures' }).click();
  for (const name of ['camp-2.jpg', 'main.jpg', 'camp-1.jpg', 'main.jpg']) {
    await page.getByRole('button', { name }).click();
  }
  await page.getByRole('button', { name: 'Add 2 pictures' }).click();
  expect(await formValue(page)).toEqual({
    images: [{ src: 'a.jpg' }, { src: 'images/yrc/camp-2.jpg' }, { src: 'images/yrc/camp-1.jpg' }],
  });
});

const TABLE = partOf('block', '/definitions/tableBlock', {
  kind: 'table',
  caption: 'Stops',
  columns: ['Day', 'Stop'],
  rows: [[{ text: 'Monday' }, { text: 'Quay' }]],
});
const tableOf = async (page: Page) =>
  list(at(await formValue(page), '/rows')).map((row) => list(row).map((cell) => child(cell, 'text')));

test('a table is gone through by keys, and grows where Enter leads out of it', async () => {
  const { page } = await newPage();
  await openForm(page, TABLE);
  await page.getByLabel('Day, row 1').press('End');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.getByLabel('Day, row 2').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-place')))
    .toBe('1 0');
  await page.keyboard.type('Tuesday');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Mill');
  expect(await tableOf(page)).toEqual([
    ['Monday', 'Quay'],
    ['Tuesday', 'Mill'],
  ]);
});

test('cells of a spreadsheet are pasted with their spans, and a row that was removed comes back', async () => {
  const { page } = await newPage();
  await openForm(page, TABLE);
  await page.getByLabel('Day, row 1').evaluate((cell) => {
    const copied = new DataTransfer();
    copied.setData('text/html', '<table><tr><td rowspan="2">Friday<td>Ferry</tr><tr><td>Ford</tr></table>');
    cell.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: copied, bubbles: true, cancelable: true }),
    );
  });
  const rows = [[{ text: 'Friday', rowSpan: 2 }, { text: 'Ferry' }], [{ text: 'Ford' }]];
  expect(at(await formValue(page), '/rows')).toEqual(rows);
  await page.getByLabel('Stop, row 2').focus();
  await page.getByRole('button', { name: 'Row 2', exact: true }).click();
  await page.getByRole('button', { name: 'Remove this row' }).click();
  expect(await tableOf(page)).toEqual([['Friday', 'Ferry']]);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(at(await formValue(page), '/rows')).toEqual(rows);
});

test('the names of the columns stand over the table, and what is copied with them names them', async () => {
  const { page } = await newPage();
  await openForm(page, TABLE);
  await page.getByLabel('Name of column 1').fill('Weekday');
  await page.getByLabel('Name of column 2').evaluate((cell) => {
    const copied = new DataTransfer();
    copied.setData('text/plain', 'Place\tTime\nMill\t9:30');
    cell.focus();
    cell.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: copied, bubbles: true, cancelable: true }),
    );
  });
  expect(await formValue(page)).toEqual({
    ...Object.fromEntries(Object.entries(TABLE.value ?? {})),
    columns: ['Weekday', 'Place', 'Time'],
    rows: [[{ text: 'Monday' }, { text: 'Mill' }, { text: '9:30' }]],
  });
});

test('the columns of a month are named where its list says it, with a way there', async () => {
  const { page } = await newPage();
  const month = partOf('camp', '/definitions/campProgramme', { table: [[{ dat: '04-01-2025' }]] });
  await openForm(page, { ...month, columns: { names: ['Date', 'Place'], namedAt: 'activities/camp' } });
  // A row that is too short has cells where nothing is written yet.
  await page.getByLabel('Place, row 1').fill('Quay');
  expect(at(await formValue(page), '/table')).toEqual([[{ dat: '04-01-2025' }, { text: 'Quay' }]]);
  expect(await page.getByRole('link', { name: /named for all tables/ }).getAttribute('href')).toBe(
    '#/page/activities/camp',
  );
  expect(await page.getByRole('button', { name: 'Add a column' }).count()).toBe(0);
});

test('what is wrong in a table says at which cell or column, once', async () => {
  const { page } = await newPage();
  const said = () => page.locator('.form-problems li').allTextContents();
  await openForm(page, TABLE, {
    problems: [problem('/rows', 'Odd.'), problem('/rows/0/1/text', 'Torn.'), problem('/columns/1', 'Empty.')],
  });
  expect(await said()).toEqual([
    'Odd. Mend it.',
    'Name of column 2: Empty. Mend it.',
    'Stop, row 1: Torn. Mend it.',
  ]);
  const month = partOf('camp', '/definitions/campProgramme', { table: [[{ dat: '31-02-2025' }]] });
  await openForm(
    page,
    { ...month, columns: { names: ['Date'], namedAt: 'activities/camp' } },
    { problems: [problem('/table/0/0/dat', 'No such day.')] },
  );
  expect(await said()).toEqual(['Date, row 1: No such day. Mend it.']);
});

test('keys of marks and of the table work in a layout that writes no Latin letters', async () => {
  const { page } = await newPage();
  await openForm(page, EVENT);
  const para = page.locator('[data-pointer="/content/0/para"]');
  await para.selectText();
  await para.dispatchEvent('keydown', { key: 'വ', code: 'KeyB', ctrlKey: true });
  expect(await para.inputValue()).toBe('**One.**');
  await openForm(page, TABLE);
  const first = page.getByLabel('Day, row 1');
  await first.selectText();
  await first.dispatchEvent('keydown', { key: 'ോ', code: 'KeyA', ctrlKey: true });
  await expect.poll(() => page.locator('td[aria-selected=true]').count()).toBeGreaterThan(1);
});

test('cells are chosen by the keyboard or the mouse, joined, copied and moved', async () => {
  const { page } = await newPage();
  const rows = ['a b', 'c d', 'e f'].map((line) => line.split(' ').map((text) => ({ text })));
  await openForm(page, { ...TABLE, value: { kind: 'table', caption: 'C', columns: ['Day', 'Stop'], rows } });
  const first = page.getByLabel('Day, row 1');
  await first.focus();
  await first.selectText();
  for (const key of ['Shift+ArrowDown', 'Shift+ArrowRight']) await page.keyboard.press(key);
  const copied = await first.evaluate((cell) => {
    const clipboardData = new DataTransfer();
    cell.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    return clipboardData.getData('text/plain');
  });
  expect(copied).toBe('a\tb\nc\td');
  await page.getByRole('button', { name: 'Copy the table' }).click();
  await page.locator('[data-pointer="/caption"]').fill('');
  await page.keyboard.press('Control+v');
  expect(at(await formValue(page), '/caption')).toBe('Day\tStop a\tb c\td e\tf');
  await first.click();
  await page.getByLabel('Day, row 2').click({ modifiers: ['Shift'] });
  await page.getByRole('button', { name: 'Join the chosen cells' }).click();
  expect(at(await formValue(page), '/rows')).toEqual([
    [{ text: 'a c', rowSpan: 2 }, { text: 'b' }],
    [{ text: 'd' }],
    [{ text: 'e' }, { text: 'f' }],
  ]);
  await page.getByRole('button', { name: 'Row 1', exact: true }).click();
  await page.getByRole('button', { name: 'Move down' }).click();
  expect(await tableOf(page)).toEqual([['e', 'f'], ['a c', 'b'], ['d']]);
  await page.getByRole('button', { name: 'Column: Day' }).click();
  await page.getByRole('button', { name: 'Move right' }).click();
  expect(at(await formValue(page), '/columns')).toEqual(['Stop', 'Day']);
  expect(await tableOf(page)).toEqual([['f', 'e'], ['b', 'a c'], ['d']]);
});

test('Tab leads into a table and out of it, and from cell to cell while one writes', async () => {
  const { page } = await newPage();
  await openForm(page, TABLE);
  const place = () => page.evaluate(() => document.activeElement?.getAttribute('data-place'));
  await page.getByLabel('Day, row 1').click();
  await page.keyboard.type('!');
  await page.keyboard.press('Tab');
  await expect.poll(place).toBe('0 1');
  await page.keyboard.press('Tab');
  expect(await place()).toBeNull();
  await page.keyboard.press('Shift+Tab');
  expect(await place()).toBe('0 1');
});

const TEN_BLOCKS = partOf('info', '/properties/data/items', {
  title: 'Page',
  blocks: KINDS.slice(0, 10).flatMap(([, shape]) =>
    fc.sample(valuesOf(shape, { full: true, depth: 3 }), { numRuns: 1, seed: 2 }),
  ),
});

test.each(EDITOR_WINDOWS)('forms are for everybody, %i pixels wide, %s', async (width, colorScheme) => {
  const { page, errors } = await newPage({ viewport: { width, height: 800 }, colorScheme });
  await bringAxe(page);
  const problems = [problem('/title', 'Too long.'), problem('/images/1/caption', 'Said twice.')];
  for (const part of [EVENT, TEN_BLOCKS, partOf('site', '', read(joinPath(COLLEGE, 'manifest/site.json')))]) {
    // The longer words of Malayalam where there is the least room.
    await openForm(page, part, { problems, ...(width === 360 && { language: 'ml' }) });
    expect(await findViolations(page)).toEqual([]);
    await page.evaluate(() => {
      for (const button of document.querySelectorAll<HTMLElement>('[aria-expanded="false"]')) button.click();
    });
    expect(await findViolations(page)).toEqual([]);
    expect(await sideways(page)).toEqual([]);
  }
  await openForm(page, partOf('info', '/properties/data/items', { blocks: [] }));
  await page.locator('[data-add="/blocks"]').click();
  expect(await findViolations(page)).toEqual([]);
  expect(errors).toEqual([]);
});
