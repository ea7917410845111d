/** A drop zone for files, which can also be chosen or pasted. */

import { useDropzone } from 'react-dropzone';
import { useMessages } from '../../messages/messages.ts';

/** The filter of the file dialog; for pictures, a phone offers its camera and its gallery. */
const ACCEPTED_TYPES = {
  pictures: { 'image/*': ['.heic', '.heif'] },
  table: { 'text/csv': ['.csv'], 'application/vnd.ms-excel': ['.xlsx', '.xls', '.ods'] },
  site: { 'application/xml': ['.xml'], 'application/zip': ['.zip'] },
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
}: {
  /** Any files by default. */
  fileKind?: FileKind;
  multiple?: boolean;
  /** The purpose of the files. */
  label?: string;
  /** The id of its button. */
  id?: string;
  describedBy?: string;
  /** True if its button gets the focus when a dialog opens. */
  isFirst?: boolean;
  onFiles: (files: readonly File[]) => void;
}) {
  const messages = useMessages().actions;
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    // Only the filter of the file dialog. The server validates files and explains a refusal.
    multiple: several,
    noClick: true,
    noKeyboard: true,
    onDrop: (files, rejected) => onFiles([...files, ...rejected.map(({ file }) => file)]),
  });
  const isPictures = fileKind === 'pictures';
  const accept = fileKind && Object.entries(ACCEPTED_TYPES[fileKind]).flat(2).join(',');
  return (
    // A click next to the button focuses the zone, so that pictures can be pasted.
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
