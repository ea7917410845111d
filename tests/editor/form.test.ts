/** The form of the editor: it stores what is filled in, and changes nothing else. */
import { readdirSync, readFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import fc from 'fast-check';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { at, child, isList } from '../../src/editor/client/form/json.ts';
import { shapeOf } from '../../src/editor/client/form/shape.ts';
import type { Json, PagePart } from '../../src/editor/shared/protocol.ts';
import { valuesOf } from '../property/formValues.ts';
import { COLLEGE } from '../sites.ts';
import { thorough } from '../thorough.ts';
import { fillForm } from './fillForm.ts';
import { formDocument, formValue, openForm } from './form.ts';
import { BLOCK_KINDS, EVENT, problem, TABLE } from './formCases.ts';
import { harness } from './formHarness.tsx';
import { partOf, SCHEMAS, SITE } from './formSite.ts';
import { createUser, findOne, focus, focusedPointer, isShown, press, selectText, write } from './page.ts';

formDocument();

/** Every kind of part that has a form. */
const PARTS: readonly [name: string, schema: PagePart['schema'], pointer: string, without?: string[]][] = [
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

function shapeOfPart(schema: PagePart['schema'], pointer: string, without: readonly string[] = []) {
  const shape = shapeOf(SCHEMAS, schema, pointer);
  if (shape.type !== 'object') throw new Error('A part is a record.');
  return { ...shape, fields: new Map([...shape.fields].filter(([name]) => !without.includes(name))) };
}

test.each(PARTS)('the form of %s reads back what was entered', async (_, schema, pointer, without) => {
  const shape = shapeOfPart(schema, pointer, without);
  const fillsAndReads = async (value: Json) => {
    openForm(partOf(schema, pointer, {}, without));
    await fillForm(shape, '', value);
    expect(formValue()).toEqual(value);
  };
  // Once with every field and once at random; in the weekly run 20 times, with deeper values.
  const full = valuesOf(shape, { full: true, depth: 4 });
  await fc.assert(fc.asyncProperty(full, fillsAndReads), { numRuns: 1 });
  const any = valuesOf(shape, { full: false, depth: thorough ? 6 : 3 });
  await fc.assert(fc.asyncProperty(any, fillsAndReads), { numRuns: thorough ? 20 : 1 });
});

test('pages with all block types can be filled in and read back', async () => {
  const blocks = BLOCK_KINDS.flatMap((shape) =>
    fc.sample(valuesOf(shape, { full: true, depth: 2 }), { numRuns: 1, seed: 1 }),
  );
  expect(blocks.length).toBeGreaterThan(20);
  // A page with all blocks takes as long as twenty pages with a few each.
  for (let first = 0; first < blocks.length; first += 4) {
    const page = JSON.parse(JSON.stringify({ blocks: blocks.slice(first, first + 4) }));
    openForm(partOf('info', '/properties/data/items'));
    await fillForm(shapeOfPart('info', '/properties/data/items'), '', page);
    expect(formValue()).toEqual(page);
  }
});

const DATA = joinPath(COLLEGE, 'public/data');
const read = (path: string): Json => JSON.parse(readFileSync(path, 'utf8'));

/** The records of the college as parts. */
function* collegeParts(): Generator<PagePart> {
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
      if (entry.type !== 'object' || !entry.fields.has('programme')) continue;
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

test('opening, unfolding and closing a record of the college changes nothing', async () => {
  const parts = [...collegeParts()].filter((_, index) => thorough || index % 20 === 0);
  expect(parts.length).toBeGreaterThan(10);
  let unfolded = 0;
  for (const part of parts) {
    openForm(part);
    // Unfolded content may contain more to unfold.
    for (let depth = 0; depth < 3; depth++) {
      for (const head of document.querySelectorAll<HTMLElement>('.form-card-head[aria-expanded="false"]')) {
        press(head);
        unfolded += 1;
      }
    }
    const controls = document.querySelectorAll<HTMLElement>('.form-control');
    expect(controls.length).toBeGreaterThan(0);
    for (const control of controls) {
      control.focus();
      control.blur();
    }
    flushSync(() => {});
    expect(harness.changes).toBe(0);
    expect(JSON.stringify(formValue())).toBe(JSON.stringify(part.value));
  }
  expect(unfolded).toBeGreaterThan(0);
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (pointer: string) => findOne(`[data-pointer="${pointer}"]`);
const picture = (index: number) => findOne(`li[data-pointer="/images/${index}"]`);
const inPicture = (index: number, name: string) => within(picture(index)).getByRole('button', { name });
const captions = () => list(at(formValue(), '/images')).map((image) => child(image, 'caption'));

test('an edit keeps order and unknown fields; emptied fields are removed unless required', async () => {
  const user = createUser();
  openForm(EVENT);
  write(field('/content/0/para1'), '');
  write(field('/title'), '');
  await user.click(button(/^More fields/));
  await user.click(findOne('[data-offer="/date"]'));
  await waitFor(() => expect(focusedPointer()).toBe('/date'));
  await user.keyboard('18-03-2025');
  expect(JSON.stringify(formValue())).toBe(
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

test('a repeated announcement is announced again', async () => {
  const user = createUser();
  openForm(EVENT);
  const moveFirst = async () => {
    await user.click(inPicture(0, 'More for Picture 1'));
    await user.click(inPicture(0, 'Move down'));
  };
  const announcement = () => screen.getByText('Moved to place 2 of 3.');
  await moveFirst();
  const first = announcement();
  await moveFirst();
  expect(first.isConnected).toBe(false);
  expect(announcement().closest('[aria-live="polite"]')).not.toBeNull();
});

test('items can be moved by buttons, removed and restored', async () => {
  const user = createUser();
  openForm(EVENT);
  await user.click(inPicture(0, 'More for Picture 1'));
  await user.click(inPicture(0, 'Move down'));
  expect(captions()).toEqual(['Second', 'First', 'Third']);
  screen.getByText('Moved to place 2 of 3.');
  await user.click(inPicture(1, 'Move up'));
  expect(captions()).toEqual(['First', 'Second', 'Third']);
  // The focus moves on from the first position.
  await waitFor(() => expect(document.activeElement?.closest('.form-tools')).not.toBeNull());
  expect(picture(0).contains(document.activeElement)).toBe(true);
  await user.click(inPicture(0, 'Move down'));
  expect(captions()).toEqual(['Second', 'First', 'Third']);

  await user.click(inPicture(0, 'More for Picture 1'));
  await user.click(inPicture(0, 'Remove'));
  expect(captions()).toEqual(['First', 'Third']);
  // The undo button has the focus.
  await user.keyboard('{Enter}');
  expect(captions()).toEqual(['Second', 'First', 'Third']);
});

test('a value named like a number is the one that is edited', async () => {
  const user = createUser();
  const figure = (label: string) => ({ value: 7, label });
  const [beds, students, doctors] = [figure('Beds'), figure('Students'), figure('Doctors')];
  openForm(partOf('site', '', { facts: { beds, students, fact1: doctors } }));
  const facts = () => at(formValue(), '/facts');
  selectText(field('/facts/fact1#name'));
  await user.keyboard('100beds');
  expect(facts()).toEqual({ beds, students, '100beds': doctors });
  selectText(field('/facts/100beds#name'));
  await user.keyboard('2024');
  await user.keyboard('{Control>}s{/Control}');
  expect(facts()).toEqual({ 2024: doctors, beds, students });
  await user.keyboard('{End}5');
  await user.tab();
  expect(facts()).toEqual({ 20245: doctors, beds, students });
});

test('the undo notice stays until the next edit', async () => {
  const user = createUser();
  const undo = () => screen.queryAllByRole('button', { name: 'Undo' }).length;
  openForm(EVENT);
  await user.click(inPicture(0, 'More for Picture 1'));
  await user.click(inPicture(0, 'Remove'));
  expect(undo()).toBe(1);
  write(field('/title'), 'Another');
  expect(undo()).toBe(1);
  harness.handle?.open('/images/1/caption');
  write(await waitFor(() => field('/images/1/caption')), 'Last');
  expect(undo()).toBe(0);

  openForm(EVENT);
  await user.click(findOne('.form-group[data-pointer="/images"] > .form-group-head button'));
  expect(undo()).toBe(1);
  await user.click(button(/^More fields/));
  await user.click(findOne('[data-offer="/images"]'));
  expect(undo()).toBe(0);

  for (const label of ['Day, row 1', 'Name of column 1']) {
    openForm(TABLE);
    await user.click(button('Add a row'));
    await user.click(button('Row 2'));
    await user.click(button('Remove this row'));
    expect(undo()).toBe(1);
    write(screen.getByLabelText(label), 'Sunday');
    expect(undo()).toBe(0);
  }
});

test('a requested field is unfolded, shown and focused, and reports it', async () => {
  openForm(EVENT);
  for (const pointer of ['/images/2/caption', '/place', '/content/0/para1']) {
    harness.handle?.open(pointer);
    await waitFor(() => expect(harness.focused).toBe(pointer));
    expect(focusedPointer()).toBe(pointer);
    expect(isShown(field(pointer))).toBe(true);
  }
  // A field without a control is shown by its parent.
  harness.handle?.open('/images/1/unknown');
  await waitFor(() => expect(harness.focused).toMatch(/^\/images\/1/));
});

/** Delays animation frames, as on a slow machine. */
function holdFrames() {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  return {
    count: () => frames.length,
    draw: () => {
      for (const callback of frames.splice(0)) callback(performance.now());
    },
  };
}

test('a late field does not take the focus from another one', async () => {
  openForm(EVENT);
  const frames = holdFrames();
  harness.handle?.open('/images/2/caption');
  await waitFor(() => expect(frames.count()).toBeGreaterThan(0));
  focus(field('/title'));
  expect(frames.count()).toBeGreaterThan(0);
  frames.draw();
  expect(focusedPointer()).toBe('/title');
});

test('input after cells were joined or split stays in its place', async () => {
  const user = createUser();
  const rows = ['a b', 'c d'].map((line) => line.split(' ').map((text) => ({ text })));
  openForm({ ...TABLE, value: { kind: 'table', caption: 'C', columns: ['Day', 'Stop'], rows } });
  const frames = holdFrames();
  const cell = (label: string) => screen.getByLabelText(label);
  focus(cell('Day, row 1'));
  for (const [tool, text] of [
    ['Join with the cell below', '1'],
    ['Split', '2'],
  ] as const) {
    await user.click(button(tool));
    expect(focusedPointer()).toBe('/rows/0/0/text');
    focus(cell('Stop, row 1'));
    frames.draw();
    await user.keyboard(text);
    focus(cell('Day, row 1'));
  }
  expect(tableOf()).toEqual([
    ['a c', 'b12'],
    ['', 'd'],
  ]);
});

test('an error is shown at its field, at folded ancestors and at the top with a link', async () => {
  const user = createUser();
  openForm(EVENT, {
    problems: [
      problem('/title', 'Too long.'),
      problem('/images/1/caption', 'Said twice.'),
      problem('/odd', 'Not "endDate" known.'),
      { ...problem('', 'Elsewhere.'), pointer: '/data/1/title' },
    ],
  });
  const title = field('/title');
  expect(title.getAttribute('aria-invalid')).toBe('true');
  const described = title.getAttribute('aria-describedby')?.split(' ') ?? [];
  const texts = described.map((id) => findOne(`[id="${id}"]`).textContent);
  expect(texts.join(' ')).toMatch(/heading of the page.*Too long\. Mend it\./);
  expect(findOne('.form-count', picture(1)).textContent).toBe('1 mistake');
  const overview = findOne('.form-overview');
  expect(findOne('summary', overview).textContent).toBe('3 mistakes');
  expect(overview.textContent).toContain('Not "Last day" known.');
  expect(screen.queryByText('Elsewhere.')).toBeNull();
  await user.click(within(overview).getByRole('button', { name: /^Said twice\./ }));
  await waitFor(() => expect(harness.focused).toBe('/images/1/caption'));
});

test('buttons and shortcuts write Markdown', async () => {
  const user = createUser();
  openForm(EVENT);
  const para = findOne<HTMLTextAreaElement>('[data-pointer="/content/0/para"]');
  selectText(para);
  await user.keyboard('{Control>}b{/Control}');
  expect(para.value).toBe('**One.**');
  expect(at(formValue(), '/content/0/para')).toBe('**One.**');
  write(para, 'One.');
  selectText(para);
  await user.click(button('Link: Paragraph 1'));
  await user.keyboard('contact');
  expect(at(formValue(), '/content/0/para')).toBe('[One.](contact)');
});

test('a link field suggests pages, and the keyboard selects one', async () => {
  const user = createUser();
  openForm(partOf('activity-cards', '/properties/data/items', { title: 'A', url: '' }));
  focus(field('/url'));
  await user.keyboard('cont{ArrowDown}{Enter}');
  expect(formValue()).toEqual({ title: 'A', url: 'contact' });
});

test('a block chooses its requirement list by title, if the site has lists', async () => {
  const user = createUser();
  const block = partOf('block', '/definitions/disclosureBlock', { kind: 'disclosure', list: '' });
  openForm(block);
  await user.selectOptions(findOne('select[data-pointer="/list"]'), 'The board');
  expect(formValue()).toEqual({ kind: 'disclosure', list: 'board' });
  openForm(block, { site: { ...SITE, requirementLists: undefined } });
  write(findOne('input[data-pointer="/list"]'), 'ugc');
  expect(formValue()).toEqual({ kind: 'disclosure', list: 'ugc' });
});

test('a picture is chosen among those of the site', async () => {
  const user = createUser();
  openForm(
    partOf('activity-cards', '/properties/data/items', { img: 'images/main.jpg', title: 'A', url: 'b' }),
  );
  const choose = button(/^Choose a picture/);
  await user.click(choose);
  write(screen.getByLabelText('Search'), 'camp 2');
  expect(screen.queryByRole('button', { name: /camp-1\.jpg/ })).toBeNull();
  await user.click(button(/camp-2\.jpg/));
  expect(formValue()).toEqual({ img: 'images/yrc/camp-2.jpg', title: 'A', url: 'b' });
  expect(document.activeElement).toBe(choose);
});

test('several pictures are chosen together and keep their order', async () => {
  const user = createUser();
  openForm(partOf('programme-list', '/definitions/programmeEntry', { images: [{ src: 'a.jpg' }] }));
  await user.click(button('Choose several pictures'));
  for (const name of ['camp-2.jpg', 'main.jpg', 'camp-1.jpg', 'main.jpg']) {
    await user.click(button(new RegExp(name)));
  }
  await user.click(button('Add 2 pictures'));
  expect(formValue()).toEqual({
    images: [{ src: 'a.jpg' }, { src: 'images/yrc/camp-2.jpg' }, { src: 'images/yrc/camp-1.jpg' }],
  });
});

const tableOf = () =>
  list(at(formValue(), '/rows')).map((row) => list(row).map((cell) => child(cell, 'text')));

test('keys move between cells, and Enter adds a row at the end', async () => {
  const user = createUser();
  openForm(TABLE);
  focus(screen.getByLabelText('Day, row 1'));
  await user.keyboard('{End}{ArrowRight}{End}{Enter}');
  screen.getByLabelText('Day, row 2');
  expect(document.activeElement?.getAttribute('data-place')).toBe('1 0');
  await user.keyboard('Tuesday');
  await user.tab();
  await user.keyboard('Mill');
  expect(tableOf()).toEqual([
    ['Monday', 'Quay'],
    ['Tuesday', 'Mill'],
  ]);
});

/** Pastes cells from a spreadsheet. */
function paste(field: HTMLElement, type: 'text/html' | 'text/plain', text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData(type, text);
  focus(field);
  fireEvent(field, new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

test('spreadsheet cells are pasted with their spans, and a removed row is restored', async () => {
  const user = createUser();
  openForm(TABLE);
  const copied = '<table><tr><td rowspan="2">Friday<td>Ferry</tr><tr><td>Ford</tr></table>';
  paste(screen.getByLabelText('Day, row 1'), 'text/html', copied);
  const rows = [[{ text: 'Friday', rowSpan: 2 }, { text: 'Ferry' }], [{ text: 'Ford' }]];
  expect(at(formValue(), '/rows')).toEqual(rows);
  focus(screen.getByLabelText('Stop, row 2'));
  await user.click(button('Row 2'));
  await user.click(button('Remove this row'));
  expect(tableOf()).toEqual([['Friday', 'Ferry']]);
  await user.click(button('Undo'));
  expect(at(formValue(), '/rows')).toEqual(rows);
});

test('column titles are above the table, and are copied along', async () => {
  openForm(TABLE);
  write(screen.getByLabelText('Name of column 1'), 'Weekday');
  paste(screen.getByLabelText('Name of column 2'), 'text/plain', 'Place\tTime\nMill\t9:30');
  expect(formValue()).toEqual({
    ...Object.fromEntries(Object.entries(TABLE.value ?? {})),
    columns: ['Weekday', 'Place', 'Time'],
    rows: [[{ text: 'Monday' }, { text: 'Mill' }, { text: '9:30' }]],
  });
});

test('the columns of a month are named as in its list, with a link', async () => {
  const month = partOf('camp', '/definitions/campProgramme', { table: [[{ dat: '04-01-2025' }]] });
  openForm({ ...month, columns: { names: ['Date', 'Place'], definedAt: 'activities/camp' } });
  // A short row has empty cells.
  write(screen.getByLabelText('Place, row 1'), 'Quay');
  expect(at(formValue(), '/table')).toEqual([[{ dat: '04-01-2025' }, { text: 'Quay' }]]);
  const link = screen.getByRole('link', { name: /named for all tables/ });
  expect(link.getAttribute('href')).toBe('#/page/activities/camp');
  expect(screen.queryByRole('button', { name: 'Add a column' })).toBeNull();
});

test('an error in a table names its cell or column, once', async () => {
  const messages = () => [...document.querySelectorAll('.form-problems li')].map((one) => one.textContent);
  openForm(TABLE, {
    problems: [problem('/rows', 'Odd.'), problem('/rows/0/1/text', 'Torn.'), problem('/columns/1', 'Empty.')],
  });
  expect(messages()).toEqual([
    'Odd. Mend it.',
    'Name of column 2: Empty. Mend it.',
    'Stop, row 1: Torn. Mend it.',
  ]);
  const month = partOf('camp', '/definitions/campProgramme', { table: [[{ dat: '31-02-2025' }]] });
  openForm(
    { ...month, columns: { names: ['Date'], definedAt: 'activities/camp' } },
    { problems: [problem('/table/0/0/dat', 'No such day.')] },
  );
  expect(messages()).toEqual(['Date, row 1: No such day. Mend it.']);
});

test('shortcuts work with keyboard layouts without Latin letters', async () => {
  openForm(EVENT);
  const para = findOne<HTMLTextAreaElement>('[data-pointer="/content/0/para"]');
  selectText(para);
  fireEvent.keyDown(para, { key: 'വ', code: 'KeyB', ctrlKey: true });
  expect(para.value).toBe('**One.**');
  openForm(TABLE);
  const first = screen.getByLabelText('Day, row 1');
  selectText(first);
  fireEvent.keyDown(first, { key: 'ോ', code: 'KeyA', ctrlKey: true });
  expect(document.querySelectorAll('td[aria-selected=true]').length).toBeGreaterThan(1);
});

test('cells can be selected by keyboard or mouse, joined, copied and moved', async () => {
  const user = createUser();
  const rows = ['a b', 'c d', 'e f'].map((line) => line.split(' ').map((text) => ({ text })));
  openForm({ ...TABLE, value: { kind: 'table', caption: 'C', columns: ['Day', 'Stop'], rows } });
  const first = screen.getByLabelText('Day, row 1');
  selectText(first);
  await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
  const clipboardData = new DataTransfer();
  fireEvent(first, new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
  expect(clipboardData.getData('text/plain')).toBe('a\tb\nc\td');
  await user.click(first);
  await user.keyboard('{Shift>}');
  await user.click(screen.getByLabelText('Day, row 2'));
  await user.keyboard('{/Shift}');
  await user.click(button('Join the chosen cells'));
  expect(at(formValue(), '/rows')).toEqual([
    [{ text: 'a c', rowSpan: 2 }, { text: 'b' }],
    [{ text: 'd' }],
    [{ text: 'e' }, { text: 'f' }],
  ]);
  await user.click(button('Row 1'));
  await user.click(button('Move down'));
  expect(tableOf()).toEqual([['e', 'f'], ['a c', 'b'], ['d']]);
  await user.click(button('Column: Day'));
  await user.click(button('Move right'));
  expect(at(formValue(), '/columns')).toEqual(['Stop', 'Day']);
  expect(tableOf()).toEqual([['f', 'e'], ['b', 'a c'], ['d']]);
});
