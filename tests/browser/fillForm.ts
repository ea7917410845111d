/** Fills a form as a person would: adds what is not there yet, types, chooses. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Json } from '../../codegen/edit/protocol.ts';
import { at, child, isList, isObject, join } from '../../codegen/edit/window/form/json.ts';
import { branchOf, kindOf, type ObjectShape, type Shape } from '../../codegen/edit/window/form/shape.ts';
import {
  type CellNames,
  cellNames,
  type Grid,
  gridOf,
  spanOf,
  textOfCell,
  widthOf,
} from '../../codegen/edit/window/form/table/grid.ts';
import { CHECKSUM } from '../checksum.ts';
import { formValue } from './editForm.ts';
import { appears, countOf, until } from './visit.ts';

/*
 * What Playwright does by itself asks the browser twenty times for each field: whether it stands still, and what is under the
 * pointer. Where hundreds are filled that takes most of the time, so here a field is asked for once; other tests click and type.
 */

/** Presses the first such element, which can be seen and pressed. Runs in the page. @returns false where there is none yet */
function pressed([selector, words]: readonly [selector: string, words?: string]): boolean {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    ({ textContent }) => words === undefined || textContent === words,
  );
  if (!element) return false;
  if (
    !element.checkVisibility({ visibilityProperty: true }) ||
    element.matches(':disabled, [aria-disabled="true"]')
  )
    throw new Error(`It cannot be pressed: ${element.outerHTML}`);
  element.focus();
  element.click();
  return true;
}

/** Goes into a field that can be seen and written in, with all of its words selected. Runs in the page. */
function entered(selector: string): 'words' | 'day' | false {
  const field = document.querySelector(selector);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
  if (!field.checkVisibility({ visibilityProperty: true }) || field.disabled || field.readOnly)
    throw new Error(`It cannot be written in: ${field.outerHTML}`);
  field.focus();
  field.select();
  // How days and colours are typed depends on the browser.
  return field.matches('[type=date], [type=color]') ? 'day' : 'words';
}

/** Runs in the page. */
const isTicked = (selector: string): boolean =>
  document.querySelector<HTMLInputElement>(selector)?.checked === true;

