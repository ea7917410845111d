/** The words of the acts in the language of the window. */
import { type ActionMessages, actionMessages } from '../../shared/actionMessages.ts';
import { useMessages } from '../messages/context.ts';

export const useActionMessages = (): ActionMessages =>
  useMessages().language === 'ml' ? actionMessages.ml : actionMessages.en;
