/** The evidence for compliance requirements in the form of the editor. */
import { screen, waitFor, within } from '@testing-library/dom';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { at } from '../../src/editor/client/form/json.ts';
import { shapeOf } from '../../src/editor/client/form/shape.ts';
import type { EditorProblem } from '../../src/editor/shared/protocol.ts';
import { CHECKSUM } from '../checksum.ts';
import { valuesOf } from '../property/formValues.ts';
import { fillForm } from './fillForm.ts';
import { formDocument, formValue, openForm } from './form.ts';
import { BEDS, evidencePart, GAP } from './formCases.ts';
import { partOf, SCHEMAS } from './formSite.ts';
import { createUser, findOne, write } from './page.ts';

formDocument();

const heads = () =>
  [...document.querySelectorAll<HTMLElement>('.form-card-head')].map((head) => head.textContent);
const card = (words: string) => {
  const card = [...document.querySelectorAll<HTMLElement>('.form-card-head')].find((head) =>
    head.textContent?.includes(words),
  );
  if (!card) throw new Error(`No card has the words ${words}.`);
  return card;
};

test('all kinds of evidence can be filled in and read back', async () => {
  const shape = shapeOf(SCHEMAS, 'evidence', '');
  const answer = shapeOf(SCHEMAS, 'evidence', '/definitions/answer');
  const kinds = answer.type === 'kinds' ? [...answer.kinds().values()] : [];
  const answers = kinds.flatMap((kind) =>
    fc.sample(valuesOf(kind, { full: true, depth: 2 }), { numRuns: 1, seed: 1 }),
  );
  expect(answers).toHaveLength(6);
  const value = JSON.parse(JSON.stringify({ lists: ['board'], answers }));
  openForm(partOf('evidence', '', {}, ['$schema']));
  await fillForm(shape, '', value);
  expect(formValue()).toEqual(value);
});

test('a list that is named twice is offered once', async () => {
  const user = createUser();
  openForm(partOf('evidence', '', { lists: ['board', 'board'], answers: [BEDS, GAP] }, ['$schema']));
  await user.click(card('Beds'));
  await user.click(findOne('.form-asked-chosen'));
  expect(document.querySelectorAll('[data-asked="board/beds"]')).toHaveLength(1);
});

test('a card shows its requirements and evidence, and unmet requirements are named', async () => {
  const user = createUser();
  openForm(evidencePart([BEDS, { ...BEDS, by: 'page', page: 'contact', proposed: true }]));
  const [first = '', second = ''] = heads();
  expect(first).toMatch(/Beds · \(i\)\s*Figure: 350 Beds/);
  expect(second).toMatch(/Beds · \(i\)\s*Proposed: Page: Contact/);
  await user.click(screen.getByText('1 thing has no answer yet'));
  await user.click(screen.getByRole('button', { name: /^Answer it ?: Fees$/ }));
  await user.click(findOne('[data-kind="gap"]'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Why')));
  await user.keyboard('Not fixed.');
  expect(at(formValue(), '/answers/2')).toEqual({ to: 'board/fees', by: 'gap', why: 'Not fixed.' });
  expect(screen.queryByText(/no answer yet/)).toBeNull();
});

test('cards can be filtered by list, state and text; open ones stay visible', async () => {
  const user = createUser();
  const problem: EditorProblem = {
    severity: 'warning',
    code: 'test',
    file: 'public/data/test.json',
    pointer: '/data/0/answers/0/fact',
    message: 'Too old.',
  };
  openForm(evidencePart([BEDS, GAP]), { problems: [problem] });
  const states = screen.getByLabelText('Which answers');
  await user.selectOptions(states, 'Gaps');
  expect(heads()).toEqual([expect.stringContaining('Gap: The fees are not fixed yet.')]);
  await screen.findByText('1 of 2 answers');
  await user.selectOptions(states, 'With a mistake or a remark');
  expect(heads()).toEqual([expect.stringContaining('Beds')]);
  await user.click(card('Beds'));
  await user.selectOptions(states, 'Proposed');
  expect(heads()).toEqual([expect.stringContaining('Beds')]);
  await user.click(card('Beds'));
  expect(heads()).toEqual([]);
  await user.selectOptions(states, 'All');
  write(screen.getByLabelText('Look for words in the answers'), 'FIXED fees');
  expect(heads()).toEqual([expect.stringContaining('Fees')]);
});

test('a document fills a gap, and its checksum is computed', async () => {
  const user = createUser();
  openForm(evidencePart([GAP]));
  await user.click(screen.getByRole('button', { name: 'It is shown now' }));
  await user.click(findOne('[data-kind="document"]'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Document')));
  await user.keyboard('prosp');
  await user.keyboard('{ArrowDown}');
  await user.keyboard('{Enter}');
  await expect
    .poll(() => at(formValue(), '/answers/0'))
    .toEqual({ to: GAP.to, by: 'document', document: 'documents/prospectus.pdf', sha256: CHECKSUM });
});

test('a requirement that was not applicable can get evidence', async () => {
  const user = createUser();
  openForm(evidencePart([BEDS, { ...GAP, by: 'not-applicable' }]));
  await user.selectOptions(screen.getByLabelText('Which answers'), 'Not applicable');
  expect(heads()).toEqual([expect.stringMatching(/Fees\s*Not applicable: The fees/)]);
  await user.click(card('Fees'));
  await user.click(screen.getByRole('button', { name: 'It applies after all' }));
  await user.click(findOne('[data-kind="gap"]'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Why')));
  await user.keyboard('Awaited.');
  expect(at(formValue(), '/answers')).toEqual([BEDS, { ...GAP, why: 'Awaited.' }]);
});

test('a proposal can be confirmed', async () => {
  const user = createUser();
  openForm(evidencePart([{ ...BEDS, proposed: true }]));
  await user.click(screen.getByRole('button', { name: 'Yes, this answers it' }));
  expect(at(formValue(), '/answers')).toEqual([BEDS]);
});

test('requirements are chosen among the items of the lists', async () => {
  const user = createUser();
  openForm(evidencePart([BEDS]));
  await user.click(screen.getByRole('button', { name: 'What it answers: Beds · (i)' }));
  const dialog = within(screen.getByRole('dialog'));
  write(dialog.getByLabelText('Search'), 'nothing like it');
  dialog.getByText('Nothing that is asked has these words.');
  write(dialog.getByLabelText('Search'), 'board fe');
  await user.click(dialog.getByRole('button', { name: 'Fees' }));
  expect(at(formValue(), '/answers/0/to')).toBe('board/fees');
});
