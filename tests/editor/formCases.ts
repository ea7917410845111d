/** Parts for the form tests. */

import { shapeOf } from '../../src/editor/client/form/shape.ts';
import type { EditorProblem, Json } from '../../src/editor/shared/protocol.ts';
import { partOf, SCHEMAS } from './formSite.ts';

const block = shapeOf(SCHEMAS, 'block', '/definitions/authoredBlock');

/** The shapes of all block types. */
export const BLOCK_KINDS = block.type === 'kinds' ? [...block.kinds().values()] : [];

export const EVENT = partOf('programme-list', '/definitions/programmeEntry', {
  odd: { kept: [1] },
  title: 'Blood donation',
  url: 'activities/yrc/camp',
  content: [{ para: 'One.', para1: 'Two.' }],
  images: [
    { caption: 'First', src: 'images/main.jpg' },
    { src: 'images/yrc/camp-1.jpg', caption: 'Second' },
    { src: 'images/yrc/camp-2.jpg', caption: 'Third' },
  ],
});

export const TABLE = partOf('block', '/definitions/tableBlock', {
  kind: 'table',
  caption: 'Stops',
  columns: ['Day', 'Stop'],
  rows: [[{ text: 'Monday' }, { text: 'Quay' }]],
});

export const problem = (pointer: string, message: string): EditorProblem => ({
  severity: 'error',
  code: 'test',
  file: 'public/data/test.json',
  pointer: `/data/0${pointer}`,
  message,
  hint: 'Mend it.',
});

export const BEDS = { to: 'board/beds', by: 'fact', fact: 'beds' };
export const GAP = { to: 'board/fees', by: 'gap', why: 'The fees are not fixed yet.' };

/** A part with evidence. */
export const evidencePart = (answers: Json) =>
  partOf('evidence', '', { lists: ['board'], answers }, ['$schema']);
