/** Messages about missing or unknown fields, and about values in the wrong format. */
import { defineMessages, type MessageParts, quote } from '../message.ts';

const format = (text: string, hint?: string): MessageParts => ['format-wrong', text, hint];

/** The fix for a field: an optional sentence, and the schema's description of the field. */
const withDescription = (description: string | undefined, sentence?: string) =>
  [sentence, description && `What belongs here: ${description}`].filter(Boolean).join(' ') || undefined;

const SHARE =
  'Copy the address that the page of the video shows under Share, such as "https://youtu.be/aqz-KE-bpKQ".';
const DAY = 'Write the day as dd-mm-yyyy, such as "18-03-2025".';

export const fieldMessages = defineMessages({
  missing: (name: string) => ['field-missing', `The field "${name}" is missing.`, `Add "${name}" here.`],
  unknown: (name: string, hint: string) => ['field-unknown', `There is no field "${name}" here.`, hint],
  gap: (name: string, missing: string) => [
    'field-gap',
    `There is "${name}" here, but no "${missing}".`,
    `Add "${missing}", or renumber the fields.`,
  ],
  textWithoutHeading: (text: string, heading: string, previous: string) => [
    'field-alone',
    `"${text}" has no sub-heading "${heading}".`,
    `Add "${heading}", or move the text into "${previous}" after an empty line.`,
  ],
  secondEventWithoutTitle: (name: string) => [
    'field-alone',
    `"${name}" belongs to a second event, which is not shown without "title1".`,
    'Add "title1", or move the field into an event of its own.',
  ],
  wrongType: (name: string, needed: string, actual: string, hint: string | undefined) => [
    'type-wrong',
    `${name[0]?.toUpperCase()}${name.slice(1)} must be ${needed}, but this is ${actual}.`,
    hint,
  ],
  emptyText: (required: boolean) => [
    'value-empty',
    'This text is empty.',
    required ? 'Write the text.' : 'Write the text, or leave it out.',
  ],
  emptyNumber: (required: boolean) => [
    'value-empty',
    'There is no number here.',
    required ? 'Write the number.' : 'Write the number, or leave it out.',
  ],
  emptyList: (description?: string) => [
    'value-empty',
    'This list is empty.',
    withDescription(description, 'Add at least one item.'),
  ],
  emptyObject: (description?: string) => [
    'value-empty',
    'Nothing is written here.',
    withDescription(description, 'Add at least one field.'),
  ],
  unknownValue: (value: unknown, name: string, hint: string) => [
    'value-unknown',
    `${quote(value)} is not a value of ${name}.`,
    hint,
  ],
  nothingChosen: (name: string, values: readonly string[]) => [
    'value-empty',
    `Something must be chosen for ${name}.`,
    `Write one of these: ${values.join(', ')}.`,
  ],
  unknownBlock: (kind: unknown, hint: string) => [
    'value-unknown',
    `There is no block of the kind ${quote(kind)}.`,
    hint,
  ],
  tooSmall: (value: unknown, name: string, least: number) => [
    'value-wrong',
    `${quote(value)} is too small for ${name}.`,
    `Write ${least} or more.`,
  ],
  tooLarge: (value: unknown, name: string, most: number) => [
    'value-wrong',
    `${quote(value)} is too large for ${name}.`,
    `Write ${most} or less.`,
  ],
  tooManyItems: (most: number) => [
    'value-wrong',
    `There are too many items in this list.`,
    `Keep ${most} at most.`,
  ],
  repeatedItems: ['value-wrong', 'Two items of this list are the same.', 'Delete one of the two.'],
  notAccepted: (name: string, description?: string) => [
    'value-wrong',
    `This value cannot be used for ${name}.`,
    withDescription(description),
  ],
  duplicateName: (what: string, number: number, field: string) => [
    'value-duplicate',
    `${what} ${number} has the same "${field}", so the two cannot be told apart.`,
    `Write another "${field}" for one of the two.`,
  ],
  tabNameTaken: (free: string) => [
    'value-duplicate',
    'Something else on this page has the same name in its address: another tab, a heading or a part around the page.',
    `Write another "id" for this tab, such as "${free}".`,
  ],
  otherFormat: (value: string, name: string, description?: string) =>
    format(`${quote(value)} is not in the right format for ${name}.`, withDescription(description)),
  notADate: (value: string) => format(`${quote(value)} is not a date as dd-mm-yyyy.`, DAY),
  dateInOtherFormat: (value: string, day: string) =>
    format(`${quote(value)} is not a date as dd-mm-yyyy.`, `Write "${day}".`),
  dateInOtherDigits: (value: string, day: string | undefined) =>
    format(
      `The date ${quote(value)} is not in the digits 0 to 9.`,
      day === undefined ? DAY : `Write the digits as 0 to 9: "${day}".`,
    ),
  impossibleDay: (value: string, hint: string = DAY) => [
    'date-impossible',
    `There is no such day as ${value}.`,
    hint,
  ],
  dayAndMonthSwapped: (value: string, swapped: string) => [
    'date-impossible',
    `There is no such day as ${value}.`,
    `Write the day before the month: "${swapped}".`,
  ],
  daysOfMonth: (value: string, month: string, days: number) => [
    'date-impossible',
    `There is no such day as ${value}.`,
    `Correct the day: ${month} has ${days} days.`,
  ],
  unlikelyYear: (year: string) => ['date-unlikely', `The year ${year} is probably a typing mistake.`, DAY],
  farAhead: (value: string, years: number) => [
    'date-unlikely',
    `The date ${value} is more than ${years} years ahead.`,
    'Correct it, or delete it until the day comes near.',
  ],
  datesReversed: (until: string, from: string) => [
    'dates-reversed',
    `"until" is ${until}, which is before "from", ${from}.`,
    'Correct one of the two days.',
  ],
  endsTooEarly: (last: string, end: string, first: string, start: string) => [
    'dates-reversed',
    `"${last}" is ${end}, but "${first}" is ${start}: it would end before it begins.`,
    last.startsWith('endTime')
      ? 'Correct one of the two times, or add "endDate" where it ends on another day.'
      : 'Correct one of the two days.',
  ],
  needsField: (name: string, needed: string) => [
    'field-alone',
    `"${name}" has no effect without "${needed}".`,
    `Add "${needed}", or leave out "${name}".`,
  ],
  timeZoneOfTimes: [
    'time-zone-missing',
    'Something begins at a time of the day, but the site has no time zone, so calendars do not know when that is.',
    'Add "timeZone" with the time zone of the office, such as "timeZone": "Asia/Kolkata".',
  ],
  timeZoneMissing: [
    'time-zone-missing',
    'Something comes or goes on a day, but the site has no time zone, so its days begin at midnight UTC.',
    'Add "timeZone" with the time zone of the office, such as "timeZone": "Asia/Kolkata".',
  ],
  timeZoneUnknown: (value: string, hint = 'Write its name as "Continent/City", such as "Asia/Kolkata".') => [
    'value-unknown',
    `There is no time zone ${quote(value)}.`,
    hint,
  ],
  dateDisagrees: (value: string, named: string) => [
    'date-disagrees',
    `The date is ${value}, but the address says ${named}.`,
    'Correct the date. If the address is wrong, correct it and add a redirect from the old one.',
  ],
  duplicateRecord: (what: string, where: string) => [
    'record-duplicate',
    `The same ${what} is already in this file, on ${where}.`,
    'Delete one of the two, or write what they differ in.',
  ],
  duplicatePicture: (number: number) => [
    'picture-duplicate',
    `Picture ${number} of this list is the same file.`,
    'Delete one of the two.',
  ],
  titleLong: (length: number, most: number) => [
    'title-long',
    `This title has ${length} characters; lists, search engines and phones cut it off long before that.`,
    `Write ${most} at most, and the rest into the text.`,
  ],
  listLong: (items: number, most: number) => [
    'list-long',
    `This list has ${items} items, more than a visitor reads and a phone shows quickly.`,
    `Keep ${most} at most on one page, and move the rest to another, such as one for each year.`,
  ],
  programmesLong: (items: number, manifest: string) => [
    'list-long',
    `This list has ${items} entries on one page, more than a visitor reads and a phone shows quickly.`,
    `Add "archive": "years" to its row in ${manifest}, so that each year has a page of its own.`,
  ],
  runsProgram: (scheme: string) => [
    'link-scheme',
    `An address that begins with ${scheme}: can run a program, so it is not allowed.`,
    'Write a page of the site, a file in the public folder, or an https: address.',
  ],
  noScheme: (start: string, hint: string) => [
    'link-scheme',
    `An address cannot begin with ${start}; "https:" is missing.`,
    hint,
  ],
  http: (hint: string) => ['link-scheme', 'An http: address is not secure.', hint],
  onOneComputer: (example: string) => [
    'link-scheme',
    'This is a file on one computer, which visitors cannot open.',
    `Put the file into the public folder and write its path from there, such as "${example}".`,
  ],
  otherScheme: (scheme: string) => [
    'link-scheme',
    `Links that begin with ${scheme}: are not allowed.`,
    'Write a page of the site, a file in the public folder, or an https:, mailto: or tel: address.',
  ],
  dataNameOutside: format(
    'A data file must be in public/data.',
    'Put the file there and write its path from public/data, such as "events/2026/onam".',
  ),
  dataNameWritten: (fixed: string) =>
    format('This is not the name of a data file as it is written here.', `Write "${fixed}".`),
  dataNameCharacter: (what: string) =>
    format(
      `${what}, so many web hosts cannot serve the file.`,
      'Rename the file, with letters, digits, spaces and hyphens, and write the new name here.',
    ),
  dataNameComposed: (composed: string) =>
    format('The letters of this name are composed in an unusual way.', `Write "${composed}".`),
  deadLink: format('The link "#" leads nowhere.', 'Leave the field out until there is a page to link to.'),
  backslash: (fixed: string) => format('There is a backslash in this address.', `Write "${fixed}".`),
  spaceAround: (hint: string) => format('There is a space before or after this address.', hint),
  spaceInside: (hint: string) => format('There is a space in this address.', hint),
  addressIncomplete: (hint: string) => format('This address is not complete.', hint),
  addressNotOpened: format(
    'No browser can open this address.',
    'Copy it from the address bar of your browser.',
  ),
  telephone: (number: string | undefined) =>
    format(
      'A telephone number can have only digits, spaces, hyphens and a + in front.',
      number === undefined ? 'Write the number, or delete the field.' : `Write "tel:${number}".`,
    ),
  phone: (number: string | undefined) =>
    format(
      'This is not a telephone number.',
      number === undefined
        ? 'Write one number with spaces, + ( ) . / or hyphens, and if need be "ext. 12", or delete the field.'
        : `Write "${number}".`,
    ),
  phones: (first: string) =>
    format('This is more than one telephone number.', `Write one of them, such as ${quote(first)}.`),
  userName: (hint: string) => [
    'link-user',
    'There is a user name before the name of the site, which makes the link look like one to another site.',
    hint,
  ],
  character: (character: string, hint: string) => [
    'link-character',
    `An address cannot have the character ${character}.`,
    hint,
  ],
  characterInPath: [
    'link-character',
    'This path has a character that no address can have.',
    'Rename the file with letters, digits and hyphens, and write the new name here.',
  ],
  pictureElsewhere: [
    'media-outside',
    'This picture is on another site.',
    'Put it into public/images and write its path, such as "images/library.jpg".',
  ],
  phonePicture: format(
    'Browsers cannot show this type of picture from a phone.',
    'Save it as .jpg, or let "npm run new -- event --photos FOLDER" do it for you.',
  ),
  notAPicture: (ending: string) =>
    format(`A file ending in ${ending} cannot be shown as a picture.`, 'Save it as .jpg, .png or .webp.'),
  pictureWithoutEnding: format(
    'The name of the picture has no ending.',
    'Add .jpg, .png, .webp, .avif or .svg, as the file is called.',
  ),
  notAMap: format(
    'This is not the address of a map for other sites.',
    'Copy what is between the quotes after "src" from Share, HTML (OpenStreetMap) or Share, Embed a map (Google Maps).',
  ),
  notAnEmbed: format(
    'This is not an address for embedding.',
    'Copy what is between the quotes after "src" from the code that the other website gives for embedding. Videos belong in a block of the kind "videos".',
  ),
  notAVideo: ['video-unknown', 'This is not the address of a video.', SHARE],
  colourUnreadable: (colour: string, contrast: number, least: number, proposal: string) => [
    'colour-contrast',
    `Words in the colour ${quote(colour)} cannot be read on the pages: their contrast is ${contrast}, and ${least} is needed.`,
    `Write ${quote(proposal)}, the nearest colour that can be read.`,
  ],
  analyticsHost: [
    'field-missing',
    'Matomo counts visits on a host of the institution, and "host" is missing.',
    'Write the host, such as "host": "stats.college.example".',
  ],
  slotBlock: (kind: string) => [
    'value-unknown',
    `A block "${kind}" cannot be around the content of pages.`,
    'Put the block into a page, and a button that leads there into this place.',
  ],
  scriptElsewhere: (name: string, host: string) => [
    'script-elsewhere',
    `Every published page loads a script from ${host}: ${name}.`,
    'Name it on the privacy page of the site.',
  ],
});
