/** Small workbooks, part by part. */
import { strToU8, type Zippable, zipSync } from 'fflate';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

export const SHEET = 'xl/worksheets/sheet1.xml';
export const row = (cells: string) => `<row>${cells}</row>`;
export const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

export interface WorkbookParts {
  /** Elements of the worksheet before and after its cells. */
  prefix?: string;
  after?: string;
  /** Number formats of the styles 1, 2 … */
  formats?: readonly string[];
  strings?: string;
  /** Elements of the workbook before its sheets. */
  properties?: string;
  /** Elements of the workbook after its sheets. */
  calculation?: string;
  /** Tabs before the worksheet, by their types; `hidden` and `veryHidden` are worksheets. */
  tabs?: readonly string[];
  more?: Zippable;
}

export function workbookFile(data: string, parts: WorkbookParts = {}): Uint8Array {
  const {
    prefix = '',
    after = '',
    formats = [],
    strings,
    properties = '',
    calculation = '',
    tabs = [],
  } = parts;
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const relations = (...all: string[]) =>
    `<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;
  const isSheet = (tab: string) => /hidden$/i.test(tab);
  const texts = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': relations(relation('r1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${properties}<sheets>${tabs
      .map(
        (tab, index) =>
          `<sheet name="${tab}" sheetId="${index + 10}" r:id="t${index}"${isSheet(tab) ? ` state="${tab}"` : ''}/>`,
      )
      .join('')}<sheet name="S" sheetId="1" r:id="r1"/></sheets>${calculation}</workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      relation('r1', 'worksheet', 'worksheets/sheet1.xml'),
      relation('r2', 'styles', 'styles.xml'),
      relation('r3', 'sharedStrings', '/xl/sharedStrings.xml'),
      ...tabs.map((tab, index) => relation(`t${index}`, isSheet(tab) ? 'worksheet' : tab, `tabs/${tab}.xml`)),
    ),
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${strings ?? ''}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts>${formats
      .map((format, index) => `<numFmt numFmtId="${index + 164}" formatCode="${attribute(format)}"/>`)
      .join('')}</numFmts><cellXfs><xf/>${formats
      .map((_, index) => `<xf numFmtId="${index + 164}"/>`)
      .join('')}</cellXfs></styleSheet>`,
    [SHEET]: `<worksheet xmlns="${MAIN}">${prefix}<sheetData>${data}</sheetData>${after}</worksheet>`,
    ...Object.fromEntries(
      tabs.map((tab) => [
        `xl/tabs/${tab}.xml`,
        isSheet(tab)
          ? `<worksheet xmlns="${MAIN}"><sheetData>${row(cell('Hidden'))}</sheetData></worksheet>`
          : `<${tab} xmlns="${MAIN}"/>`,
      ]),
    ),
  };
  const zippable = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, strToU8(text)]));
  return zipSync({ ...zippable, ...parts.more }, { level: 1 });
}
