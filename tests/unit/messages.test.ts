/**
 * Every message of the catalogue as users see it, in tests/fixtures/messages.txt, so that a change of wording is visible in
 * the diff. After such a change, run `npx vitest run --project unit tests/unit/messages.test.ts -u`.
 */

import { expect, test } from 'vitest';
import { codes } from '../../src/core/problems/codes.ts';
import type { ProblemMessage } from '../../src/core/problems/message.ts';
import english from '../../src/locales/editor.en.json' with { type: 'json' };
import { catalogue } from './messageCatalogue.ts';

type Catalogue = typeof catalogue;

/** One example of every message with parameters, or several for different wordings; a missing one does not compile. */
type Samples = {
  [Group in keyof Catalogue]: {
    [Name in keyof Catalogue[Group] as Catalogue[Group][Name] extends ProblemMessage
      ? never
      : Name]: Catalogue[Group][Name] extends (...given: infer Given) => ProblemMessage
      ? readonly Given[]
      : never;
  };
};

const WRITE = 'Write "https://example.org/".';

const samples: Samples = {
  files: {
    missing: [
      ['public/data/yrcc.json'],
      ['public/data/yrcc.json', 'Did you mean "yrc"?'],
      ['manifest/site.json'],
    ],
    unused: [['zohoverify/verifyforzoho.html']],
    missingForText: [['public/data/yrc.json', 'yrc.json']],
    missingInThisCase: [['public/data/yrc.json', 'YRC.json', 'yrc.json']],
    folderForFile: [['public/data/yrc.json']],
    unreadable: [['EACCES']],
    special: [['a pipe']],
    nameUnfit: [['This name has the character ?'], ['Windows keeps this name for itself']],
    nameDiffersInCase: [['public/images/library.jpg']],
    nameLooksTheSame: [['public/images/café.jpg']],
    folderOfBuild: [['assets']],
    needsFolder: [['the page "activities/yrc"']],
    written: [['the home page']],
    writtenNotFolder: [['the list of all pages']],
    instead: [['the sitemap']],
    tooLarge: [['50.1 MB', '32.0 MB']],
    tooManyValues: [[300_000]],
    notUtf8: [['é']],
    otherSchema: [['../../schemas/info.schema.json']],
    otherKind: [
      [
        'public/data/contact.json',
        'a page of blocks',
        'a list of people',
        'Write the layout "info", or another data file.',
      ],
    ],
    engineNewer: [['0.3.0', '0.2.0']],
    notListed: [
      [1, 'in this file'],
      [55, 'in 3 more files'],
    ],
  },
  json: {
    tooDeep: [[100]],
    duplicateField: [['title', 12]],
    braceMissing: [[], [7]],
    bracketMissing: [[], [7]],
    entryUnclosed: [[7]],
    entryUnclosedAndCommaMissing: [[7]],
    quoteMissingBefore: [['title']],
    wrongQuote: [['“']],
    notANumber: [['2024-05-01']],
    fieldInList: [[7]],
    notAColon: [['=']],
    notAComma: [[';']],
    otherDigits: [['२४', '24']],
    unseen: [['right-to-left mark']],
    unexpected: [['%']],
    notAWord: [['yes', 'true']],
  },
  fields: {
    missing: [['title']],
    unknown: [['thumbnial', 'Did you mean "thumbnail"?']],
    gap: [['para2', 'para1']],
    textWithoutHeading: [['desc3', 'sub3', 'desc2']],
    secondEventWithoutTitle: [['para1']],
    emptyText: [[true], [false]],
    emptyNumber: [[true], [false]],
    wrongType: [['an item of "list"', 'text', 'a list', 'Put the value in double quotes.']],
    emptyList: [[], ['The words under the heading.']],
    emptyObject: [[]],
    unknownValue: [['small', '"vidisp"', 'Write one of these: grid, wide, hidden.']],
    nothingChosen: [['"vidisp"', ['grid', 'wide', 'hidden']]],
    unknownBlock: [['lists', 'Did you mean "list"?']],
    tooSmall: [[500, '"timeout"', 2000]],
    tooLarge: [[500, '"rowSpan"', 200]],
    tooManyItems: [[4]],
    notAccepted: [['"title"', 'The heading of the page. Example: "History".']],
    duplicateName: [['Slide', 2, 'id']],
    tabNameTaken: [['fees-2']],
    otherFormat: [['English', '"language"', 'The main language of the site. Example: "en".']],
    notADate: [['last May']],
    dateInOtherFormat: [['2024-06-05', '05-06-2024']],
    dateInOtherDigits: [
      ['൧൨-൦൩-൨൦൨൬', '12-03-2026'],
      ['൧൨', undefined],
    ],
    impossibleDay: [['32-13-2024']],
    dayAndMonthSwapped: [['05-31-2024', '31-05-2024']],
    daysOfMonth: [['31-02-2024', 'February 2024', 29]],
    unlikelyYear: [['0204']],
    farAhead: [['18-03-2052', 2]],
    datesReversed: [['01-06-2026', '30-06-2026']],
    endsTooEarly: [
      ['endDate', '17-03-2025', 'date', '18-03-2025'],
      ['endTime', '09:00', 'time', '10:00'],
    ],
    needsField: [['time', 'date']],
    timeZoneUnknown: [['Asia/Kochi'], ['Asia/Kolkatta', 'Did you mean "Asia/Kolkata"?']],
    dateDisagrees: [['18-03-2023', '2025']],
    duplicateRecord: [['event', 'line 12']],
    duplicatePicture: [[3]],
    slotBlock: [['search']],
    scriptElsewhere: [['GoatCounter', 'gc.zgo.at']],
    colourUnreadable: [['#ffd400', 1.2, 4.5, '#7f6900']],
    titleLong: [[143, 120]],
    programmesLong: [[240, 'manifest/routes.json']],
    listLong: [[240, 200]],
    runsProgram: [['javascript']],
    noScheme: [['//', WRITE]],
    http: [['Write "https://example.org/" and check that it opens.']],
    onOneComputer: [['images/library.jpg']],
    otherScheme: [['whatsapp']],
    dataNameWritten: [['yrc']],
    dataNameCharacter: [['This name has the character ?']],
    dataNameComposed: [['café']],
    backslash: [['documents/rules.pdf']],
    spaceAround: [[WRITE]],
    spaceInside: [[WRITE]],
    addressIncomplete: [[WRITE]],
    telephone: [[undefined], ['+91 471 222']],
    phone: [[undefined], ['+91 471 222']],
    phones: [['0471 2223334']],
    userName: [[WRITE]],
    character: [
      ['"', WRITE],
      ['U+0007, which is invisible', WRITE],
    ],
    notAPicture: [['.pdf']],
  },
  texts: {
    tab: [['after "Camp"']],
    control: [['U+0007', 'at the beginning of this text']],
    garbled: [['after "The college"']],
    mojibake: [['captainâ€™s', '"The captain’s table."']],
    mojibakePart: [['captainâ€™s', 'captain’s']],
    tagSpelling: [['Blood  donation', 'Blood donation', 1, 12]],
    tagEmpty: [['!']],
    tagLong: [[75, 60]],
    chillu: [['അവന്\u200D', 'അവൻ', 2, 12]],
    invisible: [['zero-width space', 'after "Blood"']],
    asterisks: [
      ['**your card **', 'Write "**your card**" in its place.'],
      ['**5**', 'Delete the asterisks.'],
    ],
    htmlTag: [
      ['<b>', false],
      ['<b>', true],
    ],
    backslash: [['(']],
    htmlEntity: [['&amp;']],
    placeholder: [['Lorem ipsum']],
    factUnknown: [['manifest/site.json', 'bed', 'Did you mean "beds"?']],
    factName: [['bsc-seats', 'bscSeats']],
    factBraces: [
      ['{beds}', false],
      ['{beds}', true],
    ],
    factContradicted: [['has 300 beds', 350, 'Beds', 'beds']],
    sampleRecord: [['"World Blood Donor Day"']],
    sampleFolder: [
      [1, 'Documents'],
      [12, 'Pictures'],
    ],
    contactPlaceholder: [['+91 471 000 0000']],
  },
  languages: {
    missing: [['ta', 169, 'page.skip']],
    undeclared: [['ru', 'uk']],
    placeholderUnknown: [
      ['{cuont}', ['{count}', '{text}'], '{count} results'],
      ['{number}', ['{count}', '{text}'], undefined],
      ['{number}', [], undefined],
    ],
    placeholderMissing: [['{count}', '{count} results for “{text}”']],
    formsMissing: [
      [
        'ar',
        [
          ['two', 2],
          ['few', 3],
        ],
      ],
    ],
    nowhere: [['admission'], [undefined]],
    sameLanguage: [['en']],
    second: [['ml/admission', 'ml']],
    labelUnknown: [
      ['Admisions', ['Admissions', 'Office']],
      ['Admisions', []],
    ],
    ofTranslation: [['admission']],
  },
  css: {
    syntax: [['Unexpected "}"']],
    property: [['"widht" is not a known CSS property', 'width'], ['"a" is not known']],
    fileMissing: [['public/images/ground.svg']],
    tooLarge: [[5000, 64]],
  },
  addresses: {
    whole: [['activities/yrc']],
    composed: [['activities/café']],
    encoded: [['activities/yrc/ഓണം']],
    slashAtEnd: [['aboutus']],
    emptyPart: [['activities/yrc']],
    foreignLetter: [['с', 'U+0441']],
    looksLike: [['activities/yrc/camp', 'public/data/yrc.json, line 12']],
    invisible: [['zero-width space', 'activities/yrc']],
    unusualSpace: [['no-break space', 'activities/yrc/camp-2024'], ['no-break space']],
    partTooLong: [[300, 255]],
    tooLong: [[2400, 2000]],
    pageFile: [['index.html']],
    fileName: [['sitemap.xml']],
    reserved: [['images']],
    character: [['"?"']],
    oldQuery: [['index.php'], []],
    space: [['activities/yrc/camp-2024']],
    capital: [['activities/yrc/camp-2024']],
    duplicate: [['public/data/yrc.json, line 12']],
    shadowedByRow: [['manifest/routes.json, line 12']],
    shadowedByFamily: [['activities/yrc/camps/*', 'manifest/routes.json', 'public/data/camps.json']],
    takenByList: [['activities/yrc', 'activities/yrc/of-2019']],
    redirectHidesPart: [['activities/yrc']],
    archiveOfOther: [['archive']],
    duplicateAlso: [['nss']],
    noRowForFile: [['manifest/routes.json']],
    outsideFamily: [['activities/yrc', 'activities/yrc/camp-2024']],
    moved: [['activities/yrc/camp', 'activities/yrc/camp-2024', 'manifest/routes.json']],
    vanished: [['activities/yrc/camp', 'manifest/routes.json']],
    withdrawn: [['admission']],
    layoutOfOnePage: [['list', 'activities/yrc/*']],
    familyEmpty: [['public/data/quiz.json']],
    entryMissing: [['public/data/departments.json', 'departments/child-health']],
    redirectLoop: [['"alumni" → "alumini" → "alumni"']],
    redirectChain: [['aboutus']],
    redirectChainOfFamily: [['clubs/nss/camp', 'camps', 'manifest/routes.json']],
    redirectNowhere: [['about-us', 'Did you mean "aboutus"?']],
    redirectFileMissing: [['documents/charts.pdf', 'Did you mean "documents/chart.pdf"?']],
    redirectUnpublished: [['admission']],
    redirectOutside: [['https://library.example/*'], ['https://x.example/a b', 'https://x.example/a%20b']],
    redirectElsewhere: [['Did you mean "aboutus"?']],
    redirectHidesPage: [['manifest/routes.json, line 12']],
    redirectHidesFamily: [['clubs/nss/camp']],
    linkImpossible: [['Look for the page in manifest/routes.json.']],
    linkBroken: [['Did you mean "academic/admission"?']],
    linkUnread: [
      ['[fees](documents/fee list.pdf)', 'Write "[fees](<documents/fee list.pdf>)".'],
      ['[fees]()', 'Write an address between the brackets, such as [our courses](academic/courses).'],
    ],
    hiddenPart: [['.net-workshop', 'news/net-workshop'], ['.net']],
    linkMisleading: [['college.example.other.example', 'college.example']],
    linkEnding: [
      ['https://forms.example/reader', '-ൽ'],
      ['office@place.example', '-ൽ'],
    ],
    linkTooEarly: [['01-06-2026']],
    linkPrivate: [['192.168.1.10']],
    linkLookalike: [
      [
        'сollege.example',
        'mixes letters of alphabets that look alike',
        'If you mean "https://college.example/", write that; otherwise delete the link.',
      ],
    ],
    anchorMissing: [['facilities', 'hostel', 'Did you mean "#hostel-rules"?']],
    menuEmpty: [['Alumni']],
  },
  media: {
    notAllowed: [
      ['videos', 'vimeo', '["youtube", "openstreetmap", "google-maps", "vimeo"]', true, false],
      ['embeds', 'books.example', '[{ "kind": "embeds", "host": "books.example" }]', false, true],
      ['videos', 'tube.example', '["vimeo", { "kind": "videos", "host": "tube.example" }]', false, true],
    ],
    pictureMissing: [
      ['public/images/camp.jpg'],
      ['public/images/camp.jpg', 'Did you mean "images/camps.jpg"?'],
    ],
    documentMissing: [['public/documents/rules.pdf']],
    fileMissing: [['public/zohoverify/verifyforzoho.html']],
    fileIsFolder: [['public/zohoverify']],
    fontMissing: [['public/documents/fonts/text.woff2']],
    fontTooLarge: [['310 kB', '150 kB']],
    pictureIsFolder: [['public/images/yrc']],
    documentIsFolder: [['public/documents/2024']],
    nameDiffers: [['public/images/library.jpg', 'images/library.jpg']],
    nameTypedDifferently: [['public/images/café.jpg', 'images/café.jpg']],
    empty: [['public/images/camp.jpg']],
    otherType: [['.jpg', 'HEIC']],
    otherPicture: [['.jpg', 'PNG', 'images/map.png']],
    pictureTooLarge: [['8.0 MB', '2.0 MB']],
    documentTooLarge: [['30.0 MB', '25.0 MB']],
    copy: [['images/sea-2.jpg', 'images/sea.jpg']],
    pictureUnreadable: [['VipsJpeg: premature end of JPEG image']],
    pageUnprinted: [['it took longer than 60 seconds']],
    drawingUnsafe: [['<script>'], ['the attribute onload in <svg>']],
    tooManyPixels: [['17,000 × 17,000 pixels', 268_402_689]],
    drawingBroken: [['it is not an SVG drawing.']],
    fileLocationInside: [['word/media/image1.jpeg']],
    focusLeftover: [['images/principle.jpg']],
    onDrive: [['drive.google.com']],
    author: [['Anitha P.']],
    spanTooLong: [
      [3, 2, 's1'],
      [3, 1, 's1'],
    ],
    tooManyCells: [[3, '5 cells', 4]],
    tooManyCellsUnderSpan: [[3, '4 cells beside 1 cell that spans down from row 2', 4]],
    tooFewCells: [[3, '3 cells', 4]],
  },
  output: {
    linkNowhere: [['/home/office/site']],
    insideFile: [['/home/office/site.txt']],
    isOwned: [
      ['a home folder', false],
      ['the site folder', true],
    ],
    containsOwned: [['the site folder', false]],
    isContent: [['public', false]],
    notAFile: [['a folder']],
    otherSite: [['Another School']],
  },
  publish: {
    unreachable: [['The host does not answer at this port.']],
    certificate: [['DEPTH_ZERO_SELF_SIGNED_CERT']],
    keyUnknown: [['SHA256:47DEQpj8HBSa']],
    keyChanged: [['SHA256:47DEQpj8HBSa', '/home/office/.ssh/known_hosts']],
    packageMissing: [['@aws-sdk/client-s3']],
    refused: [['550 Permission denied.']],
    otherSite: [['Another School']],
    otherFiles: [[['index.html', 'robots.txt']]],
  },
  evidence: {
    listUnknown: [['rtl', 'Did you mean "rti"?']],
    listName: [['council', 'nursing-council']],
    itemDuplicate: [['library', 12]],
    sourceDuplicate: [['act', 12]],
    sourceUnknown: [['atc', 'Did you mean "act"? Write one of these: act.']],
    itemUnknown: [
      ['rti', 'xvx', 'Did you mean "rti/xv"?'],
      ['rti', 'library'],
    ],
    listMissing: [['rti']],
    fileMissing: [['rti']],
    unlisted: [['rti']],
    pageMissing: [['facilties', 'Did you mean "facilities"?']],
    pageMoved: [['library', 'facilities']],
    unpublished: [['facilities']],
    documentRenamed: [['documents/audit.pdf', 'documents/audit-2026.pdf']],
    kind: [['Library', 'link', 'a figure']],
    duplicate: [[12]],
    contradicted: [
      ['gap', false, 12],
      ['not-applicable', false, 12],
      ['not-applicable', true, 12],
    ],
    undated: [[12]],
    outdated: [['01-06-2024', 12, '01-06-2025']],
    asOfAhead: [['01-06-2052']],
    swapped: [['documents/audit.pdf', '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08']],
    tooLarge: [[5_000_001, 'naac-health', 5_000_000]],
    withoutText: [['documents/audit.pdf']],
    proposed: [[1], [12]],
    proposedLeft: [[1], [12]],
    overdue: [['01-06-2025']],
    languageUnknown: [
      ['hi', []],
      ['mal', ['ml']],
    ],
    languageOwn: [['en']],
  },
  sheets: {
    fileTooLarge: [[209_715_200, 10_485_760]],
    tooManyCells: [[250_000, 100_000]],
    cellTooLong: [['A2', 25_000_000, 32_767]],
    lettersUnknown: [[], [7]],
    quoteOpen: [[7]],
    noSuchSheet: [['Staf', ['Staff', 'Office']]],
    severalSheets: [[['Staff', 'Office']]],
    headingsMissing: [[['Name', 'Role']]],
    headingMissing: [['row 2 of sheet "March"', 'Place', ['Date', 'Students']]],
    headingUnknown: [
      ['cell C2', 'Remarks'],
      ['cell C2', 'Roles', 'Did you mean "Role"?'],
    ],
    duplicateHeading: [['cell C2', 'Staff name', 'cell A2']],
    headingEmpty: [['column C', 'cell C7']],
    dayUnclear: [['cell C7', '03/04/2026', '03-04-2026', '04-03-2026']],
    dayImpossible: [['cell C7', '31-06-2026', 'June 2026', 30]],
    dayOfOtherWeek: [['cell C7', 'Monday, 3 March 2026', '03-03-2026']],
    dayYear: [['cell C7', '3-Mar-62', 2062]],
    dayBackwards: [['cell C7', '5 - 3 March 2026']],
    daySeveral: [['cell C7', '3-5 March 2026', '03-03-2026']],
    dayUnknown: [['cell C7 of sheet "March"', 'soon']],
    dayMissing: [
      ['cell C7', true],
      ['cell C7', false],
    ],
    dayOfNumber: [['cell C7', '46084', '03-03-2026']],
    dayAlone: [['cell C7', 'Mar-26']],
    dayMixed: [['cell C7', '03-04-2026', '04-03-2026']],
    dayOutside: [['cell C7', '10-02-2026', 'March 2026']],
    dayInText: [['cell C7', '03-04-2026']],
    needed: [
      ['cell C7', 'Role', false],
      ['cell C7', 'Category', true],
    ],
    nothingAbove: [['cell C7']],
    calculation: [['cell C7', '#REF!']],
    formula: [['cell C7', '=A2+7']],
    format: [['cell C7', '55']],
    separatorUnclear: [[['commas', 'semicolons']]],
    lettersLost: [['cell C7', '?????? ??']],
    garbled: [['cell C7', 'à´…à´¨àµ']],
    digitsLost: [['cell C7', '9.44701E+09']],
    time: [['cell C7', '10:30']],
    timeUnknown: [['cell C7', 'noon']],
    mergedAcross: [['cell A3', 'A3:D3']],
    mergedRows: [['cell A3', 'A3:A5']],
    choice: [['cell C7', 'maybe', ['yes', 'no']]],
    nearly: [['cell C7', 'Phisics', 'Did you mean "Physics"?']],
    hidden: [['row 7']],
    repeated: [['row 7', 3]],
  },
  live: {
    unreachable: [['There is no web server at this address (ECONNREFUSED).']],
    noAnswer: [['No answer within 15 seconds.']],
    pageMissing: [['it answers 404']],
    statusWrong: [['it answers 500']],
    leadsElsewhere: [['https://www.college.example']],
    otherPage: [['https://college.example/aboutus/']],
    redirectWrong: [['/aboutus/', 'it leads to /']],
    oldAddressLost: [
      ['The host answers 404.', { from: '2019/05/about.html', to: 'aboutus' }, 'manifest/routes.json'],
      ['The host ignores "?" and what follows.', { from: '?page_id=12' }, 'manifest/routes.json'],
      ['The host answers 404.', 'publish', 'manifest/routes.json'],
      ['The host answers 404.', 'content', 'manifest/routes.json'],
    ],
    notFoundStatus: [['it answers 200']],
    formLost: [['without its last slash', 'it answers 404']],
    headerWrong: [
      ['X-Content-Type-Options', 'nosniff', undefined, 0],
      ['Content-Type', 'text/javascript', 'text/plain', 1],
      ['Cache-Control', 'no-cache', 'max-age=600', 12],
    ],
    outdated: [[1, 2, 'https://college.example/new/']],
  },
  links: { dead: [['The host answers 404.']], moved: [['https://college.example/new/']] },
};

