/** Builds the sites of the browser tests once and serves them like `npm start`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serveSite } from '../../src/node/hosts/serve.ts';
import { findHeadlessShell } from '../../src/node/system/chromium.ts';
import { prefix } from '../prefix.ts';
import { findPrograms, requirePrograms } from '../programs.ts';
import { SCHOOL } from '../sites.ts';
import { build, builtCollege } from './build.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The paths of the full browser and of its headless shell. */
    chromium: string;
    headlessShell: string;
    /** The URL of the college with its path, without a trailing slash. */
    college: string;
    collegeOutput: string;
    /** The URL of the school. */
    school: string;
    schoolOutput: string;
  }
}

export default async function setup(project: TestProject) {
  const { chromium } = requirePrograms(findPrograms(), 'chromium');
  project.provide('chromium', chromium);
  project.provide('headlessShell', findHeadlessShell() ?? chromium);
  const folder = await mkdtemp(join(tmpdir(), 'site-tests-'));
  const school = join(folder, 'school');
  const [college] = await Promise.all([builtCollege(), build(SCHOOL, school)]);
  const servers = await Promise.all([serveSite(college, 0, '127.0.0.1'), serveSite(school, 0, '127.0.0.1')]);
  const [collegePort, schoolPort] = servers.map(({ port }) => port);
  project.provide('college', `http://127.0.0.1:${collegePort}${prefix}`);
  project.provide('collegeOutput', college);
  project.provide('school', `http://127.0.0.1:${schoolPort}`);
  project.provide('schoolOutput', school);
  return async () => {
    await Promise.all(servers.map(({ close }) => close()));
    await rm(folder, { recursive: true, force: true });
  };
}
