/** The words over an earlier version of a page. */
import { useMessages } from './context.ts';

const en = {
  seen: (day: string) => `You see the page of ${day}. Nothing is saved.`,
  bring: 'Bring it back',
  now: 'Back to now',
};

const ml: typeof en = {
  seen: (day) => `കാണുന്നത് ${day}-ലെ പേജാണ്. ഒന്നും സേവ് ചെയ്തിട്ടില്ല.`,
  bring: 'ഇത് തിരികെ കൊണ്ടുവരുക',
  now: 'ഇപ്പോഴത്തേതിലേക്ക് മടങ്ങുക',
};

export const useVersionMessages = (): typeof en => (useMessages().language === 'ml' ? ml : en);
