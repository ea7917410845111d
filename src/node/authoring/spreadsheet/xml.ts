/** Reads the XML parts of a workbook. */
import { Parser } from 'htmlparser2';

/** A part has another type than the workbook declares, or ends early. */
export class DamagedPart extends Error {}

export type Attributes = Readonly<Record<string, string>>;

interface XmlHandler {
  /** @param parents names of the elements around it, the innermost last */
  open?(name: string, attributes: Attributes, parents: readonly string[]): void;
  text?(text: string): void;
  close?(name: string): void;
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Parses XML. Names of elements are without a prefix.
 *
 * @throws DamagedPart if the root has another name or is not closed
 */
export function parseXml(xml: string, root: string, { open, text, close }: XmlHandler): void {
  const parents: string[] = [];
  let isWhole = false;
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => {
        const name = withoutPrefix(tag);
        if (parents.length === 0 && name !== root) throw new DamagedPart(`Expected ${root}, found ${name}`);
        open?.(name, attributes, parents);
        parents.push(name);
      },
      ontext: (data) => text?.(data),
      onclosetag: (tag, isImplied) => {
        parents.pop();
        close?.(withoutPrefix(tag));
        if (parents.length === 0 && !isImplied) isWhole = true;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  if (!isWhole) throw new DamagedPart(`${root} is not closed`);
}

/** An ST_Xstring has characters that XML does not allow as _x000D_ (ECMA-376, part 1, 22.9.2.19). */
export const decodeXstring = (text: string) =>
  text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** An xsd:boolean. */
export const isTrue = (value: string | undefined) => value === '1' || value === 'true';
