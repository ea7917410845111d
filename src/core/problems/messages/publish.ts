/** Messages about the host of a site, for `npm run publish`. */
import { defineMessages, quote } from '../message.ts';

const MAX_FILE_NAMES = 10;

const AFTER_A_QUESTION = 'run the command at a terminal, which asks, or with --yes';

export const publishMessages = defineMessages({
  unreachable: (why: string) => [
    'publish-unreachable',
    why,
    'Check the name of the host and your own connection, then run the command again.',
  ],
  certificate: (why: string) => [
    'publish-unreachable',
    `The security certificate of the host cannot be trusted (${why}).`,
    'Write the name of the server as your provider gives it, such as server12.example.net.',
  ],
  loginRefused: [
    'publish-login',
    'The host does not accept this name and password.',
    'Check both with your provider, then run the command again.',
  ],
  nobodyToAsk: [
    'publish-login',
    'The host asks for a password, and there is nobody at a terminal who can be asked.',
    'Put the password into the environment variable SITE_PUBLISH_PASSWORD, or your key into the SSH agent.',
  ],
  keyUnknown: (key: string) => [
    'publish-host-key',
    `This computer does not know the host yet. Its key is ${key}.`,
    'Compare the key with that of your provider, then run the command at a terminal and answer yes.',
  ],
  keyChanged: (key: string, file: string) => [
    'publish-host-key',
    `The host has another key than before: ${key}. Somebody else may be answering in its name.`,
    `Ask your provider. If the key was changed, delete the line of the host in ${file}.`,
  ],
  packageMissing: (name: string) => [
    'publish-package',
    `Sending a site to a store needs the package ${name}, which is not installed.`,
    `Run "npm install ${name}" in the folder of the site, then run the command again.`,
  ],
  keyMissing: [
    'publish-login',
    'This computer has no key for the store.',
    'Put the key into the environment variables AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or into the file ~/.aws/credentials.',
  ],
  keyRefused: [
    'publish-login',
    'The store does not accept the key of this computer.',
    'Check both parts of the key with your provider, and the clock of this computer, then run the command again.',
  ],
  keyMayNot: [
    'publish-refused',
    'The store accepts the key, but does not allow it this.',
    'Check the name of the bucket, and let the key list the bucket and read, write and delete what is in it.',
  ],
  bucketUnknown: [
    'publish-refused',
    'The store has no bucket of this name.',
    'Check the name in the address, or make the bucket with your provider.',
  ],
  bucketElsewhere: [
    'publish-refused',
    'The bucket is in another region, or the address does not say in which one.',
    'Write the region at the end of the address, such as s3://college-site?region=ap-south-1.',
  ],
  cut: [
    'publish-cut',
    'The connection to the host broke.',
    'Run the same command again: it goes on from here, and sends nothing a second time.',
  ],
  refused: (answer: string) => [
    'publish-refused',
    `The host refuses this: ${quote(answer.replace(/\.$/, ''))}.`,
    'Check that the folder is right, that you may write into it, and that there is room for the site.',
  ],
  otherSite: (name: string) => [
    'publish-foreign',
    `This folder has the website of "${name}" in it.`,
    `Correct the folder. To have this site take its place, ${AFTER_A_QUESTION}.`,
  ],
  otherFiles: (names: readonly string[]) => {
    const rest = names.length > MAX_FILE_NAMES ? ` and ${names.length - MAX_FILE_NAMES} more` : '';
    return [
      'publish-foreign',
      `These files in the folder are not from this site, and would be replaced: ${names.slice(0, MAX_FILE_NAMES).join(', ')}${rest}.`,
      `Check the folder. To have them replaced, ${AFTER_A_QUESTION}.`,
    ];
  },
  ownOutput: [
    'publish-refused',
    'The site is built in this folder before it is sent, and the next build replaces all that is in it.',
    'Name another folder, such as ../website.',
  ],
  noReleaseBefore: [
    'publish-no-release',
    'The host does not keep a release before this one.',
    'Go back to the old content, and publish that.',
  ],
});
