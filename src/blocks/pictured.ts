/** Which blocks show pictures. */
import type { Block } from '../model.ts';

/** Whether a block shows at least one picture, so that the first picture of a page can be told from the others. */
export function showsPicture(block: Block): boolean {
  switch (block.kind) {
    case 'figure':
      return true;
    case 'feature':
      return block.image !== undefined;
    case 'gallery':
      return block.images.length > 0;
    case 'cards':
      return block.display !== 'plain' && block.cards.some(({ image }) => image !== undefined);
    case 'people':
      return block.people.some(({ image }) => image !== undefined);
    case 'carousel':
      return block.slides.some(({ src }) => src !== undefined);
    case 'videos':
      return block.videos.some(({ poster }) => poster !== undefined);
    case 'events':
      return block.events.some(({ image }) => image !== undefined);
    case 'tabs':
      return block.tabs.some(({ blocks }) => blocks.some(showsPicture));
    default:
      return false;
  }
}
