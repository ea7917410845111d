/** Beside a link: takes a document of this computer into the site, chosen or dropped on the field, and leads to it. */
import './fromHere.css';
import { type ReactNode, useRef, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { useIsUnmounted } from '../../lib/useIsUnmounted.ts';
import { type Form, useForm } from '../context.ts';
import type { TextProps } from './text.ts';

/** Only what the dialog of the browser shows: what a file is the server says, with the reason. */
const SHOWN = '.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.zip';

interface Props extends TextProps {
  children: ReactNode;
}

export function FromHere(props: Props) {
  const { onAddDocument } = useForm();
  return onAddDocument ? <Taking {...props} take={onAddDocument} /> : props.children;
}

/** What has become of a file. */
interface Outcome {
  /** What the field says as long as this holds. */
  text: string;
  failed?: string;
  notes: readonly string[];
}

function Taking({
  field,
  text,
  onText,
  children,
  take,
}: Props & { take: NonNullable<Form['onAddDocument']> }) {
  const { words, announce } = useForm();
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  // The form may have been drawn again when the document is there.
  const latest = useRef({ text, onText });
  latest.current = { text, onText };
  const isGone = useIsUnmounted();
  const add = async (file: File | undefined) => {
    if (!file || isSending) return;
    setSending(true);
    setOutcome(undefined);
    try {
      const { document, notes } = await take(file);
      // Another page may be open by now.
      if (isGone()) return;
      latest.current.onText(document);
      announce(words.document.taken(document));
      setOutcome({ text: document, notes });
    } catch (error) {
      const failed = error instanceof Error ? error.message : String(error);
      setOutcome({ text: latest.current.text, failed, notes: [] });
    }
    setSending(false);
  };
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    multiple: false,
    noClick: true,
    noKeyboard: true,
    onDrop: (files, refused) => void add(files[0] ?? refused[0]?.file),
  });
  const shown = outcome?.text === text ? outcome : undefined;
  return (
    <div {...getRootProps({ className: 'form-from-here', 'data-over': isDragActive || undefined })}>
      {children}
      <input {...getInputProps({ accept: SHOWN, style: { display: 'none' } })} />
      <button type="button" className="form-button" aria-disabled={isSending || undefined} onClick={open}>
        {isSending ? words.document.sending : words.document.fromHere}
        <span className="form-heard">: {field.label}</span>
      </button>
      {shown?.failed !== undefined && (
        <p role="alert" className="form-error">
          {shown.failed}
        </p>
      )}
      {shown?.notes.map((note) => (
        <p key={note} role="status" className="form-warning">
          {note}
        </p>
      ))}
    </div>
  );
}
