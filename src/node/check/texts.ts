import { needlessEscape } from '../../core/data/escapeInline.ts';
import { findHtml } from '../../core/data/literals.ts';
import { codePoint, invisibleCharacters, isBlank, needsDirection } from '../../core/i18n/invisible.ts';
import { isRightToLeft } from '../../core/i18n/language.ts';
import type { ProblemMessage } from '../../core/problems/message.ts';
import { textMessages } from '../../core/problems/messages/texts.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { problemWithValue } from '../../core/problems/problemAt.ts';
import type { CheckedSite } from '../content/model.ts';
import { MOJIBAKE, repairText } from '../content/mojibake.ts';
import type { TextInFile } from '../content/schemaNode.ts';
import { isProse, siteTexts } from '../content/siteValues.ts';

export function texts(site: CheckedSite): Problem[] {
  const languages = [
    site.site?.language,
    ...site.languages,
    ...(site.manifest?.routes.map(({ language }) => language) ?? []),
  ];
  const isRtl = languages.some((language) => language !== undefined && isRightToLeft(language));
  return siteTexts(site).flatMap((placed) => {
    const message = textMistake(placed, isRtl);
    return message ? [problemWithValue(placed.file, placed.path, message)] : [];
  });
}

/** @param isRtl true if a language of the site is written from right to left */
export const textMistake = (placed: TextInFile, isRtl = false): ProblemMessage | undefined =>
  isProse(placed) || placed.role === 'code'
    ? (blankText(placed) ?? unusualCharacters(placed, isRtl))
    : undefined;

type Text = Pick<TextInFile, 'text' | 'role'>;

function unusualCharacters(placed: Text, isRtl: boolean): ProblemMessage | undefined {
  const { text } = placed;
  // Some control characters are halves of garbled letters, so check those first.
  return (
    garbledText(placed, isRtl) ??
    controlCharacter(placed) ??
    invisibleCharacter(text, isRtl) ??
    (placed.role === 'code' ? undefined : unusualWords(placed))
  );
}

function unusualWords({ text, role }: Text): ProblemMessage | undefined {
  const isMarked = role === 'marked';
  return htmlMarkup(text, isMarked) ?? placeholderText(text) ?? (isMarked ? escapedInVain(text) : undefined);
}

/** A table cell may be empty. */
const blankText = ({ role, text }: TextInFile): ProblemMessage | undefined =>
  role !== 'cell' && isBlank(text) ? textMessages.blank : undefined;

const CONTROL = /(?![\n\r])\p{Cc}/u;
const CONTROL_IN_CODE = /(?![\n\r\t])\p{Cc}/u;

function controlCharacter({ text: value, role }: Text): ProblemMessage | undefined {
  const match = (role === 'code' ? CONTROL_IN_CODE : CONTROL).exec(value);
  if (!match) return undefined;
  const after = describePosition(value, match.index);
  const isTab = match[0] === '\t';
  return isTab ? textMessages.tab(after) : textMessages.control(codePoint(match[0]), after);
}

/** The replacement character, a lone surrogate, and UTF-8 decoded as another encoding. */
const GARBLED = new RegExp(`\\uFFFD|\\p{Surrogate}|${MOJIBAKE.source}`, 'u');

function garbledText({ text: value, role }: Text, isRtl: boolean): ProblemMessage | undefined {
  const match = GARBLED.exec(value);
  if (!match) return undefined;
  const repaired = repairText(value);
  if (repaired === undefined || unusualCharacters({ text: repaired, role }, isRtl) !== undefined)
    return textMessages.garbled(describePosition(value, match.index));
  return mojibakeMistake(value, repaired);
}

/** For a longer text, the message proposes only the repaired word. */
const MAX_PROPOSAL_LENGTH = 300;

function mojibakeMistake(value: string, repaired: string): ProblemMessage {
  // A no-break space may be half of a letter.
  const word = value.split(/[ \n]+/).find((part) => MOJIBAKE.test(part)) ?? value;
  return repaired.length <= MAX_PROPOSAL_LENGTH
    ? textMessages.mojibake(word, JSON.stringify(repaired))
    : textMessages.mojibakePart(word, repairText(word) ?? repaired);
}

function invisibleCharacter(value: string, isRtl: boolean): ProblemMessage | undefined {
  const [character] = invisibleCharacters(value, needsDirection(value, isRtl));
  return character && textMessages.invisible(character.name, describePosition(value, character.offset));
}

function htmlMarkup(value: string, isMarked: boolean): ProblemMessage | undefined {
  const tag = findHtml(value, isMarked);
  if (tag === undefined) return undefined;
  return tag.startsWith('&') ? textMessages.htmlEntity(tag) : textMessages.htmlTag(tag, isMarked);
}

function escapedInVain(value: string): ProblemMessage | undefined {
  const character = needlessEscape(value);
  return character === undefined ? undefined : textMessages.backslash(character);
}

const PLACEHOLDER = /\blorem ipsum\b|^\s*(?:todo|tbd|tba|xxx+|\?\?+|test|asdf|untitled|new entry)[\s.!:]*$/i;

/** Upper case only: "todo" is a word in Spanish and Portuguese. */
const NOTE = /\b(?:TODO|FIXME)\b/;

function placeholderText(value: string): ProblemMessage | undefined {
  const match = PLACEHOLDER.exec(value) ?? NOTE.exec(value);
  return match ? textMessages.placeholder(match[0].trim()) : undefined;
}

function describePosition(text: string, offset: number): string {
  const words = text
    .slice(Math.max(0, offset - 20), offset)
    .replace(/^(?:\p{M}|\p{Cf}|\p{Surrogate})+/u, '')
    .trim();
  return words === '' ? 'at the beginning of this text' : `after "${words}"`;
}
