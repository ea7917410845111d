/**
 * Pictures in large, over the page.
 *
 * glightbox keeps the pictures, their order and their loading. Names, focus, keys, gestures, turning, saving and Back
 * are ours. What it offers of these writes style attributes, which the content security policy forbids, or waits for
 * animations that may be switched off; so its effects are all "none" and its style sheet is left out.
 */
import GLightbox from 'glightbox';
import type { Picture } from '../model.ts';
import { languageRuns } from '../parts/Text.tsx';
import { fileHref } from '../route/path.ts';
import { downloadFile } from './download.ts';
import '../styles/lightbox.css';

export interface Size {
  width: number;
  height: number;
}

/** A place on the screen, in pixels from the middle of the space for the picture. */
export interface Point {
  x: number;
  y: number;
}

/** How a picture is looked at; x and y say how far it is moved from the middle, in pixels. */
export interface View extends Point {
  /** Quarters of a turn to the right. */
  turns: number;
  /** 1 is the whole picture. */
  zoom: number;
}

const WHOLE: View = { turns: 0, zoom: 1, x: 0, y: 0 };
const ZOOM_STEP = 1.5;
/** What a double tap enlarges to. */
const ZOOM_TAP = 2.5;
/** How far the keys move an enlarged picture, in pixels. */
const PAN_STEP = 80;
/** What tells a tap from a drag, and how far a drag must go to mean something, in pixels. */
const TAP = 8;
const DRAG = 60;
/** Between the two taps of a double tap, in milliseconds. */
const DOUBLE_TAP = 300;

/** The scale at which the whole of a turned picture fits; small pictures are not blown up. */
export function scaleToFit(picture: Size, space: Size, turns: number): number {
  const lying = turns % 2 !== 0;
  const width = lying ? picture.height : picture.width;
  const height = lying ? picture.width : picture.height;
  return Math.min(1, space.width / width, space.height / height);
}

/** The view after a change of zoom that leaves in place what is under a point. */
export function zoomed(view: View, zoom: number, { x, y }: Point = { x: 0, y: 0 }): View {
  const growth = zoom / view.zoom;
  return { ...view, zoom, x: x - (x - view.x) * growth, y: y - (y - view.y) * growth };
}

/** The nearest view that is no smaller than the whole, not needlessly large, and leaves no empty edge. */
export function within(view: View, picture: Size, space: Size): View {
  const scale = scaleToFit(picture, space, view.turns);
  const zoom = Math.min(Math.max(view.zoom, 1), largest(scale));
  const { x, y } = zoom === view.zoom ? view : zoomed(view, zoom);
  const lying = view.turns % 2 !== 0;
  const beyond = (length: number, room: number) => Math.max(0, (length * scale * zoom - room) / 2);
  const right = beyond(lying ? picture.height : picture.width, space.width);
  const down = beyond(lying ? picture.width : picture.height, space.height);
  return { ...view, zoom, x: clamp(x, right), y: clamp(y, down) };
}

/** Twice the pixels that the picture has, and four times the whole at least. */
export function largest(scale: number): number {
  return Math.max(4, 2 / scale);
}

/** Such as "3 of 12: Lamp lighting". */
export function placeName(index: number, count: number, caption?: string): string {
  return `${index + 1} of ${count}${caption === undefined ? '' : `: ${caption}`}`;
}

function clamp(value: number, limit: number): number {
  // Adding 0 makes -0 into 0.
  return Math.min(Math.max(value, -limit), limit) + 0;
}

/** The entry of the history that stands for an open lightbox; Back leaves it and so closes the lightbox. */
const MARK = 'lightbox';
let open = false;
/** Whether the entry of a closed lightbox is still being left. */
let leaving = false;

/**
 * Opens the lightbox.
 *
 * @param pictures what it moves through
 * @param index the picture to begin with
 * @param opener what gets the focus back
 */
