/** How it stands with the phone, and what can be done about it. */
import type { PairingState, QrCodeImage } from '../../../shared/protocol.ts';
import { useMessages } from '../../messages/context.ts';
import { format } from '../../messages/format.ts';
import type { PairingMessages } from '../../messages/pairing.ts';

interface Props {
  state: PairingState;
  /** Whether somebody has just stopped it. */
  isStopped: boolean;
  words: PairingMessages;
  onAction: (what: 'start' | 'stop') => void;
}

export function PairingView({ state: view, isStopped, words, onAction }: Props) {
  const { language } = useMessages();
  const isOff = view.kind === 'off';
  return (
    <div className="phone-state">
      <p role="status">
        {isOff && isStopped && words.stopped}
        {view.kind === 'waiting' && words.scan}
        {view.kind === 'expired' && words.late}
        {view.kind === 'paired' && words.in}
      </p>
      {view.kind === 'waiting' && (
        <>
          <QrCode image={view.qrCode} label={words.picture} />
          <p>
            {words.type} <code className="phone-address">{view.address}</code>
          </p>
          <p>
            {format(words.until, {
              time: new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(view.expiresAt),
            })}{' '}
            {words.nothing}
          </p>
        </>
      )}
      {view.kind === 'paired' && <p>{format(words.where, { origin: view.origin })}</p>}
      {isOff && <p>{words.what}</p>}
      <ul>
        {view.kind !== 'paired' && <li>{words.oneOnly}</li>}
        <li>{words.read}</li>
        <li>{words.ends}</li>
      </ul>
      <footer className="acts-foot">
        {!isOff && (
          <button type="button" className="acts-button" onClick={() => onAction('stop')}>
            {words.stop}
          </button>
        )}
        {(isOff || view.kind === 'expired') && (
          <button type="button" className="acts-button acts-main" onClick={() => onAction('start')}>
            {isOff ? words.start : words.again}
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
