import { run } from './compiled.js';

const { default: findErrors } = await run('findErrors');

export default findErrors;
