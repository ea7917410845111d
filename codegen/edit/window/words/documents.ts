/** The words of documents that come from this computer. */
const en = {
  fromHere: 'From this computer',
  sending: 'One moment …',
  taken: (path: string) => `${path} is among the documents of the site now.`,
};

const ml: typeof en = {
  fromHere: 'ഈ കമ്പ്യൂട്ടറിൽ നിന്ന്',
  sending: 'ഒരു നിമിഷം …',
  taken: (path) => `${path} ഇപ്പോൾ സൈറ്റിലെ രേഖകളിൽ ഉണ്ട്.`,
};

export const documentWords = { en, ml };
