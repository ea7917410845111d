/** Makes the pictures of a site in a process of its own, so that a test can kill it. */
import { makePictures } from '../../codegen/build/pictureCopies.ts';

const [folder = '', out = '', cache = '', ...paths] = process.argv.slice(2);
makePictures(folder, new Map(paths.map((path) => [path, 1600])), out, { cache }).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
