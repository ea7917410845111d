/** A picture between the lines of a terminal, for those that show pictures; in the others its name has to do. */
import sharp from 'sharp';
import { createSupportsTerminalGraphics } from 'supports-terminal-graphics';

/** Wide enough to see who is on it, and still less than a screenful. */
const SIDE = 480;

/** The protocols in which terminals take pictures. */
export type Protocol = 'kitty' | 'iterm2';

/** How each is told. Both take PNG in Base64. */
const WRITERS: Readonly<Record<Protocol, (png: Buffer) => string>> = {
  // https://sw.kovidgoyal.net/kitty/graphics-protocol/#transferring-pixel-data: q=2 asks for no answer, which would be read as typed.
  kitty: (png) => {
    const chunks = png.toString('base64').match(/.{1,4096}/g) ?? [];
    return chunks
      .map((chunk, index) => {
        const first = index === 0 ? 'a=T,f=100,q=2,' : '';
        return `\u001B_G${first}m=${index < chunks.length - 1 ? 1 : 0};${chunk}\u001B\\`;
      })
      .join('');
  },
  // https://iterm2.com/documentation-images.html
  iterm2: (png) =>
    `\u001B]1337;File=inline=1;size=${png.length};preserveAspectRatio=1:${png.toString('base64')}\u0007`,
};

/**
 * The protocol of a terminal; undefined where none is known, and within tmux and screen, which let none through.
 *
 * @param stream what is written to
 */
export function protocolOf(stream: NodeJS.WriteStream): Protocol | undefined {
  const { TMUX, STY, TERM } = process.env;
  if (TMUX || STY || TERM?.startsWith('screen')) return undefined;
  const { kitty, iterm2 } = createSupportsTerminalGraphics(stream);
  // iTerm2 and VS Code have taken their own protocol for longer.
  return iterm2 ? 'iterm2' : kitty ? 'kitty' : undefined;
}

/** What to write to a terminal so that it shows a picture. */
export async function terminalPicture(picture: Uint8Array, protocol: Protocol): Promise<string> {
  const png = await sharp(picture).resize({ width: SIDE, height: SIDE, fit: 'inside' }).png().toBuffer();
  return WRITERS[protocol](png);
}
