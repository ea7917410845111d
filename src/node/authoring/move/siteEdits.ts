import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits, insertItems, type JsonEdit } from '../../../core/json/jsonEdit.ts';
import { formatCount } from '../../../core/problems/message.ts';
import { lineOf, type Path, type SiteFile } from '../../../core/problems/problemAt.ts';
import { valueAt } from '../../../core/problems/value.ts';
import { MANIFEST } from '../../content/folder.ts';
import { type CheckedSite, fileOf } from '../../content/model.ts';
import { arrayItems } from '../../content/siteValues.ts';
import type { FileChange, FileDeletion } from '../transaction.ts';

/** Collects edits of the files of a site. */
export class SiteEdits {
  private readonly edits = new Map<string, JsonEdit[]>();
  private readonly redirects: object[] = [];
  private readonly deletedFiles = new Set<string>();

  constructor(private readonly site: CheckedSite) {}

  set(file: string, path: Path, text: string): void {
    this.editsOf(file).push({ path, text });
  }

  remove(file: string, path: Path): void {
    this.editsOf(file).push({ path });
  }

  addRedirect(row: object): void {
    this.editsOf(MANIFEST);
    this.redirects.push(row);
  }

  /** @param file path from the site folder */
  delete(file: string): void {
    this.deletedFiles.add(file);
  }

  isDeleted(file: string): boolean {
    return this.deletedFiles.has(file);
  }

  /** Returns the value of a file after the edits; undefined if the file is deleted. */
  value(file: SiteFile): unknown {
    if (this.deletedFiles.has(file.file)) return undefined;
    const text = this.text(file);
    return text === file.text ? file.value : (JSON.parse(text) as unknown);
  }

  /** Returns the changes: new references come after their targets, and deletions at the end. */
  changes(last: string): (FileChange | FileDeletion)[] {
    const { folder } = this.site;
    const changed = [...this.edits.keys()]
      .filter((file) => !this.deletedFiles.has(file))
      .sort((a, b) => Number(a === last) - Number(b === last))
      .flatMap((file): FileChange[] => {
        const siteFile = fileOf(this.site, file);
        if (!siteFile) return [];
        const base = readFileSync(join(folder, file));
        const mark = base[0] === 0xef ? '\uFEFF' : '';
        const bytes = Buffer.from(mark + this.text(siteFile));
        return bytes.equals(base) ? [] : [{ file, bytes, base }];
      });
    const deletions = [...this.deletedFiles]
      .sort()
      .map((file): FileDeletion => ({ file, base: readFileSync(join(folder, file)) }));
    return [...changed, ...deletions];
  }

  /** Describes the changes, with a line for each file. */
  describe(): string[] {
    const files = [...new Set([...this.edits.keys(), ...this.deletedFiles])].sort();
    const width = Math.max(0, ...files.map((file) => file.length));
    return files.map((file) => `  ${file.padEnd(width)}  ${this.describeFile(file)}`.trimEnd());
  }

  private describeFile(file: string): string {
    if (this.deletedFiles.has(file)) return 'deleted';
    const siteFile = fileOf(this.site, file);
    const lineNumbers = this.editsOf(file).map(({ path }) => (siteFile ? lineOf(siteFile, path) : 0));
    const lines = [...new Set(lineNumbers)].sort((a, b) => a - b);
    const more = lines.length > MAX_LISTED_LINES ? ` and ${lines.length - MAX_LISTED_LINES} more` : '';
    const redirects = file === MANIFEST ? this.redirects.length : 0;
    return [
      lines.length === 0
        ? ''
        : `${lines.length === 1 ? 'line' : 'lines'} ${lines.slice(0, MAX_LISTED_LINES).join(', ')}${more}`,
      redirects === 0 ? '' : formatCount(redirects, 'new redirect'),
    ]
      .filter(Boolean)
      .join('; ');
  }

  private editsOf(file: string): JsonEdit[] {
    const edits = this.edits.get(file) ?? [];
    this.edits.set(file, edits);
    return edits;
  }

  private text(file: SiteFile): string {
    const text = applyEdits(file.text, this.edits.get(file.file) ?? []);
    if (file.file !== MANIFEST || this.redirects.length === 0) return text;
    const { length } = arrayItems(valueAt(JSON.parse(text), ['redirects']));
    const items = this.redirects.map((value, index) => ({ index: length + index, value }));
    return insertItems(text, ['redirects'], items);
  }
}

const MAX_LISTED_LINES = 8;
