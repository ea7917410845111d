import { type PictureView, type Point, WHOLE_PICTURE, zoomAround } from './view.ts';

const ZOOM_TAP = 2.5;
/** Maximum movement of a tap and minimum distance of a swipe, in pixels. */
const TAP_PIXELS = 8;
const DRAG_PIXELS = 60;
/** Maximum delay between the taps of a double tap, in milliseconds. */
const DOUBLE_TAP_MS = 300;

interface Gestures {
  view: () => PictureView;
  look: (view: PictureView) => void;
  drag: (by: Point) => void;
  step: (by: number) => void;
  close: () => void;
}

export function watchGestures(
  dialog: HTMLElement,
  space: HTMLElement,
  signal: AbortSignal,
  to: Gestures,
): void {
  const fingers = new Map<number, Point>();
  let start = { view: WHOLE_PICTURE, fingers: [] as Point[] };
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
      to.look(pinch(start.view, [oneBefore, twoBefore], [one, two]));
      return;
    }
    const by = minus(one, oneBefore);
    if (start.view.zoom > 1) to.look({ ...start.view, x: start.view.x + by.x, y: start.view.y + by.y });
    else if (first?.pinched === false)
      to.drag(Math.abs(by.x) > Math.abs(by.y) ? { x: by.x, y: 0 } : { x: 0, y: by.y });
  };
  const up = (event: PointerEvent) => {
    const at = fingers.get(event.pointerId);
    if (!at) return;
    fingers.delete(event.pointerId);
    if (fingers.size > 0) {
      begin();
      return;
    }
    dialog.classList.remove('lightbox-moving');
    const gesture = first;
    first = undefined;
    const view = to.view();
    to.look(view);
    if (!gesture || gesture.pinched || event.type === 'pointercancel') return;
    const by = minus(at, gesture.at);
    if (Math.hypot(by.x, by.y) < TAP_PIXELS) {
      if (gesture.onPicture) tap(at, event.timeStamp);
      else to.close();
    } else if (view.zoom === 1) {
      if (Math.abs(by.x) > DRAG_PIXELS && Math.abs(by.x) > Math.abs(by.y)) to.step(by.x < 0 ? 1 : -1);
      else if (event.pointerType !== 'mouse' && Math.abs(by.y) > DRAG_PIXELS * 1.5) to.close();
    }
  };
  const tap = (at: Point, time: number) => {
    const isDouble = time - lastTap.time < DOUBLE_TAP_MS && distance(at, lastTap.at) < DRAG_PIXELS / 2;
    lastTap = { time: isDouble ? 0 : time, at };
    const view = to.view();
    if (isDouble)
      to.look(view.zoom > 1 ? { ...WHOLE_PICTURE, turns: view.turns } : zoomAround(view, ZOOM_TAP, at));
  };
  const roll = (event: WheelEvent) => {
    event.preventDefault();
    const view = to.view();
    to.look(zoomAround(view, view.zoom * Math.exp(-event.deltaY / 400), point(event)));
  };

  dialog.addEventListener('pointerdown', down, { signal });
  // A drag continues over the controls and outside of the window.
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', up, { signal });
  addEventListener('pointercancel', up, { signal });
  dialog.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  dialog.addEventListener('wheel', roll, { signal, passive: false });
}

type PointPair = readonly [Point, Point];

/** Returns the view after a two-finger movement: zoomed by the distance and moved with the centre. */
function pinch(view: PictureView, previous: PointPair, now: PointPair): PictureView {
  const from = middle(...previous);
  const by = minus(middle(...now), from);
  const result = zoomAround(view, (view.zoom * distance(...now)) / distance(...previous), from);
  return { ...result, x: result.x + by.x, y: result.y + by.y };
}

const minus = (one: Point, two: Point): Point => ({ x: one.x - two.x, y: one.y - two.y });
const middle = (one: Point, two: Point): Point => ({ x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 });
const distance = (one: Point, two: Point) => Math.hypot(one.x - two.x, one.y - two.y);
