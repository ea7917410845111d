/** The words of drafts in the language of the window. */
import { useMessages } from './context.ts';
import { type DraftMessages, draftMessages } from './drafts.ts';

export const useDraftMessages = (): DraftMessages =>
  useMessages().language === 'ml' ? draftMessages.ml : draftMessages.en;
