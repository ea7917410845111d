/**
 * Chillu letters look the same in the old and the new encoding, but find-in-page matches only one. A site
 * should use one encoding.
 */

import { textMessages } from '../../core/problems/messages/texts.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { problemWithValue } from '../../core/problems/problemAt.ts';
import { CHILLU, OLD_CHILLU, withNewChillus } from '../../core/route/path.ts';
import type { CheckedSite } from '../content/model.ts';
import { isProse, siteTexts } from '../content/siteValues.ts';

const NEW_CHILLU = /[\u0D7A-\u0D7F]/g;

const WORD = /[\u0D00-\u0D7F\u200C\u200D]+/g;

export function chilluSpelling(site: CheckedSite): Problem[] {
  const texts = siteTexts(site).filter((placed) => isProse(placed) && /[\u0D00-\u0D7F]/.test(placed.text));
  const count = (pattern: RegExp) =>
    texts.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);
  const olds = count(OLD_CHILLU);
  const news = olds === 0 ? 0 : count(NEW_CHILLU);
  if (news === 0) return [];
  const isOldUsual = olds > news;
  const unusual = new RegExp((isOldUsual ? NEW_CHILLU : OLD_CHILLU).source);
  return texts.flatMap(({ file, path, text }): Problem[] => {
    const word = text.match(WORD)?.find((word) => unusual.test(word));
    if (word === undefined) return [];
    const other = isOldUsual ? withOldChillus(word) : withNewChillus(word);
    const message = textMessages.chillu(word, other, isOldUsual ? news : olds, isOldUsual ? olds : news);
    return [problemWithValue(file, path, message)];
  });
}

const OLD = new Map(Object.entries(CHILLU).map(([letter, chillu]) => [chillu, `${letter}\u0D4D\u200D`]));

const withOldChillus = (text: string) => text.replace(NEW_CHILLU, (chillu) => OLD.get(chillu) ?? chillu);
