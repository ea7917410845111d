/** The README of a new site: a page on how to keep it, in the language of the site where we can write that, else in English. */
import { phrasesIn } from './phrases/index.ts';
import type { InitOptions } from './starterFiles.ts';

/** The guide for the people who keep a site. */
export function guideOf({ name, languages }: InitOptions): string {
  const [main = 'en', ...others] = languages;
  const own = new Map(Object.entries(GUIDES)).get(baseOf(main));
  const { text, translated, missing } = own ?? ENGLISH;
  const list = (codes: readonly string[]) => codes.map((code) => `\`${code}\``).join(', ');
  const [spoken, unspoken] = [true, false].map((is) =>
    others.filter((code) => (phrasesIn(code) !== undefined) === is),
  ) as [string[], string[]];
  const parts = [
    own ? '' : `This guide is in English, since there is none in the language of the site (\`${main}\`) yet.`,
    text.trim(),
    spoken.length > 0 ? translated(list(spoken), spoken[0]?.toLowerCase() ?? '') : '',
    unspoken.length > 0 ? missing(list(unspoken)) : '',
  ];
  return `# ${name}\n\n${parts.filter(Boolean).join('\n\n')}\n`;
}

const baseOf = (language: string) => language.split('-')[0] ?? '';

interface Guide {
  text: string;
  /** On the further languages that the sample pages speak. @param folder that of the first of them */
  translated: (codes: string, folder: string) => string;
  /** On those that they do not speak. */
  missing: (codes: string) => string;
}

const ENGLISH: Guide = {
  translated: (codes, folder) =>
    `## Other languages\n\nThe pages are also in ${codes}. Each language has the same files once more: \`manifest/site.${folder}.json\` has the words of \`site.json\`, and \`public/data/${folder}/\` the pages. In \`manifest/routes.json\`, \`translationOf\` says which page is the translation of which.`,
  missing: (codes) =>
    `## Languages without pages\n\nYou have also named ${codes}. There are no sample pages in it yet: write them yourself, each with its \`language\` and \`translationOf\` in \`manifest/routes.json\`.`,
  text: `
This folder is a website. Its content is in \`manifest/\` and \`public/\`, as files of a kind called JSON; pages are made from it by themselves.
Everything in it now is a sample, marked with \`"sample": true\` or kept in a folder \`sample\`.

## Once

Install [Node](https://nodejs.org) (20.19 or newer), open this folder in [VS Code](https://code.visualstudio.com), choose
*Terminal, New Terminal*, and type:

\`\`\`sh
npm install
\`\`\`

## Every day

| type | and |
| --- | --- |
| \`npm run dev\` | open the address that it prints; what you save is seen at once |
| \`npm run edit\` | change the pages in forms, in the browser |
| \`npm run check\` | read what is wrong, where, and how to put it right |
| \`npm run new\` | answer its questions, and there is a page, a person or a piece of news |
| \`npm start\` | look at the website as visitors will see it |
| \`npm run build\` | put the folder \`dist\` on your web server |
| \`npm run publish\` | check, build and send the website to your host: see \`deploy.md\` |

## Where what is

| file | has |
| --- | --- |
| \`manifest/site.json\` | name, address, telephone, menu, foot of the pages |
| \`manifest/routes.json\` | the pages: their addresses and files |
| \`public/data/\` | what stands on the pages, a file each |
| \`public/images/\`, \`public/documents/\` | pictures and documents |

In VS Code every field is explained when the mouse rests on it, and Ctrl-Space offers what may stand there.

## Before it is published

1. Replace the samples. \`npm run check -- --release\` lists what is left of them.
2. Write the address of the website into \`manifest/site.json\`: \`"origin": "https://…"\`.
3. \`npm run verify\` reads every page once more, as a visitor would.
4. Save your work with git, \`package-lock.json\` included. On GitHub, every change is then checked by itself.

## A newer version

Copy the file of the newer version, such as \`site-from-data-0.2.0.tgz\`, into this folder, then:

\`\`\`sh
npm install ./site-from-data-0.2.0.tgz
npx site-from-data upgrade --dry-run
npx site-from-data upgrade
\`\`\`

More is in \`node_modules/site-from-data/docs/\`: \`maintainers.md\` has the tasks step by step, \`problems.md\` explains each message of the check,
\`deploy.md\` says how to publish on each kind of server.
`,
};

