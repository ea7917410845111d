/** Maps that may stand in a frame. */

/** The pages that draw a map for other sites, as OpenStreetMap (Share, HTML) and Google Maps (Share, Embed a map) give them. */
const FRAME =
  /^https:\/\/www\.(openstreetmap\.org\/export\/embed\.html|google\.com\/maps(\/embed[\w/]*)?)(\?[^\s"'<>\\#]+)?$/;

/**
 * The address of a map's frame; schemas/site.schema.json asks for the same form.
 *
 * @param address any value; never throws
 * @returns undefined for any other address, which gets no frame
 */
export function mapFrame(address: unknown): string | undefined {
  return FRAME.exec(String(address))?.[0];
}
