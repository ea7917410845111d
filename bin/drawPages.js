import { run } from './compiled.js';

const { default: drawPages } = await run('drawPages');

export default drawPages;
