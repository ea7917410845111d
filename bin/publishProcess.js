import { run } from './compiled.js';

await run('publishProcess');
