/** docs/problems.md: every code with some of its messages and hints. */
import { codeGroups, meanings } from '../src/core/problems/codes.ts';

const HEAD = `<!-- Written by "npm run codegen" from src/core/problems and tests/fixtures/messages.txt. Do not edit. -->

# Problems and how to fix them

Every problem has a code that never changes. This page lists the codes with up to three messages each, and after the
arrow what to do. A message on your screen names your own files and texts.

- **Error**: visitors would see something broken, or the site cannot be built. Nothing is published until it is fixed.
- **Warning**: it works, but is probably a mistake.

An error in a [draft](maintainers.md#drafts-and-publication-dates) is a warning until the draft is to be
published. \`npm run check -- --fix\` removes locations from photos and videos.
`;

const INTRODUCTIONS: Readonly<Partial<Record<string, string>>> = {
  Spreadsheets: '`npm run new` reports these before it changes anything.',
  'Where a command writes': 'Nothing was changed: an earlier website or file is as it was.',
  'The host that a site is sent to':
    'Problems of `npm run publish`: see [deploy.md](deploy.md#publish-with-one-command).',
  'A running host':
    'Problems of `npm run check -- --live URL`: [deploy.md](deploy.md) has the settings of each host.',
  'Links to other sites': 'Problems of `npm run check -- --links`.',
} satisfies Partial<Record<keyof typeof codeGroups, string>>;

const MAX_MESSAGES = 3;

/** The name of a message, its code, the message and its hint. */
const SAMPLE = /^(\S+) \((\S+)\)\n {2}(.+)\n {2}(.+)$/gm;

/** @param messages the samples of all messages, as written by tests/unit/messages.test.ts */
export function problemsPage(messages: string): string {
  const samples = [...messages.matchAll(SAMPLE)].map(([, name = '', code, message = '', hint = '']) => ({
    name,
    code,
    text: escaped(`${message} → ${hint}`),
  }));
  const entryOf = (code: string, severity: string) => {
    const ofCode = samples.filter((one) => one.code === code);
    // The samples of one message are consecutive.
    const first = ofCode.filter(({ name }, index) => ofCode[index - 1]?.name !== name);
    const meaning = meanings[code];
    return [
      `### \`${code}\`\n`,
      `**${severity === 'error' ? 'Error' : 'Warning'}.**${meaning ? ` ${meaning}` : ''}\n`,
      ...first.slice(0, MAX_MESSAGES).map(({ text }) => `- ${text}`),
      '',
    ];
  };
  const sections = Object.entries(codeGroups).flatMap(([group, codes]) => [
    `## ${group}\n`,
    ...(INTRODUCTIONS[group] ? [`${INTRODUCTIONS[group]}\n`] : []),
    ...Object.entries<string>(codes).flatMap(([code, severity]) => entryOf(code, severity)),
  ]);
  return [HEAD, ...sections].join('\n');
}

/** Markdown renders the text unchanged. */
const escaped = (text: string) => text.replace(/[\\`*_<>[\]{}#|]/g, '\\$&');
