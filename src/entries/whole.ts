/** Takes all code that the app loads late: for whatever draws pages without waiting, in the build and in tests. */
import { ARCHIVE_COMPONENTS } from '../blocks/archiveComponents.ts';
import { rareComponents } from '../blocks/known.ts';
import { RARE_COMPONENTS } from '../blocks/rareComponents.ts';
import { layoutsPart } from '../layouts/late.ts';
import * as rareLayouts from '../layouts/rare.ts';
import { SearchAnswers } from '../parts/SearchAnswers.tsx';
import { answersPart } from '../parts/searchPart.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { notFoundPart } from '../shell/notFoundPart.ts';

rareComponents.rare.take(RARE_COMPONENTS);
rareComponents.archive.take(ARCHIVE_COMPONENTS);
layoutsPart.take(rareLayouts);
notFoundPart.take(NotFound);
answersPart.take(SearchAnswers);
