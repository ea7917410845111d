/** Takes photos that are dropped anywhere in the window, the page in its frame included. */
import { useEffect, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { usePictureMessages } from '../../messages/pictures.ts';
import { onFileDrag } from './onFileDrag.ts';
import './view.css';

export function WindowDropZone({
  preview,
  title,
  onFiles,
}: {
  /** The origin of the page in its frame, which tells when files come over it. */
  preview: string;
  /** Of the page that they come to. */
  title: string;
  onFiles: (files: readonly File[]) => void;
}) {
  const messages = usePictureMessages();
  const [isOver, setOver] = useState(false);
  useEffect(
    // A dialog has a place of its own for files, and documents go to a field.
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
  // It lies over the frame, which would take the files for itself.
  return (
    isOver && (
      <div {...getRootProps({ className: 'pictures-anywhere', tabIndex: -1 })}>
        <p>{messages.dropHere(title)}</p>
      </div>
    )
  );
}
