/** Words about the host that a site is sent to, for `npm run publish`. */
import { quoted, say } from '../say.ts';

const AFTER_A_QUESTION = 'run the command at a terminal, which asks, or with --yes';

export const publishWords = {
  unreachable: (why: string) =>
    say(
      'publish-unreachable',
      why,
      'Check the name of the host and your own connection, then run the command again.',
    ),
  certificate: (why: string) =>
    say(
      'publish-unreachable',
      `The security certificate of the host cannot be trusted (${why}).`,
      'Write the name of the server as your provider gives it, such as server12.example.net.',
    ),
  loginRefused: say(
    'publish-login',
    'The host does not accept this name and password.',
    'Check both with your provider, then run the command again.',
  ),
  nobodyToAsk: say(
    'publish-login',
    'The host asks for a password, and there is nobody at a terminal who can be asked.',
    'Put the password into the environment variable SITE_PUBLISH_PASSWORD, or your key into the SSH agent.',
  ),
  keyUnknown: (key: string) =>
    say(
      'publish-host-key',
      `This computer does not know the host yet. Its key is ${key}.`,
      'Compare the key with that of your provider, then run the command at a terminal and answer yes.',
    ),
  keyChanged: (key: string, file: string) =>
    say(
      'publish-host-key',
      `The host has another key than before: ${key}. Somebody else may be answering in its name.`,
      `Ask your provider. If the key was changed, delete the line of the host in ${file}.`,
    ),
  cut: say(
    'publish-cut',
    'The connection to the host broke.',
    'Run the same command again: it goes on from here, and sends nothing a second time.',
  ),
  refused: (answer: string) =>
    say(
      'publish-refused',
      `The host refuses this: ${quoted(answer.replace(/\.$/, ''))}.`,
      'Check that the folder is right, that you may write into it, and that there is room for the site.',
    ),
  otherSite: (name: string) =>
    say(
      'publish-foreign',
      `This folder has the website of "${name}" in it.`,
      `Correct the folder. To have this site take its place, ${AFTER_A_QUESTION}.`,
    ),
  otherFiles: (names: readonly string[]) =>
    say(
      'publish-foreign',
      `Nothing was published here before, and these files would be replaced: ${names.join(', ')}.`,
      `Check the folder. To have them replaced, ${AFTER_A_QUESTION}.`,
    ),
  noReleaseBefore: say(
    'publish-no-release',
    'The host does not keep a release before this one.',
    'Go back to the old content, and publish that.',
  ),
};
