/** The list of what an authority asks as sites had it earlier, made one of today: what shows an item is no longer found by words. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Requirement, RequirementList, RequirementSection } from '../../src/generated/types.ts';
import type { AnyChange } from '../new/apply.ts';
import { isObject, textIn } from '../problems/value.ts';
import { objectsOf } from '../site/content.ts';
import { OLD_DISCLOSURE as OLD, REQUIREMENTS } from '../site/folder.ts';
import { accepts } from '../site/validate.ts';

const ID = 'own';
const NEW = `${REQUIREMENTS}/${ID}.json`;

/**
 * What becomes of `manifest/disclosure.json`.
 *
 * @param folder the site folder, absolute
 * @param language of the site, which the old list was written in
 * @returns what is to be said of it; nothing where there is none
 */
export function oldDisclosure(folder: string, language: string): { changes: AnyChange[]; says: string[] } {
  const path = join(folder, OLD);
  if (!existsSync(path)) return { changes: [], says: [] };
  const base = readFileSync(path);
  const list = existsSync(join(folder, NEW)) ? undefined : listOf(base.toString('utf8'), language);
  if (!list) {
    const what = `${OLD} is read no longer, and cannot be taken over.`;
    return { changes: [], says: [`${what} Delete it, and run: npm run new -- disclosure`] };
  }
  return {
    changes: [
      { file: NEW, bytes: Buffer.from(`${JSON.stringify(list, undefined, 2)}\n`) },
      { file: OLD, base },
    ],
    says: [
      'What an authority asks is a list of requirements; where it is shown, a person says.',
      `  ${OLD} becomes ${NEW}`,
      `  Then run: npm run new -- disclosure --list ${ID}`,
    ],
  };
}

/** @returns undefined for what is no list that an earlier version accepted */
function listOf(text: string, language: string): RequirementList | undefined {
  const old = parsed(text);
  const [title, asks, source] = ['title', 'asks', 'source'].map((name) => textIn(old, name));
  if (!isObject(old) || title === undefined) return undefined;
  let count = 0;
  const items = (of: unknown) =>
    objectsOf(of).map(({ item }): Requirement => {
      count++;
      const words = textIn(item, 'title') ?? '';
      const hints = ['words', 'startsWith', 'whole'].flatMap((name) => item[name] ?? []).map(String);
      return {
        id: String(count),
        title: { [language]: words },
        words,
        source: 'list',
        by: ['page', 'document'],
        ...(hints.length > 0 && { hints }),
        advice: textIn(item, 'advice') ?? '',
      };
    });
  const sections = objectsOf(old.sections).map(
    ({ item }): RequirementSection => ({
      title: { [language]: textIn(item, 'title') ?? '' },
      items: items(item.items),
    }),
  );
  const $schema = textIn(old, '$schema')?.replace(
    /^\.\.\/(.*)disclosure\.schema/,
    '../../$1requirements.schema',
  );
  const list: RequirementList = {
    ...($schema !== undefined && { $schema }),
    id: ID,
    title: { [language]: title },
    authority: { [language]: asks ?? title },
    binds: 'Not written down yet.',
    sources: [{ id: 'list', title: source ?? title, kind: 'report', note: `The words are those of ${OLD}.` }],
    sections,
  };
  return accepts('requirements', list) ? list : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
