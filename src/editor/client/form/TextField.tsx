/** A text in the control of its role. */
import type { ComponentType } from 'react';
import type { Role } from '../../../generated/schemas.ts';
import { Asked } from './asked/Asked.tsx';
import { useForm } from './context.ts';
import { Day } from './controls/Day.tsx';
import { Checksum, Document } from './controls/Document.tsx';
import { Line } from './controls/Line.tsx';
import { Marked } from './controls/Marked.tsx';
import { Address, DataFile, Figure, Font, Link, PagePath, Requirements } from './controls/ofSite.tsx';
import { Picture } from './controls/Picture.tsx';
import { Code, Email, Phone, WebAddress } from './controls/Plain.tsx';
import type { TextProps } from './controls/text.ts';
import { Frame, useControl } from './Frame.tsx';
import type { FieldProps } from './fieldProps.ts';
import type { TextShape } from './shape.ts';

const CONTROLS: Readonly<Record<Role, ComponentType<TextProps>>> = {
  text: Line,
  marked: Marked,
  cell: Line,
  date: Day,
  picture: Picture,
  portrait: Picture,
  video: WebAddress,
  map: WebAddress,
  link: Link,
  email: Email,
  phone: Phone,
  font: Font,
  address: Address,
  data: DataFile,
  figure: Figure,
  asked: Asked,
  requirements: Requirements,
  page: PagePath,
  document: Document,
  file: Code,
  checksum: Checksum,
  machine: Code,
};

export function TextField(field: FieldProps<TextShape>) {
  const form = useForm();
  const attributes = useControl(field);
  const Control = CONTROLS[field.shape.role];
  const { value, pointer, required } = field;
  return (
    <Frame field={field}>
      <Control
        field={field}
        attributes={attributes}
        text={typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)}
        onText={(text) => form.change(pointer, text === '' && !required ? undefined : text)}
      />
    </Frame>
  );
}
