/** The words about editing on a phone. */
import { useMessages } from './context.ts';

const en = {
  open: 'On a phone',
  isOpen: 'On a phone: open',
  what: 'Edit this site on one phone or tablet that is in the same network as this computer, such as the same Wi-Fi.',
  oneOnly: 'Only the first device that opens it gets in, within ten minutes.',
  read: 'Whoever is in the same network could read along. Use it at home or in the office, not in a café.',
  ends: 'It ends when you choose “Stop”, or when the editor ends.',
  start: 'Open it to a phone',
  scan: 'Point the camera of the phone at this picture.',
  picture: 'Picture with the address for the phone',
  type: 'Or type this address there:',
  until: 'It works until {time}.',
  late: 'No device has come within ten minutes. The picture works no longer.',
  again: 'New picture',
  in: 'A device is in. No other one gets in.',
  where: 'Its address begins with {origin}. What somebody types there and does not save is kept there.',
  nothing: 'If the phone finds nothing, it is in another network, or the firewall of this computer stops it.',
  stop: 'Stop',
  stopped: 'Stopped. No phone gets in.',
  failed: 'The editor cannot be reached.',
  refused:
    'This picture has let in another device, or is older than ten minutes. Ask for a new one on the computer.',
};

const ml: typeof en = {
  open: 'ഫോണിൽ',
  isOpen: 'ഫോണിൽ: തുറന്നിരിക്കുന്നു',
  what: 'ഈ കമ്പ്യൂട്ടറുള്ള അതേ നെറ്റ്‌വർക്കിലെ (ഒരേ വൈഫൈ പോലെ) ഒരു ഫോണിലോ ടാബ്‌ലെറ്റിലോ ഈ സൈറ്റ് മാറ്റാം.',
  oneOnly: 'പത്തു മിനിറ്റിനുള്ളിൽ ആദ്യം തുറക്കുന്ന ഉപകരണത്തിനു മാത്രമേ പ്രവേശനമുള്ളൂ.',
  read: 'അതേ നെറ്റ്‌വർക്കിലുള്ള മറ്റുള്ളവർക്ക് ഇത് വായിക്കാനായേക്കും. വീട്ടിലോ ഓഫീസിലോ മാത്രം ഉപയോഗിക്കുക; പൊതുസ്ഥലങ്ങളിൽ വേണ്ട.',
  ends: '“നിർത്തുക” അമർത്തുമ്പോഴോ എഡിറ്റർ അവസാനിക്കുമ്പോഴോ ഇത് അവസാനിക്കും.',
  start: 'ഫോണിനായി തുറക്കുക',
  scan: 'ഫോണിന്റെ ക്യാമറ ഈ ചിത്രത്തിനു നേരെ പിടിക്കുക.',
  picture: 'ഫോണിനുള്ള വിലാസമടങ്ങിയ ചിത്രം',
  type: 'അല്ലെങ്കിൽ ഫോണിൽ ഈ വിലാസം ടൈപ്പ് ചെയ്യുക:',
  until: '{time} വരെ ഉപയോഗിക്കാം.',
  late: 'പത്തു മിനിറ്റിനുള്ളിൽ ഒരു ഉപകരണവും വന്നില്ല. ഈ ചിത്രം ഇനി പ്രവർത്തിക്കില്ല.',
  again: 'പുതിയ ചിത്രം',
  in: 'ഒരു ഉപകരണം പ്രവേശിച്ചിട്ടുണ്ട്. ഇനി മറ്റൊന്നിനും പ്രവേശനമില്ല.',
  where: 'അതിന്റെ വിലാസം {origin} എന്നു തുടങ്ങുന്നു. അവിടെ എഴുതി സേവ് ചെയ്യാത്തത് ആ ഉപകരണത്തിൽ സൂക്ഷിച്ചിരിക്കും.',
  nothing: 'ഫോണിൽ ഒന്നും തുറക്കുന്നില്ലെങ്കിൽ അത് മറ്റൊരു നെറ്റ്‌വർക്കിലാണ്; അല്ലെങ്കിൽ ഈ കമ്പ്യൂട്ടറിന്റെ ഫയർവാൾ തടയുന്നു.',
  stop: 'നിർത്തുക',
  stopped: 'നിർത്തി. ഇനി ഫോണിനു പ്രവേശനമില്ല.',
  failed: 'എഡിറ്റർ ലഭ്യമല്ല.',
  refused: 'ഈ ചിത്രം കൊണ്ട് മറ്റൊരു ഉപകരണം പ്രവേശിച്ചു; അല്ലെങ്കിൽ പത്തു മിനിറ്റ് കഴിഞ്ഞു. കമ്പ്യൂട്ടറിൽ പുതിയ ചിത്രം എടുക്കുക.',
};

export type PairingMessages = typeof en;

/** The words about phones in a language of the window. */
export const pairingMessages = (language: string): PairingMessages => (language === 'ml' ? ml : en);

/** In that of this window. */
export const usePairingMessages = (): PairingMessages => pairingMessages(useMessages().language);
