/** Builds the college and serves it by the three hosts. */
import { dirname } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serveSite } from '../../codegen/hosts/serve.ts';
import { builtCollege } from '../browser/build.ts';
import { prefix } from '../prefix.ts';
import { ensurePrograms, type Programs } from './programs.ts';
import { hostFolder, openToAll, startApache, startNginx } from './servers.ts';

declare module 'vitest' {
  interface ProvidedContext {
    programs: Programs;
    /** The folder of the built site. */
    hosted: string;
    ports: { own: number; nginx: number; apache: number };
  }
}

export default async function setup(project: TestProject) {
  const programs = ensurePrograms();
  const hosted = await builtCollege();
  const closing: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const end of closing.reverse()) await end();
  };
  try {
    openToAll(dirname(hostFolder(hosted, prefix)));
    const own = await serveSite(hosted, 0, '127.0.0.1');
    closing.push(own.close);
    const nginx = await startNginx(programs, hosted, prefix);
    closing.push(nginx.close);
    const apache = await startApache(programs, hosted, prefix);
    closing.push(apache.close);
    project.provide('programs', programs);
    project.provide('hosted', hosted);
    project.provide('ports', { own: own.port, nginx: nginx.port, apache: apache.port });
  } catch (error) {
    await close();
    throw error;
  }
  return close;
}
