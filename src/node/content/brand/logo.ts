import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InlineLogo, Site } from '../../../core/model.ts';
import { isPublished, publicFile } from '../publicFolder.ts';
import type { Palette, SchemeToken } from './palette.ts';

/** The size of the square logo in generated pictures. */
export const MARK_SIZE = 48;

interface LogoImage {
  /** The SVG element. A bitmap is embedded in one. */
  svg: string;
  /** Width by height. */
  ratio: number;
  /** True if it uses the palette's CSS variables. */
  usesPalette: boolean;
  /** Defined if pages can inline it. */
  inlineMark?: InlineLogo;
  /** A smaller PNG for the header, if the logo is a bitmap. */
  headerPng?: Buffer;
}

type Ground = 'light' | 'dark' | 'band' | 'paper';

export interface Logo {
  ratio: number;
  /** Defined if pages can inline it in the colours of their scheme. */
  inlineMark?: InlineLogo;
  /** True if it is visible on the band and in the dark scheme. */
  isVisibleOnDark: boolean;
  /** Returns the SVG element for a ground; the same text if it looks the same. */
  svgFor(ground: Ground): string;
  fileFor(ground: Ground): { ending: 'svg' | 'png'; content: string | Buffer };
}

const DEFAULT_LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48">' +
  '<path fill="var(--color-brand)" d="M4 9.5c7.5-2.2 14-1.2 18.5 2.6v29C18 37.7 11.5 36.8 4 38.6z"/>' +
  '<path fill="var(--color-accent)" d="M44 9.5c-7.5-2.2-14-1.2-18.5 2.6v29c4.5-3.4 11-4.3 18.5-2.5z"/></svg>';

/** @throws (rejects) if a picture cannot be read, which the check reports */
export async function readLogo(folder: string, brand: Site['brand'], palette: Palette): Promise<Logo> {
  const light = await readLogoImage(folder, brand?.logo);
  const dark = brand?.logoDark === undefined ? undefined : await readLogoImage(folder, brand.logoDark);
  const imageFor = (ground: Ground) => (ground === 'dark' || ground === 'band' ? dark : undefined) ?? light;
  const svgFor = (ground: Ground) => {
    const { svg, usesPalette } = imageFor(ground);
    return usesPalette ? applyPalette(svg, palette, ground) : svg;
  };
  return {
    ratio: light.ratio,
    inlineMark: dark ? undefined : light.inlineMark,
    isVisibleOnDark: light.usesPalette || dark !== undefined,
    svgFor,
    fileFor(ground) {
      const { headerPng } = imageFor(ground);
      return headerPng ? { ending: 'png', content: headerPng } : { ending: 'svg', content: svgFor(ground) };
    },
  };
}

async function readLogoImage(folder: string, written: string | undefined): Promise<LogoImage> {
  const path = written?.normalize('NFC').replace(/^\/+/, '');
  if (path === undefined || !isPublished(folder, path)) return svgLogo(DEFAULT_LOGO);
  const file = await readFile(join(folder, publicFile(path)));
  return /\.svg$/i.test(path) ? svgLogo(file.toString('utf8')) : bitmapLogo(file);
}

const SVG_ROOT = /<svg\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*)<\/svg\s*>/;

/** Parses an SVG file into an element with an explicit size, which can be nested. */
function svgLogo(text: string): LogoImage {
  const [, attributes = '', inner = ''] = SVG_ROOT.exec(text) ?? [];
  const attribute = (name: string) =>
    new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1]?.trim();
  const [, , boxWidth, boxHeight] =
    attribute('viewBox')
      ?.split(/[\s,]+/)
      .map(Number) ?? [];
  const width = boxWidth || Number.parseFloat(attribute('width') ?? '') || MARK_SIZE;
  const height = boxHeight || Number.parseFloat(attribute('height') ?? '') || MARK_SIZE;
  const otherAttributes = attributes
    .replace(/\s(?:width|height|x|y)\s*=\s*(?:"[^"]*"|'[^']*')/g, '')
    .trimEnd();
  const box = attribute('viewBox') === undefined ? ` viewBox="0 0 ${width} ${height}"` : '';
  return {
    svg: `<svg${otherAttributes}${box} width="${round(width)}" height="${round(height)}">${inner.trim()}</svg>`,
    ratio: width / height,
    usesPalette: VARIABLE.test(inner),
    inlineMark: parseInlineMark(
      attributes,
      attribute('viewBox') ?? `0 0 ${width} ${height}`,
      width / height,
      inner,
    ),
  };
}

