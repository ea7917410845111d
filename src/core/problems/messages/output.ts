/** Messages about output folders and file systems. */
import { defineMessages, type MessageParts } from '../message.ts';

// Some commands with these messages have no option for the folder.
const FOLDERS = 'another folder: a new one, an empty one, or one that a build of this site made.';
const DELETE_OR_ASK =
  'Delete the folder yourself, run the build with --force to be asked, or choose another folder.';

const never = (text: string): MessageParts => ['output-protected', text, `Choose ${FOLDERS}`];
const inTheWay = (text: string): MessageParts => [
  'output-protected',
  text,
  `Rename it, or choose ${FOLDERS}`,
];
const full = (text: string): MessageParts => [
  'disk-full',
  text,
  'Free some space on that disk, or choose a folder on another one, and run the command again.',
];

/** For a folder that is safe here, but not on Windows or macOS. */
const ELSEWHERE = ' on a computer that treats capital and small letters as the same';

export const outputMessages = defineMessages({
  isLink: inTheWay('This is a link, and a build never replaces a link.'),
  isFile: inTheWay('This is a file, and a build never replaces a file.'),
  isRepository: inTheWay('This is a git repository, and a build never replaces one.'),
  linkNowhere: (link: string) => never(`The link ${link} leads nowhere.`),
  insideFile: (file: string) => never(`${file} is a file, so no folder can be inside it.`),
  diskRoot: never('This is the root of a disk.'),
  insideRepository: never('This is inside the .git folder of a repository.'),
  isOwned: (what: string, elsewhere: boolean) => never(`This is ${what}${elsewhere ? ELSEWHERE : ''}.`),
  containsOwned: (what: string, elsewhere: boolean) =>
    never(`This folder contains ${what}${elsewhere ? ELSEWHERE : ''}.`),
  isContent: (folder: string, elsewhere: boolean) =>
    never(`This belongs to the content of a site, which is kept in ${folder}${elsewhere ? ELSEWHERE : ''}.`),
  notAFile: (what: string) => [
    'output-protected',
    `This is ${what}, and only an ordinary file is replaced.`,
    'Choose another name, or delete what is there yourself.',
  ],
  otherSite: (name: string) => [
    'output-foreign',
    `This is the website of "${name}", not of this site.`,
    DELETE_OR_ASK,
  ],
  otherFiles: [
    'output-foreign',
    'This folder has files in it that no build of this site made.',
    DELETE_OR_ASK,
  ],
  oldSiteInTheWay: [
    'output-foreign',
    'A build keeps the old site under this name for a moment, and something is there already.',
    'Rename it, or delete it if nobody needs it.',
  ],
  notAReport: [
    'output-foreign',
    'This file is not a report, so it is left as it is.',
    'Choose another name with --out, or delete the file yourself.',
  ],
  diskFull: full('There is no space left on the disk.'),
  quotaFull: full('You have used all the disk space that this computer allows you.'),
  fileTooLarge: full('This file is larger than the disk or your account allows.'),
  noAccess: [
    'disk-access',
    'You are not allowed to read or write this.',
    'Choose another folder, or ask the person who looks after this computer for permission.',
  ],
  readOnly: [
    'disk-access',
    'This disk is read-only, so nothing can be written to it.',
    'Choose a folder on another disk.',
  ],
  blocked: [
    'disk-path-blocked',
    'There is a file where a folder is needed, or a folder where a file is needed.',
    'Rename what is in the way. If this is in the output of a build, look for the same name in public/.',
  ],
  linkCircle: [
    'disk-path-blocked',
    'The links in this path lead round in a circle.',
    'Delete one of the links, or give the path without them.',
  ],
  pathMissing: [
    'disk-path-missing',
    'There is no such file or folder.',
    'Correct the path, or create the folder first. If it was there a moment ago, run the command again.',
  ],
  pathLong: [
    'disk-path-long',
    'This path, or one name in it, is too long.',
    'Choose a shorter name; most computers allow 255 bytes for one name, which is 85 Malayalam letters.',
  ],
  tooManyOpen: [
    'disk-files-open',
    'Too many files are open on this computer.',
    'Close other programs, or raise the limit (ulimit -n), and run the command again.',
  ],
  busy: [
    'disk-busy',
    'This cannot be moved: another program is using it, or it is a disk of its own.',
    'Close the program that is using it, or choose a folder inside it.',
  ],
  diskFault: [
    'disk-fault',
    'The disk could not read or write this.',
    'Copy your work to another disk, and have this one checked.',
  ],
});
