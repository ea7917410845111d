import { relative, resolve } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { Flags } from '../node/authoring/create/flags.ts';
import { assertUsable, initSite } from '../node/authoring/init/init.ts';
import { languageNotes, readInitOptions } from '../node/authoring/init/initOptions.ts';
import { today } from '../node/content/clock.ts';
import { terminalPrompts } from '../node/system/prompts.ts';
import { UsageError } from '../node/system/usageError.ts';

export const init = new Command('init')
  .description('Creates a site in a new or empty folder')
  .argument('<folder>', 'the folder of the site')
  .option('--name <text>', 'the name of the institution')
  .option('--kind <kind>', 'college, school, library, clinic or association')
  .option('--languages <codes>', 'language codes, the main language first, such as en,ml')
  .option('--colour <colour>', 'the main colour, such as 1f5f8b')
  .option('--yes', 'accept the defaults')
  .addHelpText('after', '\nExample: npx site-from-data init library --name "Town Library" --kind library')
  .action(async (name, { yes, ...options }) => {
    if (name.trim() === '') throw new UsageError('Name the folder of the site, such as library.');
    const folder = resolve(name);
    assertUsable(folder);
    const flags = new Flags(new Map(Object.entries(options).map(([flag, text]) => [flag, [text]])));
    const initOptions = await readInitOptions(flags, yes ? undefined : terminalPrompts);
    const problems = await initSite(folder, initOptions, today());
    const notes = [
      ...languageNotes(initOptions.languages),
      ...problems.map(({ message, hint = '' }) => `${message} ${hint}`.trim()),
    ];
    for (const note of notes) console.log(note);
    const path = relative(process.cwd(), folder);
    const cdCommand = path === '' ? '' : `  cd ${/\s/.test(path) ? JSON.stringify(path) : path}\n`;
    console.log(
      `The site is made: ${folder}\n\nNext:\n${cdCommand}  npm install\n  npm start\n\nREADME.md there says how to go on.`,
    );
  });
