import { PHOTOS } from './officeFiles.ts';
import type { Task } from './task.ts';

const CAPTIONS = PHOTOS.map((_, index) => `What picture ${index + 1} of the camp shows`);

export const addEventWithPhotos: Task = {
  name: 'Add an event with 12 photos and their captions',
  inGuide: true,
  picture: 'add-photos',
  steps: async (hand) => {
    await hand.click('button', 'Add something');
    await hand.click('button', /^An event/);
    await hand.choose(/^List/, 'Youth Red Cross');
    await hand.write(/^Title/, 'Blood donation camp 2025');
    const dialog = hand.within('dialog', /^Add: /);
    await dialog.files(
      /^Choose photos/,
      PHOTOS.map(({ name }) => name),
    );
    await hand.click('button', 'Next');
    await hand.sees('What will change');
    await dialog.click('button', 'Add');
    await hand.opens('/activities/yrc/blood-donation-camp-2025');
    await hand.click('button', 'Captions');
    for (const [index, caption] of CAPTIONS.entries()) {
      await hand.sees(`${index + 1} of 12`);
      await hand.type(caption);
      if (index === 1) await hand.show();
      await hand.press('Enter');
    }
    await hand.press('Control+s');
    await hand.sees(/^Saved at/);
  },
  expected: {
    changes: {
      'public/data/yrc.json': [
        {
          op: 'add',
          path: '/data/0/programme/0',
          value: {
            url: 'activities/yrc/blood-donation-camp-2025',
            title: 'Blood donation camp 2025',
            date: '18-10-2025',
            thumbnail: 'images/yrc/2025/blood-donation-camp-2025-12.jpg',
            images: CAPTIONS.map((caption, index) => ({
              src: `images/yrc/2025/blood-donation-camp-2025-${index + 1}.jpg`,
              caption,
            })),
          },
        },
      ],
    },
    pictures: CAPTIONS.map((_, index) => `public/images/yrc/2025/blood-donation-camp-2025-${index + 1}.jpg`),
  },
};