const MALAYALAM: Guide = {
  translated: (codes, folder) =>
    `## മറ്റു ഭാഷകൾ\n\nപേജുകൾ ${codes} എന്നിവയിലുമുണ്ട്. ഓരോ ഭാഷയ്ക്കും അതേ ഫയലുകൾ വേറെയുണ്ട്: \`site.json\`-ലെ വാക്കുകൾ \`manifest/site.${folder}.json\`-ൽ, പേജുകൾ \`public/data/${folder}/\`-ൽ. ഏതു പേജ് ഏതിന്റെ പരിഭാഷയാണെന്ന് \`manifest/routes.json\`-ലെ \`translationOf\` പറയുന്നു.`,
  missing: (codes) =>
    `## പേജുകളില്ലാത്ത ഭാഷകൾ\n\n${codes} എന്നിവയും വേണമെന്നു പറഞ്ഞിരുന്നു. മാതൃകാ പേജുകൾ ആ ഭാഷകളിലില്ല; അവ നിങ്ങൾതന്നെ എഴുതണം. ഓരോന്നിനും \`manifest/routes.json\`-ൽ \`language\`, \`translationOf\` എന്നിവ വേണം.`,
  text: `
ഈ ഫോൾഡർ ഒരു വെബ്സൈറ്റാണ്. ഉള്ളടക്കം \`manifest/\`, \`public/\` എന്നീ ഫോൾഡറുകളിൽ JSON എന്ന തരം ഫയലുകളിലാണ്; പേജുകൾ അവയിൽനിന്നു തനിയെ ഉണ്ടാകും.
ഇപ്പോഴുള്ളതെല്ലാം മാതൃകയാണ്: അവയിൽ \`"sample": true\` എന്ന് എഴുതിയിരിക്കും, അല്ലെങ്കിൽ \`sample\` എന്ന ഫോൾഡറിലായിരിക്കും.

## ആദ്യമായി, ഒരിക്കൽ മാത്രം

[Node](https://nodejs.org) (20.19 അല്ലെങ്കിൽ പുതിയത്) ഇൻസ്റ്റാൾ ചെയ്യുക. ഈ ഫോൾഡർ [VS Code](https://code.visualstudio.com)-ൽ തുറന്ന്
*Terminal, New Terminal* എടുത്ത് ഇങ്ങനെ ടൈപ്പ് ചെയ്യുക:

\`\`\`sh
npm install
\`\`\`

## എല്ലാ ദിവസവും

| ടൈപ്പ് ചെയ്യേണ്ടത് | എന്തിന് |
| --- | --- |
| \`npm run dev\` | കാണിക്കുന്ന വിലാസം തുറക്കുക; സേവ് ചെയ്യുന്നത് ഉടൻ കാണാം |
| \`npm run edit\` | ബ്രൗസറിലെ ഫോമുകൾ വഴി പേജുകൾ തിരുത്താം |
| \`npm run check\` | എന്തു തെറ്റ്, എവിടെ, എങ്ങനെ ശരിയാക്കണം എന്നു പറഞ്ഞുതരും |
| \`npm run new\` | ചോദ്യങ്ങൾക്ക് ഉത്തരം എഴുതിയാൽ പുതിയ പേജോ വാർത്തയോ ആളോ ചേരും |
| \`npm start\` | സന്ദർശകർ കാണുന്നതുപോലെ സൈറ്റ് കാണാം |
| \`npm run build\` | \`dist\` എന്ന ഫോൾഡർ ഉണ്ടാകും; അതു സെർവറിലേക്കു പകർത്തുക |
| \`npm run publish\` | പരിശോധിച്ച് സെർവറിലേക്ക് അയയ്ക്കും: \`deploy.md\` കാണുക |

## എന്ത് എവിടെ

| ഫയൽ | ഉള്ളത് |
| --- | --- |
| \`manifest/site.json\` | പേര്, വിലാസം, ഫോൺ, മെനു, പേജിന്റെ അടിഭാഗം |
| \`manifest/routes.json\` | പേജുകളുടെ വിലാസങ്ങളും ഫയലുകളും |
| \`public/data/\` | പേജുകളിലെ എഴുത്ത് |
| \`public/images/\`, \`public/documents/\` | ചിത്രങ്ങളും രേഖകളും |

VS Code-ൽ ഒരു വാക്കിനു മുകളിൽ മൗസ് വെച്ചാൽ അതിന്റെ വിശദീകരണം കാണാം.

## പ്രസിദ്ധീകരിക്കും മുമ്പ്

1. മാതൃകകൾക്കു പകരം സ്വന്തം ഉള്ളടക്കം എഴുതുക. ബാക്കിയുള്ളവ \`npm run check -- --release\` കാണിച്ചുതരും.
2. \`manifest/site.json\`-ൽ സൈറ്റിന്റെ വിലാസം എഴുതുക: \`"origin": "https://…"\`.
3. \`npm run verify\` എല്ലാ പേജും ഒരിക്കൽക്കൂടി പരിശോധിക്കും.
4. \`package-lock.json\` ഉൾപ്പെടെ എല്ലാം git-ൽ സൂക്ഷിക്കുക.

## പുതിയ പതിപ്പ്

പുതിയ പതിപ്പിന്റെ ഫയൽ (ഉദാ: \`site-from-data-0.2.0.tgz\`) ഈ ഫോൾഡറിലേക്കു പകർത്തിയശേഷം:

\`\`\`sh
npm install ./site-from-data-0.2.0.tgz
npx site-from-data upgrade --dry-run
npx site-from-data upgrade
\`\`\`

കൂടുതൽ വിവരങ്ങൾ \`node_modules/site-from-data/docs/\` എന്ന ഫോൾഡറിലുണ്ട്; \`quick-start.ml.md\` മലയാളത്തിലാണ്.
`,
};

