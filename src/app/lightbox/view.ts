export interface Size {
  width: number;
  height: number;
}

/** Position in pixels from the centre of the space. */
export interface Point {
  x: number;
  y: number;
}

/** x and y are the offset of the image from the centre, in pixels. */
export interface PictureView extends Point {
  /** Quarter turns clockwise. */
  turns: number;
  /** 1 shows the whole image. */
  zoom: number;
}

export const WHOLE_PICTURE: PictureView = { turns: 0, zoom: 1, x: 0, y: 0 };

function rotatedSize({ width, height }: Size, turns: number): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** Scale at which the whole rotated image fits. Small images are not enlarged. */
export function scaleToFit(picture: Size, space: Size, turns: number): number {
  const { width, height } = rotatedSize(picture, turns);
  return Math.min(1, space.width / width, space.height / height);
}

/** Changes the zoom and keeps the image point under the given position. */
export function zoomAround(view: PictureView, zoom: number, { x, y }: Point = { x: 0, y: 0 }): PictureView {
  const growth = zoom / view.zoom;
  return { ...view, zoom, x: x - (x - view.x) * growth, y: y - (y - view.y) * growth };
}

/** Returns the nearest view within the zoom limits and without an empty edge. */
export function limitView(view: PictureView, picture: Size, space: Size): PictureView {
  const scale = scaleToFit(picture, space, view.turns);
  const zoom = Math.min(Math.max(view.zoom, 1), maxZoom(scale));
  const { x, y } = zoom === view.zoom ? view : zoomAround(view, zoom);
  const { width, height } = rotatedSize(picture, view.turns);
  const beyond = (length: number, room: number) => Math.max(0, (length * scale * zoom - room) / 2);
  return {
    ...view,
    zoom,
    x: clamp(x, beyond(width, space.width)),
    y: clamp(y, beyond(height, space.height)),
  };
}

/** Maximum zoom: two screen pixels per image pixel, and at least 4. */
export function maxZoom(scale: number): number {
  return Math.max(4, 2 / scale);
}

function clamp(value: number, limit: number): number {
  // Adding 0 turns -0 into 0.
  return Math.min(Math.max(value, -limit), limit) + 0;
}
