/** The words of the window in English. */
export const en = {
  language: 'en',
  form: {},
  window: {},
};
