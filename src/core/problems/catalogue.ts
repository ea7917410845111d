/**
 * Every message of the checks and commands about the content, the disk and the host: one entry for each cause, by what it is
 * about. A check gives the position and the parameters, never words. README.md has the rules; tests/unit/messages.test.ts
 * pins an example of each.
 */
import { addressWords } from './messages/addresses.ts';
import { evidenceWords } from './messages/evidence.ts';
import { fieldWords } from './messages/fields.ts';
import { fileWords } from './messages/files.ts';
import { jsonWords } from './messages/json.ts';
import { languageWords } from './messages/languages.ts';
import { linkWords } from './messages/links.ts';
import { liveWords } from './messages/live.ts';
import { mediaWords } from './messages/media.ts';
import { outputWords } from './messages/output.ts';
import { publishWords } from './messages/publish.ts';
import { sheetWords } from './messages/sheets.ts';
import { textWords } from './messages/texts.ts';

export const catalogue = {
  files: fileWords,
  json: jsonWords,
  fields: fieldWords,
  texts: textWords,
  addresses: addressWords,
  languages: languageWords,
  media: mediaWords,
  evidence: evidenceWords,
  sheets: sheetWords,
  output: outputWords,
  publish: publishWords,
  live: liveWords,
  links: linkWords,
};
