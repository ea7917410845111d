/** The not-found page, which most visitors never see. */
import { latePart } from '../../core/i18n/latePart.ts';

export const notFoundPart = latePart(async () => (await import('./NotFound.tsx')).NotFound);
