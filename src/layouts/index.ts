/** The table of layouts. A layout is a pure function from the input of a route to a page of blocks. */
import type { Inputs, Layout, Page } from '../model.ts';
import { campMonth } from './camp-month.ts';
import type { Context } from './context.ts';
import { department } from './department.ts';
import { detail } from './detail.ts';
import { info } from './info.ts';
import { list } from './list.ts';

/** A layout that the manifest's schema names and this table lacks does not compile. */
const layouts: { [L in Layout]: (input: Inputs[L], context: Context) => Page } = {
  list,
  detail,
  'camp-month': campMonth,
  department,
  info,
};

/**
 * The page of a route.
 *
 * @param layout the layout of the route
 * @param input what {@link find} found for it
 */
export function draw<L extends Layout>(layout: L, input: Inputs[L], context: Context): Page {
  return layouts[layout](input, context);
}
