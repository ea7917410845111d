/** Writes a sheet in the format in which it was read. */
import { strToU8, type Zippable, zipSync } from 'fflate';
import { reverseDay } from '../../../core/i18n/text.ts';
import { escapeCell, formatCsv } from './csv.ts';
import type { Cell, Sheet } from './model.ts';
import { isDitto } from './values.ts';

/** The texts stay texts, and read again they are the same. */
export function writeSheet(
  { format, name = 'Sheet1' }: Pick<Sheet, 'format' | 'name'>,
  rows: readonly (readonly Cell[])[],
): Uint8Array {
  if (typeof format === 'object')
    return strToU8(
      formatCsv(
        rows.map((row) => row.map(csvText)),
        { delimiter: format.separator, quotes: true },
      ),
    );
  return zipSync((format === 'ods' ? documentParts : workbookParts)(name, rows));
}

const isEmpty = ({ text, literal }: Cell) => text === '' && literal !== true;

const csvText = (cell: Cell) => (isEmpty(cell) || isDitto(cell) ? cell.text : escapeCell(cell.text));

/** Programs keep the type of a text in a workbook, so only a text that was escaped is escaped again. */
const workbookText = ({ text, literal }: Cell) => (literal === true ? escapeCell(text) : text);

/** XML 1.0 excludes some characters. */
const xmlText = (text: string) =>
  text
    .replace(/[\uFFFE\uFFFF]|\p{Surrogate}/gu, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** The inverse of decodeXstring. */
const xstring = (text: string) => xmlText(text.replace(/_(?=x[0-9A-F]{4}_)/gi, '_x005F_'));

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The style 1 is a day. */
const STYLES = [
  '<numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts>',
  '<fonts count="1"><font/></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills>',
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>',
  '<cellXfs count="2"><xf/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs>',
].join('');

/** Office Open XML, ECMA-376 part 1. */
function workbookParts(name: string, rows: readonly (readonly Cell[])[]): Zippable {
  const relationships = (...targets: [type: string, target: string][]) =>
    `<Relationships xmlns="${PACKAGE}/relationships">${targets
      .map(
        ([type, path], index) => `<Relationship Id="r${index}" Type="${OFFICE}/${type}" Target="${path}"/>`,
      )
      .join('')}</Relationships>`;
  const type = (path: string, name: string) =>
    `<Override PartName="/xl/${path}.xml" ContentType="${CONTENT}.${name}+xml"/>`;
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${type('workbook', 'sheet.main')}${type('sheet', 'worksheet')}${type('styles', 'styles')}</Types>`,
    '_rels/.rels': relationships(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${xstring(name)}" sheetId="1" r:id="r0"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(['worksheet', 'sheet.xml'], ['styles', 'styles.xml']),
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}">${STYLES}</styleSheet>`,
    'xl/sheet.xml': `<worksheet xmlns="${MAIN}"><sheetData>${rows
      .map((row) => `<row>${row.map(workbookCell).join('')}</row>`)
      .join('')}</sheetData></worksheet>`,
  };
  return Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(XML + xml)]));
}

function workbookCell(cell: Cell): string {
  if (isEmpty(cell)) return '<c/>';
  const { day, issue } = cell;
  if (day !== undefined && issue === undefined)
    return `<c s="1"><v>${Date.parse(reverseDay(day)) / 86_400_000 + 25_569}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${xstring(workbookText(cell))}</t></is></c>`;
}

const MIME_TYPE = 'application/vnd.oasis.opendocument.spreadsheet';
const OPEN_DOCUMENT = 'urn:oasis:names:tc:opendocument:xmlns';

/** OpenDocument 1.3. The type is the first part, without compression. */
function documentParts(name: string, rows: readonly (readonly Cell[])[]): Zippable {
  const content = `<office:document-content xmlns:office="${OPEN_DOCUMENT}:office:1.0" xmlns:table="${OPEN_DOCUMENT}:table:1.0" xmlns:text="${OPEN_DOCUMENT}:text:1.0" office:version="1.3"><office:body><office:spreadsheet><table:table table:name="${xmlText(name)}">${rows
    .map((row) => `<table:table-row>${row.map(documentCell).join('')}</table:table-row>`)
    .join('')}</table:table></office:spreadsheet></office:body></office:document-content>`;
  const entry = (path: string, type: string) =>
    `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="${type}"/>`;
  const manifest = `<manifest:manifest xmlns:manifest="${OPEN_DOCUMENT}:manifest:1.0" manifest:version="1.3">${entry('/', MIME_TYPE)}${entry('content.xml', 'text/xml')}</manifest:manifest>`;
  return {
    mimetype: [strToU8(MIME_TYPE), { level: 0 }],
    'META-INF/manifest.xml': strToU8(XML + manifest),
    'content.xml': strToU8(XML + content),
  };
}

function documentCell(cell: Cell): string {
  if (isEmpty(cell)) return '<table:table-cell/>';
  const { day, issue } = cell;
  const isDay = day !== undefined && issue === undefined;
  const type = isDay ? `date" office:date-value="${reverseDay(day)}` : 'string';
  const lines = isDay ? [reverseDay(day)] : workbookText(cell).split('\n');
  return `<table:table-cell office:value-type="${type}">${lines.map((line) => `<text:p>${xmlText(line)}</text:p>`).join('')}</table:table-cell>`;
}
