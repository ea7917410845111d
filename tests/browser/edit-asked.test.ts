/** The answers to what authorities ask, in the form of the editor. */
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Json, ShownProblem } from '../../codegen/edit/protocol.ts';
import { at } from '../../codegen/edit/window/form/json.ts';
import { shapeOf } from '../../codegen/edit/window/form/shape.ts';
import { CHECKSUM } from '../checksum.ts';
import { valuesOf } from '../property/formValues.ts';
import { weekly } from '../thorough.ts';
import { bringAxe, findViolations } from './axe.ts';
import { formPages, formValue, openForm, partOf, SCHEMAS } from './editForm.ts';
import { Filler } from './fillForm.ts';
import { sideways } from './sideways.ts';

const newPage = await formPages();

const BEDS = { to: 'board/beds', by: 'fact', fact: 'beds' };
const GAP = { to: 'board/fees', by: 'gap', why: 'The fees are not fixed yet.' };

const file = (answers: Json) => partOf('evidence', '', { lists: ['board'], answers }, ['$schema']);
const heads = (page: Page) => page.locator('.form-card-head').allInnerTexts();
const card = (page: Page, words: string) => page.locator('.form-card-head', { hasText: words });

test('answers of every kind are filled and read back', async () => {
  const { page, errors } = await newPage();
  const shape = shapeOf(SCHEMAS, 'evidence', '');
  const answer = shapeOf(SCHEMAS, 'evidence', '/definitions/answer');
  const kinds = answer.is === 'kinds' ? [...answer.kinds().values()] : [];
  const answers = kinds.flatMap((kind) =>
    fc.sample(valuesOf(kind, { full: true, depth: 2 }), { numRuns: 1, seed: 1 }),
  );
  expect(answers).toHaveLength(6);
  const value = JSON.parse(JSON.stringify({ lists: ['board'], answers }));
  await openForm(page, partOf('evidence', '', {}, ['$schema']));
  await new Filler(page).fill(shape, '', value);
  expect(await formValue(page)).toEqual(value);
  expect(errors).toEqual([]);
});

test('a list that is named twice is offered once', async () => {
  const { page } = await newPage();
  await openForm(
    page,
    partOf('evidence', '', { lists: ['board', 'board'], answers: [BEDS, GAP] }, ['$schema']),
  );
  await card(page, 'Beds').click();
  await page.locator('.form-asked-chosen').first().click();
  await expect.poll(() => page.locator('[data-asked="board/beds"]').count()).toBe(1);
});

test('a card says what it answers and how, and what nothing answers is named', async () => {
  const { page } = await newPage();
  await openForm(page, file([BEDS, { ...BEDS, by: 'page', page: 'contact', proposed: true }]));
  const [first = '', second = ''] = await heads(page);
  expect(first).toMatch(/Beds · \(i\)\s+Figure: 350 Beds/);
  expect(second).toMatch(/Beds · \(i\)\s+Proposed: Page: Contact/);
  await page.getByText('1 thing has no answer yet').click();
  await page.getByRole('button', { name: /^Answer it ?: Fees$/ }).click();
  await page.locator('[data-kind="gap"]').click();
  await page.getByLabel('Why', { exact: true }).and(page.locator(':focus')).waitFor();
  await page.keyboard.type('Not fixed.');
  expect(at(await formValue(page), '/answers/2')).toEqual({ to: 'board/fees', by: 'gap', why: 'Not fixed.' });
  expect(await page.getByText('no answer yet').count()).toBe(0);
});

