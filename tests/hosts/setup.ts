/** Builds the college and serves it by our server, and by nginx and Apache if they are installed. */
import { dirname } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serveSite } from '../../src/node/hosts/serve.ts';
import { builtCollege } from '../browser/build.ts';
import { prefix } from '../prefix.ts';
import { findPrograms, type ProgramPaths } from '../programs.ts';
import { allowReading, hostFolder, startApache, startNginx } from './servers.ts';

declare module 'vitest' {
  interface ProvidedContext {
    programs: ProgramPaths;
    hosted: string;
    /** By the name of the server. */
    ports: Record<string, number>;
  }
}

export default async function setup(project: TestProject) {
  const programs = findPrograms();
  const hosted = await builtCollege();
  const closing: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const end of closing.reverse()) await end();
  };
  try {
    allowReading(dirname(hostFolder(hosted, prefix)));
    const starts = {
      own: () => serveSite(hosted, 0, '127.0.0.1'),
      ...(programs.nginx && { nginx: () => startNginx(programs, hosted, prefix) }),
      ...(programs.apache && { apache: () => startApache(programs, hosted, prefix) }),
    };
    const ports: Record<string, number> = {};
    for (const [name, start] of Object.entries(starts)) {
      const { port, close } = await start();
      closing.push(close);
      ports[name] = port;
    }
    project.provide('programs', programs);
    project.provide('hosted', hosted);
    project.provide('ports', ports);
  } catch (error) {
    await close();
    throw error;
  }
  return close;
}
