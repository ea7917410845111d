/** Workbooks of Excel, LibreOffice and Google Sheets (.xlsx): Office Open XML, ECMA-376 parts 1 and 2. */
import { posix } from 'node:path';
import { type UnzipFileInfo, unzipSync } from 'fflate';
import { sheetMessages } from '../../../core/problems/messages/sheets.ts';
import { ContentError } from '../../../core/problems/problem.ts';
import { problemInFile } from '../../../core/problems/problemAt.ts';
import { MAX_CELLS, type Sheet } from './model.ts';
import { BUILT_IN_FORMATS } from './numberFormat.ts';
import { detectEncoding } from './readCsv.ts';
import { type CellStyle, readWorksheet, type WorkbookContext } from './readWorksheet.ts';
import { DamagedPart, decodeXstring, isTrue, parseXml } from './xml.ts';

/**
 * The worksheets of a workbook that are displayed. Charts, dialogs and macros on tabs of their own are
 * skipped.
 *
 * @throws ContentError if it is no workbook, is damaged, or has too many cells
 */
export const readWorkbook = (file: string, bytes: Uint8Array): Sheet[] =>
  readParts(file, bytes, (read) => readSheetsOf(file, read));

/** Reads the parts of a ZIP archive. @throws ContentError if it is damaged, or its parts are too large */
export function readParts<T>(file: string, bytes: Uint8Array, readContent: (read: ReadPart) => T): T {
  assertSize(file, bytes);
  try {
    return readContent(partReader(bytes));
  } catch (error) {
    if (error instanceof DamagedPart)
      throw new ContentError([problemInFile(file, sheetMessages.notAWorkbook)]);
    throw error;
  }
}

/** For all parts together. Sheets within the other limits need a tenth of it. */
const MAX_INFLATED_BYTES = 64 * 1024 * 1024;

/**
 * Adds up the declared sizes of the parts. fflate inflates a part to its declared size at most, so a part
 * without one is refused.
 *
 * @throws ContentError if the sum is over the limit, or the file is not a ZIP archive
 */
function assertSize(file: string, bytes: Uint8Array): void {
  let sum = 0;
  const addSize = ({ originalSize, size, compression }: UnzipFileInfo) => {
    const isUnknown = compression !== 0 && (size === 0 || (originalSize === 0 && size !== EMPTY_BYTES));
    sum += isUnknown ? Number.POSITIVE_INFINITY : originalSize;
    return false;
  };
  try {
    unzipSync(bytes, { filter: addSize });
  } catch {
    throw new ContentError([problemInFile(file, sheetMessages.notAWorkbook)]);
  }
  if (sum > MAX_INFLATED_BYTES) throw new ContentError([problemInFile(file, sheetMessages.tooMuchInside)]);
}

/** The compressed size of an empty part (RFC 1951). */
const EMPTY_BYTES = 2;

/** Returns the text of a part. @throws DamagedPart if it is missing or cannot be read */
type ReadPart = (name: string) => string;

/** Names of parts are compared without case (part 2, 6.2.2.3). */
const partReader =
  (bytes: Uint8Array): ReadPart =>
  (name) => {
    const lowerName = name.toLowerCase();
    try {
      const [part] = Object.values(
        unzipSync(bytes, { filter: (each) => each.name.replaceAll('\\', '/').toLowerCase() === lowerName }),
      );
      if (part) return new TextDecoder(detectEncoding(part), { fatal: true }).decode(part);
    } catch {
      // Not inflatable, or not in its encoding.
    }
    throw new DamagedPart(name);
  };

interface Relationship {
  /** The last segment of its type, such as "worksheet"; the strict variant has other segments before it. */
  type: string;
  target: string;
}

/** By id (part 2, 6.5). @param source the name of the part; "" for the package */
function readRelationships(source: string, read: ReadPart): Map<string, Relationship> {
  const { dir, base } = posix.parse(source);
  const relationships = new Map<string, Relationship>();
  parseXml(read(posix.join(dir, '_rels', `${base}.rels`)), 'Relationships', {
    open: (name, { Id: id = '', Type: type = '', Target: target = '' }) => {
      if (name !== 'Relationship') return;
      const path = target.startsWith('/') ? target.slice(1) : posix.join(dir, target);
      relationships.set(id, { type: posix.basename(type), target: path });
    },
  });
  return relationships;
}

