/** An address as a picture that a phone's camera reads. */
import pc from 'picocolors';
import { encode, renderUnicodeCompact } from 'uqr';
import type { QrCodeImage } from '../shared/protocol.ts';

/** The free ground around it that cameras need, in modules. */
const BORDER = 4;

/** The picture as a path of SVG, its dark modules in runs. */
export function qrCodeImage(text: string): QrCodeImage {
  const { data, size } = encode(text, { border: BORDER });
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`),
  );
  return { size, path: runs.join('') };
}

/** The picture for a terminal: dark on light, or where there are no colours as most terminals are, light on dark. */
export const qrCodeText = (text: string): string =>
  pc.isColorSupported
    ? renderUnicodeCompact(text, { border: BORDER, invert: true })
        .split('\n')
        .map((line) => pc.bgWhiteBright(pc.black(line)))
        .join('\n')
    : renderUnicodeCompact(text, { border: BORDER });
