/** What answers a search, which nobody needs before there is a field. */
import { latePart } from '../../core/i18n/latePart.ts';

export const answersPart = latePart(async () => (await import('./LiveSearchResults.tsx')).LiveSearchResults);
