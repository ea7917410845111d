/** The words of documents: those that come from this computer, and those of the site. */
const en = {
  fromHere: 'From this computer',
  sending: 'One moment …',
  taken: (path: string) => `${path} is among the documents of the site now.`,

  documents: 'Documents',
  reading: 'Reading the documents …',
  found: (count: number) => (count === 1 ? '1 document' : `${count} documents`),
  none: 'There is no such document.',
  usesUnknown: 'Which documents are used nowhere cannot be told now: a file of the site has a mistake.',
  usedNowhere: 'Used nowhere. It is published all the same; other sites may lead to it.',
  usedIn: 'Used on',
  remove: 'Remove',
  removed: 'The document is removed.',
};

const ml: typeof en = {
  fromHere: 'ഈ കമ്പ്യൂട്ടറിൽ നിന്ന്',
  sending: 'ഒരു നിമിഷം …',
  taken: (path) => `${path} ഇപ്പോൾ സൈറ്റിലെ രേഖകളിൽ ഉണ്ട്.`,

  documents: 'രേഖകൾ',
  reading: 'രേഖകൾ വായിക്കുന്നു …',
  found: (count) => `${count} രേഖ`,
  none: 'ഇങ്ങനെയൊരു രേഖയില്ല.',
  usesUnknown: 'ഉപയോഗിക്കാത്ത രേഖകൾ ഏതെന്ന് ഇപ്പോൾ പറയാനാവില്ല: സൈറ്റിലെ ഒരു ഫയലിൽ തെറ്റുണ്ട്.',
  usedNowhere: 'എങ്ങും ഉപയോഗിക്കുന്നില്ല. എങ്കിലും ഇത് പ്രസിദ്ധീകരിക്കും; മറ്റു സൈറ്റുകളിൽ ഇതിലേക്ക് ലിങ്ക് ഉണ്ടാകാം.',
  usedIn: 'ഉപയോഗിക്കുന്നത്',
  remove: 'നീക്കം ചെയ്യുക',
  removed: 'രേഖ നീക്കം ചെയ്തു.',
};

export const documentMessages = { en, ml };
