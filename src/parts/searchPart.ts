/** What answers a search, which nobody needs before there is a field. */
import { latePart } from '../content/latePart.ts';

export const answersPart = latePart(async () => (await import('./SearchAnswers.tsx')).SearchAnswers);