export function openLightbox(pictures: readonly Picture[], index: number, opener: HTMLElement): void {
  if (open || pictures.length === 0) return;
  if (leaving) {
    addEventListener('popstate', () => openLightbox(pictures, index, opener), { once: true });
    return;
  }
  open = true;

  const unlockScroll = lockScroll();
  // Every effect is "none" under every name, since on phones glightbox takes "slide" whatever is asked for.
  const none = { in: 'none', out: 'none' };
  const options = {
    // A list, though empty, keeps it from looking for links on the page.
    elements: [] as [],
    openEffect: 'none',
    closeEffect: 'none',
    slideEffect: 'none',
    cssEfects: { fade: none, zoom: none, slide: none, slideBack: none, none },
    closeButton: false,
    touchNavigation: false,
    keyboardNavigation: false,
    closeOnOutsideClick: false,
    loop: true,
    lightboxHTML: FRAME,
    slideHTML: SLIDE,
  };
  const box = GLightbox(options);
  // No title, description or alternative text: glightbox would parse them as HTML.
  box.setElements(
    pictures.map(({ src }) => ({ href: fileHref(src), type: 'image', zoomable: false, draggable: false })),
  );
  box.openAt(index);

  const dialog = find(document, '#glightbox-body');
  const space = find(dialog, '#glightbox-slider');
  const status = find(dialog, '.lightbox-status');
  const caption = find(dialog, '.lightbox-caption');
  const count = find(dialog, '.lightbox-count');
  const slides = [...space.querySelectorAll<HTMLElement>('.gslide')];
  const unlockPage = lockPage(dialog);
  dialog.classList.toggle('lightbox-single', pictures.length === 1);

  let shown = -1;
  let view = WHOLE;
  /** Where a finger or the mouse has moved a whole picture to, on the way to the next or to closing. */
  let drag: Point = { x: 0, y: 0 };

  const image = () => slides[shown]?.querySelector('img') ?? undefined;
  const isBroken = () => slides[shown]?.classList.contains('lightbox-failed') === true;
  const pictureSize = (): Size | undefined => {
    const img = image();
    // A drawing without a size of its own is as large as it is laid out.
    const size = img && {
      width: img.naturalWidth || img.offsetWidth,
      height: img.naturalHeight || img.offsetHeight,
    };
    return size?.width && size.height && !isBroken() ? size : undefined;
  };
  const room = (): Size => ({ width: space.clientWidth, height: space.clientHeight });

  /** Draws the view. Styles are set as properties, which the content security policy allows. */
  const draw = () => {
    const img = image();
    const size = pictureSize();
    if (img && size) {
      const scale = (view.zoom * scaleToFit(size, room(), view.turns)) / scaleToFit(size, room(), 0);
      img.style.transform = `translate(${view.x + drag.x}px, ${view.y + drag.y}px) rotate(${view.turns * 90}deg) scale(${scale})`;
    }
    dialog.classList.toggle('lightbox-zoomed', view.zoom > 1);
    setDisabled('rotate', !size);
    setDisabled('zoom-in', !size || view.zoom >= largest(scaleToFit(size, room(), view.turns)) - 0.01);
    setDisabled('zoom-out', !size || view.zoom <= 1);
    setDisabled('download', !size);
  };
  /** A control that can do nothing now keeps the focus, so it is not taken out of the row. */
  const setDisabled = (act: string, disabled: boolean) =>
    find(dialog, `[data-act="${act}"]`).setAttribute('aria-disabled', String(disabled));

  const look = (wanted: View) => {
    drag = { x: 0, y: 0 };
    const size = pictureSize();
    if (!size) return;
    view = within(wanted, size, room());
    draw();
  };

  /** Brings everything around the picture in line with the one that glightbox shows. */
  const update = () => {
    const now = box.getActiveSlideIndex() ?? 0;
    const { caption: text, src } = pictures[now] ?? { src: '' };
    if (now !== shown) {
      image()?.style.removeProperty('transform');
      shown = now;
      view = WHOLE;
      drag = { x: 0, y: 0 };
      for (const [at, slide] of slides.entries()) {
        // Pictures that arrive late make glightbox take two slides for the current one.
        slide.classList.toggle('lightbox-shown', at === now);
        slide.toggleAttribute('inert', at !== now);
      }
      caption.replaceChildren(...worded(text ?? ''));
      caption.hidden = text === undefined;
      count.textContent = `${now + 1} / ${pictures.length}`;
      status.replaceChildren(...worded(placeName(now, pictures.length, text)));
    }
    const img = image();
    if (img) img.alt = text ?? fileName(src);
    dialog.classList.toggle('lightbox-loading', img?.complete === false);
    draw();
  };
  const step = (by: number) => {
    if (pictures.length < 2) return;
    if (by < 0) box.prevSlide();
    else box.nextSlide();
    update();
  };

  const fail = (img: HTMLImageElement) => {
    const slide = img.closest('.gslide');
    if (!slide || slide.classList.contains('lightbox-failed')) return;
    slide.classList.add('lightbox-failed');
    const words = document.createElement('p');
    words.textContent = 'This picture could not be loaded.';
    const again = document.createElement('button');
    again.type = 'button';
    again.dataset.act = 'retry';
    again.textContent = 'Try again';
    const note = document.createElement('div');
    note.className = 'lightbox-note';
    note.append(words, again);
    img.after(note);
    if (slide === slides[shown]) status.textContent = words.textContent;
  };
  const retry = () => {
    const img = image();
    if (!img) return;
    slides[shown]?.classList.remove('lightbox-failed');
    slides[shown]?.querySelector('.lightbox-note')?.remove();
    dialog.focus();
    // Setting it again, even to the same, makes the browser ask again.
    const { src } = img;
    img.src = src;
    update();
  };
  const loaded = (event: Event) => {
    if (!(event.target instanceof HTMLImageElement)) return;
    if (event.type === 'error') fail(event.target);
    update();
  };

  let back = false;
  const close = () => {
    if (!open) return;
    open = false;
    stop.abort();
    stopGestures();
    unlockPage();
    box.destroy();
    unlockScroll();
    if (opener.isConnected) opener.focus({ preventScroll: true });
    // The entry is left only where it still is the one shown: closing must never leave the page.
    if (!back && (history.state as Record<string, unknown> | null)?.[MARK] === true) {
      leaving = true;
      addEventListener(
        'popstate',
        () => {
          leaving = false;
        },
        { once: true },
      );
      history.back();
    }
  };

  const act: Record<string, () => void> = {
    previous: () => step(-1),
    next: () => step(1),
    rotate: () => look({ ...view, turns: view.turns + 1, x: 0, y: 0 }),
    'zoom-in': () => look(zoomed(view, view.zoom * ZOOM_STEP)),
    'zoom-out': () => look(zoomed(view, view.zoom / ZOOM_STEP)),
    // The way back to upright is the shorter one.
    reset: () => look({ ...WHOLE, turns: Math.round(view.turns / 4) * 4 }),
    download: () => {
      const src = pictures[shown]?.src;
      if (src === undefined || isBroken()) return;
      status.textContent = `Saving ${fileName(src)}`;
      downloadFile(fileHref(src), fileName(src));
    },
    retry,
    close,
  };

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Tab') {
      keepFocus(event, dialog);
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const pan = view.zoom > 1 && (event.shiftKey || event.key === 'ArrowUp' || event.key === 'ArrowDown');
    const way = pan ? PANS[event.key] : undefined;
    const wanted = KEYS[latin(event)];
    if (!way && !wanted) return;
    event.preventDefault();
    // Escape and the arrows mean something else to the page below.
    event.stopPropagation();
    if (way) look({ ...view, x: view.x - way.x * PAN_STEP, y: view.y - way.y * PAN_STEP });
    else if (wanted && !(event.repeat && ONCE.has(wanted))) act[wanted]?.();
  };

  const stop = new AbortController();
  const { signal } = stop;
  dialog.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-act]') : null;
      if (button?.dataset.act && button.getAttribute('aria-disabled') !== 'true') act[button.dataset.act]?.();
    },
    { signal },
  );
  addEventListener('keydown', press, { signal, capture: true });
  addEventListener('resize', () => look(view), { signal });
  addEventListener(
    'popstate',
    () => {
      back = true;
      close();
    },
    { signal },
  );
  // Neither event bubbles.
  space.addEventListener('load', loaded, { signal, capture: true });
  space.addEventListener('error', loaded, { signal, capture: true });
  const stopGestures = watchGestures(dialog, space, {
    view: () => view,
    look,
    drag: (by) => {
      drag = by;
      draw();
    },
    step,
    close,
  });

  // All that the router keeps there stays, so that it takes Back for the page that it already shows.
  history.pushState({ ...(history.state as object | null), [MARK]: true }, '');
  dialog.focus({ preventScroll: true });
  update();
}

