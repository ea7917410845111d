/** Keeps additions that are not done yet in this window of the browser. */
import { type Begun, isEmpty } from './answers.ts';

const keyOf = (site: string, addition: string) => `add ${site} ${addition}`;

/** @param site its id @param addition the name of what is added */
export function keepBegun(site: string, addition: string, begun: Begun): void {
  try {
    if (isEmpty(begun)) sessionStorage.removeItem(keyOf(site, addition));
    else sessionStorage.setItem(keyOf(site, addition), JSON.stringify(begun));
  } catch {
    // Storage that is full or forbidden: the dialog still has it all while it is open.
  }
}

/** What was kept; undefined when there is nothing. */
export function readBegun(site: string, addition: string): Begun | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(site, addition));
    // Nobody but `keepBegun` writes it.
    return text === null ? undefined : (JSON.parse(text) as Begun);
  } catch {
    return undefined;
  }
}

export const dropBegun = (site: string, addition: string): void =>
  keepBegun(site, addition, { typed: {}, files: [] });
