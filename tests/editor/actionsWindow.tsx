/** The dialogs for actions and pictures alone; the tests respond to their requests. */

import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { AddDialog } from '../../src/editor/client/dialogs/AddDialog.tsx';
import { MoveDialog } from '../../src/editor/client/dialogs/MoveDialog.tsx';
import { RemoveDialog } from '../../src/editor/client/dialogs/RemoveDialog.tsx';
import { UndoButtons } from '../../src/editor/client/dialogs/UndoButtons.tsx';
import type { SendAction } from '../../src/editor/client/dialogs/useAction.ts';
import { AddPictures } from '../../src/editor/client/media/pictures/AddPictures.tsx';
import { Captions } from '../../src/editor/client/media/pictures/Captions.tsx';
import { uploadFile } from '../../src/editor/client/media/pictures/uploadFile.ts';
import type { UploadFile } from '../../src/editor/client/media/pictures/useUploads.ts';
import { en, MessagesContext, ml } from '../../src/editor/client/messages/messages.ts';
import { createDialogDrafts } from '../../src/editor/client/state/dialogDrafts.ts';
import { createUnsavedStore } from '../../src/editor/client/state/unsavedStore.ts';
import type { UndoHistory as DoingsNow } from '../../src/editor/shared/protocol.ts';
import { ADDITIONS, PAGES } from './actionsSite.ts';
import './actionsWindow.css';

async function post<Answer>(name: string, body: unknown): Promise<Answer> {
  const response = await fetch(`/api/${name}`, { method: 'POST', body: JSON.stringify(body) });
  // The tests respond as the protocol requires.
  const answer = (await response.json()) as Answer & { message?: string };
  if (!response.ok) throw new Error(answer.message);
  return answer;
}

const sendAction: SendAction = (action, mode) => post('act', { action, mode });
const toServer: UploadFile = (file, progress) => uploadFile(file, 'token', progress, en.window);

type Shown = 'add' | 'move' | 'remove' | 'take' | 'captions';

/** @param upload replaced in tests without a server */
export function ActsWindow({ upload = toServer }: { upload?: UploadFile }) {
  const [drafts] = useState(() =>
    createDialogDrafts(createUnsavedStore(localStorage, 'site').dialogs, Date.now, () => {}),
  );
  const [dialog, setShown] = useState<Shown>();
  const [doings, setDoings] = useState<DoingsNow>({
    undo: { id: '1', type: 'moved', name: 'Youth Red Cross' },
  });
  const [done, setDone] = useState('');
  const [pictures, setPictures] = useState<readonly { src: string; caption: string }[]>([]);
  const [page] = PAGES.slice(-1);
  if (!page) return null;
  const common = {
    pages: PAGES,
    drafts,
    sendAction,
    onClose: () => setShown(undefined),
    onDone: ({ text, path = '' }: { text: string; path?: string }) => {
      setShown(undefined);
      setDone(`${text} ${path}`);
    },
  };
  const take = (uploads: readonly string[]) =>
    post<{ pictures: string[]; notes: string[] }>('pictures', { uploads, path: page.path });
  const look = async () => {
    const { pictures } = await take([]);
    setPictures(pictures.map((src) => ({ src, caption: '' })));
    setShown('captions');
  };
  return (
    <MessagesContext value={document.documentElement.lang === 'ml' ? ml : en}>
      <main>
        <h1>Window</h1>
        {(['add', 'move', 'remove', 'take'] as const).map((name) => (
          <button key={name} type="button" id={name} onClick={() => setShown(name)}>
            {name}
          </button>
        ))}
        <button type="button" id="captions" onClick={() => void look()}>
          captions
        </button>
        <button
          type="button"
          id="save"
          onClick={() => void post('save', { captions: pictures.map(({ caption }) => caption) })}
        >
          save
        </button>
        <p id="done">{done}</p>
        <UndoButtons
          history={doings}
          undo={(doing) => post<DoingsNow>('undo', doing).then(setDoings)}
          redo={(doing) => post<DoingsNow>('redo', doing).then(setDoings)}
        />
        {dialog === 'add' && <AddDialog {...common} additions={ADDITIONS} upload={upload} />}
        {dialog === 'move' && <MoveDialog {...common} page={page} isUnsaved={false} />}
        {dialog === 'remove' && <RemoveDialog {...common} page={page} />}
        {dialog === 'take' && (
          <AddPictures
            initialFiles={[]}
            upload={upload}
            addPictures={take}
            onPictures={(paths) => setDone(paths.join(' '))}
            onPendingCount={() => undefined}
            onCaptions={() => setShown('captions')}
          />
        )}
        {dialog === 'captions' && (
          <Captions
            pictures={pictures}
            address={(src) => `/${src}`}
            onChange={(index, caption) =>
              setPictures((now) =>
                now.map((one, position) => (position === index ? { ...one, caption } : one)),
              )
            }
            onClose={common.onClose}
          />
        )}
      </main>
    </MessagesContext>
  );
}

const root = document.getElementById('window');
if (root) createRoot(root).render(<ActsWindow />);
