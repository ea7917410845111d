/** `sizes` value under Save-Data: the browser then loads the small image variants. */
export const SAVING_SIZE = '10rem';

export const savesData = () => navigator.connection?.saveData === true;
