import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits, insertItems, type JsonEdit } from '../../../core/json/jsonEdit.ts';
import { lineOf, type Path, type SiteFile } from '../../../core/problems/problemAt.ts';
import { valueAt } from '../../../core/problems/value.ts';
import { type CheckedSite, fileOf } from '../../content/model.ts';
import { arrayItems } from '../../content/siteValues.ts';
import type { FileChange, FileDeletion } from '../transaction.ts';

/** Collects edits of the files of a site. */
export class SiteEdits {
  private readonly edits = new Map<string, JsonEdit[]>();
  private readonly additions = new Map<string, { list: Path; value: unknown }[]>();
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

  /** Returns the value of a file after the edits; undefined if the file is deleted. */
  value(file: SiteFile): unknown {
    if (this.deletedFiles.has(file.file)) return undefined;
    const text = this.text(file);
    return text === file.text ? file.value : (JSON.parse(text) as unknown);
  }

  /** Returns the changes: new references come after their targets, and deletions at the end. */
  changes(last: string): (FileChange | FileDeletion)[] {
    const { folder } = this.site;
    const changed = [...new Set([...this.edits.keys(), ...this.additions.keys()])]
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
    const files = [...new Set([...this.edits.keys(), ...this.additions.keys(), ...this.deletedFiles])].sort();
    const width = Math.max(0, ...files.map((file) => file.length));
    return files.map((file) => `  ${file.padEnd(width)}  ${this.describeFile(file)}`.trimEnd());
  }

  private describeFile(file: string): string {
    if (this.deletedFiles.has(file)) return 'deleted';
    const siteFile = fileOf(this.site, file);
    const edits = this.edits.get(file) ?? [];
    const lines = [...new Set(edits.map(({ path }) => (siteFile ? lineOf(siteFile, path) : 0)))].sort(
      (a, b) => a - b,
    );
    const more = this.additions.get(file)?.length ?? 0;
    const lineList =
      lines.slice(0, MAX_LISTED_LINES).join(', ') +
      (lines.length > MAX_LISTED_LINES ? ` and ${lines.length - MAX_LISTED_LINES} more` : '');
    return [
      ...(lines.length === 0 ? [] : [`${lines.length === 1 ? 'line' : 'lines'} ${lineList}`]),
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
      const { length: index } = arrayItems(valueAt(JSON.parse(text), list));
      text = insertItems(text, list, [{ index, value }]);
    }
    return text;
  }
}

const MAX_LISTED_LINES = 8;
