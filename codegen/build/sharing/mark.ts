/** The mark of the site as a drawing of its own, in the colours of the design. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Mark } from '../../../src/shell/Mark.tsx';
import type { Brand } from '../tokens.ts';

/** The side of the square that the mark is drawn in. */
export const MARK_SIZE = 48;

/** The shapes of the mark as SVG, without the element around them. It stands on the brand's band. */
export function markShapes({ accent, onBand }: Brand): string {
  const svg = renderToStaticMarkup(createElement(Mark));
  const shapes = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('<'));
  return shapes
    .replaceAll('class="mark-flame"', `fill="${accent.dark}"`)
    .replaceAll('class="mark-bowl"', `fill="${onBand.dark}"`);
}
