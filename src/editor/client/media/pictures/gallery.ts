/** The gallery of a page: its pictures with captions. */
import { isPlaceholderCaption } from '../../../../core/i18n/placeholderCaption.ts';
import type { Json, PagePart } from '../../../shared/protocol.ts';
import { setValueAt } from '../../form/change.ts';
import { at, child, isList, join } from '../../form/json.ts';
import { type ObjectShape, type Schemas, shapeOf } from '../../form/shape.ts';

export interface Gallery {
  /** The shape of the part. */
  shape: ObjectShape;
  /** JSON pointer from the value to the list. */
  pointer: string;
}

/** The caption is "" if there is none yet. */
export interface GalleryPicture {
  src: string;
  caption: string;
}

/** Returns the list of pictures with captions of a part; undefined if its schema has none. */
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

export const picturesIn = (value: Json, gallery: Gallery): GalleryPicture[] =>
  listIn(value, gallery).map((item) => {
    const caption = child(item, 'caption') ?? '';
    return {
      src: String(child(item, 'src') ?? ''),
      caption: isPlaceholderCaption(caption) ? '' : String(caption),
    };
  });

/** Appends pictures. @param paths in the public folder */
export function withPictures(value: Json, gallery: Gallery, paths: readonly string[]): Json {
  const all = [...listIn(value, gallery), ...paths.map((src) => ({ src }))];
  return setValueAt(value, gallery.shape, gallery.pointer, all);
}

/** Sets the caption of a picture; an empty one is removed. */
export function withCaption(value: Json, gallery: Gallery, index: number, caption: string): Json {
  const captionPointer = join(join(gallery.pointer, index), 'caption');
  return setValueAt(value, gallery.shape, captionPointer, caption === '' ? undefined : caption);
}
