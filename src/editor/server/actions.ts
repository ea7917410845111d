/**
 * Actions on the whole site: add, move, remove. Each is previewed first, done completely or not at all, and
 * can be undone.
 */
import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import type { Site } from '../../core/model.ts';
import type { AdditionDraft } from '../../node/authoring/create/additionDraft.ts';
import { families, NO_DATE } from '../../node/authoring/create/flags.ts';
import {
  type AdditionKindName,
  additionKind,
  applyDraft,
  draftAddition,
  formatReport,
  isKind,
} from '../../node/authoring/create/index.ts';
import { peopleFiles } from '../../node/authoring/create/people.ts';
import { VALID_ROWS_HINT } from '../../node/authoring/create/sheetFlags.ts';
import { isRejectedFile } from '../../node/authoring/create/sheetRows.ts';
import { previewChange, rethrowAsUsageError } from '../../node/authoring/move/index.ts';
import {
  ConcurrentChangeError,
  type FileOperation,
  runTransaction,
} from '../../node/authoring/transaction.ts';
import { readValidSite } from '../../node/authoring/validSite.ts';
import { checkDraft } from '../../node/check/index.ts';
import { dataFile } from '../../node/content/folder.ts';
import { readCheckedSite } from '../../node/content/readCheckedSite.ts';
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
import { isPictureAction, planPictureAction } from './pictureActions.ts';
import { documentDeletion } from './siteFiles.ts';

/**
 * The additions of the editor, the common ones first. Spreadsheet imports have the questions of the command
 * line.
 */
const ADDITIONS: readonly AdditionKindName[] = [
  'event',
  'page',
  'month',
  'person',
  'events',
  'staff',
  'table',
  'import',
];

/** The kinds of questions that are not a single line. */
const QUESTION_KINDS: Readonly<Record<string, AdditionQuestion['kind']>> = {
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
  source: 'files',
  download: 'switch',
  'keep-order': 'switch',
  'keep-duplicates': 'switch',
  'day-first': 'switch',
  'month-first': 'switch',
  'valid-rows': 'switch',
};
const MULTIPLE_QUESTIONS = new Set(['video', 'leave-out']);
const ACCEPTED_FILES: Readonly<Record<string, AdditionQuestion['accept']>> = {
  photos: 'pictures',
  photo: 'picture',
  captions: 'table',
  from: 'table',
  source: 'site',
};

/** A performed action and the operations that undo it. */
interface PerformedAction extends UndoEntry {
  changes: readonly FileOperation[];
}

/** The changes that can be undone; with a text and a summary if they differ from those of the preview. */
interface PerformedPlan {
  changes: readonly FileOperation[];
  summary?: ActionSummary;
  text?: string;
}

export interface Actions {
  /** @throws ContentError (rejects) if the site is not valid */
  additions(): Promise<Addition[]>;
  /**
   * Performs an action or previews it.
   *
   * @throws ContentError (rejects) if the site is not valid; errors of the action are in the result
   */
  perform(action: Action, mode?: 'preview'): Promise<ActionResult>;
  /** Records changes for undo. @returns the id of the entry */
  record(summary: ActionSummary, changes: readonly FileOperation[]): string;
  history(): UndoHistory;
  /** @throws UsageError (rejects) if another action was performed since, or the files have changed */
  undo(id: string): Promise<void>;
  redo(id: string): Promise<void>;
}

/**
 * @param site the site folder, absolute
 * @param uploadPath returns the path of an upload by its id
 * @param onFilesChanged called with changed files
 * @param isUnsaved returns true if a file has unsaved changes
 * @param onHistory called as soon as the undo history changes
 */
