/** Accepts photos that are dropped anywhere in the window, including the preview. */

import { useEffect, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { format } from '../../../../core/i18n/format.ts';
import { useMessages } from '../../messages/messages.ts';
import './view.css';

export function WindowDropZone({
  preview,
  title,
  onFiles,
}: {
  /** The origin of the preview, which sends a message when files are dragged over it. */
  preview: string;
  /** The title of the page that they are added to. */
  title: string;
  onFiles: (files: readonly File[]) => void;
}) {
  const messages = useMessages().pictures;
  const [isOver, setOver] = useState(false);
  useEffect(
    // A dialog has its own drop zone, and documents are dropped on a field.
    () =>
      onFileDrag(preview, (areDocuments) =>
        setOver(!areDocuments && document.querySelector('dialog[open]') === null),
      ),
    [preview],
  );
  const { getRootProps } = useDropzone({
    noClick: true,
    noKeyboard: true,
    onDragLeave: () => setOver(false),
    onDrop: (files, rejected) => {
      setOver(false);
      onFiles([...files, ...rejected.map(({ file }) => file)]);
    },
  });
  // Covers the frame, which would take the files itself.
  return (
    isOver && (
      <div {...getRootProps({ className: 'pictures-anywhere', tabIndex: -1 })}>
        <p>{format(messages.dropHere, { title })}</p>
      </div>
    )
  );
}

/**
 * Calls back when files are dragged over the window or the preview.
 *
 * @param preview the origin of the preview, which sends a message for drags over it
 * @param onDrag called repeatedly; `areDocuments` is false if the types are not known, as in Firefox or over
 * the preview
 * @returns a function that stops listening
 */
export function onFileDrag(preview: string, onDrag: (areDocuments: boolean) => void): () => void {
  const enter = ({ dataTransfer }: DragEvent) => {
    if (dataTransfer?.types.includes('Files')) onDrag(areDocuments(dataTransfer));
  };
  const onMessage = ({ origin, data }: MessageEvent<unknown>) => {
    const isDragged = typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'dragged';
    if (origin === preview && isDragged) onDrag(false);
  };
  addEventListener('dragenter', enter);
  addEventListener('message', onMessage);
  return () => {
    removeEventListener('dragenter', enter);
    removeEventListener('message', onMessage);
  };
}

/** Firefox reports this type for every file until it is dropped. */
const FIREFOX_FILE_TYPE = 'application/x-moz-file';

const areDocuments = ({ items }: DataTransfer) =>
  items.length > 0 &&
  [...items].every(({ type }) => /^(application|text)\//.test(type) && type !== FIREFOX_FILE_TYPE);
