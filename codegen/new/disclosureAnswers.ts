/** What is proposed for what authorities ask, and what a person says of it; where nobody can be asked it stays proposed. */
import type { EvidenceAnswer, EvidenceFile, RequirementList } from '../../src/generated/types.ts';
import { isProposed, spokenIn } from '../site/answers.ts';
import type { ShownThings } from '../site/shownThings.ts';
import type { Verdict } from './evidenceFile.ts';
import type { Form } from './form.ts';
import { type Named, proposalsFor } from './proposals.ts';

export interface Asked {
  /** What was said of the rows that are there, by index. */
  verdicts: ReadonlyMap<number, Verdict>;
  /** The new rows. */
  rows: EvidenceAnswer[];
  /** How many things have no answer, and none was found. */
  unanswered: number;
}

interface Known {
  lists: readonly RequirementList[];
  file: EvidenceFile;
  /** All that the site can show. */
  named: readonly Named[];
  things: Pick<ShownThings, 'document'>;
  /** dd-mm-yyyy. */
  day: string;
}

type Said = 'yes' | 'no' | 'later';

/** Proposes answers for whatever has none, and asks of each, and of those that were proposed before, whether it is right. */
export async function askedAnswers(form: Form, { lists, file, named, things, day }: Known): Promise<Asked> {
  const verdicts = new Map<number, Verdict>();
  const rows: EvidenceAnswer[] = [];
  let unanswered = 0;
  let goesOn = form.asks;
  const ask = async (what: string, title: string): Promise<Said> => {
    if (!goesOn) return 'later';
    const said = await askWhether(form, `Does ${title} show ${what}?`);
    goesOn = said !== 'stop';
    return said === 'stop' ? 'later' : said;
  };
  for (const list of lists) {
    for (const item of list.sections.flatMap(({ items }) => items)) {
      const to = `${list.id}/${item.id}`;
      const what = `"${spokenIn(item.title, 'en')}"`;
      const old = [...file.answers.entries()].filter(([, answer]) => answer.to === to);
      const again = old.filter(([, answer]) => isProposed(answer));
      const found = old.length > 0 ? [] : proposalsFor(item, named);
      if (old.length === 0 && found.length === 0) unanswered++;
      if (goesOn && again.length + found.length > 0)
        form.say(`\n${spokenIn(list.title, 'en')}: "${item.words}"`);
      for (const [index, answer] of again) {
        const said = await ask(what, titleOf(answer));
        if (said === 'no') verdicts.set(index, 'wrong');
        if (said === 'yes') verdicts.set(index, rightOn(day, answer, things));
      }
      for (const { answer, title } of found) {
        const said = await ask(what, title);
        if (said === 'yes') rows.push({ to, ...answer, asOf: day });
        if (said === 'later') rows.push({ to, ...answer, proposed: true });
      }
    }
  }
  return { verdicts, rows, unanswered };
}

/** That all that was proposed for some things is right. @param names such as "rti/xv" */
export function confirmedRows(
  { file, things, day }: Omit<Known, 'lists' | 'named'>,
  names: ReadonlySet<string>,
): Asked {
  const rows = [...file.answers.entries()].filter(([, row]) => names.has(row.to) && isProposed(row));
  const verdicts = new Map(rows.map(([index, row]) => [index, rightOn(day, row, things)] as const));
  return { verdicts, rows: [], unanswered: 0 };
}

const SAID: Readonly<Record<string, Said | 'stop'>> = {
  y: 'yes',
  yes: 'yes',
  n: 'no',
  no: 'no',
  later: 'later',
  stop: 'stop',
};

async function askWhether(form: Form, question: string): Promise<Said | 'stop'> {
  for (;;) {
    const answer = await form.line(`${question} (y/n/later/stop) `);
    const said = SAID[(answer ?? 'stop').toLowerCase()];
    if (said !== undefined) return said;
  }
}

/** An answer of the file, as a person is asked about it. */
function titleOf(answer: EvidenceAnswer): string {
  switch (answer.by) {
    case 'page':
      return `the page /${answer.page}`;
    case 'document':
      return `the document ${answer.document}`;
    case 'fact':
      return `the figure "${answer.fact}"`;
    case 'link':
      return answer.href;
    case 'gap':
    case 'not-applicable':
      return answer.why;
  }
}

/** That an answer is right on a day; of a document, as it is then. */
function rightOn(day: string, answer: EvidenceAnswer, things: Pick<ShownThings, 'document'>): Verdict {
  const sha256 = answer.by === 'document' ? things.document(answer.document)?.sha256 : undefined;
  return { asOf: day, ...(sha256 !== undefined && { sha256 }) };
}