export class Filler {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /**
   * Fills the place of a form with a value.
   *
   * @throws when the form has no control for a part of it
   */
  async fill(shape: Shape, pointer: string, value: Json): Promise<void> {
    switch (shape.is) {
      case 'object':
        return this.#object(shape, pointer, value);
      case 'kinds': {
        const kind = kindOf(shape, value);
        return kind && this.#object(kind, pointer, value, shape.by);
      }
      case 'list': {
        const cells = cellNames(shape);
        if (cells) return this.#table(pointer, gridOf(value, cells), cells);
        for (const [index, item] of (isList(value) ? value : []).entries()) {
          await this.#item(shape.items(), pointer, index, item);
        }
        return;
      }
      case 'map':
        for (const [name, inner] of Object.entries(isObject(value) ? value : {})) {
          await this.#named(shape.values(), pointer, name, inner);
        }
        return;
      case 'union': {
        const branch = branchOf(shape, value);
        const now = branchOf(shape, at(await formValue(this.#page), pointer));
        if (branch !== now) {
          const inside = `[data-pointer^="${pointer}"]`;
          await this.#press(`li:has(${inside}):not(:has(li ${inside})) [aria-label^="More for "]`);
          await this.#press(`[data-switch="${pointer}"]`);
        }
        return this.fill(branch, pointer, value);
      }
      case 'choice':
        return this.#choose(pointer, String(value));
      case 'switch':
        return this.#tick(`[data-pointer="${pointer}"]`, value === true);
      case 'constant':
        return;
      case 'text':
        if (shape.role === 'requirements') return this.#choose(pointer, String(value));
        if (shape.role === 'asked') {
          await this.#press(`[data-pointer="${pointer}"]`);
          return this.#press(`[data-asked="${value}"]`);
        }
        if (shape.role === 'checksum') return this.#look(pointer);
        return this.#write(controlAt(pointer), value);
      default:
        return this.#write(controlAt(pointer), value);
    }
  }

  async #press(selector: string, words?: string): Promise<void> {
    await until(this.#page, pressed, [selector, words] as const);
  }

  async #write(selector: string, value: Json): Promise<void> {
    const field = await until(this.#page, entered, selector);
    if (field === 'words' && value !== '') await this.#page.keyboard.insertText(String(value));
    else await this.#page.locator(selector).fill(String(value));
  }

  async #tick(selector: string, wanted: boolean): Promise<void> {
    await appears(this.#page, selector);
    if ((await this.#page.evaluate(isTicked, selector)) !== wanted) await this.#press(selector);
  }

  async #has(selector: string): Promise<boolean> {
    return (await countOf(this.#page, selector)) > 0;
  }

  /** Takes the checksum of a document as it is now. */
  async #look(pointer: string): Promise<void> {
    await this.#press(`[data-look="${pointer}"]`);
    await expect.poll(async () => at(await formValue(this.#page), pointer)).toBe(CHECKSUM);
  }

  async #object(shape: ObjectShape, pointer: string, value: Json, without?: string): Promise<void> {
    const hasTable = [...shape.fields.values()].some((field) => cellNames(field()));
    for (const [name, field] of shape.fields) {
      const inner = child(value, name);
      if (inner === undefined || name === without || (hasTable && name === 'columns')) continue;
      const place = join(pointer, name);
      if (!(await this.#has(`[data-pointer="${place}"]`))) await this.#offer(pointer, place);
      await this.fill(field(), place, inner);
    }
    if (hasTable) await this.#titles(join(pointer, 'columns'), child(value, 'columns'));
  }

  /** The names of the columns, which stand over the table. */
  async #titles(pointer: string, titles: Json | undefined): Promise<void> {
    for (const [column, title] of (isList(titles) ? titles : []).entries()) {
      await this.#write(`[data-pointer="${join(pointer, column)}"]`, title);
    }
  }

  /** Adds an optional field of a record. */
  async #offer(pointer: string, place: string): Promise<void> {
    const fold = `[data-offers="${pointer}"][aria-expanded="false"]`;
    if (await this.#has(fold)) await this.#press(fold);
    await this.#press(`[data-offer="${place}"]`);
  }

  async #item(items: Shape, pointer: string, index: number, item: Json): Promise<void> {
    const place = join(pointer, index);
    const list = at(await formValue(this.#page), pointer);
    if (!isList(list) || index >= list.length) {
      await this.#press(`[data-add="${pointer}"]`);
      if (items.is === 'kinds') await this.#press(`[data-kind="${child(item, items.by)}"]`);
    }
    await appears(this.#page, `[data-pointer="${place}"]`);
    const folded = `li[data-pointer="${place}"] > * > .form-card-head[aria-expanded="false"]`;
    if (await this.#has(folded)) await this.#press(folded);
    await this.fill(items, place, item);
  }

  /** A table: as large as it has to be, then its joined cells, its words and its marks. */
  async #table(pointer: string, grid: Grid, names: CellNames): Promise<void> {
    const now = async () => gridOf(at(await formValue(this.#page), pointer), names);
    const tool = (words: string) => this.#press(`[data-pointer="${pointer}"] [role="toolbar"] button`, words);
    while ((await now()).length < grid.length) await tool('Add a row');
    while (widthOf(await now()) < widthOf(grid)) await tool('Add a column');
    for (const [row, line] of grid.entries()) {
      for (const [column, slot] of line.entries()) {
        if (typeof slot !== 'object') continue;
        const control = `[data-pointer="${pointer}"] [data-place="${row} ${column}"]`;
        await until(this.#page, entered, control);
        for (let span = 1; span < spanOf(slot.cell, names); span++) await tool('Join with the cell below');
        await this.#write(control, textOfCell(slot.cell, names));
        if (names.mark !== undefined && slot.cell[names.mark] === true) await tool('In bold');
      }
    }
  }

  async #named(values: Shape, pointer: string, name: string, value: Json): Promise<void> {
    await this.#press(`[data-add="${pointer}"]`);
    await this.#page.locator(`[data-pointer^="${pointer}/"][data-pointer$="#name"]`).last().fill(name);
    await this.fill(values, join(pointer, name), value);
  }

  async #choose(pointer: string, value: string): Promise<void> {
    const control = `[data-pointer="${pointer}"]`;
    await appears(this.#page, control);
    if (await this.#has(`select${control}`)) await this.#page.locator(control).selectOption(value);
    else await this.#press(`${control} input[value="${value}"]`);
  }
}

// What has a name of its own stands in a frame that tells its place as well.
const controlAt = (pointer: string) => `.form-control[data-pointer="${pointer}"]`;
