#!/usr/bin/env node
import { run } from './compiled.js';

await run('commands');
