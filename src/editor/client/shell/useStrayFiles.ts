import { useEffect } from 'react';
import { onFileDrag } from '../media/pictures/WindowDropZone.tsx';

/**
 * How long after the last drag event the files are considered gone, in milliseconds; browsers send one every
 * 350.
 */
const DRAG_TIMEOUT_MS = 700;

/**
 * Refuses files outside of drop zones, so that the browser does not open them. During a drag the root element
 * has `data-dragged`, and the frame, which would open files itself, ignores them.
 *
 * @param preview the origin of the preview
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
      // Drop zones override this afterwards.
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
