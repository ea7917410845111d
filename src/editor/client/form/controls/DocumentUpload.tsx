/** Beside a link: takes a document of this computer into the site, chosen or dropped on the field, and leads to it. */
import './documentUpload.css';
import { type ReactNode, useRef, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { useIsUnmounted } from '../../lib/useIsUnmounted.ts';
import { type FormContextValue, useForm } from '../context.ts';
import type { TextProps } from './textProps.ts';

/** Only what the dialog of the browser shows: what a file is the server says, with the reason. */
const ACCEPTED_EXTENSIONS = '.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.zip';

interface Props extends TextProps {
  children: ReactNode;
}

export function DocumentUpload(props: Props) {
  const { onAddDocument } = useForm();
  return onAddDocument ? <UploadField {...props} take={onAddDocument} /> : props.children;
}

/** What has become of a file. */
interface UploadOutcome {
  /** What the field says as long as this holds. */
  text: string;
  failed?: string;
  notes: readonly string[];
}

function UploadField({
  field,
  text,
  onText,
  children,
  take: addDocument,
}: Props & { take: NonNullable<FormContextValue['onAddDocument']> }) {
  const { messages, announce } = useForm();
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<UploadOutcome>();
  // The form may have been drawn again when the document is there.
  const latest = useRef({ text, onText });
  latest.current = { text, onText };
  const isUnmounted = useIsUnmounted();
  const add = async (file: File | undefined) => {
    if (!file || isSending) return;
    setSending(true);
    setOutcome(undefined);
    try {
      const { document, notes } = await addDocument(file);
      // Another page may be open by now.
      if (isUnmounted()) return;
      latest.current.onText(document);
      announce(messages.document.taken(document));
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
    onDrop: (files, rejected) => void add(files[0] ?? rejected[0]?.file),
  });
  const currentOutcome = outcome?.text === text ? outcome : undefined;
  return (
    <div {...getRootProps({ className: 'form-from-here', 'data-over': isDragActive || undefined })}>
      {children}
      <input {...getInputProps({ accept: ACCEPTED_EXTENSIONS, style: { display: 'none' } })} />
      <button type="button" className="form-button" aria-disabled={isSending || undefined} onClick={open}>
        {isSending ? messages.document.sending : messages.document.fromHere}
        <span className="form-heard">: {field.label}</span>
      </button>
      {currentOutcome?.failed !== undefined && (
        <p role="alert" className="form-error">
          {currentOutcome.failed}
        </p>
      )}
      {currentOutcome?.notes.map((note) => (
        <p key={note} role="status" className="form-warning">
          {note}
        </p>
      ))}
    </div>
  );
}