test('cards are looked for by list, by state and by words; what is open stays', async () => {
  const { page } = await newPage();
  const problem: ShownProblem = {
    severity: 'warning',
    code: 'test',
    file: 'public/data/test.json',
    pointer: '/data/0/answers/0/fact',
    message: 'Too old.',
  };
  await openForm(page, file([BEDS, GAP]), { problems: [problem] });
  const states = page.getByLabel('Which answers');
  await states.selectOption('Gaps');
  expect(await heads(page)).toEqual([expect.stringContaining('Gap: The fees are not fixed yet.')]);
  await page.getByText('1 of 2 answers').waitFor();
  await states.selectOption('With a mistake or a remark');
  expect(await heads(page)).toEqual([expect.stringContaining('Beds')]);
  await card(page, 'Beds').click();
  await states.selectOption('Proposed');
  expect(await heads(page)).toEqual([expect.stringContaining('Beds')]);
  await card(page, 'Beds').click();
  expect(await heads(page)).toEqual([]);
  await states.selectOption('All');
  await page.getByLabel('Look for words in the answers').fill('FIXED fees');
  expect(await heads(page)).toEqual([expect.stringContaining('Fees')]);
});

test('a gap is closed by a document, whose checksum nobody types', async () => {
  const { page } = await newPage();
  await openForm(page, file([GAP]));
  await page.getByRole('button', { name: 'It is shown now' }).click();
  await page.locator('[data-kind="document"]').click();
  await page.getByLabel('Document', { exact: true }).and(page.locator(':focus')).waitFor();
  await page.keyboard.type('prosp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => at(await formValue(page), '/answers/0'))
    .toEqual({ to: GAP.to, by: 'document', document: 'documents/prospectus.pdf', sha256: CHECKSUM });
});

test('what was not applicable and is now gets another answer', async () => {
  const { page } = await newPage();
  await openForm(page, file([BEDS, { ...GAP, by: 'not-applicable' }]));
  await page.getByLabel('Which answers').selectOption('Not applicable');
  expect(await heads(page)).toEqual([expect.stringMatching(/Fees\s+Not applicable: The fees/)]);
  await card(page, 'Fees').click();
  await page.getByRole('button', { name: 'It applies after all' }).click();
  await page.locator('[data-kind="gap"]').click();
  await page.getByLabel('Why', { exact: true }).and(page.locator(':focus')).waitFor();
  await page.keyboard.type('Awaited.');
  expect(at(await formValue(page), '/answers')).toEqual([BEDS, { ...GAP, why: 'Awaited.' }]);
});

test('a proposal is confirmed', async () => {
  const { page } = await newPage();
  await openForm(page, file([{ ...BEDS, proposed: true }]));
  await page.getByRole('button', { name: 'Yes, this answers it' }).click();
  expect(at(await formValue(page), '/answers')).toEqual([BEDS]);
});

test('what is answered is looked for among the items of the lists', async () => {
  const { page } = await newPage();
  await openForm(page, file([BEDS]));
  await page.getByRole('button', { name: 'What it answers: Beds · (i)' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Search').fill('nothing like it');
  await dialog.getByText('Nothing that is asked has these words.').waitFor();
  await dialog.getByLabel('Search').fill('board fe');
  await dialog.getByRole('button', { name: 'Fees' }).click();
  expect(at(await formValue(page), '/answers/0/to')).toBe('board/fees');
});

test.each([
  { width: 360, colorScheme: 'dark', language: 'ml' },
  ...weekly([
    { width: 360, colorScheme: 'light', language: undefined },
    { width: 1280, colorScheme: 'dark', language: undefined },
  ] as const),
] as const)(
  'the answers are for everybody, $width pixels wide, $colorScheme',
  async ({ width, colorScheme, language }) => {
    const { page } = await newPage({ viewport: { width, height: 800 }, colorScheme });
    await bringAxe(page);
    await openForm(
      page,
      file([
        { ...BEDS, proposed: true },
        GAP,
        { to: 'board/fees', by: 'document', document: 'documents/prospectus.pdf', sha256: CHECKSUM },
      ]),
      { language },
    );
    for (const head of await page.locator('.form-card-head').all()) await head.click();
    expect(await findViolations(page)).toEqual([]);
    expect(await sideways(page)).toEqual([]);
    await page.locator('.form-asked-chosen').first().click();
    expect(await findViolations(page)).toEqual([]);
    expect(await sideways(page)).toEqual([]);
  },
);