interface Gestures {
  view: () => View;
  look: (view: View) => void;
  drag: (by: Point) => void;
  step: (by: number) => void;
  close: () => void;
}

/**
 * Drag, swipe, pinch, double tap, wheel and a click beside the picture.
 *
 * @returns what ends it
 */
function watchGestures(dialog: HTMLElement, space: HTMLElement, to: Gestures): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const fingers = new Map<number, Point>();
  let start = { view: WHOLE, fingers: [] as Point[] };
  let first: { at: Point; onPicture: boolean; pinched: boolean } | undefined;
  let lastTap = { time: 0, at: { x: 0, y: 0 } };

  const point = (event: MouseEvent): Point => {
    const { left, top, width, height } = space.getBoundingClientRect();
    return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
  };
  const begin = () => {
    start = { view: to.view(), fingers: [...fingers.values()] };
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    if (event.target.closest('button, .lightbox-bar, .lightbox-caption')) return;
    const at = point(event);
    if (fingers.size === 0)
      first = { at, onPicture: event.target.closest('img, .lightbox-note') !== null, pinched: false };
    else if (first) first.pinched = true;
    fingers.set(event.pointerId, at);
    begin();
    dialog.classList.add('lightbox-moving');
  };
  const move = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, point(event));
    const [one, two] = [...fingers.values()];
    const [oneBefore, twoBefore] = start.fingers;
    if (!one || !oneBefore) return;
    if (two && twoBefore) {
      const before = middle(oneBefore, twoBefore);
      const now = middle(one, two);
      const pinched = zoomed(
        start.view,
        (start.view.zoom * gap(one, two)) / gap(oneBefore, twoBefore),
        before,
      );
      to.look({ ...pinched, x: pinched.x + now.x - before.x, y: pinched.y + now.y - before.y });
      return;
    }
    const by = { x: one.x - oneBefore.x, y: one.y - oneBefore.y };
    if (start.view.zoom > 1) to.look({ ...start.view, x: start.view.x + by.x, y: start.view.y + by.y });
    else if (first?.pinched === false)
      to.drag(Math.abs(by.x) > Math.abs(by.y) ? { x: by.x, y: 0 } : { x: 0, y: by.y });
  };
  const up = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return;
    const at = fingers.get(event.pointerId) ?? point(event);
    fingers.delete(event.pointerId);
    if (fingers.size > 0) {
      begin();
      return;
    }
    dialog.classList.remove('lightbox-moving');
    const gesture = first;
    first = undefined;
    const view = to.view();
    // Puts a picture back that was on its way.
    to.look(view);
    if (!gesture || gesture.pinched || event.type === 'pointercancel') return;
    const by = { x: at.x - gesture.at.x, y: at.y - gesture.at.y };
    if (Math.hypot(by.x, by.y) < TAP) {
      if (gesture.onPicture) tap(at, event.timeStamp);
      else to.close();
    } else if (view.zoom === 1) {
      if (Math.abs(by.x) > DRAG && Math.abs(by.x) > Math.abs(by.y)) to.step(by.x < 0 ? 1 : -1);
      else if (event.pointerType !== 'mouse' && Math.abs(by.y) > DRAG * 1.5) to.close();
    }
  };
  const tap = (at: Point, time: number) => {
    const twice = time - lastTap.time < DOUBLE_TAP && gap(at, lastTap.at) < DRAG / 2;
    lastTap = { time: twice ? 0 : time, at };
    const view = to.view();
    if (twice) to.look(view.zoom > 1 ? { ...WHOLE, turns: view.turns } : zoomed(view, ZOOM_TAP, at));
  };

  dialog.addEventListener('pointerdown', down, { signal });
  // A drag goes on over the controls and beyond the window.
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', up, { signal });
  addEventListener('pointercancel', up, { signal });
  // Otherwise the mouse would drag a copy of the picture.
  dialog.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  dialog.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const view = to.view();
      to.look(zoomed(view, view.zoom * Math.exp(-event.deltaY / 400), point(event)));
    },
    { signal, passive: false },
  );
  return () => stop.abort();
}

