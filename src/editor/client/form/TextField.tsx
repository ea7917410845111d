/** A text field with the control of its role. */
import type { ComponentType, KeyboardEvent } from 'react';
import type { Role } from '../../../generated/schemas.ts';
import { RequirementControl } from './compliance/RequirementControl.tsx';
import { useForm } from './context.ts';
import { DayControl } from './controls/DayControl.tsx';
import { Checksum, DocumentControl } from './controls/DocumentControl.tsx';
import { PictureControl } from './controls/PictureControl.tsx';
import { Code, Email, Phone, WebAddress } from './controls/PlainInput.tsx';
import { RichTextControl } from './controls/RichTextControl.tsx';
import {
  Address,
  DataFile,
  Figure,
  Font,
  Link,
  PagePath,
  RequirementListControl,
} from './controls/siteReferences.tsx';
import { FieldFrame, type TextProps, useControlAttributes } from './FieldFrame.tsx';
import type { FieldProps } from './fieldProps.ts';
import type { TextShape } from './shape.ts';

const CONTROLS: Readonly<Record<Role, ComponentType<TextProps>>> = {
  text: SingleLineText,
  marked: RichTextControl,
  code: MultilineText,
  cell: SingleLineText,
  date: DayControl,
  picture: PictureControl,
  portrait: PictureControl,
  video: WebAddress,
  map: WebAddress,
  embed: WebAddress,
  link: Link,
  email: Email,
  phone: Phone,
  font: Font,
  address: Address,
  data: DataFile,
  figure: Figure,
  asked: RequirementControl,
  requirements: RequirementListControl,
  page: PagePath,
  document: DocumentControl,
  file: Code,
  checksum: Checksum,
  machine: Code,
};

export function TextField(field: FieldProps<TextShape>) {
  const form = useForm();
  const attributes = useControlAttributes(field);
  const Control = CONTROLS[field.shape.role];
  const { value, pointer, required } = field;
  return (
    <FieldFrame field={field}>
      <Control
        field={field}
        attributes={attributes}
        text={typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)}
        onText={(text) => form.change(pointer, text === '' && !required ? undefined : text)}
      />
    </FieldFrame>
  );
}

function MultilineText({ text, onText, attributes }: TextProps) {
  return <textarea {...attributes} rows={6} value={text} onChange={({ target }) => onText(target.value)} />;
}

const joinLines = (text: string) => text.replace(/\s*\n\s*/g, ' ');

function SingleLineText({ text, onText, attributes }: TextProps) {
  // A value with several lines keeps them until the user types.
  const isMultiline = text.includes('\n');
  return (
    <textarea
      {...attributes}
      rows={1}
      value={text}
      onKeyDown={isMultiline ? undefined : preventNewline}
      onChange={({ target }) => onText(isMultiline ? target.value : joinLines(target.value))}
    />
  );
}

function preventNewline(event: KeyboardEvent) {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
}
