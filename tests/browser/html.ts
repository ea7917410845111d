/** The findings of html-validate in built pages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** The mistakes in some files of a built site, as file:line:column rule: message. */
export async function findHtmlErrors(folder: string, files: readonly string[]): Promise<string[]> {
  const validator = new HtmlValidate(
    new StaticConfigLoader({ root: true, extends: ['html-validate:standard'], elements: ['html5'] }),
  );
  const mistakes: string[] = [];
  for (const file of files) {
    const { results } = await validator.validateString(readFileSync(join(folder, file), 'utf8'), file);
    for (const { messages } of results) {
      for (const { line, column, ruleId, message } of messages) {
        mistakes.push(`${file}:${line}:${column} ${ruleId}: ${message}`);
      }
    }
  }
  return mistakes;
}

/** Decodes the escapes of HTML. */
export const decodeEntities = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