const isMistake = (entry: unknown): entry is ProblemMessage =>
  typeof entry === 'object' && entry !== null && 'message' in entry;

function* pinned(): Generator<{ name: string; mistake: ProblemMessage }> {
  for (const [group, words] of Object.entries(catalogue)) {
    const examples: Readonly<Record<string, readonly (readonly unknown[])[]>> =
      samples[group as keyof Samples];
    for (const [name, entry] of Object.entries<unknown>(words)) {
      if (isMistake(entry)) yield { name: `${group}.${name}`, mistake: entry };
      else if (typeof entry === 'function') {
        for (const args of examples[name] ?? [])
          yield { name: `${group}.${name}`, mistake: Reflect.apply(entry, undefined, args) };
      }
    }
  }
}

const all = [...pinned()];

test('the sentences are the approved ones', async () => {
  const text = all.map(
    ({ name, mistake: { code, message, hint } }) => `${name} (${code})\n  ${message}\n  ${hint ?? '-'}\n`,
  );
  await expect(text.join('\n')).toMatchFileSnapshot('../fixtures/messages.txt');
});

test('every code has a message', () => {
  expect([...new Set(all.map(({ mistake }) => mistake.code))].sort()).toEqual(Object.keys(codes).sort());
});

/** Wordings that src/core/problems/README.md excludes, except in quoted values and codes. */
const QUAINT =
  /\b(?:has not|have not|holds?|says? not|signs?|mend(?:ed)?|wanting|twice|stands?|anew|knows? no|(?<!there )is no|lacks?|NFC|NFD|schema|pointer|pattern|please|invalid|illegal)\b|[“”‘’]/i;

test.each(all.map(({ name, mistake }) => [name, mistake] as const))(
  '%s complies with the message rules',
  (_name, { message, hint }) => {
    expect(message).toMatch(/^["A-Za-z0-9/.][^\n]+\.$/);
    expect(hint).toMatch(/^[A-Z][^\n]+\.$|^Did you mean "[^\n]+"\?$/);
    for (const text of [message, hint ?? '']) {
      expect(text.replace(/"[^"]*"|: .$|: “\.$/g, ''), text).not.toMatch(QUAINT);
      expect(text.length, text).toBeLessThanOrEqual(200);
    }
  },
);

test('the messages of the editor comply with these rules', () => {
  expect(
    JSON.stringify(english).match(
      /\b(?:has not|have not|signs?|mend(?:ed)?|wanting|twice|stands?|anew|lacks?|holds?)\b/gi,
    ),
  ).toBeNull();
});