function middle(one: Point, two: Point): Point {
  return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
}

function gap(one: Point, two: Point): number {
  return Math.hypot(one.x - two.x, one.y - two.y);
}

const KEYS: Readonly<Record<string, string>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Escape: 'close',
  r: 'rotate',
  '+': 'zoom-in',
  '=': 'zoom-in',
  '-': 'zoom-out',
  '0': 'reset',
  d: 'download',
};
/** What a key that is held down does only once. */
const ONCE = new Set(['rotate', 'download', 'close']);
const PANS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The key; where the keyboard writes another script, the letter that is printed beside it. */
function latin({ key, code }: KeyboardEvent): string {
  const letter = key.length === 1 && key > '\x7f' ? code.replace(/^Key/, '') : key;
  return letter.length === 1 ? letter.toLowerCase() : letter;
}

/** Leads Tab round within the dialog. */
function keepFocus(event: KeyboardEvent, dialog: HTMLElement) {
  const stops = [...dialog.querySelectorAll<HTMLElement>('button')].filter(
    (button) => button.getClientRects().length > 0 && !button.closest('[inert]'),
  );
  const at = stops.indexOf(document.activeElement as HTMLElement);
  if (at > 0 && at < stops.length - 1) return;
  if (at === 0 && !event.shiftKey && stops.length > 1) return;
  if (at === stops.length - 1 && event.shiftKey && at > 0) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
}