const HINDI: Guide = {
  translated: (codes, folder) =>
    `## दूसरी भाषाएँ\n\nपृष्ठ ${codes} में भी हैं। हर भाषा की वही फ़ाइलें अलग से हैं: \`site.json\` के शब्द \`manifest/site.${folder}.json\` में और पृष्ठ \`public/data/${folder}/\` में। कौन-सा पृष्ठ किसका अनुवाद है, यह \`manifest/routes.json\` में \`translationOf\` बताता है।`,
  missing: (codes) =>
    `## जिन भाषाओं में पृष्ठ नहीं हैं\n\nआपने ${codes} भी चुनी हैं। इनमें नमूने के पृष्ठ नहीं हैं; इन्हें आप स्वयं लिखें। हर पृष्ठ के लिए \`manifest/routes.json\` में \`language\` और \`translationOf\` चाहिए।`,
  text: `
यह फ़ोल्डर एक वेबसाइट है। इसकी सामग्री \`manifest/\` और \`public/\` में JSON नाम की फ़ाइलों में है; पृष्ठ उनसे अपने-आप बनते हैं।
अभी जो कुछ है, वह नमूना है: उस पर \`"sample": true\` लिखा है या वह \`sample\` नाम के फ़ोल्डर में है।

## पहली बार

[Node](https://nodejs.org) (20.19 या नया) इंस्टॉल करें। यह फ़ोल्डर [VS Code](https://code.visualstudio.com) में खोलें,
*Terminal, New Terminal* चुनें और लिखें:

\`\`\`sh
npm install
\`\`\`

## हर दिन

| लिखें | किसलिए |
| --- | --- |
| \`npm run dev\` | जो पता दिखे, उसे खोलें; सहेजते ही बदलाव दिखता है |
| \`npm run edit\` | ब्राउज़र में फ़ॉर्म से पृष्ठ बदलें |
| \`npm run check\` | क्या ग़लत है, कहाँ है और कैसे ठीक होगा |
| \`npm run new\` | सवालों के जवाब दें; नया पृष्ठ, समाचार या व्यक्ति जुड़ जाता है |
| \`npm start\` | वेबसाइट वैसी देखें जैसी लोग देखेंगे |
| \`npm run build\` | \`dist\` फ़ोल्डर बनता है; उसे सर्वर पर रखें |
| \`npm run publish\` | जाँचकर वेबसाइट सर्वर पर भेजता है: \`deploy.md\` देखें |

## क्या कहाँ है

| फ़ाइल | क्या है |
| --- | --- |
| \`manifest/site.json\` | नाम, पता, फ़ोन, मेनू, पृष्ठ का निचला भाग |
| \`manifest/routes.json\` | पृष्ठों के पते और फ़ाइलें |
| \`public/data/\` | पृष्ठों पर लिखी सामग्री |
| \`public/images/\`, \`public/documents/\` | चित्र और दस्तावेज़ |

VS Code में किसी शब्द पर माउस रखने से उसका अर्थ दिखता है।

## प्रकाशित करने से पहले

1. नमूनों की जगह अपनी सामग्री लिखें। जो बचा है, उसे \`npm run check -- --release\` दिखाता है।
2. \`manifest/site.json\` में वेबसाइट का पता लिखें: \`"origin": "https://…"\`।
3. \`npm run verify\` हर पृष्ठ को एक बार फिर जाँचता है।
4. \`package-lock.json\` सहित सब कुछ git में सहेजें।

## नया संस्करण

नए संस्करण की फ़ाइल (जैसे \`site-from-data-0.2.0.tgz\`) इस फ़ोल्डर में कॉपी करें, फिर:

\`\`\`sh
npm install ./site-from-data-0.2.0.tgz
npx site-from-data upgrade --dry-run
npx site-from-data upgrade
\`\`\`

और जानकारी \`node_modules/site-from-data/docs/\` में अंग्रेज़ी में है।
`,
};

/** By the code of the language. */
const GUIDES: Readonly<Record<string, Guide>> = { en: ENGLISH, ml: MALAYALAM, hi: HINDI };
