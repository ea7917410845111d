/**
 * HEIC, the photo format of iPhones. sharp cannot read it, because its libheif has no HEVC decoder.
 * libheif-js includes one as WebAssembly (docs/decisions/031-heic.md).
 */
import { crc32, deflateSync } from 'node:zlib';
import type { heif_image } from 'libheif-js/libheif-wasm/libheif';
import { createMutex } from '../../system/mutex.ts';
import { findColourProfile } from './heif.ts';

interface DecodedPixels {
  data: Uint8Array;
  width: number;
  height: number;
  /** Four with alpha. */
  channels: 3 | 4;
}

export interface DecodedHeic {
  /** PNG with the colour profile, upright, scaled to the maximum side. */
  png: Buffer;
  pixels: number;
}

/**
 * Decodes the main picture of a HEIC file. Its properties determine the rotation, not Exif (ISO/IEC 23008-12,
 * section 6.5.10).
 *
 * @param side the maximum side, in pixels
 * @throws (rejects) if the file is damaged
 */
export async function decodeHeic(bytes: Buffer, side: number): Promise<DecodedHeic> {
  const { default: sharp } = await import('sharp');
  const { data, width, height, channels } = await runExclusive(() => decodePixels(bytes));
  const png = await sharp(data, { raw: { width, height, channels } })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const profile = findColourProfile(bytes);
  return { png: profile ? withProfile(png, profile) : png, pixels: width * height };
}

interface Plane extends Omit<DecodedPixels, 'channels'> {
  /** Bytes per row. */
  stride: number;
}

/** The result of `heif_js_decode_image2`, typed as any in the package. An error has no planes. */
interface Planes {
  image?: heif_image;
  channels?: readonly Plane[];
}

const silent = { print: () => undefined, printErr: () => undefined };
let loading: Promise<Awaited<ReturnType<typeof loadDecoder>>> | undefined;

async function loadDecoder() {
  const { default: factory } = await import('libheif-js/libheif-wasm/libheif-bundle.mjs');
  return factory(silent);
}

/** Results are in the library's memory, which may move in the next call. */
const runExclusive = createMutex();

async function decodePixels(bytes: Buffer): Promise<DecodedPixels> {
  loading ??= loadDecoder();
  const lib = await loading;
  const context = lib.heif_context_alloc();
  try {
    const { code, message } = lib.heif_context_read_from_memory(context, bytes);
    if (code !== lib.heif_error_code.heif_error_Ok) throw new RangeError(String(message));
    const handle = lib.heif_js_context_get_primary_image_handle(context);
    if (!handle || handle.code) throw new RangeError('The file has no main picture.');
    try {
      const channels = lib.heif_image_handle_has_alpha_channel(handle) ? 4 : 3;
      const { heif_chroma_interleaved_RGB: rgb, heif_chroma_interleaved_RGBA: rgba } = lib.heif_chroma;
      const decoded: Planes = await lib.heif_js_decode_image2(
        handle,
        lib.heif_colorspace.heif_colorspace_RGB,
        channels === 4 ? rgba : rgb,
      );
      const [plane] = decoded.channels ?? [];
      if (!plane) throw new RangeError('The main picture cannot be decoded.');
      const data = copyRows(plane, channels);
      if (decoded.image) lib.heif_image_release(decoded.image);
      return { data, width: plane.width, height: plane.height, channels };
    } finally {
      lib.heif_image_handle_release(handle);
    }
  } finally {
    lib.heif_context_free(context);
  }
}

/** Copies the rows without padding, because the library reuses its memory. */
function copyRows({ data, width, height, stride }: Plane, channels: number): Uint8Array {
  const length = channels * width;
  const rows = new Uint8Array(length * height);
  for (let row = 0; row < height; row++)
    rows.set(data.subarray(row * stride, row * stride + length), row * length);
  return rows;
}

/** Signature and IHDR (PNG, third edition, section 5). */
const PNG_HEADER_BYTES = 33;

/** Embeds a colour profile in a PNG file. sharp cannot assign one to raw pixels. */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([
    png.subarray(0, PNG_HEADER_BYTES),
    length,
    body,
    sum,
    png.subarray(PNG_HEADER_BYTES),
  ]);
}
