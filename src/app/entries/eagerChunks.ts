/** Takes all code that the app loads late: for whatever draws pages without waiting, in the build and in tests. */

import { ARCHIVE_COMPONENTS } from '../blocks/archiveComponents.ts';
import { rareComponents } from '../blocks/known.ts';
import { RARE_COMPONENTS } from '../blocks/rareComponents.ts';
import { LiveSearchResults } from '../search/LiveSearchResults.tsx';
import { answersPart } from '../search/searchPart.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { notFoundPart } from '../shell/notFoundPart.ts';

rareComponents.rare.take(RARE_COMPONENTS);
rareComponents.archive.take(ARCHIVE_COMPONENTS);
notFoundPart.take(NotFound);
answersPart.take(LiveSearchResults);
