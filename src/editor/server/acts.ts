/** Whole acts: something new, a move, a removal. Each is said before it is done, done whole or not at all, and can be taken back. */
import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import type { Site } from '../../core/model.ts';
import { type AnyChange, apply, ChangedMeanwhile } from '../../node/authoring/create/apply.ts';
import type { Draft } from '../../node/authoring/create/draft.ts';
import { families, NO_DATE } from '../../node/authoring/create/fields.ts';
import {
  applied,
  draftOf,
  isKind,
  type KindName,
  kindOf,
  readSound,
  report,
} from '../../node/authoring/create/index.ts';
import { peopleFiles } from '../../node/authoring/create/person.ts';
import { planned, refused } from '../../node/authoring/move/index.ts';
import { checkDraft } from '../../node/check/index.ts';
import { dataFile } from '../../node/content/folder.ts';
import { readCheckedSite } from '../../node/content/read.ts';
import { UsageError } from '../../node/system/usageError.ts';
import { humanize } from '../shared/fieldLabels.ts';
import type {
  Action,
  ActionResult,
  ActionSummary,
  Addition,
  AdditionQuestion,
  UndoEntry,
  UndoHistory,
} from '../shared/protocol.ts';
import { fileTitles } from './pages.ts';
import { isPictureAct, pictureChanges } from './pictureActs.ts';
import { withdrawal } from './siteDocuments.ts';

/** What the window can add, the usual first. What comes from a spreadsheet has the same questions as on the command line. */
const ADDED: readonly KindName[] = ['event', 'page', 'month', 'person', 'events', 'staff', 'table'];

/** How a question is asked that is not one line. */
const KINDS: Readonly<Record<string, AdditionQuestion['kind']>> = {
  in: 'list',
  to: 'page',
  date: 'date',
  'end-date': 'date',
  text: 'text',
  description: 'text',
  photos: 'files',
  photo: 'files',
  captions: 'files',
  from: 'files',
  'keep-order': 'switch',
  'keep-similar': 'switch',
  'day-first': 'switch',
  'month-first': 'switch',
};
const SEVERAL = new Set(['video', 'leave-out']);
const TAKES: Readonly<Record<string, AdditionQuestion['accept']>> = {
  photos: 'pictures',
  photo: 'picture',
  captions: 'table',
  from: 'table',
};

/** Something that was done, with what takes it back. */
interface Done extends UndoEntry {
  changes: readonly AnyChange[];
}

export interface Acts {
  /** @throws ContentError (rejects) when the site is not sound */
  additions(): Promise<Addition[]>;
  /**
   * Does an act, or says what it would change.
   *
   * @throws ContentError (rejects) when the site is not sound; whatever is wrong with the act is in the answer
   */
  act(act: Action, mode?: 'preview'): Promise<ActionResult>;
  /** Takes note of changes that were made, so that they can be taken back. @returns the id by which they are */
  note(deed: ActionSummary, changes: readonly AnyChange[]): string;
  doings(): UndoHistory;
  /** @throws UsageError (rejects) when something else was done since, or the files have been changed */
  undo(id: string): Promise<void>;
  redo(id: string): Promise<void>;
}

/**
 * @param site the site folder, absolute
 * @param fileOf the path of an uploaded file, by its id
 * @param changed told which files are others now
 * @param isUnsaved whether somebody has written something for a file that is not saved
 * @param onDoings called with what can be taken back, as soon as that is another act
 */
export function createActs(
  site: string,
  fileOf: (id: string) => string | undefined,
  changed: (files: readonly string[]) => Promise<void>,
  isUnsaved: (file: string) => boolean = () => false,
  onDoings: (now: UndoHistory) => void = () => {},
): Acts {
  const done: Done[] = [];
  const undone: Done[] = [];

  const doings = (): UndoHistory => ({ undo: shown(done.at(-1)), redo: shown(undone.at(-1)) });

  const note = (deed: ActionSummary, changes: readonly AnyChange[]) => {
    const id = randomUUID();
    done.push({ ...deed, id, changes });
    undone.length = 0;
    onDoings(doings());
    return id;
  };

  const applying = (changes: readonly AnyChange[]) => async () => {
    await apply(site, changes, checkDraft).catch(refused);
    return changes;
  };

  const plan = async (
    act: Action,
  ): Promise<{
    deed: ActionSummary;
    text: string;
    path?: string;
    picture?: string;
    run: () => Promise<readonly AnyChange[]>;
  }> => {
    if (isPictureAct(act)) {
      const { deed, changes, text, picture } = await pictureChanges(site, act, fileOf);
      const written = changes.find(({ file }) => isUnsaved(file));
      // What is not saved began with the text as it is, and would be in conflict with the new one.
      if (written)
        throw new UsageError(
          `${written.file} has changes that are not saved. Save or discard them, and try again.`,
        );
      return { deed, text, picture, run: applying(changes) };
    }
    if (act.kind === 'withdraw') {
      const change = withdrawal(await readCheckedSite(site), act.document);
      const deed: ActionSummary = { type: 'removed', name: basename(act.document) };
      return { deed, text: `${change.file}: removed.`, run: applying([change]) };
    }
    if (act.kind !== 'new') {
      const { changes, text, path } = await planned(act.kind, site, act.from, act.to);
      const deed: ActionSummary = { type: act.kind === 'move' ? 'moved' : 'removed', name: act.from };
      return { deed, text, path, run: applying(changes) };
    }
    if (!isKind(act.addition)) throw new UsageError('There is nothing of this kind to add.');
    const { draft, base } = await draftOf(act.addition, site, flagsOf(act.answers, fileOf));
    const run = async () => {
      await applied(site, draft, checkDraft);
      return draft.changes;
    };
    return { deed: added(draft), text: report(draft, [], base), path: draft.address, run };
  };

  const again = async (id: string, from: Done[], to: Done[]): Promise<void> => {
    const doing = from.at(-1);
    if (doing?.id !== id)
      throw new UsageError('Something else was done or taken back since then. Nothing was changed.');
    const changes = doing.changes.map(inverse).reverse();
    await apply(site, changes, checkDraft).catch((error: unknown) => {
      if (!(error instanceof ChangedMeanwhile)) return refused(error);
      const what = from === done ? 'taken back' : 'done again';
      throw new UsageError(
        `${error.file} was changed by someone else in the meantime, so this cannot be ${what}.`,
      );
    });
    from.pop();
    to.push({ ...doing, changes });
    onDoings(doings());
    await changed(changes.map(({ file }) => file));
  };

  return {
    additions: () => additionsOf(site),
    async act(act, mode) {
      const missingUploads =
        act.kind === 'new' ? filesOf(act.answers).filter((id) => fileOf(id) === undefined) : [];
      if (missingUploads.length > 0)
        return {
          kind: 'refused',
          message: 'Some files are no longer there. Add them again.',
          missingUploads,
        };
      try {
        const { deed, text, path, picture, run } = await plan(act);
        if (mode === 'preview') return { kind: 'preview', text };
        const changes = await run();
        const undo = note(deed, changes);
        await changed(changes.map(({ file }) => file));
        return { kind: 'done', text, path, picture, undo };
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        const [, question, message] = /^--([a-z-]+): (.*)$/s.exec(error.message) ?? [];
        const [, missing] = /^Give --([a-z-]+)/.exec(error.message) ?? [];
        const said = missing === undefined ? error.message : 'This is needed.';
        return { kind: 'refused', message: message ?? said, question: question ?? missing };
      }
    },
    note,
    doings,
    undo: (id) => again(id, done, undone),
    redo: (id) => again(id, undone, done),
  };
}