/** Takes everything outside of the dialog from the pointer, the keyboard and screen readers, and gives it back. */
function lockPage(dialog: HTMLElement): () => void {
  const outside = [...document.body.children].filter(
    (element) => element !== dialog && !element.hasAttribute('inert'),
  );
  for (const element of outside) element.setAttribute('inert', '');
  return () => {
    for (const element of outside) element.removeAttribute('inert');
  };
}

/**
 * Keeps the page below from scrolling and from growing by the width of its scroll bar, and gives it back. To be called
 * before glightbox opens: where it finds a scroll bar it adds a style sheet, which the content security policy forbids.
 */
function lockScroll(): () => void {
  const { style } = document.documentElement;
  const width = innerWidth - document.documentElement.clientWidth;
  const before = {
    overflow: style.overflow,
    gutter: style.scrollbarGutter,
    padding: document.body.style.paddingRight,
  };
  style.overflow = 'hidden';
  style.scrollbarGutter = 'auto';
  if (width > 0) {
    const padding = Number.parseFloat(getComputedStyle(document.body).paddingRight) || 0;
    document.body.style.paddingRight = `${padding + width}px`;
  }
  return () => {
    style.overflow = before.overflow;
    style.scrollbarGutter = before.gutter;
    document.body.style.paddingRight = before.padding;
  };
}

/** A text of the content as nodes, Malayalam marked as such. */
function worded(text: string): Node[] {
  return languageRuns(text).map((run) => {
    if (!run.lang) return document.createTextNode(run.text);
    const span = document.createElement('span');
    span.lang = run.lang;
    span.textContent = run.text;
    return span;
  });
}

function fileName(src: string): string {
  return src.slice(src.lastIndexOf('/') + 1);
}

function find(within: ParentNode, selector: string): HTMLElement {
  const found = within.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The lightbox has no ${selector}.`);
  return found;
}

function button(act: string, name: string, keys: string, drawing: string, className = ''): string {
  return `<button type="button" class="lightbox-button ${className}" data-act="${act}" aria-label="${name}" title="${name}" aria-keyshortcuts="${keys}"><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><path d="${drawing}"/></svg></button>`;
}

/** What glightbox builds the lightbox from; it looks for the ids and the classes that begin with g. */
const FRAME = `<div id="glightbox-body" class="glightbox-container lightbox" role="dialog" aria-modal="true" aria-label="Pictures" tabindex="-1">
<div class="goverlay"></div>
<span class="gloader"></span>
<div class="lightbox-loader"></div>
<span class="gprev" hidden></span>
<span class="gnext" hidden></span>
<div id="glightbox-slider" class="lightbox-space"></div>
<div class="lightbox-bar">
<p class="lightbox-count" aria-hidden="true"></p>
${button('zoom-out', 'Zoom out', '-', 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 20.5 20.5M7.5 10.5h6')}
${button('zoom-in', 'Zoom in', 'Plus', 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 20.5 20.5M7.5 10.5h6M10.5 7.5v6')}
${button('rotate', 'Rotate right', 'R', 'M3.5 10.5h10v10h-10zM8.5 4.5h6a5 5 0 0 1 5 5v4M16.5 11l3 3 3-3')}
${button('download', 'Download', 'D', 'M12 4v11M7 10.5l5 5 5-5M4.5 20h15')}
${button('close', 'Close', 'Escape', 'M6 6l12 12M18 6 6 18')}
</div>
${button('previous', 'Previous picture', 'ArrowLeft', 'M14.5 5.5 8 12l6.5 6.5', 'lightbox-previous')}
${button('next', 'Next picture', 'ArrowRight', 'M9.5 5.5 16 12l-6.5 6.5', 'lightbox-next')}
<p class="lightbox-caption"></p>
<p class="lightbox-status visually-hidden" role="status"></p>
</div>`;

const SLIDE =
  '<div class="gslide"><div class="ginner-container"><div class="gslide-media"></div></div></div>';
