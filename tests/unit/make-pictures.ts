/** Makes the pictures of a site in a process of its own, so that a test can kill it. */
import { createLaterFiles } from '../../src/node/ssg/laterFiles.ts';
import { makePictures } from '../../src/node/ssg/pictureCopies.ts';

const [folder = '', out = '', cache = '', ...paths] = process.argv.slice(2);
const later = createLaterFiles(out);
try {
  await makePictures(folder, new Map(paths.map((path) => [path, { width: 1600, height: 1 }])), later, cache);
  await later.finish();
} finally {
  later.close();
}
