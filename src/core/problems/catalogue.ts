/**
 * All problem messages, one for each cause. A check passes parameters, never text. README.md has the rules;
 * tests/unit/messages.test.ts has an example of each.
 */
import { addressMessages } from './messages/addresses.ts';
import { evidenceMessages } from './messages/evidence.ts';
import { fieldMessages } from './messages/fields.ts';
import { fileMessages } from './messages/files.ts';
import { jsonMessages } from './messages/json.ts';
import { languageMessages } from './messages/languages.ts';
import { linkMessages } from './messages/links.ts';
import { liveMessages } from './messages/live.ts';
import { mediaMessages } from './messages/media.ts';
import { outputMessages } from './messages/output.ts';
import { publishMessages } from './messages/publish.ts';
import { sheetMessages } from './messages/sheets.ts';
import { textMessages } from './messages/texts.ts';

export const catalogue = {
  files: fileMessages,
  json: jsonMessages,
  fields: fieldMessages,
  texts: textMessages,
  addresses: addressMessages,
  languages: languageMessages,
  media: mediaMessages,
  evidence: evidenceMessages,
  sheets: sheetMessages,
  output: outputMessages,
  publish: publishMessages,
  live: liveMessages,
  links: linkMessages,
};
