/** How the site speaks on the page that is shown. */
import { createContext, useContext } from 'react';
import type { PageWords, Voice } from '../../core/i18n/voice.ts';
import type { Site } from '../../core/model.ts';

const VoiceContext = createContext<Voice | undefined>(undefined);

export const VoiceProvider = VoiceContext.Provider;

/** @throws outside of a page: a mistake of the engine, never of the content */
export function useVoice(): Voice {
  const voice = useContext(VoiceContext);
  if (!voice) throw new Error('A part was drawn outside of a page.');
  return voice;
}

/** The site in the language of the page. */
export const useSite = (): Site => useVoice().site;

/** The words of the interface in that language. */
export const useWords = (): PageWords => useVoice().words;
