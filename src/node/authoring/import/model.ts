/** The intermediate format of imports: source → records → mapped items → files of the site. */
import type { Root } from 'hast';
import type { AuthoredBlock } from '../../../core/model.ts';

/** A change or an open task that the report shows next to an item. */
export interface ImportNote {
  /** `changed` needs no action, `todo` needs a person. */
  level: 'changed' | 'todo';
  text: string;
}

/** A page or post of the old site, as its source has it. */
export interface SourceRecord {
  /** Identifies the record in later imports of the same source. */
  id: string;
  kind: 'page' | 'post';
  /** The address on the old site: path and query, percent-encoded, with a leading slash. */
  address: string;
  /** Other addresses on the old site in the same form. */
  aliases: readonly string[];
  /** Plain text. */
  title: string;
  /** dd-mm-yyyy */
  date?: string;
  /** Not public on the old site. */
  draft?: true;
  /** Plain text. */
  excerpt?: string;
  tags: readonly string[];
  /** The name of its collection, such as "posts"; each becomes a list. Only of posts. */
  list?: string;
  /** The address of the picture for its card. */
  picture?: string;
  /** The content; absent if only the addresses are read. */
  content?: Root;
  notes: readonly ImportNote[];
}

/** An item of the old menu. Items of items are flattened. */
export interface SourceMenuItem {
  label: string;
  /** An address of the old site or of another one; absent for a group. */
  address?: string;
  items: readonly SourceMenuItem[];
}

/** A file of the old site, on disk. */
export interface SourceFile {
  path: string;
  bytes: number;
}

/** An opened source. */
export interface ImportSource {
  /** For the report, such as "WordPress export". */
  type: string;
  /** The origin of the old site with its base path and without a trailing slash; absent if it is unknown. */
  origin?: string;
  /** The name of the old site. */
  title?: string;
  menu: readonly SourceMenuItem[];
  /** First segments of addresses of generated lists, such as "category". */
  archives?: readonly string[];
  /** Reads all records again at every call, so that one record at a time is in memory. */
  records(): AsyncIterable<SourceRecord>;
  /** @param address a path of the old site, percent-encoded, with a leading slash */
  file(address: string): SourceFile | undefined;
  /** Sentences about the whole source, complete after all records have been read. */
  notes(): readonly ImportNote[];
  /** Deletes temporary files. */
  close(): void;
}

/** The result of a conversion. */
export interface ConvertedContent {
  blocks: AuthoredBlock[];
  notes: ImportNote[];
}
