/** Files that somebody drags over the window, or over the page in its frame. */

/**
 * @param preview the origin of the page in its frame, which tells when files come over it
 * @param onDrag each time that files come over something; whether all are documents is not known of every browser, nor over the page
 * @returns ends it
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

/** Firefox calls every file so until it is dropped. */
const FIREFOX_FILE_TYPE = 'application/x-moz-file';

const areDocuments = ({ items }: DataTransfer) =>
  items.length > 0 &&
  [...items].every(({ type }) => /^(application|text)\//.test(type) && type !== FIREFOX_FILE_TYPE);
