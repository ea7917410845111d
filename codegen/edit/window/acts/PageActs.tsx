/** What can be done to a whole page: photos, another address, away with it, an earlier version. */
import { useState } from 'react';
import type { Json, PageRow, Part, SiteView } from '../../protocol.ts';
import type { Schemas } from '../form/shape.ts';
import type { ActApi } from '../state/api.ts';
import { HistoryDialog } from './HistoryDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import type { PageDialogProps } from './model.ts';
import { PhotoActs } from './PhotoActs.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useActWords } from './useActWords.ts';

interface Props {
  api: ActApi;
  row: PageRow;
  site: SiteView;
  schemas: Schemas;
  /** The form that is open. */
  part: Part | undefined;
  /** Its value as it is now. */
  value: Json | undefined;
  /** Told the path at which the page is now, or that of the page above. */
  onMoved: (path: string) => void;
  /** Gives the form another value. */
  onValue: (value: Json) => void;
}

export function PageActs({ api, row, site, schemas, part, value, onMoved, onValue }: Props) {
  const words = useActWords();
  const [open, setOpen] = useState<'move' | 'remove' | 'history'>();
  const close = () => setOpen(undefined);
  const common: PageDialogProps = {
    page: row,
    pages: site.pages,
    words,
    ask: (act, only) => api.act({ act, only }),
    onDone: ({ path = '' }) => {
      close();
      onMoved(path);
    },
    onClose: close,
  };
  return (
    <div className="window-page-acts">
      {part && value !== undefined && (
        <PhotoActs
          api={api}
          site={site}
          schemas={schemas}
          path={row.path}
          title={row.title}
          part={part}
          value={value}
          onValue={onValue}
        />
      )}
      {part && (
        <button type="button" className="window-button window-quiet" onClick={() => setOpen('history')}>
          {words.history}
        </button>
      )}
      {/* The home page stays where it is. */}
      {row.path !== '' && (
        <>
          <button type="button" className="window-button window-quiet" onClick={() => setOpen('move')}>
            {words.moveThis}
          </button>
          <button type="button" className="window-button window-quiet" onClick={() => setOpen('remove')}>
            {words.removeThis}
          </button>
        </>
      )}
      {open === 'move' && <MoveDialog {...common} />}
      {open === 'remove' && <RemoveDialog {...common} />}
      {open === 'history' && part && (
        <HistoryDialog
          read={() => api.history(part)}
          words={words}
          onValue={(value) => {
            close();
            onValue(value);
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
