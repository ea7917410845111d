/** Fills a form like a user: adds missing fields, types, selects. */
import { fireEvent } from '@testing-library/dom';
import { expect } from 'vitest';
import { at, child, isList, isObject, join } from '../../src/editor/client/form/json.ts';
import { branchOf, kindOf, type ObjectShape, type Shape } from '../../src/editor/client/form/shape.ts';
import {
  type CellNames,
  cellNames,
  type Grid,
  gridOf,
  spanOf,
  textOfCell,
  widthOf,
} from '../../src/editor/client/form/table/grid.ts';
import type { Json } from '../../src/editor/shared/protocol.ts';
import { CHECKSUM } from '../checksum.ts';
import { formValue } from './form.ts';
import { findOne, press, selectText, waitUntil, write } from './page.ts';

/**
 * Fills a field with a value.
 *
 * @throws if the form has no control for a part of it
 */
export async function fillForm(shape: Shape, pointer: string, value: Json): Promise<void> {
  switch (shape.type) {
    case 'object':
      return fillObject(shape, pointer, value);
    case 'kinds': {
      const kind = kindOf(shape, value);
      return kind && fillObject(kind, pointer, value, shape.discriminator);
    }
    case 'list': {
      const cells = cellNames(shape);
      if (cells) return fillTable(pointer, gridOf(value, cells), cells);
      for (const [index, item] of (isList(value) ? value : []).entries()) {
        await fillItem(shape.items(), pointer, index, item);
      }
      return;
    }
    case 'map':
      for (const [name, inner] of Object.entries(isObject(value) ? value : {})) {
        await fillNamed(shape.values(), pointer, name, inner);
      }
      return;
    case 'union': {
      const branch = branchOf(shape, value);
      if (branch !== branchOf(shape, at(formValue(), pointer))) {
        const item = findOne(`[data-pointer^="${pointer}"]`).closest('li');
        await pressFirst('[aria-label^="More for "]', item ?? undefined);
        await pressFirst(`[data-switch="${pointer}"]`);
      }
      return fillForm(branch, pointer, value);
    }
    case 'choice':
      return choose(pointer, String(value));
    case 'switch':
      return tick(`[data-pointer="${pointer}"]`, value === true);
    case 'constant':
      return;
    case 'text':
      if (shape.role === 'requirements') return choose(pointer, String(value));
      if (shape.role === 'asked') {
        await pressFirst(`[data-pointer="${pointer}"]`);
        return pressFirst(`[data-asked="${value}"]`);
      }
      if (shape.role === 'checksum') return look(pointer);
      return writeInto(controlAt(pointer), value);
    default:
      return writeInto(controlAt(pointer), value);
  }
}

const find = (selector: string, inside: ParentNode = document) => inside.querySelector<HTMLElement>(selector);

const pressFirst = async (selector: string, inside?: ParentNode): Promise<void> =>
  press(await waitUntil(() => find(selector, inside)));

const writeInto = async (selector: string, value: Json | undefined): Promise<void> =>
  write(await waitUntil(() => find(selector)), String(value));

async function tick(selector: string, wanted: boolean): Promise<void> {
  await waitUntil(() => find(selector));
  if (findOne<HTMLInputElement>(selector).checked !== wanted) await pressFirst(selector);
}

/** Updates the checksum of a document. */
async function look(pointer: string): Promise<void> {
  await pressFirst(`[data-look="${pointer}"]`);
  await expect.poll(() => at(formValue(), pointer)).toBe(CHECKSUM);
}

async function fillObject(shape: ObjectShape, pointer: string, value: Json, without?: string): Promise<void> {
  const hasTable = [...shape.fields.values()].some((field) => cellNames(field()));
  for (const [name, field] of shape.fields) {
    const inner = child(value, name);
    if (inner === undefined || name === without || (hasTable && name === 'columns')) continue;
    const place = join(pointer, name);
    if (!find(`[data-pointer="${place}"]`)) await offer(pointer, place);
    await fillForm(field(), place, inner);
  }
  if (hasTable) await fillTitles(join(pointer, 'columns'), child(value, 'columns'));
}

/** The column titles, which are edited in the table. */
async function fillTitles(pointer: string, titles: Json | undefined): Promise<void> {
  for (const [column, title] of (isList(titles) ? titles : []).entries()) {
    await writeInto(`[data-pointer="${join(pointer, column)}"]`, title);
  }
}

/** Adds an optional field of a record. */
async function offer(pointer: string, child: string): Promise<void> {
  const fold = `[data-offers="${pointer}"][aria-expanded="false"]`;
  if (find(fold)) await pressFirst(fold);
  await pressFirst(`[data-offer="${child}"]`);
}

async function fillItem(items: Shape, pointer: string, index: number, item: Json): Promise<void> {
  const place = join(pointer, index);
  const list = at(formValue(), pointer);
  if (!isList(list) || index >= list.length) {
    await pressFirst(`[data-add="${pointer}"]`);
    if (items.type === 'kinds') await pressFirst(`[data-kind="${child(item, items.discriminator)}"]`);
  }
  await waitUntil(() => find(`[data-pointer="${place}"]`));
  const folded = `li[data-pointer="${place}"] > * > .form-card-head[aria-expanded="false"]`;
  if (find(folded)) await pressFirst(folded);
  await fillForm(items, place, item);
}

/** Fills a table: its size, then merged cells, texts and marks. */
async function fillTable(pointer: string, grid: Grid, names: CellNames): Promise<void> {
  const now = () => gridOf(at(formValue(), pointer), names);
  const tool = async (words: string) =>
    press(
      await waitUntil(() =>
        [
          ...document.querySelectorAll<HTMLElement>(`[data-pointer="${pointer}"] [role="toolbar"] button`),
        ].find(({ textContent }) => textContent === words),
      ),
    );
  while (now().length < grid.length) await tool('Add a row');
  while (widthOf(now()) < widthOf(grid)) await tool('Add a column');
  for (const [row, line] of grid.entries()) {
    for (const [column, slot] of line.entries()) {
      if (typeof slot !== 'object') continue;
      const control = `[data-pointer="${pointer}"] [data-place="${row} ${column}"]`;
      selectText(await waitUntil(() => find(control)));
      for (let span = 1; span < spanOf(slot.cell, names); span++) await tool('Join with the cell below');
      await writeInto(control, textOfCell(slot.cell, names));
      if (names.mark !== undefined && slot.cell[names.mark] === true) await tool('In bold');
    }
  }
}

async function fillNamed(values: Shape, pointer: string, name: string, value: Json): Promise<void> {
  await pressFirst(`[data-add="${pointer}"]`);
  const named = `[data-pointer^="${pointer}/"][data-pointer$="#name"]`;
  write(await waitUntil(() => [...document.querySelectorAll<HTMLElement>(named)].at(-1)), name);
  await fillForm(values, join(pointer, name), value);
}

async function choose(pointer: string, value: string): Promise<void> {
  const control = `[data-pointer="${pointer}"]`;
  const select = await waitUntil(() => find(control));
  if (!(select instanceof HTMLSelectElement)) return pressFirst(`${control} input[value="${value}"]`);
  fireEvent.change(select, { target: { value } });
  expect(select.value).toBe(value);
}

// A named value has a frame with the same pointer.
const controlAt = (pointer: string) => `.form-control[data-pointer="${pointer}"]`;
