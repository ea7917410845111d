import type { Task } from './task.ts';

const TITLE = 'പ്രവർത്തനങ്ങൾ';
const DESCRIPTION = 'ക്ലബ്ബുകൾ, ക്യാമ്പുകൾ, ചടങ്ങുകൾ, സന്ദർശനങ്ങൾ: ക്ലാസ് മുറിക്കു പുറത്തെ കോളേജ്.';
const INTRODUCTION = 'ഓരോ വിദ്യാർഥിയും ഒരു ക്ലബ്ബിലെങ്കിലും അംഗമാണ്. ഒരു കാർഡ് തിരഞ്ഞെടുത്താൽ അവിടെ നടന്നതെല്ലാം കാണാം.';
const CARDS = 'ക്ലബ്ബുകളും പ്രവർത്തനങ്ങളും';
const MISSING = 'എന്തെങ്കിലും വിട്ടുപോയോ?';
const NEW_CLUB = 'പത്തു വിദ്യാർഥികൾ ഒപ്പിട്ട അപേക്ഷയും സഹായിക്കാൻ ഒരു അധ്യാപികയും ഉണ്ടെങ്കിൽ പുതിയ ക്ലബ് തുടങ്ങാം.';

export const translatePage: Task = {
  name: 'Write a page in Malayalam and make it public',
  steps: async (hand) => {
    await hand.write('Search pages by title or words', 'activities');
    await hand.click('link', /^Activities/);
    await hand.click('button', 'Translate');
    const dialog = hand.within('dialog', /^Translate/);
    await dialog.write('Title in this language', TITLE);
    await dialog.click('button', 'Next');
    await hand.sees('What will change');
    await dialog.click('button', 'Translate');
    await hand.opens('/ml/activities');
    await hand.write('Description', DESCRIPTION);
    const parts = hand.within('group', 'Parts of the page');
    await parts.click('button', /^Prose Nobody/);
    await parts.write('Paragraph 1', INTRODUCTION);
    await parts.click('button', /^Prose ഓരോ/);
    await parts.click('button', /^From activity cards/);
    await parts.write('Heading', CARDS);
    await parts.click('button', /^From activity cards/);
    await parts.click('button', /^Prose Missing/);
    await parts.write('Heading', MISSING);
    await parts.write('Paragraph 1', NEW_CLUB);
    await hand.click('button', 'Make public');
    await hand.sees(/^Saved at/);
  },
  expected: {
    changes: {
      'manifest/routes.json': [
        {
          op: 'add',
          path: '/routes/121',
          value: {
            path: 'ml/activities',
            layout: 'info',
            data: 'ml/activities',
            title: TITLE,
            language: 'ml',
            translationOf: 'activities',
          },
        },
      ],
    },
    files: {
      'public/data/ml/activities.json': {
        $schema: '../../../../../../schemas/info.schema.json',
        data: [
          {
            title: TITLE,
            description: DESCRIPTION,
            sample: true,
            blocks: [
              { kind: 'prose', paragraphs: [INTRODUCTION] },
              { kind: 'from-activity-cards', heading: CARDS, data: 'club' },
              { kind: 'prose', heading: MISSING, paragraphs: [NEW_CLUB] },
            ],
          },
        ],
      },
    },
  },
};
