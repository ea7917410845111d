/** Stop words by language: articles, particles and question words. */

/** In the spelling of the language, with romanised forms that visitors type. */
export const STOP_WORDS: Readonly<Record<string, string>> = {
  en: `a about after all also am an and any are as at be been before but by can conducted could details did do does each
    find for from get give had happen happening has have held he her his how i if in into is it its kindly know like long
    looking many more much my need no not of on one or our out over please shall she should show so tell than that the
    their them then there these they this those to up want was we were what when where which who whom whose why will with
    would you your`,
  ml: `ഒരു ഈ ആ ഇത് അത് എന്ന എന്ന് എന്നു എന്നീ ഒരുക്കി ആയി ആയിരുന്നു ഉണ്ടായിരുന്നു അവർ അവരുടെ തന്റെ ആണ് ചെയ്തു പറഞ്ഞു
    ethra engane evide enthanu aaranu undo und venam kittum kittumo enthu enthokke eppol eppo ethu cheyyam cheyyanam ariyan`,
  ar: 'أين متى كيف كم ما ماذا من هل لماذا أي هو هي هذا هذه في على إلى عن مع أو',
  hi: 'कहाँ कब कैसे कितना कितने कितनी क्या कौन क्यों कौनसा है हैं का की के को में से पर और या एक यह वह होता होती करें',
  lv: 'kur kad kā kas cik kāpēc vai ir un ar par no uz pie kurš kura kādi kāds kāda tas šis',
};

/**
 * Malayalam question words, compared by phonetic key, so that they match in both scripts and with the copula:
 * എവിടെ, എവിടെയാണ്, "evideyanu".
 */
export const MALAYALAM_QUESTIONS = `എവിടെ എങ്ങനെ എങ്ങിനെ എപ്പോൾ എപ്പോഴ എത്ര എന്ത് എന്തൊക്കെ എന്തിന് എന്തുകൊണ്ട് ഏത് ഏതൊക്കെ
  ആര് ആരൊക്കെ ഉണ്ടോ ഉണ്ട് വേണം വേണ്ട വേണ്ടത് കിട്ടും കിട്ടുമോ പറ്റും പറ്റുമോ കഴിയും കഴിയുമോ ചെയ്യാം ചെയ്യണം അറിയാൻ അറിയണം
  പറയാമോ ദയവായി തുടങ്ങും തുടങ്ങുന്നത് നടക്കും നടക്കുന്നത് നടന്നത്`;
