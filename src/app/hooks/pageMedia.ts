/** What block components know about the pictures and documents of their page. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import { type Media, ownValue, type PictureInfo } from '../../core/data/media.ts';
import { savesData } from './savesData.ts';

/** The media of the page that is shown and how its pictures are to be asked for. */
export interface PageMedia {
  media: Media;
  /** Whether the page was drawn in the browser, after another one, rather than prerendered. */
  drawnHere: boolean;
  /** Whether the visitor has asked for less data. */
  savesData: boolean;
}

const MediaContext = createContext<PageMedia>({
  media: { pictures: new Map(), documents: new Map() },
  drawnHere: false,
  savesData: false,
});

export const MediaProvider = MediaContext.Provider;

export const usePageMedia = (): PageMedia => useContext(MediaContext);

/** What the build knows about a picture; nothing in the development server. @param src a site path */
export function usePicture(src: string): PictureInfo | undefined {
  return ownValue(usePageMedia().media.pictures, src);
}

/** The size of a document in bytes, where it is known. @param path a site path */
export function useDocumentSize(path: string): number | undefined {
  return ownValue(usePageMedia().media.documents, path);
}

/**
 * Whether the visitor has asked for less data. While hydrating it is false, as it was for the build; the inline loader has
 * taken care of the pictures that are there.
 */
export function useSavesData(): boolean {
  return useSyncExternalStore(noChanges, savesData, () => false);
}

const noChanges = () => () => undefined;
