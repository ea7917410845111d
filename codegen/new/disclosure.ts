/** `npm run new -- disclosure`: proposes where the site shows what authorities ask for; a person confirms it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { turnedDay } from '../../src/content/text.ts';
import type { EvidenceFile, RequirementList } from '../../src/generated/types.ts';
import { counted } from '../problems/say.ts';
import { suggestion } from '../problems/suggest.ts';
import { UsageError } from '../problems/usageError.ts';
import { textIn } from '../problems/value.ts';
import { isProposed } from '../site/answers.ts';
import { dayIn } from '../site/clock.ts';
import { EVIDENCE, MANIFEST, REQUIREMENTS } from '../site/folder.ts';
import { ENGINE_LISTS, usualLists } from '../site/requirements/index.ts';
import { requirementList, thingsOf } from '../site/siteAnswers.ts';
import { askedAnswers, confirmedRows } from './disclosureAnswers.ts';
import { type Kind, openFile, placeIn, type SoundSite } from './draft.ts';
import { withAnswers } from './evidenceFile.ts';
import type { Field, Form } from './form.ts';
import { printLike } from './insert.ts';
import { namedThings } from './proposals.ts';

export const disclosure: Kind = {
  summary: 'answers to what authorities ask, proposed from titles, for a person to confirm',
  flags: {
    list: 'a list of what an authority asks, such as ugc; may be given several times',
    confirm: 'what was proposed for this is right, such as rti/xv; may be given several times',
  },
  required: () => [],

  draft: async (site, form) => {
    const open = existsSync(join(site.folder, EVIDENCE))
      ? await openFile(site, EVIDENCE, 'evidence')
      : undefined;
    // A sound file has the shape of its schema.
    const file = (open?.value as EvidenceFile | undefined) ?? { lists: [], answers: [] };
    const things = thingsOf(site);
    const day = turnedDay(dayIn(site.site.timeZone));
    const known = { file, things, day };
    const confirmed = form.has('confirm') ? await form.several(confirmField(file)) : [];
    const lists = confirmed.length > 0 ? [] : await chosenLists(site, form, file);
    const { verdicts, rows, unanswered } =
      confirmed.length > 0
        ? confirmedRows(known, new Set(confirmed))
        : await askedAnswers(form, { ...known, lists, named: namedThings(site, things) });
    const more = {
      lists: lists.map(({ id }) => id).filter((name) => !file.lists.includes(name)),
      answers: rows,
    };
    const unknown = `Nothing was found for ${counted(unanswered, 'thing')} on the lists; npm run report says which, and what to do.`;
    if (open && rows.length + verdicts.size + more.lists.length === 0) {
      throw new UsageError(
        `There is nothing to propose${unanswered > 0 ? ` any more. ${unknown}` : '.'} Nothing was changed.`,
      );
    }
    const proposed = rows.filter(isProposed).length;
    const wrong = [...verdicts.values()].filter((each) => each === 'wrong').length;
    const right = rows.length - proposed + verdicts.size - wrong;
    const label = [
      ...(proposed > 0 ? [counted(proposed, 'proposed answer')] : []),
      ...(right > 0 ? [counted(right, 'confirmed answer')] : []),
      ...(wrong > 0 ? [`${counted(wrong, 'proposal')} fewer`] : []),
    ].join(', ');
    form.say(`${EVIDENCE} gets ${label || 'no answer'}.`);
    const text = open ? withAnswers(open.text, file, verdicts, more) : newFile(site, more);
    const first = text.split('\n').findIndex((line) => /"proposed"\s*:\s*true/.test(line)) + 1;
    return {
      changes: [{ file: EVIDENCE, bytes: Buffer.from(text), ...(open && { base: open.bytes }) }],
      written: [{ label: label || 'no answer', place: placeIn(EVIDENCE, text, ['answers']) }],
      left: first === 0 ? [] : [{ label: LOOK, place: { file: EVIDENCE, path: ['answers'], line: first } }],
      notes: unanswered > 0 ? [unknown] : [],
    };
  },
};

const LOOK =
  'open what each proposed row names: where it is right, delete its "proposed", else the row; or run this again at a terminal, which asks';

const confirmField = ({ answers }: EvidenceFile): Field<string> => ({
  flag: 'confirm',
  question: 'What is right',
  example: 'rti/xv',
  parse: (text) => {
    const open = answers.filter(isProposed).map(({ to }) => to);
    if (open.includes(text)) return text;
    throw new UsageError(
      [`Nothing is proposed for "${text}".`, suggestion(text, open)].filter(Boolean).join(' '),
    );
  },
});

const listField = (known: readonly string[]): Field<string> => ({
  flag: 'list',
  question: 'The list',
  example: 'ugc',
  parse: (text) => {
    if (known.includes(text)) return text;
    const near = suggestion(text, known);
    throw new UsageError(
      [`There is no list "${text}".`, near, `The lists are ${known.join(', ')}.`].filter(Boolean).join(' '),
    );
  },
});

/**
 * The lists that are asked for, else those that the site names, else those that usually bind its kind and those of its own.
 *
 * @throws UsageError (rejects) when there is none
 */
async function chosenLists(site: SoundSite, form: Form, file: EvidenceFile): Promise<RequirementList[]> {
  const own = [...site.requirements.keys()];
  const known = [...new Set([...Object.keys(ENGINE_LISTS), ...own])];
  const given = form.has('list') ? await form.several(listField(known)) : [];
  const usual = [...usualLists(site.site), ...own];
  const names = [given, file.lists, usual].find((each) => each.length > 0);
  if (!names) {
    throw new UsageError(
      `"kind" and "country" of manifest/site.json lead to no list. Give --list (${known.join(', ')}), or write a list of your own into ${REQUIREMENTS}.`,
    );
  }
  const found = await Promise.all(
    [...new Set(names)].map((name) => requirementList(site.requirements, name)),
  );
  return found.filter((list) => list !== undefined);
}

/** The whole file where there was none, in the form of the manifest. */
function newFile({ files }: SoundSite, file: EvidenceFile): string {
  const manifest = files.find((each) => each.file === MANIFEST);
  const $schema = textIn(manifest?.value, '$schema')?.replace(/[^/]*$/, 'evidence.schema.json');
  return printLike(manifest?.text ?? '', { $schema, ...file });
}
