/** The words of the view of all pictures. */
import { useMessages } from './context.ts';

const en = {
  pictures: 'Pictures',
  all: 'All pictures',
  search: 'Search by name',
  unusedOnly: 'Used nowhere',
  reading: 'Reading the pictures …',
  found: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
  none: 'There is no such picture.',
  usesUnknown: 'Which pictures are used nowhere cannot be told now: a file of the site has a mistake.',
  more: (count: number) => `Show ${count} more`,
  isUnused: 'used nowhere',
  failed: (message: string) => `It could not be done: ${message}`,

  size: (width: number, height: number, kilobytes: string) => `${width} × ${height} pixels, ${kilobytes} kB`,
  bytes: (kilobytes: string) => `${kilobytes} kB`,
  uses: 'Where it is used',
  usedNowhere: 'Nowhere. It is not published.',
  usedByItself: 'No page names it; browsers ask for it by themselves.',
  settings: 'Menu, figures, address',
  inFile: (file: string) => `the file ${file}`,
  done: {
    focus: 'The focal point is saved.',
    crop: 'The picture is cropped.',
    replace: 'The picture is replaced.',
    discard: 'The picture is removed.',
  },
  undo: 'Undo',
  undone: 'It is as before.',
  wait: 'One moment …',

  focus: 'Focal point',
  focusHelp:
    'Click on what must stay in sight where the sides are cut off. The arrow keys move the point. It is saved at once.',
  focusPicture: (x: number, y: number) => `Focal point: ${x} % from the left, ${y} % from above`,
  fromLeft: 'From the left, in %',
  fromTop: 'From above, in %',
  middle: 'Back to the middle',
  previews: 'As the site shows it',
  crops: { wide: 'Slides', card: 'Cards', person: 'People', share: 'When shared' },

  crop: 'Crop',
  cropHelp:
    'Draw a frame around what stays, or write its numbers. The arrow keys move the frame and its handles.',
  cropArea: 'The frame: the arrow keys move it',
  handles: {
    nw: 'Corner at the top left',
    n: 'Upper edge',
    ne: 'Corner at the top right',
    e: 'Right edge',
    se: 'Corner at the bottom right',
    s: 'Lower edge',
    sw: 'Corner at the bottom left',
    w: 'Left edge',
  },
  left: 'From the left',
  top: 'From above',
  width: 'Width',
  height: 'Height',
  inPixels: 'In pixels',
  cropNow: 'Crop',
  cropNot: 'A drawing (SVG) cannot be cropped.',

  replace: 'Replace',
  replaceHelp: 'The other picture takes its place on all pages, under the same address.',
  replaceSample: 'The other picture takes its place on all pages, and the sample goes.',
  discard: 'Remove',

  dropHere: (title: string) => `Drop the photos here: they come to “${title}”.`,
};

/** Every language has the words of the English one. */
export type PictureMessages = typeof en;