/** Inlined in every page, so it must be small. */
const MAX_INLINE_LENGTH = 1500;

const PATH_ELEMENT = /<path\s((?:[a-z]+="[^"]*"\s*)*)(?:\/>|>\s*<\/path>)/g;

function parseInlineMark(root: string, box: string, ratio: number, inner: string): InlineLogo | undefined {
  const plain =
    inner.length <= MAX_INLINE_LENGTH && /^(?:\s(?:xmlns|viewBox|width|height)="[^"]*")*\s*$/.test(root);
  if (!plain || inner.replace(PATH_ELEMENT, '').trim() !== '') return undefined;
  const paths = [...inner.matchAll(PATH_ELEMENT)].map(([, attributes = '']) => {
    const attributeMap = new Map(
      [...attributes.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    const [d = '', fill = ''] = [attributeMap.get('d'), attributeMap.get('fill')];
    const [variable, token] = VARIABLE.exec(fill) ?? [];
    return attributeMap.size === 2 && variable === fill.trim()
      ? { d, fill: `var(--color-${token})` }
      : undefined;
  });
  const all = paths.filter((path) => path !== undefined);
  return all.length > 0 && all.length === paths.length
    ? { viewBox: box, width: round(48 * ratio), paths: all }
    : undefined;
}

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * For the largest icon, and for four screen pixels per unit in the header, where a wide logo exceeds its
 * height.
 */
const MAX_SIZES = { icon: { width: 512, height: 512 }, header: { width: 480, height: 160 } } as const;

async function bitmapLogo(file: Buffer): Promise<LogoImage> {
  // Loaded on demand: few logos are bitmaps.
  const { default: sharp } = await import('sharp');
  const resized = (box: { width: number; height: number }) =>
    sharp(file)
      .autoOrient()
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true });
  const { data, info } = await resized(MAX_SIZES.icon);
  const size = `width="${info.width}" height="${info.height}"`;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${info.width} ${info.height}" ${size}><image ${size} href="data:image/png;base64,${data.toString('base64')}"/></svg>`,
    ratio: info.width / info.height,
    usesPalette: false,
    headerPng: (await resized(MAX_SIZES.header)).data,
  };
}

/** A palette variable: var(--color-brand) or var(--color-brand, #2a527a). */
const VARIABLE = /var\(\s*--color-([a-z-]+)\s*(?:,\s*[^()]*)?\)/;

function applyPalette(svg: string, palette: Palette, ground: Ground): string {
  return svg.replace(new RegExp(VARIABLE, 'g'), (written, name: string) => {
    if (ground === 'paper') return '#000';
    const token = name.replace(/-[a-z]/g, (part) => part.slice(1).toUpperCase());
    const scheme = palette[ground === 'light' ? 'light' : 'dark'];
    // On the band, brand colours become the text colour.
    const shownToken = ground === 'band' && /^brand/.test(token) ? 'onBand' : token;
    return scheme[shownToken as SchemeToken] ?? written;
  });
}

/**
 * Resizes a logo to a square of {@link MARK_SIZE}, for nesting.
 *
 * @param svg from {@link Logo.svgFor}
 */
export function fitInSquare(svg: string): string {
  return svg.replace(
    /^<svg\b(.*?) width="[\d.]+" height="[\d.]+">/s,
    `<svg$1 width="${MARK_SIZE}" height="${MARK_SIZE}">`,
  );
}