export function createActions(
  site: string,
  uploadPath: (id: string) => string | undefined,
  onFilesChanged: (files: readonly string[]) => Promise<void>,
  isUnsaved: (file: string) => boolean = () => false,
  onHistory: (history: UndoHistory) => void = () => {},
): Actions {
  const performed: PerformedAction[] = [];
  const undone: PerformedAction[] = [];

  const history = (): UndoHistory => ({ undo: undoEntry(performed.at(-1)), redo: undoEntry(undone.at(-1)) });

  const record = (summary: ActionSummary, changes: readonly FileOperation[]) => {
    const id = randomUUID();
    performed.push({ ...summary, id, changes });
    undone.length = 0;
    onHistory(history());
    return id;
  };

  const applyChanges = (changes: readonly FileOperation[]) => async () => {
    await runTransaction(site, changes, checkDraft).catch(rethrowAsUsageError);
    return { changes };
  };

  const plan = async (
    action: Action,
    mode?: 'preview',
  ): Promise<{
    summary: ActionSummary;
    text: string;
    path?: string;
    picture?: string;
    run: () => Promise<PerformedPlan>;
  }> => {
    if (isPictureAction(action)) {
      const { summary, changes, text, picture } = await planPictureAction(site, action, uploadPath);
      const unsavedChange = changes.find(({ file }) => isUnsaved(file));
      // Unsaved changes are based on the current text and would conflict with the new one.
      if (unsavedChange)
        throw new UsageError(
          `${unsavedChange.file} has changes that are not saved. Save or discard them, and try again.`,
        );
      return { summary, text, picture, run: applyChanges(changes) };
    }
    if (action.kind === 'withdraw') {
      const change = documentDeletion(await readCheckedSite(site), action.document);
      const summary: ActionSummary = { type: 'removed', name: basename(action.document) };
      return { summary, text: `${change.file}: removed.`, run: applyChanges([change]) };
    }
    if (action.kind !== 'new') {
      const { changes, text, path } = await previewChange(action.kind, site, action.from, action.to);
      const summary: ActionSummary = {
        type: action.kind === 'move' ? 'moved' : 'removed',
        name: action.from,
      };
      return { summary, text, path, run: applyChanges(changes) };
    }
    if (!isKind(action.addition)) throw new UsageError('There is nothing of this kind to add.');
    const { draft: complete, base } = await draftAddition(
      action.addition,
      site,
      flagsOf(action.answers, uploadPath),
    );
    // The check may reject rows that the preview must name.
    const hasChecks = mode === 'preview' && complete.withoutRows;
    const { draft } = hasChecks ? await applyDraft(site, complete, checkDraft, mode) : { draft: complete };
    const run = async () => {
      const { draft: applied } = await applyDraft(site, draft, checkDraft);
      return {
        // The user corrects the file of rejected rows, so it cannot be undone.
        changes: applied.changes.filter(({ file }) => !isRejectedFile(file)),
        summary: additionSummary(applied),
        text: formatReport(applied, [], base),
      };
    };
    return { summary: additionSummary(draft), text: formatReport(draft, [], base), path: draft.address, run };
  };

  const revert = async (id: string, from: PerformedAction[], to: PerformedAction[]): Promise<void> => {
    const entry = from.at(-1);
    if (entry?.id !== id)
      throw new UsageError('Something else was done or taken back since then. Nothing was changed.');
    const changes = entry.changes.map(inverse).reverse();
    await runTransaction(site, changes, checkDraft).catch((error: unknown) => {
      if (!(error instanceof ConcurrentChangeError)) return rethrowAsUsageError(error);
      const what = from === performed ? 'taken back' : 'done again';
      throw new UsageError(
        `${error.file} was changed by someone else in the meantime, so this cannot be ${what}.`,
      );
    });
    from.pop();
    to.push({ ...entry, changes });
    onHistory(history());
    await onFilesChanged(changes.map(({ file }) => file));
  };

  return {
    additions: () => listAdditions(site),
    async perform(action, mode) {
      const missingUploads =
        action.kind === 'new'
          ? uploadsInAnswers(action.answers).filter((id) => uploadPath(id) === undefined)
          : [];
      if (missingUploads.length > 0)
        return {
          kind: 'refused',
          message: 'Some files are no longer there. Add them again.',
          missingUploads,
        };
      try {
        const { path, picture, run, ...planned } = await plan(action, mode);
        if (mode === 'preview') return { kind: 'preview', text: planned.text };
        const { changes, summary, text } = { ...planned, ...(await run()) };
        const undo = record(summary, changes);
        await onFilesChanged(changes.map(({ file }) => file));
        return { kind: 'done', text, path, picture, undo };
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        const [, question, message] = /^--([a-z-]+): (.*)$/s.exec(error.message) ?? [];
        const [, missing] = /^Give --([a-z-]+)/.exec(error.message) ?? [];
        const text = missing === undefined ? error.message : 'This is needed.';
        const [refusal = '', validRows] = (message ?? text).split(` ${VALID_ROWS_HINT}`);
        const hinted = validRows === undefined ? missing : 'valid-rows';
        return { kind: 'refused', message: refusal, question: question ?? hinted };
      }
    },
    record,
    history,
    undo: (id) => revert(id, performed, undone),
    redo: (id) => revert(id, undone, performed),
  };
}

