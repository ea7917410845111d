import { run } from './compiled.js';

const { default: sheetWorker } = await run('sheetWorker');

export default sheetWorker;
