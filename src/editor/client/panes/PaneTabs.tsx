/** On a phone one pane is seen at a time: what leads from one to another, within reach of the thumb. */
import { useMessages } from '../messages/context.ts';

export type Pane = 'find' | 'form' | 'page';

const PANES: readonly Pane[] = ['find', 'form', 'page'];

export function PaneTabs({ pane, onPane }: { pane: Pane; onPane: (pane: Pane) => void }) {
  const { panes, name } = useMessages().window;
  return (
    <nav className="window-tabs" aria-label={name}>
      {PANES.map((one) => (
        <button key={one} type="button" aria-current={one === pane} onClick={() => onPane(one)}>
          {panes[one]}
        </button>
      ))}
    </nav>
  );
}
