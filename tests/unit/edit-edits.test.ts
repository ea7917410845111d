/** The steps of the editor: what was changed on a page can be taken back and done again. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { change, type Edits, openEdits, redo, replace, undo } from '../../src/editor/client/state/edits.ts';

const opened = openEdits({ entry: { title: 'Camp', text: '' }, row: { path: 'camp' } });

/** Types letters one after the other. @param pause between two of them, in milliseconds */
const type = (edits: Edits, letters: string, pause: number, start = 0) =>
  [...letters].reduce(
    (all, _, index) =>
      change(all, 'entry', { title: letters.slice(0, index + 1), text: '' }, start + index * pause),
    edits,
  );

const repeated = (times: number, act: (edits: Edits) => Edits, edits: Edits) =>
  Array.from({ length: times }).reduce<Edits>(act, edits);

describe('a step', () => {
  test('is what is typed in one field without a pause', () => {
    const edits = type(opened, 'School', 200);
    expect(edits.done).toHaveLength(1);
    expect(undo(edits).values).toEqual(opened.values);
    expect(redo(undo(edits)).values).toEqual(edits.values);
  });

  test('ends with a pause', () => {
    expect(type(opened, 'abc', 1000).done).toHaveLength(3);
  });

  test('ends with its field', () => {
    const first = change(opened, 'entry', { title: 'School', text: '' }, 0);
    const second = change(first, 'entry', { title: 'School', text: 'a' }, 10);
    const third = change(second, 'row', { path: 'school' }, 20);
    expect(third.done.map(({ key, pointer }) => [key, pointer])).toEqual([
      ['row', '/path'],
      ['entry', '/text'],
      ['entry', '/title'],
    ]);
  });

  test('is what comes at once, however soon after and before what is typed', () => {
    const typed = change(opened, 'entry', { title: 'School', text: '' }, 0);
    const back = change(typed, 'entry', { title: 'Camp', text: '' }, undefined);
    const again = change(back, 'entry', { title: 'Camps', text: '' }, 1);
    expect(undo(back).values).toEqual(typed.values);
    expect(undo(again).values).toEqual(back.values);
  });

  test('does not begin with what was taken back', () => {
    const edits = change(undo(type(opened, 'ab', 2000)), 'entry', { title: 'ac', text: '' }, 2001);
    expect(undo(edits).values.entry).toEqual({ title: 'a', text: '' });
    expect(edits.undone).toEqual([]);
  });

  test('is none where nothing changes', () => {
    expect(change(opened, 'entry', { text: '', title: 'Camp' }, 0)).toBe(opened);
    expect(undo(opened).values).toBe(opened.values);
    expect(redo(opened).values).toBe(opened.values);
  });

  test('goes when another value comes for its part from elsewhere', () => {
    const both = change(type(opened, 'abc', 10), 'row', { path: 'abc' }, 20);
    const edits = replace(both, 'entry', { title: 'Theirs', text: '' });
    expect(edits.done.map(({ key }) => key)).toEqual(['row']);
    expect(undo(edits).values).toEqual({ entry: { title: 'Theirs', text: '' }, row: { path: 'camp' } });
    expect(replace(both, 'entry', { text: '', title: 'abc' })).toBe(both);
  });
});

test('all steps can be taken back and done again, in whichever order they were made', () => {
  const value = fc.record({ title: fc.string(), list: fc.array(fc.string(), { maxLength: 3 }) });
  const changes = fc.array(
    fc.tuple(fc.constantFrom('entry', 'row'), value, fc.integer({ min: 0, max: 1500 })),
  );
  fc.assert(
    fc.property(changes, fc.array(fc.boolean()), (all, ways) => {
      let time = 0;
      const edited = all.reduce((edits, [key, next, pause]) => {
        time += pause;
        return change(edits, key, next, time);
      }, opened);
      const steps = edited.done.length;
      const wandered = ways.reduce((edits, isBack) => (isBack ? undo(edits) : redo(edits)), edited);
      expect(repeated(steps, redo, wandered)).toEqual(edited);
      expect(repeated(steps, undo, wandered).values).toEqual(opened.values);
    }),
  );
});
