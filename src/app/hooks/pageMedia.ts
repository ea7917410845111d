import { createContext, useContext } from 'react';
import { type Media, ownValue, type PictureInfo } from '../../core/data/media.ts';
import { savesData } from './savesData.ts';
import { useBrowserValue } from './useBrowserValue.ts';

export interface PageMedia {
  media: Media;
  /** True if the page was rendered in the browser after another page, false if it was prerendered. */
  drawnHere: boolean;
  savesData: boolean;
}

const MediaContext = createContext<PageMedia>({
  media: { pictures: new Map(), documents: new Map() },
  drawnHere: false,
  savesData: false,
});

export const MediaProvider = MediaContext.Provider;

export const usePageMedia = (): PageMedia => useContext(MediaContext);

/** Returns undefined in the development server. @param src a site path */
export function usePicture(src: string): PictureInfo | undefined {
  return ownValue(usePageMedia().media.pictures, src);
}

/** Size in bytes, if known. @param path a site path */
export function useDocumentSize(path: string): number | undefined {
  return ownValue(usePageMedia().media.documents, path);
}

/**
 * Returns false while hydrating, to match the prerendered HTML. The inline loader adapts the prerendered
 * images.
 */
export function useSavesData(): boolean {
  return useBrowserValue(savesData, false);
}
