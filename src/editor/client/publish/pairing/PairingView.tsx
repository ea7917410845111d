/** The pairing state and the actions on it. */

import { format } from '../../../../core/i18n/format.ts';
import type { PairingState, QrCodeImage } from '../../../shared/protocol.ts';
import { useMessages } from '../../messages/messages.ts';

interface Props {
  state: PairingState;
  /** True if the user has just stopped pairing. */
  isStopped: boolean;
  onAction: (what: 'start' | 'stop') => void;
}

export function PairingView({ state: view, isStopped, onAction }: Props) {
  const { pairing: messages, language } = useMessages();
  const isOff = view.kind === 'off';
  return (
    <div className="phone-state">
      <p role="status">
        {isOff && isStopped && messages.stopped}
        {view.kind === 'waiting' && messages.scan}
        {view.kind === 'expired' && messages.late}
        {view.kind === 'paired' && messages.in}
      </p>
      {view.kind === 'waiting' && (
        <>
          <QrCode image={view.qrCode} label={messages.picture} />
          <p>
            {messages.type} <code className="phone-address">{view.address}</code>
          </p>
          <p>
            {format(messages.until, {
              time: new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(view.expiresAt),
            })}{' '}
            {messages.nothing}
          </p>
        </>
      )}
      {view.kind === 'paired' && <p>{format(messages.where, { origin: view.origin })}</p>}
      {isOff && <p>{messages.what}</p>}
      <ul>
        {view.kind !== 'paired' && <li>{messages.oneOnly}</li>}
        <li>{messages.read}</li>
        <li>{messages.ends}</li>
      </ul>
      <footer className="acts-foot">
        {!isOff && (
          <button type="button" className="acts-button" onClick={() => onAction('stop')}>
            {messages.stop}
          </button>
        )}
        {(isOff || view.kind === 'expired') && (
          <button type="button" className="acts-button acts-main" onClick={() => onAction('start')}>
            {isOff ? messages.start : messages.again}
          </button>
        )}
      </footer>
    </div>
  );
}

const QrCode = ({ image: { size, path }, label }: { image: QrCodeImage; label: string }) => (
  <svg className="phone-picture" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
    <path d={path} />
  </svg>
);
