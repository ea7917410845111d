/** Edits the focal point of a picture by click, arrow keys or numbers, with previews of the crops. */

import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { format } from '../../../../core/i18n/format.ts';
import type { FocalPoint } from '../../../../generated/types.ts';
import { useMessages } from '../../messages/messages.ts';

/** The aspect ratios of crops in src/app/styles/blocks/ and src/node/ssg/sharing/renderShareImage.ts. */
const CROPS = ['wide', 'card', 'person', 'share'] as const;
const CENTER: FocalPoint = { x: 50, y: 50 };
const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** The delay before a moved point is saved, in milliseconds. */
const SAVE_DELAY_MS = 700;

const clampPercent = (part: number) => Math.min(100, Math.max(0, Math.round(part)));

export function FocalPointEditor({
  address,
  focus,
  onFocus,
}: {
  address: string;
  focus: FocalPoint | undefined;
  /** @param focus undefined for the centre */
  onFocus: (focus: FocalPoint | undefined) => void;
}) {
  const messages = useMessages().pictures;
  const help = useId();
  const [moved, setMoved] = useState<FocalPoint>();
  const { x, y } = moved ?? focus ?? CENTER;
  const pending = useDelayedSave(moved, onFocus);
  // Shows the saved point, or the one after Undo, but not while the user moves it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each point that was saved
  useEffect(() => {
    if (!pending.current) setMoved(undefined);
  }, [focus]);
  const move = (left: number, top: number) => setMoved({ x: clampPercent(left), y: clampPercent(top) });
  const click = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // Enter fires a click without coordinates.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    move(((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [stepX, down] = STEPS[event.key] ?? [];
    if (stepX === undefined || down === undefined) return;
    event.preventDefault();
    const step = event.shiftKey ? 10 : 1;
    move(x + stepX * step, y + down * step);
  };
  const style = { objectPosition: `${x}% ${y}%` };
  const field = (label: string, value: number, onValue: (value: number) => void) => (
    <label>
      {label}
      <input
        type="number"
        className="acts-control"
        min={0}
        max={100}
        value={Math.round(value)}
        onChange={({ target }) => {
          if (target.value !== '') onValue(Number(target.value));
        }}
      />
    </label>
  );
  return (
    <div className="pictures-focus">
      <p id={help} className="acts-help">
        {messages.focusHelp}
      </p>
      <button
        type="button"
        className="pictures-spot"
        aria-label={format(messages.focusPicture, { x: Math.round(x), y: Math.round(y) })}
        aria-describedby={help}
        onClick={click}
        onKeyDown={onKeyDown}
      >
        <img src={address} alt="" draggable={false} />
        <span className="pictures-point" style={{ left: `${x}%`, top: `${y}%` }} />
      </button>
      <div className="pictures-numbers">
        {field(messages.fromLeft, x, (left) => move(left, y))}
        {field(messages.fromTop, y, (top) => move(x, top))}
        <button
          type="button"
          className="acts-button"
          onClick={() => {
            pending.current = undefined;
            setMoved(undefined);
            if (focus) onFocus(undefined);
          }}
        >
          {messages.middle}
        </button>
      </div>
      <h3>{messages.previews}</h3>
      <ul className="pictures-crops">
        {CROPS.map((crop) => (
          <li key={crop}>
            <img src={address} alt="" className="pictures-crop" data-crop={crop} style={style} />
            {messages.crops[crop]}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Saves a point after a delay, and on unmount. @returns the pending point */
function useDelayedSave(
  moved: FocalPoint | undefined,
  save: (point: FocalPoint) => void,
): RefObject<FocalPoint | undefined> {
  const pending = useRef<FocalPoint>(undefined);
  const latest = useRef(save);
  latest.current = save;
  const flush = useCallback(() => {
    const point = pending.current;
    pending.current = undefined;
    if (point) latest.current(point);
  }, []);
  useEffect(() => {
    pending.current = moved;
    const timer = setTimeout(flush, SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [moved, flush]);
  useEffect(() => flush, [flush]);
  return pending;
}
