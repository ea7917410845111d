/** The code that says times, last days and places, as far as it is at hand: it comes with the first page that has one. */
import { latePart } from '../content/latePart.ts';

export const occasionPart = latePart(async () => (await import('./OccasionText.tsx')).OccasionText);
