/** Visitors who have asked for less data (Network Information API). */

/** How wide pictures are said to be for them: each is then sent small. */
export const SAVING_SIZE = '10rem';

export const savesData = () => navigator.connection?.saveData === true;
