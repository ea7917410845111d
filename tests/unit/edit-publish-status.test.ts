/** The status line of a publication. */
import { expect, test } from 'vitest';
import { en } from '../../src/editor/client/messages/messages.ts';
import { statusText } from '../../src/editor/client/publish/publishRun.ts';
import type { EditorProblem, PublishRequest, PublishResult } from '../../src/editor/shared/protocol.ts';

const mistake = (message: string): EditorProblem => ({
  severity: 'error',
  code: 'sample-left',
  file: 'public/data/home.json',
  message,
});
const refused = (...messages: string[]): PublishResult => ({
  kind: 'refused',
  problems: messages.map(mistake),
});

test.each<[PublishResult, PublishRequest['action'], string]>([
  [refused('This is still a sample file.'), 'publish', 'not published. This is still a sample file.'],
  [refused('One.', 'Two.'), 'publish', 'not published. 2 mistakes must be corrected first.'],
  [{ kind: 'refused', message: 'It is full.', problems: [] }, 'publish', 'not published. It is full.'],
  [{ kind: 'refused', message: 'None before.', problems: [] }, 'rollback', 'not taken back. None before.'],
  [{ kind: 'failed' }, 'publish', 'not published. Publishing has failed; the terminal says where.'],
  [{ kind: 'same' }, 'publish', 'Nothing to publish'],
])('%j after %s', (step, action, message) => {
  expect(statusText({ action, target: '../website', step }, en.publish)).toContain(message);
});
