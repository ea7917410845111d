/** A document of the site that somebody has looked at: its path, and the checksum beside it, which nobody types. */
import { type Form, useForm } from '../context.ts';
import { join } from '../json.ts';
import { FromHere } from './FromHere.tsx';
import { DocumentPath } from './ofSite.tsx';
import type { TextProps } from './text.ts';

/** The fields of the record that has both. */
const DOCUMENT = 'document';
const CHECKSUM = 'sha256';

const beside = (pointer: string, name: string) => join(pointer.slice(0, pointer.lastIndexOf('/')), name);

/** Takes the checksum of the document that a record has now. @param pointer to one of both fields */
async function look(form: Form, pointer: string): Promise<void> {
  const document = form.now(beside(pointer, DOCUMENT));
  const sha256 = typeof document === 'string' ? await form.onLook?.(document) : undefined;
  // Another document may have been chosen meanwhile.
  if (sha256 !== undefined && form.now(beside(pointer, DOCUMENT)) === document)
    form.change(beside(pointer, CHECKSUM), sha256);
}

export function Document(props: TextProps) {
  const form = useForm();
  const { pointer } = props.field;
  const take = (text: string) => {
    props.onText(text);
    void look(form, pointer);
  };
  return (
    <FromHere {...props} onText={take}>
      <DocumentPath
        {...props}
        onText={(text) => (form.site.documents.includes(text) ? take(text) : props.onText(text))}
      />
    </FromHere>
  );
}

export function Checksum({ field, attributes, text }: TextProps) {
  const form = useForm();
  const { words } = form;
  return (
    <div className="form-beside">
      <input {...attributes} type="text" readOnly value={text} />
      <button
        type="button"
        className="form-button"
        data-look={field.pointer}
        onClick={async () => {
          await look(form, field.pointer);
          form.announce(words.asked.lookedAgain);
        }}
      >
        {words.asked.look}
      </button>
    </div>
  );
}
