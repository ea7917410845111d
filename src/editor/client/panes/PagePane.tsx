/** The page itself, beside its form. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { isOutsideLink, type OutsideLink } from '../../../app/entries/outsideLink.ts';
import { withinSite } from '../../../core/route/base.ts';
import { canonicalPath, href } from '../../../core/route/path.ts';
import type { PreviewMessage } from '../../shared/protocol.ts';
import { useMessages } from '../messages/context.ts';
import type { PageSelection } from '../state/findField.ts';
import { useSetting } from '../state/settings.ts';

/** The page that is shown. */
export interface Shown {
  path: string;
}

interface Props {
  /** The origin of the preview. */
  preview: string;
  base: string;
  /** How often the line to the server has come back. */
  returns: number;
  /** Undefined where there is no page to show. */
  path: string | undefined;
  /** The place that the field with the focus is shown at. */
  place: PageSelection | undefined;
  onPicked: (place: PageSelection) => void;
  onShown: (shown: Shown) => void;
}

/** To where the window has led the frame. */
interface Led {
  address: string;
  returns: number;
  count: number;
}

/** How wide the page is drawn, in CSS pixels. */
const WIDTHS = { phone: 390, tablet: 820, desktop: 1280 } as const;
/** The colours that a visitor may choose. Browsers tell a page in a frame only those of the device. */
const THEMES = ['light', 'dark'] as const;

export function PagePane({ preview, base, returns, path, place, onPicked, onShown }: Props) {
  const { panes, preview: words } = useMessages().window;
  /** What was followed last on the page and led away from it. */
  const [left, setLeft] = useState<OutsideLink>();
  const [width, setWidth] = useSetting('width', innerWidth < WIDTHS.tablet ? 'phone' : 'desktop');
  const [theme, setTheme] = useSetting('theme', '');
  const frame = useRef<HTMLIFrameElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  const [led, setLed] = useState<Led>();
  const wide = Object.entries(WIDTHS).find(([name]) => name === width)?.[1] ?? WIDTHS.desktop;

  const tellPlace = useCallback(() => {
    if (!place) return;
    const src = place.src === undefined ? undefined : `${base}/${place.src.replace(/^\//, '')}`;
    const message: PreviewMessage = { kind: 'show', ...place, ...(src && { src }) };
    frame.current?.contentWindow?.postMessage(message, preview);
  }, [place, base, preview]);

  const tellColours = useCallback(() => {
    const message: PreviewMessage = { kind: 'colours', theme: THEMES.find((one) => one === theme) ?? '' };
    frame.current?.contentWindow?.postMessage(message, preview);
  }, [theme, preview]);

  useScale(sheet, wide);
  usePreviewMessages(frame, preview, (message) => {
    setLeft(message.kind === 'left' ? message.link : undefined);
    if (message.kind === 'picked') onPicked(message);
    if (message.kind !== 'shown') return;
    const within = withinSite(base, message.path);
    const at = within === undefined ? undefined : canonicalPath(within);
    // Where nothing is led to, as of a page that has gone, the one before is drawn again now and then.
    const isOther = at !== shown.current;
    shown.current = at;
    // Else what was chosen on the page itself holds.
    if (theme !== '') tellColours();
    tellPlace();
    if (at !== undefined && isOther) onShown({ path: at });
  });
  useEffect(() => {
    // Where a link within the page has led, the page is there already.
    const isThere = path === shown.current && led?.returns === returns;
    if (path === undefined || isThere) return;
    shown.current = path;
    const count = (led?.count ?? 0) + 1;
    setLed({ address: preview + base + href(path), returns, count });
  }, [path, preview, base, returns, led]);
  useEffect(tellPlace, [tellPlace]);
  useEffect(tellColours, [tellColours]);

  return (
    <section className="window-page" aria-label={panes.page}>
      <p className="window-about">{words.change}</p>
      <div className="window-sizes">
        <Choice
          label={words.widths}
          choices={[
            ['phone', words.phone],
            ['tablet', words.tablet],
            ['desktop', words.desktop],
          ]}
          chosen={width}
          onChoose={setWidth}
        />
        <Choice
          label={words.colours}
          choices={[
            ['light', words.light],
            ['dark', words.dark],
            ['', words.asHere],
          ]}
          chosen={theme}
          onChoose={setTheme}
        />
      </div>
      <p className="window-left" role="status">
        {left && words.left[left]}
      </p>
      <div ref={sheet} className="window-sheet" data-width={width}>
        {led && (
          <iframe
            // Another page is another frame, so that Back in the window does not lead through the frame.
            key={led.count}
            ref={frame}
            title={words.title}
            src={led.address}
          />
        )}
      </div>
    </section>
  );
}

interface ChoiceProps {
  label: string;
  /** What there is to choose from, each with its words. */
  choices: readonly (readonly [name: string, words: string])[];
  chosen: string;
  onChoose: (name: string) => void;
}

function Choice({ label, choices, chosen, onChoose }: ChoiceProps) {
  return (
    <fieldset className="window-choice">
      <legend>{label}</legend>
      {choices.map(([name, words]) => (
        <button key={name} type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
          {words}
        </button>
      ))}
    </fieldset>
  );
}

/** Draws the page as wide as it is to be, and then as small as the pane is. */
function useScale(sheet: RefObject<HTMLDivElement | null>, width: number): void {
  useEffect(() => {
    const { current } = sheet;
    if (!current) return;
    const rescale = () => {
      const scale = Math.min(1, current.clientWidth / width);
      current.style.setProperty('--window-scale', String(scale));
      current.style.setProperty('--window-width', `${width}px`);
      current.style.setProperty('--window-height', `${current.clientHeight / scale}px`);
    };
    const observer = new ResizeObserver(rescale);
    observer.observe(current);
    rescale();
    return () => observer.disconnect();
  }, [sheet, width]);
}

/** Hears what the page in the frame says, and nobody else. */
function usePreviewMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  preview: string,
  onMessage: (message: PreviewMessage) => void,
): void {
  const latest = useRef(onMessage);
  useEffect(() => {
    latest.current = onMessage;
  });
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== preview || source !== frame.current?.contentWindow) return;
      if (isMessage(data)) latest.current(data);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [frame, preview]);
}

function isMessage(data: unknown): data is PreviewMessage {
  if (typeof data !== 'object' || data === null) return false;
  const { kind, text, src, position, path, link, isOfSite }: Readonly<Record<string, unknown>> = { ...data };
  if (kind === 'shown') return typeof path === 'string';
  if (kind === 'left') return isOutsideLink(link);
  const isSource = src === undefined || typeof src === 'string';
  const isPlace = typeof position === 'number' && (isOfSite === undefined || isOfSite === true);
  return kind === 'picked' && typeof text === 'string' && isPlace && isSource;
}
