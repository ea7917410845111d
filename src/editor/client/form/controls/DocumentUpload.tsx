/** The upload next to a link field: adds a chosen or dropped document to the site and links to it. */

import { format } from '../../../../core/i18n/format.ts';
import { errorMessage } from '../../messages/format.ts';
import './documentUpload.css';
import { type ReactNode, useRef, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { useIsUnmounted } from '../../lib/hooks.ts';
import { type FormContextValue, useForm } from '../context.ts';
import type { TextProps } from '../FieldFrame.tsx';

/** Only the filter of the file dialog. The server validates files and explains a refusal. */
const ACCEPTED_EXTENSIONS = '.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.zip';

interface Props extends TextProps {
  children: ReactNode;
}

export function DocumentUpload(props: Props) {
  const { onAddDocument } = useForm();
  return onAddDocument ? <UploadField {...props} take={onAddDocument} /> : props.children;
}

interface UploadOutcome {
  /** The text of the field for which this applies. */
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
  // The form may have been rendered again during the upload.
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
      announce(format(messages.document.taken, { path: document }));
      setOutcome({ text: document, notes });
    } catch (error) {
      const failed = errorMessage(error);
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
