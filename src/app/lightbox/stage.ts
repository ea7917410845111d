import { hasFailed } from './failedPicture.ts';
import { setDisabled } from './frame.ts';
import {
  limitView,
  maxZoom,
  type PictureView,
  type Point,
  type Size,
  scaleToFit,
  WHOLE_PICTURE,
  zoomAround,
} from './view.ts';

const ZOOM_STEP = 1.5;
const CENTER: Point = { x: 0, y: 0 };

/** @param space area that the image is fitted into; its slides are passed to `show` */
export function createStage(dialog: HTMLElement, space: HTMLElement) {
  let slide: HTMLElement | undefined;
  let view = WHOLE_PICTURE;
  let dragged = CENTER;

  const image = () => slide?.querySelector('img') ?? undefined;
  const room = (): Size => ({ width: space.clientWidth, height: space.clientHeight });
  const pictureSize = (): Size | undefined => {
    const img = image();
    if (!img || hasFailed(slide)) return undefined;
    // An SVG without intrinsic dimensions uses its layout size.
    const width = img.naturalWidth || img.offsetWidth;
    const height = img.naturalHeight || img.offsetHeight;
    return width && height ? { width, height } : undefined;
  };

  /** Sets styles as properties, which the content security policy allows. */
  const draw = () => {
    const img = image();
    const size = pictureSize();
    const scale = size ? scaleToFit(size, room(), view.turns) : 1;
    if (img && size) {
      const growth = (view.zoom * scale) / scaleToFit(size, room(), 0);
      img.style.transform = `translate(${view.x + dragged.x}px, ${view.y + dragged.y}px) rotate(${view.turns * 90}deg) scale(${growth})`;
    }
    dialog.classList.toggle('lightbox-zoomed', view.zoom > 1);
    setDisabled(dialog, 'rotate', !size);
    setDisabled(dialog, 'zoom-in', !size || view.zoom >= maxZoom(scale) - 0.01);
    setDisabled(dialog, 'zoom-out', !size || view.zoom <= 1);
    setDisabled(dialog, 'download', !size);
  };
  const look = (next: PictureView) => {
    dragged = CENTER;
    const size = pictureSize();
    if (!size) return;
    view = limitView(next, size, room());
    draw();
  };

  return {
    /** Shows another slide with its image upright and not enlarged. */
    show(next: HTMLElement | undefined) {
      image()?.style.removeProperty('transform');
      slide = next;
      view = WHOLE_PICTURE;
      dragged = CENTER;
    },
    image,
    view: () => view,
    look,
    zoom: (by: 1 | -1) => look(zoomAround(view, view.zoom * ZOOM_STEP ** by)),
    turn: () => look({ ...view, turns: view.turns + 1, ...CENTER }),
    reset: () => look({ ...WHOLE_PICTURE, turns: Math.round(view.turns / 4) * 4 }),
    /** Moves an image that is not enlarged, during a swipe to the next image or to close. */
    drag(by: Point) {
      dragged = by;
      draw();
    },
    draw,
  };
}
