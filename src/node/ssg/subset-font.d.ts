declare module 'subset-font' {
  /** @param text the letters that remain, with all glyphs that they can form */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' },
  ): Promise<Buffer>;
}
