/** The pictures of a page that have captions: where its schema has them, and how they change. */
import { isPlaceholderCaption } from '../../../../core/i18n/placeholderCaption.ts';
import type { Json, PagePart } from '../../../shared/protocol.ts';
import { setValueAt } from '../../form/change.ts';
import { at, child, isList, join } from '../../form/json.ts';
import { type ObjectShape, type Schemas, shapeOf } from '../../form/shape.ts';

export interface Gallery {
  /** Of the part. */
  shape: ObjectShape;
  /** JSON pointer from the value to the list. */
  pointer: string;
}

/** A picture of a page; the caption is "" where there is none yet. */
export interface GalleryPicture {
  src: string;
  caption: string;
}

/** The list of pictures with captions of a part; undefined where its schema has none. */
export function galleryOf(schemas: Schemas, { schema, schemaPointer }: PagePart): Gallery | undefined {
  const shape = shapeOf(schemas, schema, schemaPointer);
  if (shape.type !== 'object') return undefined;
  for (const [name, field] of shape.fields) {
    const list = field();
    const item = list.type === 'list' ? list.items() : undefined;
    if (item?.type !== 'object' || !item.fields.has('caption')) continue;
    const src = item.fields.get('src')?.();
    if (src?.type === 'text' && src.role === 'picture') return { shape, pointer: join('', name) };
  }
  return undefined;
}

const listIn = (value: Json, { pointer }: Gallery): readonly Json[] => {
  const list = at(value, pointer);
  return isList(list) ? list : [];
};

/** The pictures of a value. */
export const picturesIn = (value: Json, gallery: Gallery): GalleryPicture[] =>
  listIn(value, gallery).map((item) => {
    const caption = child(item, 'caption') ?? '';
    return {
      src: String(child(item, 'src') ?? ''),
      caption: isPlaceholderCaption(caption) ? '' : String(caption),
    };
  });

/** The value with more pictures at the end. @param paths in the public folder */
export function withPictures(value: Json, gallery: Gallery, paths: readonly string[]): Json {
  const all = [...listIn(value, gallery), ...paths.map((src) => ({ src }))];
  return setValueAt(value, gallery.shape, gallery.pointer, all);
}

/** The value with another caption of a picture; none where it is empty. */
export function withCaption(value: Json, gallery: Gallery, index: number, caption: string): Json {
  const captionPointer = join(join(gallery.pointer, index), 'caption');
  return setValueAt(value, gallery.shape, captionPointer, caption === '' ? undefined : caption);
}
