/** Messages about links to other sites, for `npm run check -- --links`. */
import { defineMessages } from '../message.ts';

export const linkMessages = defineMessages({
  /** @param why a sentence */
  dead: (why: string) => [
    'link-dead',
    `This link does not open: ${why.charAt(0).toLowerCase()}${why.slice(1)}`,
    'Open it in a browser. If it fails there too, write another address, or delete the link.',
  ],
  moved: (to: string) => ['link-moved', 'The page at this address has moved for good.', `Write "${to}".`],
});
