/** Derives a data file for each slot of site.json, so that its pictures and lists are those of any other page. */
import { slotName } from '../../core/data/slots.ts';
import type { Manifest } from '../../core/model.ts';
import type { Derivation } from './dataDeriver.ts';

export async function slotFiles({ slots = [] }: Manifest): Promise<Derivation> {
  return {
    files: new Map(
      slots.map(({ heading, blocks }, index) => [
        slotName(index),
        {
          kind: 'info',
          sources: [],
          hasPage: () => false,
          derive: () => ({ data: [{ title: heading, blocks }] }),
        },
      ]),
    ),
  };
}
