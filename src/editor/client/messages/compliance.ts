/** The words around what authorities ask. */
import type { EvidenceAnswer } from '../../../generated/types.ts';

/** What each kind of answer is called. */
type EvidenceLabels = Readonly<Record<EvidenceAnswer['by'], string>>;

const en = {
  applies: 'It applies after all',
  allLists: 'All lists',
  answer: 'Answer it',
  choose: 'What does it answer?',
  close: 'It is shown now',
  confirm: 'Yes, this answers it',
  confirmed: 'It counts as an answer now.',
  count: (found: number, all: number) => (found === all ? `${all} answers` : `${found} of ${all} answers`),
  find: 'Look for words in the answers',
  how: 'How is it answered?',
  kinds: {
    page: 'Page',
    document: 'Document',
    fact: 'Figure',
    link: 'Page elsewhere',
    gap: 'Gap',
    'not-applicable': 'Not applicable',
  } satisfies EvidenceLabels,
  list: 'List',
  look: 'I have looked at it again',
  lookedAgain: 'The checksum is that of the file as it is now.',
  nothing: 'Nothing that is asked has these words.',
  open: (count: number) => (count === 1 ? '1 thing has no answer yet' : `${count} things have no answer yet`),
  proposal: 'Proposed',
  proposed: 'This was only found by its words, and is on no page yet. Look whether it shows what is asked.',
  state: 'Which answers',
  states: {
    all: 'All',
    shown: 'Shown',
    gap: 'Gaps',
    notApplicable: 'Not applicable',
    proposed: 'Proposed',
    wrong: 'With a mistake or a remark',
  },
  unchosen: 'Not chosen yet',
};

const ml: typeof en = {
  applies: 'ഇത് ബാധകമാണ്',
  allLists: 'എല്ലാ പട്ടികകളും',
  answer: 'മറുപടി നൽകുക',
  choose: 'ഏത് ആവശ്യത്തിനുള്ള മറുപടിയാണിത്?',
  close: 'ഇപ്പോൾ കാണിച്ചിട്ടുണ്ട്',
  confirm: 'അതെ, ഇതുതന്നെയാണ് മറുപടി',
  confirmed: 'ഇത് ഇപ്പോൾ മറുപടിയായി കണക്കാക്കും.',
  count: (found, all) => (found === all ? `${all} മറുപടികൾ` : `${all} മറുപടികളിൽ ${found} എണ്ണം`),
  find: 'മറുപടികളിലെ വാക്കുകൾ തിരയുക',
  how: 'മറുപടി എങ്ങനെയാണ്?',
  kinds: {
    page: 'പേജ്',
    document: 'രേഖ',
    fact: 'കണക്ക്',
    link: 'മറ്റൊരു സൈറ്റിലെ പേജ്',
    gap: 'കുറവ്',
    'not-applicable': 'ബാധകമല്ല',
  },
  list: 'പട്ടിക',
  look: 'ഞാൻ വീണ്ടും പരിശോധിച്ചു',
  lookedAgain: 'ഇപ്പോഴുള്ള ഫയലിന്റെ ചെക്ക്സം രേഖപ്പെടുത്തി.',
  nothing: 'ഈ വാക്കുകളുള്ള ആവശ്യമൊന്നുമില്ല.',
  open: (count) => `${count} എണ്ണത്തിന് ഇനിയും മറുപടിയില്ല`,
  proposal: 'നിർദേശം',
  proposed: 'വാക്കുകൾ നോക്കി കണ്ടെത്തിയതു മാത്രമാണിത്; ഒരു പേജിലും ഇതുവരെ കാണിക്കുന്നില്ല. ആവശ്യപ്പെട്ടതുതന്നെയാണോ എന്നു പരിശോധിക്കുക.',
  state: 'ഏതു മറുപടികൾ',
  states: {
    all: 'എല്ലാം',
    shown: 'കാണിച്ചിരിക്കുന്നവ',
    gap: 'കുറവുകൾ',
    notApplicable: 'ബാധകമല്ലാത്തവ',
    proposed: 'നിർദേശങ്ങൾ',
    wrong: 'തെറ്റോ കുറിപ്പോ ഉള്ളവ',
  },
  unchosen: 'തിരഞ്ഞെടുത്തിട്ടില്ല',
};

export const complianceMessages = { en, ml };
