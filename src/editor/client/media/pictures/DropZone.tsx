/** Takes files: chosen, dropped or pasted. */
import { useDropzone } from 'react-dropzone';
import type { ActionMessages } from '../../../shared/actionMessages.ts';

/** What the file dialog shows; a phone offers its camera and its gallery for pictures. */
const ACCEPTED_TYPES = {
  pictures: { 'image/*': ['.heic', '.heif'] },
  table: { 'text/csv': ['.csv'], 'application/vnd.ms-excel': ['.xlsx', '.xls', '.ods'] },
};

export type FileKind = keyof typeof ACCEPTED_TYPES;

export function DropZone({
  fileKind,
  multiple: several = true,
  label = '',
  id,
  describedBy,
  isFirst = false,
  onFiles,
  messages,
}: {
  /** Any files without it. */
  fileKind?: FileKind;
  multiple?: boolean;
  /** What the files are for. */
  label?: string;
  /** The id of its button. */
  id?: string;
  /** Ids of what is said about it. */
  describedBy?: string;
  /** Whether the focus goes to its button when a dialog opens. */
  isFirst?: boolean;
  onFiles: (files: readonly File[]) => void;
  messages: ActionMessages;
}) {
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    // Only a hint for the dialog of the browser: what a file is the server says, with the reason.
    multiple: several,
    noClick: true,
    noKeyboard: true,
    onDrop: (files, rejected) => onFiles([...files, ...rejected.map(({ file }) => file)]),
  });
  const isPictures = fileKind === 'pictures';
  const accept = fileKind && Object.entries(ACCEPTED_TYPES[fileKind]).flat(2).join(',');
  return (
    // A click beside the button gives the focus, so that pictures can be pasted.
    <div
      {...getRootProps({ className: 'pictures-drop', tabIndex: -1, 'data-over': isDragActive || undefined })}
    >
      <input {...getInputProps({ accept })} />
      <button
        type="button"
        className="acts-button"
        id={id}
        aria-describedby={describedBy}
        data-first={isFirst || undefined}
        onClick={open}
      >
        {isPictures ? messages.choosePhotos : messages.chooseFiles}
        {label && <span className="acts-heard"> ({label})</span>}
      </button>
      <span className="pictures-drop-hint">
        {isDragActive ? messages.dropNow : isPictures ? messages.dropPhotos : messages.dropFiles}
      </span>
    </div>
  );
}
