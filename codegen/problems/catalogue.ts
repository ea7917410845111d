/**
 * Every message of the checks and commands about the content, the disk and the host: one entry for each cause, by what it is
 * about. A check gives the position and the parameters, never words. README.md has the rules; tests/unit/messages.test.ts
 * pins an example of each.
 */
import { addressWords } from './words/addresses.ts';
import { evidenceWords } from './words/evidence.ts';
import { fieldWords } from './words/fields.ts';
import { fileWords } from './words/files.ts';
import { jsonWords } from './words/json.ts';
import { languageWords } from './words/languages.ts';
import { linkWords } from './words/links.ts';
import { liveWords } from './words/live.ts';
import { mediaWords } from './words/media.ts';
import { outputWords } from './words/output.ts';
import { publishWords } from './words/publish.ts';
import { sheetWords } from './words/sheets.ts';
import { textWords } from './words/texts.ts';

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