const ml: PictureMessages = {
  pictures: 'ചിത്രങ്ങൾ',
  all: 'എല്ലാ ചിത്രങ്ങളും',
  search: 'പേരുകൊണ്ട് തിരയുക',
  unusedOnly: 'എങ്ങും ഉപയോഗിക്കാത്തവ',
  reading: 'ചിത്രങ്ങൾ വായിക്കുന്നു …',
  found: (count) => `${count} ചിത്രം`,
  none: 'ഇങ്ങനെയൊരു ചിത്രമില്ല.',
  usesUnknown: 'ഉപയോഗിക്കാത്ത ചിത്രങ്ങൾ ഏതെന്ന് ഇപ്പോൾ പറയാനാവില്ല: സൈറ്റിലെ ഒരു ഫയലിൽ തെറ്റുണ്ട്.',
  more: (count) => `${count} എണ്ണം കൂടി കാണിക്കുക`,
  isUnused: 'എങ്ങും ഉപയോഗിക്കുന്നില്ല',
  failed: (message) => `ചെയ്യാൻ കഴിഞ്ഞില്ല: ${message}`,

  size: (width, height, kilobytes) => `${width} × ${height} പിക്സൽ, ${kilobytes} kB`,
  bytes: (kilobytes) => `${kilobytes} kB`,
  uses: 'എവിടെയെല്ലാം ഉപയോഗിക്കുന്നു',
  usedNowhere: 'എങ്ങുമില്ല. ഇത് പ്രസിദ്ധീകരിക്കില്ല.',
  usedByItself: 'ഒരു പേജും ഇത് പറയുന്നില്ല; ബ്രൗസറുകൾ സ്വയം ചോദിക്കുന്നതാണ്.',
  settings: 'മെനു, കണക്കുകൾ, വിലാസം',
  inFile: (file) => `${file} എന്ന ഫയൽ`,
  done: {
    focus: 'പ്രധാന ബിന്ദു സേവ് ചെയ്തു.',
    crop: 'ചിത്രം മുറിച്ചു.',
    replace: 'ചിത്രം മാറ്റിവെച്ചു.',
    discard: 'ചിത്രം നീക്കം ചെയ്തു.',
  },
  undo: 'പഴയപടിയാക്കുക',
  undone: 'പഴയപടിയായി.',
  wait: 'ഒരു നിമിഷം …',

  focus: 'പ്രധാന ബിന്ദു',
  focusHelp: 'വശങ്ങൾ മുറിയുമ്പോഴും കാണേണ്ട ഭാഗത്ത് ക്ലിക്ക് ചെയ്യുക. അമ്പടയാള കീകൾ ബിന്ദുവിനെ നീക്കും. ഉടൻതന്നെ സേവ് ചെയ്യും.',
  focusPicture: (x, y) => `പ്രധാന ബിന്ദു: ഇടത്തുനിന്ന് ${x} %, മുകളിൽനിന്ന് ${y} %`,
  fromLeft: 'ഇടത്തുനിന്ന്, % ൽ',
  fromTop: 'മുകളിൽനിന്ന്, % ൽ',
  middle: 'നടുവിലേക്ക് മടക്കുക',
  previews: 'സൈറ്റിൽ കാണുന്നത്',
  crops: { wide: 'സ്ലൈഡുകൾ', card: 'കാർഡുകൾ', person: 'വ്യക്തികൾ', share: 'പങ്കുവെക്കുമ്പോൾ' },

  crop: 'മുറിക്കുക',
  cropHelp: 'ബാക്കിവേണ്ട ഭാഗത്തിനു ചുറ്റും ചട്ടം വരയ്ക്കുക, അല്ലെങ്കിൽ അക്കങ്ങൾ എഴുതുക. അമ്പടയാള കീകൾ ചട്ടവും അതിന്റെ പിടികളും നീക്കും.',
  cropArea: 'ചട്ടം: അമ്പടയാള കീകൾ ഇതിനെ നീക്കും',
  handles: {
    nw: 'മുകളിൽ ഇടത്തെ മൂല',
    n: 'മുകളിലെ അരിക്',
    ne: 'മുകളിൽ വലത്തെ മൂല',
    e: 'വലത്തെ അരിക്',
    se: 'താഴെ വലത്തെ മൂല',
    s: 'താഴത്തെ അരിക്',
    sw: 'താഴെ ഇടത്തെ മൂല',
    w: 'ഇടത്തെ അരിക്',
  },
  left: 'ഇടത്തുനിന്ന്',
  top: 'മുകളിൽനിന്ന്',
  width: 'വീതി',
  height: 'ഉയരം',
  inPixels: 'പിക്സലിൽ',
  cropNow: 'മുറിക്കുക',
  cropNot: 'വരച്ച ചിത്രം (SVG) മുറിക്കാനാവില്ല.',

  replace: 'മാറ്റിവെക്കുക',
  replaceHelp: 'മറ്റൊരു ചിത്രം എല്ലാ പേജുകളിലും ഇതിന്റെ സ്ഥാനത്ത്, ഇതേ വിലാസത്തിൽ വരും.',
  replaceSample: 'മറ്റൊരു ചിത്രം എല്ലാ പേജുകളിലും ഇതിന്റെ സ്ഥാനത്ത് വരും; ഈ മാതൃകാചിത്രം നീങ്ങും.',
  discard: 'നീക്കം ചെയ്യുക',

  dropHere: (title) => `ഫോട്ടോകൾ ഇവിടെ ഇടുക: “${title}” എന്ന പേജിൽ വരും.`,
};

/** The words in the language of the window. */
export const usePictureMessages = (): PictureMessages => (useMessages().language === 'ml' ? ml : en);
