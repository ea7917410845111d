/** `npm run gallery`: takes the pictures of docs/gallery.md anew. */
import { join } from 'node:path';
import { takeGallery } from '../gallery/index.ts';
import { run } from '../options.ts';
import { withServedSite } from '../servedSite.ts';
import { engineRoot } from '../site.ts';

process.env.NODE_ENV = 'production';

await run(() => withServedSite((address) => takeGallery(address, join(engineRoot, 'docs'))));
