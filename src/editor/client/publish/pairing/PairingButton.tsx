/** Opens the dialog for pairing a phone. */

import { useEffect, useState } from 'react';
import type { PairingState } from '../../../shared/protocol.ts';
import { ActionDialog } from '../../form/ActionDialog.tsx';
import { isLocalhost } from '../../lib/location.ts';
import { useMessages } from '../../messages/messages.ts';
import { type ActionApi, refusalMessage } from '../../state/api.ts';
import { PairingView } from './PairingView.tsx';
import './pairing.css';

/** The polling interval for the pairing state, in milliseconds. */
const POLL_INTERVAL_MS = 1000;

export function PairingButton({ api }: { api: ActionApi }) {
  const messages = useMessages().pairing;
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState<PairingState>({ kind: 'off' });
  const [isStopped, setStopped] = useState(false);
  const [failed, setFailed] = useState('');

  useEffect(() => {
    if (!isLocalhost()) return;
    // If the server does not respond, the banner shows it.
    const poll = () => api.pairingState().then(setState, () => undefined);
    poll();
    if (!isOpen) return;
    const timer = setInterval(poll, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [api, isOpen]);

  // A paired device may not pair others.
  if (!isLocalhost()) return null;
  const send = (action: 'start' | 'stop') =>
    api.setPairing({ action }).then(
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
        <ActionDialog title={messages.open} onClose={() => setOpen(false)}>
          <PairingView state={state} isStopped={isStopped} onAction={send} />
          <p role="alert" className="acts-mistake">
            {failed}
          </p>
        </ActionDialog>
      )}
    </>
  );
}
