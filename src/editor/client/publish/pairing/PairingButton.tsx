/** Opens the editor to one phone, and says what that means. */
import { useEffect, useState } from 'react';
import type { PairingState } from '../../../shared/protocol.ts';
import { ActionDialog } from '../../form/ActionDialog.tsx';
import { useActionMessages } from '../../form/useActionMessages.ts';
import { isLocalhost } from '../../lib/isLocalhost.ts';
import { usePairingMessages } from '../../messages/pairing.ts';
import { type ActionApi, refusalMessage } from '../../state/api.ts';
import { PairingView } from './PairingView.tsx';
import './pairing.css';

/** How often the window asks whether a device has come, in milliseconds. */
const POLL_INTERVAL_MS = 1000;

export function PairingButton({ api }: { api: ActionApi }) {
  const messages = usePairingMessages();
  const acts = useActionMessages();
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState<PairingState>({ kind: 'off' });
  const [isStopped, setStopped] = useState(false);
  const [failed, setFailed] = useState('');

  useEffect(() => {
    if (!isLocalhost()) return;
    // Where the server does not answer, the banner says so.
    const poll = () => api.pairingState().then(setState, () => undefined);
    poll();
    if (!isOpen) return;
    const timer = setInterval(poll, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [api, isOpen]);

  // Who was let in lets nobody else in.
  if (!isLocalhost()) return null;
  const act = (action: 'start' | 'stop') =>
    api.setPairing({ action: action }).then(
      (next) => {
        setFailed('');
        setState(next);
        setStopped(action === 'stop');
      },
      (reason: unknown) => setFailed(refusalMessage(reason) ?? messages.failed),
    );
  return (
    <>
      <button type="button" className="window-button window-quiet phone-open" onClick={() => setOpen(true)}>
        {state.kind === 'off' ? messages.open : messages.isOpen}
      </button>
      {isOpen && (
        <ActionDialog title={messages.open} onClose={() => setOpen(false)} messages={acts}>
          <PairingView state={state} isStopped={isStopped} messages={messages} onAction={act} />
          <p role="alert" className="acts-mistake">
            {failed}
          </p>
        </ActionDialog>
      )}
    </>
  );
}
