/** `npm run gallery`: takes the pictures of docs/gallery.md anew. */
import { join } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { engineRoot } from '../site/folder.ts';

export const gallery = new Command('gallery')
  .description('takes the pictures of docs/gallery.md again')
  .addHelpText('after', '\nExample: npm run gallery')
  .action(async () => {
    process.env.NODE_ENV = 'production';
    const { withServedSite } = await import('../build/servedSite.ts');
    const { takeGallery } = await import('../gallery/index.ts');
    const { samplePages } = await import('../build/samplePages.ts');
    const pages = await samplePages(engineRoot);
    await withServedSite((address) => takeGallery(address, pages, join(engineRoot, 'docs')));
  });
