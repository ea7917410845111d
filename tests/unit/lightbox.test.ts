import { describe, expect, it } from 'vitest';
import { pictureLabel } from '../../src/app/lightbox/labels.ts';
import { limitView, maxZoom, type PictureView, scaleToFit, zoomAround } from '../../src/app/lightbox/view.ts';
import { ENGLISH } from '../locales.ts';

const wide = { width: 1600, height: 1000 };
const phone = { width: 400, height: 800 };
const initial: PictureView = { turns: 0, zoom: 1, x: 0, y: 0 };

describe('scaleToFit', () => {
  it('fits the longer side', () => expect(scaleToFit(wide, phone, 0)).toBe(0.25));

  it('uses the other side after a quarter turn', () => {
    expect(scaleToFit(wide, phone, 1)).toBe(0.4);
    expect(scaleToFit(wide, phone, 3)).toBe(0.4);
    expect(scaleToFit(wide, phone, 2)).toBe(0.25);
  });

  it('does not enlarge a small picture', () => {
    expect(scaleToFit({ width: 100, height: 50 }, phone, 0)).toBe(1);
  });
});

describe('zoomed', () => {
  it('keeps the point under the fingers', () => {
    const point = { x: 60, y: -40 };
    const initialView: PictureView = { turns: 0, zoom: 2, x: 10, y: 20 };
    const after = zoomAround(initialView, 3, point);
    // The position of the picture under the point.
    const position = (view: PictureView) => [(point.x - view.x) / view.zoom, (point.y - view.y) / view.zoom];
    expect(after.zoom).toBe(3);
    expect(position(after)).toEqual(position(initialView));
  });

  it('is reversible', () => {
    expect(zoomAround(zoomAround(initial, 2, { x: 30, y: 0 }), 1, { x: 30, y: 0 })).toEqual(initial);
  });
});

describe('within', () => {
  it('does not move a picture that is shown whole', () => {
    expect(limitView({ ...initial, x: 50, y: -50 }, wide, phone)).toEqual(initial);
  });

  it('stops at the edges of the picture', () => {
    // 400 × 250 enlarged to 1600 × 1000 in 400 × 800.
    expect(limitView({ ...initial, zoom: 4, x: 5000, y: -5000 }, wide, phone)).toEqual({
      ...initial,
      zoom: 4,
      x: 600,
      y: -100,
    });
  });

  it('stops at the edges of a rotated picture', () => {
    // 400 × 640 enlarged to 800 × 1280.
    expect(limitView({ turns: 1, zoom: 2, x: -900, y: 900 }, wide, phone)).toEqual({
      turns: 1,
      zoom: 2,
      x: -200,
      y: 240,
    });
  });

  it('limits the zoom', () => {
    expect(limitView({ ...initial, zoom: 0.2 }, wide, phone).zoom).toBe(1);
    expect(limitView({ ...initial, zoom: 99 }, wide, phone).zoom).toBe(8);
  });
});

describe('largest', () => {
  it('is twice the pixels of a large picture, and four for a small one', () => {
    expect(maxZoom(0.1)).toBe(20);
    expect(maxZoom(1)).toBe(4);
  });
});

describe('placeName', () => {
  it('contains the position of a picture', () => {
    expect(pictureLabel(ENGLISH.lightbox, 2, 12, 'Lamp lighting')).toBe('3 of 12: Lamp lighting');
    expect(pictureLabel(ENGLISH.lightbox, 0, 1)).toBe('1 of 1');
  });
});
