/** Undo and redo of changes on a page. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyChange,
  initialEdits,
  type PageEdits,
  redoStep,
  replaceValue,
  undoStep,
} from '../../src/editor/client/state/edits.ts';

const opened = initialEdits({ entry: { title: 'Camp', text: '' }, row: { path: 'camp' } });

/** Types letters one after the other. @param pause between two letters, in milliseconds */
const type = (edits: PageEdits, letters: string, pause: number, start = 0) =>
  [...letters].reduce(
    (all, _, index) =>
      applyChange(all, 'entry', { title: letters.slice(0, index + 1), text: '' }, start + index * pause),
    edits,
  );

const repeated = (times: number, act: (edits: PageEdits) => PageEdits, edits: PageEdits) =>
  Array.from({ length: times }).reduce<PageEdits>(act, edits);

describe('a step', () => {
  test('contains typing in one field without a pause', () => {
    const edits = type(opened, 'School', 200);
    expect(edits.done).toHaveLength(1);
    expect(undoStep(edits).values).toEqual(opened.values);
    expect(redoStep(undoStep(edits)).values).toEqual(edits.values);
  });

  test('ends with a pause', () => expect(type(opened, 'abc', 1000).done).toHaveLength(3));

  test('ends with its field', () => {
    const first = applyChange(opened, 'entry', { title: 'School', text: '' }, 0);
    const second = applyChange(first, 'entry', { title: 'School', text: 'a' }, 10);
    const third = applyChange(second, 'row', { path: 'school' }, 20);
    expect(third.done.map(({ key, pointer }) => [key, pointer])).toEqual([
      ['row', '/path'],
      ['entry', '/text'],
      ['entry', '/title'],
    ]);
  });

  test('contains simultaneous changes, whatever is typed around them', () => {
    const typed = applyChange(opened, 'entry', { title: 'School', text: '' }, 0);
    const back = applyChange(typed, 'entry', { title: 'Camp', text: '' }, undefined);
    const again = applyChange(back, 'entry', { title: 'Camps', text: '' }, 1);
    expect(undoStep(back).values).toEqual(typed.values);
    expect(undoStep(again).values).toEqual(back.values);
  });

  test('does not continue an undone one', () => {
    const edits = applyChange(undoStep(type(opened, 'ab', 2000)), 'entry', { title: 'ac', text: '' }, 2001);
    expect(undoStep(edits).values.entry).toEqual({ title: 'a', text: '' });
    expect(edits.undone).toEqual([]);
  });

  test('is omitted if nothing changes', () => {
    expect(applyChange(opened, 'entry', { text: '', title: 'Camp' }, 0)).toBe(opened);
    expect(undoStep(opened).values).toBe(opened.values);
    expect(redoStep(opened).values).toBe(opened.values);
  });

  test('is dropped when its part gets another value from elsewhere', () => {
    const both = applyChange(type(opened, 'abc', 10), 'row', { path: 'abc' }, 20);
    const edits = replaceValue(both, 'entry', { title: 'Theirs', text: '' });
    expect(edits.done.map(({ key }) => key)).toEqual(['row']);
    expect(undoStep(edits).values).toEqual({ entry: { title: 'Theirs', text: '' }, row: { path: 'camp' } });
    expect(replaceValue(both, 'entry', { text: '', title: 'abc' })).toBe(both);
  });
});

test('can be undone and redone, in any order of creation', () => {
  const value = fc.record({ title: fc.string(), list: fc.array(fc.string(), { maxLength: 3 }) });
  const changes = fc.array(
    fc.tuple(fc.constantFrom('entry', 'row'), value, fc.integer({ min: 0, max: 1500 })),
  );
  fc.assert(
    fc.property(changes, fc.array(fc.boolean()), (all, ways) => {
      let time = 0;
      const edited = all.reduce((edits, [key, next, pause]) => {
        time += pause;
        return applyChange(edits, key, next, time);
      }, opened);
      const steps = edited.done.length;
      const wandered = ways.reduce((edits, isBack) => (isBack ? undoStep(edits) : redoStep(edits)), edited);
      expect(repeated(steps, redoStep, wandered)).toEqual(edited);
      expect(repeated(steps, undoStep, wandered).values).toEqual(opened.values);
    }),
  );
});
