/** The files of a site with edits, as changes that are made all or none. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits, insertItems, type JsonEdit } from '../../../core/json/jsonEdit.ts';
import { lineOf, type Path, type SiteFile } from '../../../core/problems/problemAt.ts';
import { valueAt } from '../../../core/problems/value.ts';
import { type CheckedSite, fileOf } from '../../content/model.ts';
import { arrayItems } from '../../content/siteValues.ts';
import type { FileChange, FileDeletion } from '../transaction.ts';

/** A value that is put at the end of a list. */
interface AppendedValue {
  list: Path;
  value: unknown;
}

/** What is to be done to the files of a site. */
export class SiteEdits {
  private readonly edits = new Map<string, JsonEdit[]>();
  private readonly additions = new Map<string, AppendedValue[]>();
  private readonly deletedFiles = new Set<string>();

  constructor(private readonly site: CheckedSite) {}

  set(file: string, path: Path, text: string): void {
    this.edit(file, { path, text });
  }

  remove(file: string, path: Path): void {
    this.edit(file, { path });
  }

  append(file: string, list: Path, value: unknown): void {
    this.additions.set(file, [...(this.additions.get(file) ?? []), { list, value }]);
  }

  /** @param file path from the site folder */
  delete(file: string): void {
    this.deletedFiles.add(file);
  }

  isDeleted(file: string): boolean {
    return this.deletedFiles.has(file);
  }

  /** The value of a file as it will be; undefined for one that goes. */
  value(file: SiteFile): unknown {
    if (this.deletedFiles.has(file.file)) return undefined;
    const text = this.text(file);
    return text === file.text ? file.value : (JSON.parse(text) as unknown);
  }

  /** The changes: what others refer to comes first, what nothing refers to any longer goes last. */
  changes(last: string): (FileChange | FileDeletion)[] {
    const { folder } = this.site;
    const changed = [...new Set([...this.edits.keys(), ...this.additions.keys()])]
      .filter((file) => !this.deletedFiles.has(file))
      .sort((a, b) => Number(a === last) - Number(b === last))
      .flatMap((file): FileChange[] => {
        const found = fileOf(this.site, file);
        if (!found) return [];
        const base = readFileSync(join(folder, file));
        const mark = base[0] === 0xef ? '\uFEFF' : '';
        const bytes = Buffer.from(mark + this.text(found));
        return bytes.equals(base) ? [] : [{ file, bytes, base }];
      });
    const gone = [...this.deletedFiles]
      .sort()
      .map((file): FileDeletion => ({ file, base: readFileSync(join(folder, file)) }));
    return [...changed, ...gone];
  }

  /** What is done, a line a file. */
  describe(): string[] {
    const files = [...new Set([...this.edits.keys(), ...this.additions.keys(), ...this.deletedFiles])].sort();
    const width = Math.max(0, ...files.map((file) => file.length));
    return files.map((file) => `  ${file.padEnd(width)}  ${this.describeFile(file)}`.trimEnd());
  }

  private describeFile(file: string): string {
    if (this.deletedFiles.has(file)) return 'deleted';
    const found = fileOf(this.site, file);
    const edits = this.edits.get(file) ?? [];
    const lines = [...new Set(edits.map(({ path }) => (found ? lineOf(found, path) : 0)))].sort(
      (a, b) => a - b,
    );
    const more = this.additions.get(file)?.length ?? 0;
    const shown =
      lines.slice(0, MAX_LISTED_LINES).join(', ') +
      (lines.length > MAX_LISTED_LINES ? ` and ${lines.length - MAX_LISTED_LINES} more` : '');
    return [
      ...(lines.length === 0 ? [] : [`${lines.length === 1 ? 'line' : 'lines'} ${shown}`]),
      ...(more === 0 ? [] : [`${more} new ${more === 1 ? 'redirect' : 'redirects'}`]),
    ].join('; ');
  }

  private edit(file: string, edit: JsonEdit): void {
    const edits = this.edits.get(file) ?? [];
    this.edits.set(file, edits);
    edits.push(edit);
  }

  private text(file: SiteFile): string {
    let text = applyEdits(file.text, this.edits.get(file.file) ?? []);
    for (const { list, value } of this.additions.get(file.file) ?? []) {
      text = insertItems(text, list, [{ index: lengthAt(text, list), value }]);
    }
    return text;
  }
}

/** How many lines of a file are named. */
const MAX_LISTED_LINES = 8;

function lengthAt(text: string, list: Path): number {
  return arrayItems(valueAt(JSON.parse(text), list)).length;
}
