/** What an end of publishing is called. */
import type { PublishEnd, PublishOrder } from '../../protocol.ts';
import type { PublishWords } from '../words/publish.ts';

export function headingOf(end: PublishEnd['kind'], act: PublishOrder['act'], words: PublishWords): string {
  if (end === 'failed') return words.refused;
  return end === 'done' && act === 'rollback' ? words.doneBack : words[end];
}
