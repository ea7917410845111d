/** A file that is dropped where nothing takes it does not lead the browser away. */
import { useEffect } from 'react';
import { onFileDrag } from '../media/pictures/onFileDrag.ts';

/** How long after the last sign of a file it is taken to have left, in milliseconds; while it is over the window a sign comes every 350. */
const DRAG_TIMEOUT_MS = 700;

/**
 * Refuses files where nothing takes them. While they are over the window the root says so in `data-dragged`, and the frame, which
 * would open them by itself, lets them through.
 *
 * @param preview the origin of the page in its frame
 */
export function useStrayFiles(preview: string): void {
  useEffect(() => {
    const root = document.documentElement.dataset;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const clear = () => {
      clearTimeout(timer);
      delete root.dragged;
    };
    const extend = () => {
      clearTimeout(timer);
      timer = setTimeout(clear, DRAG_TIMEOUT_MS);
    };
    const refuse = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      // What takes files says otherwise afterwards.
      event.dataTransfer.dropEffect = 'none';
      if (event.type === 'drop') clear();
      else extend();
    };
    const end = onFileDrag(preview, (areDocuments) => {
      root.dragged = areDocuments ? 'documents' : 'files';
      extend();
    });
    addEventListener('dragover', refuse, true);
    addEventListener('drop', refuse, true);
    return () => {
      end();
      clear();
      removeEventListener('dragover', refuse, true);
      removeEventListener('drop', refuse, true);
    };
  }, [preview]);
}
