/** The words of drafts in the language of the window. */
import { useWords } from './context.ts';
import { type DraftWords, draftWords } from './drafts.ts';

export const useDraftWords = (): DraftWords => (useWords().language === 'ml' ? draftWords.ml : draftWords.en);