function shown(done: Done | undefined): UndoEntry | undefined {
  if (!done) return undefined;
  const { changes, ...doing } = done;
  return doing;
}

/** What takes a change back. */
const inverse = (change: AnyChange): AnyChange =>
  change.bytes === undefined
    ? { file: change.file, bytes: change.base }
    : change.base === undefined
      ? { file: change.file, base: change.bytes }
      : { file: change.file, bytes: change.base, base: change.bytes };

function added({ written, address }: Draft): ActionSummary {
  const name = written[0]?.label ?? address ?? '';
  const moreCount = written.filter(({ row }) => row !== undefined).length - 1;
  return { type: 'added', name, ...(moreCount > 0 && { moreCount }) };
}

/** The ids of the uploads that an act uses. */
export const uploadsOf = (act: Action): string[] =>
  act.kind === 'new' ? filesOf(act.answers) : act.kind === 'replace' ? [act.upload] : [];

/** The ids of the files among the answers. */
const filesOf = (answers: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.entries(answers).flatMap(([name, given]) => (KINDS[name] === 'files' ? given : []));

function flagsOf(
  answers: Readonly<Record<string, readonly string[]>>,
  fileOf: (id: string) => string | undefined,
): Map<string, readonly string[]> {
  return new Map(
    Object.entries(answers)
      .filter(([, given]) => given.length > 0)
      .map(([name, given]) => [
        name,
        KINDS[name] === 'files' ? given.flatMap((id) => fileOf(id) ?? []) : given,
      ]),
  );
}

/** The groups of a menu, as answers. */
const groupsOf = ({ menu }: Site) =>
  menu.flatMap(({ label, items }) => (items === undefined ? [] : [{ value: label, label }]));

/** Choices with the same label get numbers, so that they can be told apart. */
function unlike(choices: readonly { value: string; label: string }[]): { value: string; label: string }[] {
  return choices.map(({ value, label }, index) => {
    const alike = (one: { label: string }) => one.label === label;
    const number = choices.slice(0, index + 1).filter(alike).length;
    return { value, label: choices.filter(alike).length > 1 ? `${label} (${number})` : label };
  });
}

async function additionsOf(folder: string): Promise<Addition[]> {
  const site = await readSound(folder);
  const lists = {
    months: families(site.manifest, 'month', 'camp-month'),
    events: families(site.manifest, 'detail'),
    people: peopleFiles(site),
  };
  const groups = groupsOf(site.site);
  const named = (all: typeof lists.events) =>
    all.map(({ parent, title }) => ({ value: parent, label: title }));
  const titles = fileTitles(site);
  const choicesOf = (name: KindName) => {
    if (name === 'month') return named(lists.months);
    return name === 'person' || name === 'staff'
      ? unlike(
          lists.people.map((file) => ({ value: file, label: titles.get(dataFile(file)) ?? humanize(file) })),
        )
      : named(lists.events);
  };
  return ADDED.flatMap((name): Addition[] => {
    const { summary, flags, required } = kindOf(name);
    const needed = required(() => false);
    const choices = choicesOf(name);
    if ('in' in flags && choices.length === 0) return [];
    const questions = Object.entries(flags)
      .filter(([flag]) => flag !== 'menu' || groups.length > 0)
      .map(
        ([flag, help]): AdditionQuestion => ({
          name: flag,
          help,
          required: needed.includes(flag),
          kind: KINDS[flag] ?? 'line',
          ...(flag === 'in' && { choices }),
          ...(flag === 'menu' && { choices: groups }),
          ...(TAKES[flag] && { accept: TAKES[flag] }),
          ...(SEVERAL.has(flag) && { multiple: true }),
          ...(flag === 'date' && needed.includes(flag) && { noneValue: NO_DATE }),
        }),
      );
    return [{ name, summary, questions }];
  });
}
