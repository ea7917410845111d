/** A document that the user has reviewed: its path, and its checksum, which is set automatically. */
import { type FormContextValue, useForm } from '../context.ts';
import type { TextProps } from '../FieldFrame.tsx';
import { join } from '../json.ts';
import { DocumentUpload } from './DocumentUpload.tsx';
import { DocumentPath } from './siteReferences.tsx';

/** The fields of the record. */
const DOCUMENT = 'document';
const CHECKSUM = 'sha256';

const siblingPointer = (pointer: string, name: string) =>
  join(pointer.slice(0, pointer.lastIndexOf('/')), name);

/** Sets the checksum of a record to that of its current document. @param pointer to one of both fields */
async function updateChecksum(form: FormContextValue, pointer: string): Promise<void> {
  const document = form.read(siblingPointer(pointer, DOCUMENT));
  const sha256 = typeof document === 'string' ? await form.readChecksum?.(document) : undefined;
  // Another document may have been chosen in the meantime.
  if (sha256 !== undefined && form.read(siblingPointer(pointer, DOCUMENT)) === document)
    form.change(siblingPointer(pointer, CHECKSUM), sha256);
}

export function DocumentControl(props: TextProps) {
  const form = useForm();
  const { pointer } = props.field;
  const select = (text: string) => {
    props.onText(text);
    void updateChecksum(form, pointer);
  };
  return (
    <DocumentUpload {...props} onText={select}>
      <DocumentPath
        {...props}
        onText={(text) => (form.site.documents.includes(text) ? select(text) : props.onText(text))}
      />
    </DocumentUpload>
  );
}

export function Checksum({ field, attributes, text }: TextProps) {
  const form = useForm();
  const { messages } = form;
  return (
    <div className="form-beside">
      <input {...attributes} type="text" readOnly value={text} />
      <button
        type="button"
        className="form-button"
        data-look={field.pointer}
        onClick={async () => {
          await updateChecksum(form, field.pointer);
          form.announce(messages.compliance.lookedAgain);
        }}
      >
        {messages.compliance.look}
      </button>
    </div>
  );
}
