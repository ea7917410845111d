/** Generates docs/editor-tasks.md. */

/** @param counts number of actions with the mouse, by the name of the task */
export function tasksPage(counts: ReadonlyMap<string, number>): string {
  const rows = [...counts].map(([name, acts]) => `| ${name} | ${acts} |`);
  return `# Tasks in the editor

For developers. This page lists how many actions each office task takes in the editor. The guide for
the office is [maintainers.md](maintainers.md).

\`tests/browser/edit-tasks.test.ts\` does each task in Chromium, using only the editor; each task is a
file in \`tests/browser/tasks\`. The test compares the files with the JSON that an expert would write,
and no other file may change. Then it undoes the task and compares every file with the original. The
tasks of [the guide](maintainers.md) are also done with the keyboard alone.

An action is a click, a key, a shortcut, a drop or a choice from a list. A file dialog counts as two.
Typing into a field does not count. The numbers are for the mouse.
\`THOROUGH=1 npx vitest run --project browser tests/browser/edit-tasks.test.ts -u\` updates this page.
With \`PICTURES=1\` it also retakes the pictures of the guide.

| task | actions besides typing |
| --- | --- |
${rows.join('\n')}
`;
}
