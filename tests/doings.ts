/** What an editor can take back, as its window is told. */
import type { Doings, News } from '../src/editor/shared/protocol.ts';
import { requestEditor } from './requestEditor.ts';

/** @param address of the editor, with its key */
export async function doingsOf(address: string): Promise<Doings> {
  const { body } = await requestEditor(address, '/api/news');
  let text = '';
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    // The editor is the one that is tested.
    const all = text
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as News);
    const told = all.find((news) => news.kind === 'doings');
    if (told) return told.now;
  }
  throw new Error('The editor has told nothing.');
}
