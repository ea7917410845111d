/** Reads the undo history of an editor from its event stream. */
import type { ServerEvent, UndoHistory } from '../src/editor/shared/protocol.ts';
import { requestEditor } from './requestEditor.ts';

/** @param address of the editor, with its token */
export async function readUndoHistory(address: string): Promise<UndoHistory> {
  const { body } = await requestEditor(address, '/api/news');
  let text = '';
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    // The editor is the one under test.
    const all = text
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as ServerEvent);
    const event = all.find((news) => news.kind === 'undoHistory');
    if (event) return event.history;
  }
  throw new Error('The editor has told nothing.');
}
