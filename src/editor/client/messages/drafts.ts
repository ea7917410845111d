/** The words of drafts: what is not public yet. */

const en = {
  save: 'Save as a draft',
  saveHelp: 'Saves what you wrote, mistakes and all. Visitors do not see a draft, until you make it public.',
  cannot: 'This page cannot be a draft.',
  saved: 'Saved as a draft at {time}.',
  savedWith: {
    one: 'Saved as a draft; {count} mistake to fix before it is public.',
    other: 'Saved as a draft; {count} mistakes to fix before it is public.',
  },
  draft: 'This page is a draft: visitors do not see it.',
  draftAbove: 'Visitors do not see this page, as the page above it is a draft.',
  mistakes: {
    one: '{count} mistake to fix before it is public.',
    other: '{count} mistakes to fix before it is public.',
  },
  coming: 'Visitors see this page from {day}.',
  over: 'This page is over: it is in no list, and says so itself.',
  makePublic: 'Make public',
  makePublicHelp: 'Saves the page without the mark of a draft: visitors see it once the site is published.',
  willBe: 'It is public once it is saved.',
};

/** Every language has the words of the English one. */
export type DraftMessages = typeof en;

const ml: DraftMessages = {
  save: 'കരടായി സേവ് ചെയ്യുക',
  saveHelp: 'എഴുതിയതെല്ലാം തെറ്റുകളോടെ തന്നെ സേവ് ചെയ്യും. പരസ്യമാക്കുന്നതു വരെ സന്ദർശകർ കരട് കാണില്ല.',
  cannot: 'ഈ പേജ് കരടാക്കാനാവില്ല.',
  saved: '{time}-ന് കരടായി സേവ് ചെയ്തു.',
  savedWith: {
    one: 'കരടായി സേവ് ചെയ്തു; പരസ്യമാക്കും മുമ്പ് {count} തെറ്റ് തിരുത്തണം.',
    other: 'കരടായി സേവ് ചെയ്തു; പരസ്യമാക്കും മുമ്പ് {count} തെറ്റുകൾ തിരുത്തണം.',
  },
  draft: 'ഈ പേജ് കരടാണ്: സന്ദർശകർ ഇത് കാണില്ല.',
  draftAbove: 'മുകളിലെ പേജ് കരടായതിനാൽ സന്ദർശകർ ഈ പേജ് കാണില്ല.',
  mistakes: {
    one: 'പരസ്യമാക്കും മുമ്പ് {count} തെറ്റ് തിരുത്തണം.',
    other: 'പരസ്യമാക്കും മുമ്പ് {count} തെറ്റുകൾ തിരുത്തണം.',
  },
  coming: '{day} മുതൽ സന്ദർശകർ ഈ പേജ് കാണും.',
  over: 'ഈ പേജിന്റെ കാലം കഴിഞ്ഞു: ഇത് ഒരു പട്ടികയിലുമില്ല; പേജിൽ അതു പറയുന്നുണ്ട്.',
  makePublic: 'പരസ്യമാക്കുക',
  makePublicHelp: 'കരട് എന്ന അടയാളം നീക്കി പേജ് സേവ് ചെയ്യും: സൈറ്റ് പ്രസിദ്ധീകരിക്കുമ്പോൾ സന്ദർശകർ ഇത് കാണും.',
  willBe: 'സേവ് ചെയ്യുമ്പോൾ ഇത് പരസ്യമാകും.',
};

export const draftMessages = { en, ml };
