/** The words of the acts in the language of the window. */
import { type ActWords, actWords } from '../../shared/actWords.ts';
import { useWords } from '../messages/context.ts';

export const useActWords = (): ActWords => (useWords().language === 'ml' ? actWords.ml : actWords.en);
