import type { PageSlot } from '../../core/model.ts';
import { Blocks } from '../blocks/index.tsx';

/** The blocks in one place around the content of a page. */
export function Slots({ slots = [], place }: { slots?: readonly PageSlot[]; place: PageSlot['place'] }) {
  return slots.map(
    (slot, index) =>
      slot.place === place && (
        // Slots have no other key and never change order while a page is shown.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <section key={index} className={`slot slot-${place}`} aria-label={slot.heading}>
          <Blocks blocks={slot.blocks} prefix={`slot-${index}-`} first={false} />
        </section>
      ),
  );
}