function undoEntry(performed: PerformedAction | undefined): UndoEntry | undefined {
  if (!performed) return undefined;
  const { changes, ...entry } = performed;
  return entry;
}

const inverse = (change: FileOperation): FileOperation =>
  change.bytes === undefined
    ? { file: change.file, bytes: change.base }
    : change.base === undefined
      ? { file: change.file, base: change.bytes }
      : { file: change.file, bytes: change.base, base: change.bytes };

function additionSummary({ values, rows, address }: AdditionDraft): ActionSummary {
  const name = values[0]?.label ?? address ?? '';
  const isItem = ({ location: { path } }: AdditionDraft['values'][number]) => path.length > 0;
  const moreCount = rows ? values.filter(isItem).length - 1 : 0;
  return { type: 'added', name, ...(moreCount > 0 && { moreCount }) };
}

/** The ids of the uploads that an action uses. */
export const uploadsInAction = (action: Action): string[] =>
  action.kind === 'new' ? uploadsInAnswers(action.answers) : action.kind === 'replace' ? [action.upload] : [];

const uploadsInAnswers = (answers: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.entries(answers).flatMap(([name, values]) => (QUESTION_KINDS[name] === 'files' ? values : []));

function flagsOf(
  answers: Readonly<Record<string, readonly string[]>>,
  uploadPath: (id: string) => string | undefined,
): Map<string, readonly string[]> {
  return new Map(
    Object.entries(answers)
      .filter(([, values]) => values.length > 0)
      .map(([name, answer]) => [
        name,
        QUESTION_KINDS[name] === 'files' ? answer.flatMap((id) => uploadPath(id) ?? []) : answer,
      ]),
  );
}

/** The groups of a menu, as choices. */
const menuGroups = ({ menu }: Site) =>
  menu.flatMap(({ label, items }) => (items === undefined ? [] : [{ value: label, label }]));

/** Numbers choices with equal labels. */
function numberDuplicates(
  choices: readonly { value: string; label: string }[],
): { value: string; label: string }[] {
  return choices.map(({ value, label }, index) => {
    const hasLabel = (choice: { label: string }) => choice.label === label;
    const number = choices.slice(0, index + 1).filter(hasLabel).length;
    return { value, label: choices.filter(hasLabel).length > 1 ? `${label} (${number})` : label };
  });
}

async function listAdditions(folder: string): Promise<Addition[]> {
  const site = await readValidSite(folder);
  const lists = {
    months: families(site.manifest, 'month', 'camp-month'),
    events: families(site.manifest, 'detail'),
    people: peopleFiles(site),
  };
  const groups = menuGroups(site.site);
  const toChoices = (families: typeof lists.events) =>
    families.map(({ parent, title }) => ({ value: parent, label: title }));
  const titles = fileTitles(site);
  const choicesOf = (name: AdditionKindName) => {
    if (name === 'month') return toChoices(lists.months);
    return name === 'person' || name === 'staff'
      ? numberDuplicates(
          lists.people.map((file) => ({ value: file, label: titles.get(dataFile(file)) ?? humanize(file) })),
        )
      : toChoices(lists.events);
  };
  return ADDITIONS.flatMap((name): Addition[] => {
    const { summary, flags, required } = additionKind(name);
    const requiredFlags = required(() => false);
    const choices = choicesOf(name);
    if ('in' in flags && choices.length === 0) return [];
    const questions = Object.entries(flags)
      .filter(([flag]) => flag !== 'menu' || groups.length > 0)
      .map(
        ([flag, help]): AdditionQuestion => ({
          name: flag,
          help,
          required: requiredFlags.includes(flag),
          kind: QUESTION_KINDS[flag] ?? 'line',
          ...(flag === 'in' && { choices }),
          ...(flag === 'menu' && { choices: groups }),
          ...(ACCEPTED_FILES[flag] && { accept: ACCEPTED_FILES[flag] }),
          ...(MULTIPLE_QUESTIONS.has(flag) && { multiple: true }),
          ...(flag === 'date' && requiredFlags.includes(flag) && { noneValue: NO_DATE }),
        }),
      );
    return [{ name, summary, questions }];
  });
}
