/** The words of translating a page. */
import { useMessages } from './context.ts';

const en = {
  translate: 'Translate',
  of: (title: string) => `Translate “${title}”`,
  help: 'Makes the page in another language, with the texts as they are saved. It is a draft, which visitors do not see: write your own texts over it, then make it public.',
  language: 'Language',
  title: 'Title in this language',
  titleHelp: 'That of the original when left out; you can still change it.',
};

const ml: typeof en = {
  translate: 'വിവർത്തനം ചെയ്യുക',
  of: (title) => `“${title}” വിവർത്തനം ചെയ്യുക`,
  help: 'സേവ് ചെയ്ത എഴുത്തോടെ ഈ പേജ് മറ്റൊരു ഭാഷയിൽ ഉണ്ടാക്കും. അത് സന്ദർശകർ കാണാത്ത കരടാണ്: മാറ്റിയെഴുതിയ ശേഷം പരസ്യമാക്കുക.',
  language: 'ഭാഷ',
  title: 'ഈ ഭാഷയിലെ തലക്കെട്ട്',
  titleHelp: 'എഴുതിയില്ലെങ്കിൽ മൂലപേജിന്റേതു തന്നെ; പിന്നീട് മാറ്റാം.',
};

export const useTranslationMessages = (): typeof en => (useMessages().language === 'ml' ? ml : en);