function readSheetsOf(file: string, read: ReadPart): Sheet[] {
  const targetOfType = (relationships: ReadonlyMap<string, Relationship>, sheetName: string) =>
    [...relationships.values()].find(({ type }) => type === sheetName)?.target;
  const path = targetOfType(readRelationships('', read), 'officeDocument');
  if (path === undefined) throw new DamagedPart('officeDocument');
  const { tabs, from1904, recalculates } = readTabs(read(path));
  const relationships = readRelationships(path, read);
  const strings = targetOfType(relationships, 'sharedStrings');
  const styles = targetOfType(relationships, 'styles');
  const context = {
    sharedStrings: strings === undefined ? [] : readSharedStrings(read(strings)),
    ...readStyles(styles === undefined ? '<styleSheet></styleSheet>' : read(styles)),
    from1904,
    recalculates,
  };
  const sheets: Sheet[] = [];
  for (const { name, id } of tabs) {
    const relationship = relationships.get(id);
    if (!relationship) throw new DamagedPart(name);
    if (relationship.type !== 'worksheet') continue;
    const { size, ...sheet } = readWorksheet(read(relationship.target), context);
    if (size > MAX_CELLS)
      throw new ContentError([problemInFile(file, sheetMessages.tooManyCells(size, MAX_CELLS))]);
    sheets.push({ file, name, format: 'xlsx', ...sheet });
  }
  return sheets;
}

/** The tabs of a workbook that are displayed, in their order (part 1, 18.2). */
function readTabs(xml: string) {
  const tabs: { name: string; id: string }[] = [];
  let from1904 = false;
  let recalculates = false;
  parseXml(xml, 'workbook', {
    open: (element, attributes, parents) => {
      if (element === 'workbookPr') from1904 = isTrue(attributes.date1904);
      else if (element === 'calcPr') recalculates = isTrue(attributes.fullCalcOnLoad);
      else if (
        element === 'sheet' &&
        parents.at(-1) === 'sheets' &&
        !/hidden$/i.test(attributes.state ?? '')
      ) {
        const [, id = ''] = Object.entries(attributes).find(([key]) => key.endsWith(':id')) ?? [];
        tabs.push({ name: decodeXstring(attributes.name ?? ''), id });
      }
    },
  });
  return { tabs, from1904, recalculates };
}

/** The texts that cells share, without the readings (rPh) of East Asian words (part 1, 18.4). */
function readSharedStrings(xml: string): string[] {
  const strings: string[] = [];
  let isText = false;
  parseXml(xml, 'sst', {
    open: (name, _, parents) => {
      if (name === 'si') strings.push('');
      isText = name === 't' && !parents.includes('rPh');
    },
    text: (text) => {
      if (isText) strings.push((strings.pop() ?? '') + text);
    },
    close: () => {
      isText = false;
    },
  });
  return strings;
}

/** The formats of cells and of conditions (part 1, 18.8). */
function readStyles(xml: string): Pick<WorkbookContext, 'styles' | 'numberRules'> {
  const formats = new Map<string, string>();
  const boldFonts: boolean[] = [];
  const styles: CellStyle[] = [];
  const numberRules = new Set<string>();
  let rules = 0;
  parseXml(xml, 'styleSheet', {
    open: (name, attributes, parents) => {
      const parent = parents.at(-1);
      if (name === 'numFmt' && parent === 'numFmts') {
        formats.set(attributes.numFmtId ?? '', decodeXstring(attributes.formatCode ?? ''));
      } else if (name === 'dxf') rules += 1;
      else if (name === 'numFmt' && parent === 'dxf') numberRules.add(String(rules - 1));
      else if (name === 'font' && parent === 'fonts') boldFonts.push(false);
      else if (name === 'b' && parent === 'font' && parents.at(-2) === 'fonts') {
        boldFonts[boldFonts.length - 1] = isTrue(attributes.val ?? '1');
      } else if (name === 'xf' && parent === 'cellXfs') {
        const { numFmtId: id = '0', fontId = '0' } = attributes;
        styles.push({
          format: formats.get(id) ?? BUILT_IN_FORMATS.get(Number(id)),
          bold: boldFonts[Number(fontId)] ?? false,
        });
      }
    },
  });
  return { styles, numberRules };
}
