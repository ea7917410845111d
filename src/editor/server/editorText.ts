/**
 * Rewrites messages of checks and commands for the editor: without file names, options and commands. Field
 * names of problems remain, because the form replaces them by labels.
 */

import type { Problem } from '../../core/problems/problem.ts';
import english from '../../locales/editor.en.json' with { type: 'json' };
import { EVIDENCE, MANIFEST, SITE } from '../../node/content/folder.ts';
import { withFieldLabels } from '../shared/fieldLabels.ts';
import type { EditorProblem, ServerEvent } from '../shared/protocol.ts';

/**
 * Returns the title of the page that a data file makes or is shown on.
 *
 * @param file path from the site folder
 */
export type TitleOf = (file: string) => string | undefined;

export function withEditorText<Message extends Pick<EditorProblem, 'message' | 'hint'>>(
  problem: Message,
  titleOf: TitleOf,
): Message {
  const { message, hint } = problem;
  const editorHint = hint === undefined ? undefined : rewriteForEditor(hint, titleOf);
  return {
    ...problem,
    message: rewriteForEditor(message, titleOf),
    ...(editorHint !== undefined && { hint: editorHint === '' ? ONLY_IN_FILES : editorHint }),
  };
}

export function eventInEditor(event: ServerEvent, titleOf: TitleOf): ServerEvent {
  const toEditorProblems = (problems: readonly EditorProblem[]) =>
    problems.map((problem) => withEditorText(problem, titleOf));
  if (event.kind === 'problems') return { ...event, problems: toEditorProblems(event.problems) };
  if (event.kind !== 'publishing' || !event.run) return event;
  const { step } = event.run;
  if (step.kind === 'done')
    return { ...event, run: { ...event.run, step: { ...step, problems: toEditorProblems(step.problems) } } };
  if (step.kind !== 'refused') return event;
  const message = step.message === undefined ? undefined : editorText(step.message, titleOf);
  return {
    ...event,
    run: { ...event.run, step: { ...step, message, problems: toEditorProblems(step.problems) } },
  };
}

export const editorText = (text: string, titleOf: TitleOf): string =>
  withFieldLabels(rewriteForEditor(text, titleOf)) || ONLY_IN_FILES;

/** Formats problems as one text, each with its page. */
export const formatProblems = (problems: readonly Problem[], titleOf: TitleOf): string =>
  problems
    .map((problem) => {
      const { message, hint } = withEditorText(problem, titleOf);
      const line = problem.line === undefined ? '' : `, line ${problem.line}`;
      const location = capitalize(fileLabel(problem.file, titleOf)) + line;
      return withFieldLabels(`${location}: ${[message, hint].filter(Boolean).join(' ')}`);
    })
    .join('\n');

const ONLY_IN_FILES = 'This cannot be done in the editor: ask the person who maintains the site.';

const FILE = String.raw`(?:manifest|public)/(?:[^\s"(),:;/]+/)*[^\s"(),:;/]+\.\w+`;
const LINE = String.raw`(?:(?:, line \d+)|(?::\d+(?::\d+)?))?`;
/** The line above a problem; see formatText. */
const PROBLEM_HEAD = new RegExp(`^(?:error|warning) [a-z-]+  (${FILE})${LINE}$`, 'gm');
const FILE_REFERENCE = new RegExp(`(no (?:file|picture|document|font) |file )?(${FILE})${LINE}`, 'g');
const OPTION = '--([a-z]+(?:-[a-z]+)*)';

function rewriteForEditor(text: string, titleOf: TitleOf): string {
  const rewritten = text
    .replace(PROBLEM_HEAD, (_, file: string) => `${capitalize(fileLabel(file, titleOf))}:`)
    .replace(FILE_REFERENCE, (_, prefix: string | undefined, file: string, offset: number, all: string) => {
      if (prefix?.startsWith('no ')) return `${prefix}"${displayName(file)}"`;
      const label = fileLabel(file, titleOf);
      if (prefix !== undefined && titleOf(file) === undefined && file.startsWith('public/'))
        return prefix + label;
      return /(?:^|[.?!\n] ?)$/.test(all.slice(0, offset)) ? capitalize(label) : label;
    })
    .replace(/, then: npm run .*$/gm, '.')
    .replace(/\brun the command again\b/g, 'try again')
    .replace(
      /, or let "npm run [^"]*" do it for you/,
      ', or choose the photo in the editor, which does it for you',
    )
    .replace(/, which is kept in \w+(?=\.)/, '')
    .replace(/, move it out of public(?=, or )| from public(?=, such as)/, '')
    .replace(/\bsuch as "\w+": ("[^"]*")/, 'such as $1')
    .replace(/"(?:\.\.\/)*((?:[\w.-]+\/)*[\w-]+)(?:\.schema)?\.json(\.\w+)?"/g, '"$1$2"')
    .replace(/(?<![\w"/.-])([\w-]+)(?:\.schema)?\.json\b/g, '"$1"')
    .replace(
      /\bpublic\/((?:images|documents|data)\/[^\s,]*[^\s,.]|(?!images|documents|data)[^\s,]*[^\s,.])/g,
      '"$1"',
    )
    .replace(/\bpublic\/(images|documents)\b/g, 'the $1 of the site')
    .replace(/\bpublic\/(data\b)?/g, 'the content of the site')
    // The option of a command is a question of a dialog.
    .replace(new RegExp(String.raw`\b(?:Add|Give|Fill in) ${OPTION}(?: (".*?"))?`, 'g'), (_, name, value) =>
      value === undefined
        ? `Fill in ${quotedQuestion(name)}`
        : `Fill in ${quotedQuestion(name)} with ${value}`,
    )
    .replace(new RegExp(String.raw`\badd ${OPTION}(?: (".*?"))?`, 'g'), (_, name, value) =>
      value === undefined
        ? `fill in ${quotedQuestion(name)}`
        : `fill in ${quotedQuestion(name)} with ${value}`,
    )
    .replace(new RegExp(String.raw`(?<![\w-])${OPTION}`, 'g'), (option, name: string) =>
      isQuestion(name) ? quotedQuestion(name) : option,
    );
  return rewritten.split('\n').map(withoutCommands).join('\n');
}

const COMMAND = /\bnp[mx]\b|\bsite-from-data\b|(?<![\w-])--[a-z]|\bType the command\b/;

/** Removes whole sentences with commands. */
const withoutCommands = (line: string): string =>
  COMMAND.test(line)
    ? line
        .split(/(?<=[.?!]) (?=[A-Z])/)
        .filter((sentence) => !COMMAND.test(sentence))
        .join(' ')
    : line;

const QUESTIONS: Readonly<Record<string, { label: string }>> = english.actions.questions;

const isQuestion = (name: string) => name in QUESTIONS;

const quotedQuestion = (name: string): string =>
  `"${QUESTIONS[name]?.label ?? capitalize(name.replaceAll('-', ' '))}"`;

/** Returns the editor's name for a file, for use in a sentence. */
export function fileLabel(file: string, titleOf: TitleOf): string {
  if (file === MANIFEST) return 'the list of pages';
  if (file === 'manifest/publish.json') return 'the settings of publishing';
  if (file === EVIDENCE || file.startsWith('manifest/requirements/')) return '"What authorities ask"';
  if (file === SITE || file.startsWith('manifest/')) return '"Settings of the site"';
  const title = titleOf(file);
  return title === undefined ? `"${displayName(file)}"` : `"${title}"`;
}

/** Pictures and documents by their path, data files by their name. */
const displayName = (file: string): string =>
  file.replace(/^(?:manifest|public\/data|public)\//, '').replace(/\.json$/, '');

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
