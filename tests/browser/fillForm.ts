/** Fills a form as a person would: adds what is not there yet, types, chooses. */
import type { Locator, Page } from 'playwright-core';
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

/** How long a control may take to appear. */
const PATIENCE = { timeout: 20_000 };

/**
 * Presses what can be seen and pressed. A click of Playwright waits until nothing moves and looks what is under the pointer, which
 * takes most of the time where hundreds are pressed; other tests do click.
 */
const press = (button: Locator): Promise<void> =>
  button.evaluate(
    (element) => {
      if (!(element instanceof HTMLElement)) throw new Error('What is pressed is no element of a page.');
      if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled'))
        throw new Error(`It cannot be pressed: ${element.outerHTML}`);
      element.focus();
      element.click();
    },
    undefined,
    PATIENCE,
  );

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
          const item = this.#page
            .locator('li', { has: this.#page.locator(`[data-pointer^="${pointer}"]`) })
            .last();
          await press(item.getByRole('button', { name: /^More for / }).first());
          await press(this.#page.locator(`[data-switch="${pointer}"]`));
        }
        return this.fill(branch, pointer, value);
      }
      case 'choice':
        return this.#choose(pointer, String(value));
      case 'switch':
        return this.#control(pointer).setChecked(value === true, PATIENCE);
      case 'constant':
        return;
      case 'text':
        if (shape.role === 'requirements') return this.#choose(pointer, String(value));
        if (shape.role === 'asked') {
          await press(this.#control(pointer));
          return press(this.#page.locator(`[data-asked="${value}"]`));
        }
        if (shape.role === 'checksum') return this.#look(pointer);
        return this.#type(pointer, value);
      default:
        return this.#type(pointer, value);
    }
  }

  #type(pointer: string, value: Json) {
    // What has a name of its own stands in a frame that tells its place as well.
    return this.#page.locator(`.form-control[data-pointer="${pointer}"]`).fill(String(value), PATIENCE);
  }

  /** Takes the checksum of a document as it is now. */
  async #look(pointer: string): Promise<void> {
    await press(this.#page.locator(`[data-look="${pointer}"]`));
    await expect.poll(async () => at(await formValue(this.#page), pointer)).toBe(CHECKSUM);
  }

  #control(pointer: string) {
    return this.#page.locator(`[data-pointer="${pointer}"]`);
  }

  async #object(shape: ObjectShape, pointer: string, value: Json, without?: string): Promise<void> {
    const hasTable = [...shape.fields.values()].some((field) => cellNames(field()));
    for (const [name, field] of shape.fields) {
      const inner = child(value, name);
      if (inner === undefined || name === without || (hasTable && name === 'columns')) continue;
      const place = join(pointer, name);
      if ((await this.#control(place).count()) === 0) await this.#offer(pointer, place);
      await this.fill(field(), place, inner);
    }
    if (hasTable) await this.#titles(join(pointer, 'columns'), child(value, 'columns'));
  }

  /** The names of the columns, which stand over the table. */
  async #titles(pointer: string, titles: Json | undefined): Promise<void> {
    for (const [column, title] of (isList(titles) ? titles : []).entries()) {
      await this.#control(join(pointer, column)).fill(String(title), PATIENCE);
    }
  }

  /** Adds an optional field of a record. */
  async #offer(pointer: string, place: string): Promise<void> {
    const fold = this.#page.locator(`[data-offers="${pointer}"][aria-expanded="false"]`);
    if ((await fold.count()) > 0) await press(fold);
    await press(this.#page.locator(`[data-offer="${place}"]`));
  }

  async #item(items: Shape, pointer: string, index: number, item: Json): Promise<void> {
    const place = join(pointer, index);
    const list = at(await formValue(this.#page), pointer);
    if (!isList(list) || index >= list.length) {
      await press(this.#page.locator(`[data-add="${pointer}"]`));
      if (items.is === 'kinds') {
        await press(this.#page.locator(`[data-kind="${child(item, items.by)}"]`));
      }
    }
    await this.#control(place).first().waitFor(PATIENCE);
    const folded = this.#page.locator(
      `li[data-pointer="${place}"] > * > .form-card-head[aria-expanded="false"]`,
    );
    if ((await folded.count()) > 0) await press(folded);
    await this.fill(items, place, item);
  }

  /** A table: as large as it has to be, then its joined cells, its words and its marks. */
  async #table(pointer: string, grid: Grid, names: CellNames): Promise<void> {
    const now = async () => gridOf(at(await formValue(this.#page), pointer), names);
    const tools = this.#page.locator(`[data-pointer="${pointer}"]`).getByRole('toolbar');
    while ((await now()).length < grid.length) await press(tools.getByRole('button', { name: 'Add a row' }));
    while (widthOf(await now()) < widthOf(grid)) {
      await press(tools.getByRole('button', { name: 'Add a column' }));
    }
    for (const [row, line] of grid.entries()) {
      for (const [column, slot] of line.entries()) {
        if (typeof slot !== 'object') continue;
        const control = this.#page.locator(`[data-pointer="${pointer}"] [data-place="${row} ${column}"]`);
        await control.focus(PATIENCE);
        for (let span = 1; span < spanOf(slot.cell, names); span++) {
          await press(tools.getByRole('button', { name: 'Join with the cell below' }));
        }
        await control.fill(textOfCell(slot.cell, names), PATIENCE);
        if (names.mark !== undefined && slot.cell[names.mark] === true) {
          await press(tools.getByRole('button', { name: 'In bold' }));
        }
      }
    }
  }

  async #named(values: Shape, pointer: string, name: string, value: Json): Promise<void> {
    await press(this.#page.locator(`[data-add="${pointer}"]`));
    await this.#page
      .locator(`[data-pointer^="${pointer}/"][data-pointer$="#name"]`)
      .last()
      .fill(name, PATIENCE);
    await this.fill(values, join(pointer, name), value);
  }

  async #choose(pointer: string, value: string): Promise<void> {
    const control = this.#control(pointer);
    const isSelect = await control.evaluate((element) => element.matches('select'));
    if (isSelect) await control.selectOption(value, PATIENCE);
    else await control.locator(`input[value="${value}"]`).check(PATIENCE);
  }
}
