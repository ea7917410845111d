/** The words of the acts in the language of the window. */
import { type ActionMessages, actionMessages } from '../../shared/actionMessages.ts';
import { useWords } from '../messages/context.ts';

export const useActionMessages = (): ActionMessages =>
  useWords().language === 'ml' ? actionMessages.ml : actionMessages.en;
