/** Makes the pictures of a site in a separate process, so that a test can kill it. */
import { createDeferredFiles } from '../../src/node/ssg/deferredFiles.ts';
import { makeImageVariants } from '../../src/node/ssg/imageVariants.ts';

const [folder = '', out = '', cache = '', ...paths] = process.argv.slice(2);
const later = createDeferredFiles(out);
try {
  await makeImageVariants(
    folder,
    new Map(paths.map((path) => [path, { width: 1600, height: 1 }])),
    later,
    cache,
  );
  await later.finish();
} finally {
  later.close();
}
