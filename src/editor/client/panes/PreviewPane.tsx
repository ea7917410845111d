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
export interface PreviewedPage {
  path: string;
}

interface Props {
  /** The origin of the preview. */
  preview: string;
  base: string;
  /** How often the line to the server has come back. */
  reconnects: number;
  /** Undefined where there is no page to show. */
  path: string | undefined;
  /** The place that the field with the focus is shown at. */
  selection: PageSelection | undefined;
  onSelect: (place: PageSelection) => void;
  onNavigate: (shown: PreviewedPage) => void;
}

/** To where the window has led the frame. */
interface FrameTarget {
  address: string;
  reconnects: number;
  count: number;
}

/** How wide the page is drawn, in CSS pixels. */
const WIDTHS = { phone: 390, tablet: 820, desktop: 1280 } as const;
/** The colours that a visitor may choose. Browsers tell a page in a frame only those of the device. */
const THEMES = ['light', 'dark'] as const;

export function PreviewPane({ preview, base, reconnects, path, selection, onSelect, onNavigate }: Props) {
  const { panes, preview: messages } = useMessages().window;
  /** What was followed last on the page and led away from it. */
  const [outsideLink, setOutsideLink] = useState<OutsideLink>();
  const [width, setWidth] = useSetting('width', innerWidth < WIDTHS.tablet ? 'phone' : 'desktop');
  const [theme, setTheme] = useSetting('theme', '');
  const frame = useRef<HTMLIFrameElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const shownPath = useRef<string>(undefined);
  const [frameTarget, setFrameTarget] = useState<FrameTarget>();
  const frameWidth = Object.entries(WIDTHS).find(([name]) => name === width)?.[1] ?? WIDTHS.desktop;

  const sendSelection = useCallback(() => {
    if (!selection) return;
    const src = selection.src === undefined ? undefined : `${base}/${selection.src.replace(/^\//, '')}`;
    const message: PreviewMessage = { kind: 'show', ...selection, ...(src && { src }) };
    frame.current?.contentWindow?.postMessage(message, preview);
  }, [selection, base, preview]);

  const sendTheme = useCallback(() => {
    const message: PreviewMessage = { kind: 'colours', theme: THEMES.find((one) => one === theme) ?? '' };
    frame.current?.contentWindow?.postMessage(message, preview);
  }, [theme, preview]);

  useScale(sheet, frameWidth);
  usePreviewMessages(frame, preview, (message) => {
    setOutsideLink(message.kind === 'left' ? message.link : undefined);
    if (message.kind === 'picked') onSelect(message);
    if (message.kind !== 'shown') return;
    const within = withinSite(base, message.path);
    const at = within === undefined ? undefined : canonicalPath(within);
    // Where nothing is led to, as of a page that has gone, the one before is drawn again now and then.
    const hasChanged = at !== shownPath.current;
    shownPath.current = at;
    // Else what was chosen on the page itself holds.
    if (theme !== '') sendTheme();
    sendSelection();
    if (at !== undefined && hasChanged) onNavigate({ path: at });
  });
  useEffect(() => {
    // Where a link within the page has led, the page is there already.
    const isCurrent = path === shownPath.current && frameTarget?.reconnects === reconnects;
    if (path === undefined || isCurrent) return;
    shownPath.current = path;
    const count = (frameTarget?.count ?? 0) + 1;
    setFrameTarget({ address: preview + base + href(path), reconnects, count });
  }, [path, preview, base, reconnects, frameTarget]);
  useEffect(sendSelection, [sendSelection]);
  useEffect(sendTheme, [sendTheme]);

  return (
    <section className="window-page" aria-label={panes.page}>
      <p className="window-about">{messages.change}</p>
      <div className="window-sizes">
        <ButtonGroup
          label={messages.widths}
          choices={[
            ['phone', messages.phone],
            ['tablet', messages.tablet],
            ['desktop', messages.desktop],
          ]}
          chosen={width}
          onChoose={setWidth}
        />
        <ButtonGroup
          label={messages.colours}
          choices={[
            ['light', messages.light],
            ['dark', messages.dark],
            ['', messages.asHere],
          ]}
          chosen={theme}
          onChoose={setTheme}
        />
      </div>
      <p className="window-left" role="status">
        {outsideLink && messages.left[outsideLink]}
      </p>
      <div ref={sheet} className="window-sheet" data-width={width}>
        {frameTarget && (
          <iframe
            // Another page is another frame, so that Back in the window does not lead through the frame.
            key={frameTarget.count}
            ref={frame}
            title={messages.title}
            src={frameTarget.address}
          />
        )}
      </div>
    </section>
  );
}

interface ButtonGroupProps {
  label: string;
  /** What there is to choose from, each with its words. */
  choices: readonly (readonly [name: string, messages: string])[];
  chosen: string;
  onChoose: (name: string) => void;
}

function ButtonGroup({ label, choices, chosen, onChoose }: ButtonGroupProps) {
  return (
    <fieldset className="window-choice">
      <legend>{label}</legend>
      {choices.map(([name, messages]) => (
        <button key={name} type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
          {messages}
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
    const onWindowMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== preview || source !== frame.current?.contentWindow) return;
      if (isPreviewMessage(data)) latest.current(data);
    };
    addEventListener('message', onWindowMessage);
    return () => removeEventListener('message', onWindowMessage);
  }, [frame, preview]);
}

function isPreviewMessage(data: unknown): data is PreviewMessage {
  if (typeof data !== 'object' || data === null) return false;
  const { kind, text, src, position, path, link, isOfSite }: Readonly<Record<string, unknown>> = { ...data };
  if (kind === 'shown') return typeof path === 'string';
  if (kind === 'left') return isOutsideLink(link);
  const isValidSource = src === undefined || typeof src === 'string';
  const isValidPosition = typeof position === 'number' && (isOfSite === undefined || isOfSite === true);
  return kind === 'picked' && typeof text === 'string' && isValidPosition && isValidSource;
}
