/** The words of the tour. */
import { useWords } from './context.ts';

const en = {
  offer: 'Is this your first time here?',
  start: 'Show me around',
  no: 'No, thanks',
  name: 'A tour of one minute',
  next: 'Next',
  back: 'Back',
  end: 'Done',
  close: 'End the tour',
  place: '{place} of {all}',
  steps: {
    find: { title: 'Find the page', text: 'All pages are here. Choose one, or look for words of it.' },
    form: {
      title: 'Change the words',
      text: 'The texts of the page are here in fields. What is wrong is said under its field.',
    },
    page: {
      title: 'See the page',
      text: 'This is the page as visitors will see it. It changes as you type. Click words on it to come to their field.',
    },
    save: {
      title: 'Save',
      text: 'Only “Save” changes the site on this computer. Visitors see it after the next “Publish”. “Undo” takes back what you typed.',
    },
    add: {
      title: 'Add something',
      text: 'An event with its photos, a page, a person: you are asked for all that it needs.',
    },
    kept: {
      title: 'Nothing is lost',
      text: 'What is not saved stays on this computer, also when you close the window. “not saved” marks its page here.',
    },
  },
};

const ml: typeof en = {
  offer: 'ഇവിടെ ആദ്യമായാണോ?',
  start: 'ചുറ്റും കാണിക്കുക',
  no: 'വേണ്ട',
  name: 'ഒരു മിനിറ്റിൽ പരിചയപ്പെടാം',
  next: 'അടുത്തത്',
  back: 'പിന്നോട്ട്',
  end: 'കഴിഞ്ഞു',
  close: 'പരിചയപ്പെടുത്തൽ നിർത്തുക',
  place: '{all}-ൽ {place}',
  steps: {
    find: { title: 'പേജ് കണ്ടെത്തുക', text: 'എല്ലാ പേജുകളും ഇവിടെയുണ്ട്. ഒന്ന് തിരഞ്ഞെടുക്കുക; അല്ലെങ്കിൽ അതിലെ വാക്കുകൾ തിരയുക.' },
    form: { title: 'വാക്കുകൾ മാറ്റുക', text: 'പേജിലെ വാക്കുകൾ ഇവിടെ കള്ളികളിലുണ്ട്. തെറ്റുണ്ടെങ്കിൽ അത് കള്ളിയുടെ താഴെ കാണാം.' },
    page: {
      title: 'പേജ് കാണുക',
      text: 'സന്ദർശകർ പേജ് കാണുന്നത് ഇങ്ങനെയാണ്. എഴുതുമ്പോൾത്തന്നെ ഇതു മാറും. ഇതിലെ വാക്കിൽ അമർത്തിയാൽ അതിന്റെ കള്ളിയിലെത്താം.',
    },
    save: {
      title: 'സേവ് ചെയ്യുക',
      text: '“സേവ് ചെയ്യുക” അമർത്തിയാലേ ഈ കമ്പ്യൂട്ടറിലെ സൈറ്റിൽ മാറ്റം വരൂ. “പ്രസിദ്ധീകരിക്കുക” കഴിഞ്ഞാലേ സന്ദർശകർ അതു കാണൂ. എഴുതിയത് “പിൻവലിക്കുക” വഴി തിരിച്ചെടുക്കാം.',
    },
    add: { title: 'പുതിയത് ചേർക്കുക', text: 'ഫോട്ടോകളോടെ ഒരു പരിപാടി, ഒരു പേജ്, ഒരു വ്യക്തി: വേണ്ടതെല്ലാം ചോദിക്കും.' },
    kept: {
      title: 'ഒന്നും നഷ്ടപ്പെടില്ല',
      text: 'സേവ് ചെയ്യാത്തത് വിൻഡോ അടച്ചാലും ഈ കമ്പ്യൂട്ടറിലുണ്ടാകും. ആ പേജിന് ഇവിടെ “സേവ് ചെയ്തിട്ടില്ല” എന്ന അടയാളം കാണാം.',
    },
  },
};

type TourWords = typeof en;

/** In the language of the window. */
export const useTourWords = (): TourWords => (useWords().language === 'ml' ? ml : en);
