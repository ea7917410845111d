/** How a picture is looked at: fitted into a space, turned, enlarged and moved. */

export interface Size {
  width: number;
  height: number;
}

/** A place on the screen, in pixels from the middle of the space for the picture. */
export interface Point {
  x: number;
  y: number;
}

/** x and y say how far the picture is moved from the middle, in pixels. */
export interface PictureView extends Point {
  /** Quarters of a turn to the right. */
  turns: number;
  /** 1 is the whole picture. */
  zoom: number;
}

export const WHOLE_PICTURE: PictureView = { turns: 0, zoom: 1, x: 0, y: 0 };

/** A picture as it lies after quarters of a turn. */
function turned({ width, height }: Size, turns: number): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** The scale at which the whole of a turned picture fits; small pictures are not blown up. */
export function scaleToFit(picture: Size, space: Size, turns: number): number {
  const { width, height } = turned(picture, turns);
  return Math.min(1, space.width / width, space.height / height);
}

/** The view after a change of zoom that leaves in place what is under a point. */
export function zoomed(view: PictureView, zoom: number, { x, y }: Point = { x: 0, y: 0 }): PictureView {
  const growth = zoom / view.zoom;
  return { ...view, zoom, x: x - (x - view.x) * growth, y: y - (y - view.y) * growth };
}

/** The nearest view that is no smaller than the whole, not needlessly large, and leaves no empty edge. */
export function within(view: PictureView, picture: Size, space: Size): PictureView {
  const scale = scaleToFit(picture, space, view.turns);
  const zoom = Math.min(Math.max(view.zoom, 1), largest(scale));
  const { x, y } = zoom === view.zoom ? view : zoomed(view, zoom);
  const { width, height } = turned(picture, view.turns);
  const beyond = (length: number, room: number) => Math.max(0, (length * scale * zoom - room) / 2);
  return {
    ...view,
    zoom,
    x: clamp(x, beyond(width, space.width)),
    y: clamp(y, beyond(height, space.height)),
  };
}

/** Twice the pixels that the picture has, and four times the whole at least. */
export function largest(scale: number): number {
  return Math.max(4, 2 / scale);
}

function clamp(value: number, limit: number): number {
  // Adding 0 makes -0 into 0.
  return Math.min(Math.max(value, -limit), limit) + 0;
}
