/** All problem messages, by group. */
import { addressMessages } from '../../src/core/problems/messages/addresses.ts';
import { cssMessages } from '../../src/core/problems/messages/css.ts';
import { evidenceMessages } from '../../src/core/problems/messages/evidence.ts';
import { fieldMessages } from '../../src/core/problems/messages/fields.ts';
import { fileMessages } from '../../src/core/problems/messages/files.ts';
import { jsonMessages } from '../../src/core/problems/messages/json.ts';
import { languageMessages } from '../../src/core/problems/messages/languages.ts';
import { linkMessages } from '../../src/core/problems/messages/links.ts';
import { liveMessages } from '../../src/core/problems/messages/live.ts';
import { mediaMessages } from '../../src/core/problems/messages/media.ts';
import { outputMessages } from '../../src/core/problems/messages/output.ts';
import { publishMessages } from '../../src/core/problems/messages/publish.ts';
import { sheetMessages } from '../../src/core/problems/messages/sheets.ts';
import { textMessages } from '../../src/core/problems/messages/texts.ts';

export const catalogue = {
  files: fileMessages,
  json: jsonMessages,
  fields: fieldMessages,
  texts: textMessages,
  css: cssMessages,
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
