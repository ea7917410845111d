/** How long something may take that comes by itself, in milliseconds: far more than it needs, for other programs may have the processor. */
export const PATIENCE = 180_000;
