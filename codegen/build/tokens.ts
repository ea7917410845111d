/** The colours of the design, read from where they are decided: src/styles/tokens.css. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { engineRoot } from '../site/folder.ts';

/** A colour in the light and in the dark scheme, as #rrggbb. */
export interface Colour {
  light: string;
  dark: string;
}

/** The colours that pictures and the browser's frame are made of. */
export interface Brand {
  ground: Colour;
  band: Colour;
  onBand: Colour;
  onBandMuted: Colour;
  accent: Colour;
}

/** @throws when tokens.css has no such colour: a mistake of the engine, never of the content */
export async function readBrand(): Promise<Brand> {
  const css = await readFile(join(engineRoot, 'src/styles/tokens.css'), 'utf8');
  return {
    ground: colourOf(css, '--color-ground'),
    band: colourOf(css, '--color-band'),
    onBand: colourOf(css, '--color-on-band'),
    onBandMuted: colourOf(css, '--color-on-band-muted'),
    accent: colourOf(css, '--color-accent'),
  };
}

/**
 * A colour of a style sheet in both schemes. It may be written once for both, once more in the dark scheme's media
 * query, or as light-dark().
 *
 * @param name of the custom property
 * @throws when the style sheet has no such colour as #rgb or #rrggbb
 */
export function colourOf(css: string, name: string): Colour {
  const query = css.search(/@media[^{]*prefers-color-scheme:\s*dark/);
  const [light, dark] = query < 0 ? [css, ''] : [css.slice(0, query), css.slice(query)];
  const first = declared(light, name);
  const [, inLight, inDark] = /^light-dark\(\s*([^,]+?)\s*,\s*([^)]+?)\s*\)$/.exec(first ?? '') ?? [];
  return {
    light: hex(inLight ?? first, name),
    dark: hex(declared(dark, name) ?? inDark ?? first, name),
  };
}

const declared = (css: string, name: string) => new RegExp(`${name}:\\s*([^;]+?)\\s*;`).exec(css)?.[1];

function hex(value: string | undefined, name: string): string {
  const [, long, r, g, b] = /^#(?:([\da-f]{6})|([\da-f])([\da-f])([\da-f]))$/i.exec(value ?? '') ?? [];
  if (long !== undefined) return `#${long}`;
  if (r === undefined) throw new Error(`tokens.css has no ${name} as #rrggbb, but "${value}".`);
  return `#${r}${r}${g}${g}${b}${b}`;
}
