/** The page of the docs that tells how much a task takes. */

/** @param counts how many acts each task takes by mouse, by its name */
export function tasksPage(counts: ReadonlyMap<string, number>): string {
  const rows = [...counts].map(([name, acts]) => `| ${name} | ${acts} |`);
  return `# Tasks in the editor

For developers: how many acts each task takes. The guide for the office is [maintainers.md](maintainers.md).

What an office does, each through the window alone, in real Chromium (\`tests/browser/edit-tasks.test.ts\`; each task is a file in \`tests/browser/tasks\`). The files are
then the same JSON that an expert would have written, and no byte of any other file has changed; what was done is then taken back, and every file is as it was. The tasks of [the guide](maintainers.md) are done by keyboard
alone as well.

An act is a click, a key or a shortcut, a drop, a choice from a list. Typing into a field is none; choosing in a file dialog is two. The counts are those by mouse.
\`THOROUGH=1 npx vitest run --project browser tests/browser/edit-tasks.test.ts -u\` writes this page anew, and with \`PICTURES=1\` before it takes the guide's pictures.

| task | acts besides typing |
| --- | --- |
${rows.join('\n')}
`;
}
