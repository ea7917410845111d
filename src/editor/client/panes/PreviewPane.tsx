/** The preview of the page. */

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { isOutsideLink, type OutsideLink } from '../../../app/entries/outsideLink.ts';
import { withinSite } from '../../../core/route/base.ts';
import { canonicalPath, href } from '../../../core/route/path.ts';
import type { PreviewMessage } from '../../shared/protocol.ts';
import { useMessages } from '../messages/messages.ts';
import type { PageSelection } from '../state/findField.ts';
import { useSetting } from '../state/settings.ts';

export interface PreviewedPage {
  path: string;
}

interface Props {
  /** The origin of the preview. */
  preview: string;
  base: string;
  /** The number of reconnections to the server. */
  reconnects: number;
  /** Undefined if there is no page to show. */
  path: string | undefined;
  /** The text or picture of the focused field. */
  selection: PageSelection | undefined;
  onSelect: (selection: PageSelection) => void;
  onNavigate: (page: PreviewedPage) => void;
}

/** The page to which the frame was navigated. */
interface FrameTarget {
  address: string;
  reconnects: number;
  count: number;
}

/** The rendered width of the page, in CSS pixels. */
const WIDTHS = { phone: 390, tablet: 820, desktop: 1280 } as const;
/** Themes to choose from. A page in a frame sees only the colour scheme of the device. */
const THEMES = ['light', 'dark'] as const;

export function PreviewPane({ preview, base, reconnects, path, selection, onSelect, onNavigate }: Props) {
  const { panes, preview: messages } = useMessages().window;
  /** The last followed link that leads out of the site. */
  const [outsideLink, setOutsideLink] = useState<OutsideLink>();
  const [width, setWidth] = useSetting('width', innerWidth < WIDTHS.tablet ? 'phone' : 'desktop');
  const [theme, setTheme] = useSetting('theme', '');
  const frame = useRef<HTMLIFrameElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const displayedPath = useRef<string>(undefined);
  const [frameTarget, setFrameTarget] = useState<FrameTarget>();
  const frameWidth = Object.entries(WIDTHS).find(([name]) => name === width)?.[1] ?? WIDTHS.desktop;

  const sendSelection = useCallback(() => {
    if (!selection) return;
    const src = selection.src === undefined ? undefined : `${base}/${selection.src.replace(/^\//, '')}`;
    const message: PreviewMessage = { kind: 'show', ...selection, ...(src && { src }) };
    frame.current?.contentWindow?.postMessage(message, preview);
  }, [selection, base, preview]);

  const sendTheme = useCallback(() => {
    const message: PreviewMessage = { kind: 'colours', theme: THEMES.find((name) => name === theme) ?? '' };
    frame.current?.contentWindow?.postMessage(message, preview);
  }, [theme, preview]);

  useScale(sheet, frameWidth);
  usePreviewMessages(frame, preview, (message) => {
    setOutsideLink(message.kind === 'left' ? message.link : undefined);
    if (message.kind === 'picked') onSelect(message);
    if (message.kind !== 'shown') return;
    const within = withinSite(base, message.path);
    const pagePath = within === undefined ? undefined : canonicalPath(within);
    // Without a path, as for a removed page, the previous page is rendered.
    const hasChanged = pagePath !== displayedPath.current;
    displayedPath.current = pagePath;
    // Otherwise the theme that was chosen on the page remains.
    if (theme !== '') sendTheme();
    sendSelection();
    if (pagePath !== undefined && hasChanged) onNavigate({ path: pagePath });
  });
  useEffect(() => {
    // After a link inside the preview, the frame already shows the page.
    const isCurrent = path === displayedPath.current && frameTarget?.reconnects === reconnects;
    if (path === undefined || isCurrent) return;
    displayedPath.current = path;
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
            // A new frame for each page, so that Back in the window does not navigate the frame.
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
  /** The options with their labels. */
  choices: readonly (readonly [name: string, label: string])[];
  chosen: string;
  onChoose: (name: string) => void;
}

function ButtonGroup({ label, choices, chosen, onChoose }: ButtonGroupProps) {
  return (
    <fieldset className="window-choice">
      <legend>{label}</legend>
      {choices.map(([name, label]) => (
        <button key={name} type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}

/** Renders the page at its full width and scales it down to the pane. */
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

/** Listens to messages of the preview's frame only. */
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
