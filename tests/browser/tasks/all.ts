/** The tasks of an office, first the tasks of the guide. */
import { addCalendar } from './add-calendar.ts';
import { addEvent } from './add-event.ts';
import { addMonth } from './add-month.ts';
import { addPage } from './add-page.ts';
import { addPerson } from './add-person.ts';
import { addEventWithPhotos } from './add-photos.ts';
import { addPicture } from './add-picture.ts';
import { bringBack } from './bring-back.ts';
import { changeFigure } from './change-figure.ts';
import { changeHead } from './change-head.ts';
import { closeGap } from './close-gap.ts';
import { correctCaptions } from './correct-captions.ts';
import { draftForMonday } from './draft-for-monday.ts';
import { importSite } from './import-site.ts';
import { movePage } from './move-page.ts';
import { pasteCamps } from './paste-camps.ts';
import { publish } from './publish.ts';
import { removePage } from './remove-page.ts';
import { renameClub } from './rename-club.ts';
import { replaceCalendar } from './replace-calendar.ts';
import { replaceSample } from './replace-sample.ts';
import type { Task } from './task.ts';
import { translatePage } from './translate-page.ts';

export const TASKS: readonly Task[] = [
  addEvent,
  addEventWithPhotos,
  addMonth,
  addCalendar,
  addPage,
  addPerson,
  changeFigure,
  movePage,
  removePage,
  replaceSample,
  publish,
  addPicture,
  correctCaptions,
  pasteCamps,
  draftForMonday,
  renameClub,
  bringBack,
  replaceCalendar,
  changeHead,
  translatePage,
  closeGap,
  importSite,
];
