/** Processes that make pictures beside the build, as many as there are cores, started when there is something to make. */
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism, constants, setPriority } from 'node:os';
import { ContentError } from '../../core/problems/problem.ts';
import { compiledPath } from '../content/engine.ts';
import type { Answer, Order } from './orders.ts';

export interface DrawProcesses {
  /** @throws when a process has been started without them */
  setFonts(config: string): void;
  /** @throws (rejects) when it could not be made */
  make(order: Order): Promise<void>;
  /** Makes something next that still waits. */
  hurry(order: Order): void;
  /** From now on somebody waits: this process must not end before they are done. */
  hold(): void;
  close(): void;
}

interface Task {
  order: Order;
  done: () => void;
  failed: (error: Error) => void;
}

export function createDrawProcesses(): DrawProcesses {
  const waiting: Task[] = [];
  /** Those that come before all others. */
  const urgent: Task[] = [];
  const idle: ChildProcess[] = [];
  const all = new Set<ChildProcess>();
  const busy = new Map<ChildProcess, Task>();
  /** A process makes a picture ready once for all that is made of it in a row. */
  const latest = new Map<ChildProcess, string | undefined>();
  let held = false;
  let env = process.env;

  const start = () => {
    const child = fork(compiledPath('drawProcess.js'), {
      // Not those of this process.
      execArgv: [],
      env,
    });
    // The pages first. From here, since the threads that a process has already would keep their own.
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    // A build that fails meanwhile ends at once, and they with it.
    if (!held) release(child);
    child.on('message', ({ error, problems }: Answer) => {
      const task = busy.get(child);
      busy.delete(child);
      idle.push(child);
      if (problems) task?.failed(new ContentError(problems));
      else if (error === undefined) task?.done();
      else task?.failed(failure(task.order, error));
      next();
    });
    child.on('exit', (code) => {
      all.delete(child);
      const task = busy.get(child);
      if (task) task.failed(failure(task.order, `its process ended with ${code}`));
      next();
    });
    all.add(child);
    return child;
  };

  const next = () => {
    for (let first = urgent[0] ?? waiting[0]; first; first = urgent[0] ?? waiting[0]) {
      const child = idle.pop() ?? (all.size < availableParallelism() ? start() : undefined);
      const task = child && take(latest.get(child));
      if (!task) return;
      busy.set(child, task);
      latest.set(child, task.order.picture);
      child.send(task.order);
    }
  };

  const take = (picture: string | undefined): Task | undefined => {
    const same = waiting.findIndex(({ order }) => order.picture === picture);
    return urgent.shift() ?? waiting.splice(Math.max(same, 0), 1)[0];
  };

  return {
    setFonts(config) {
      if (all.size > 0) throw new Error('The fonts come after the first order.');
      env = { ...process.env, FONTCONFIG_FILE: config };
    },
    make: (order) =>
      new Promise((done, failed) => {
        waiting.push({ order, done, failed });
        next();
      }),
    hurry(order) {
      const place = waiting.findIndex((task) => task.order === order);
      if (place >= 0) urgent.push(...waiting.splice(place, 1));
    },
    hold() {
      held = true;
      for (const child of all) {
        child.ref();
        child.channel?.ref();
      }
    },
    close() {
      waiting.length = 0;
      urgent.length = 0;
      for (const child of all) child.kill();
    },
  };
}

function release(child: ChildProcess) {
  child.unref();
  child.channel?.unref();
}

function failure(order: Order, reason: string): Error {
  const { picture } = order;
  return new Error(
    order.kind === 'copies'
      ? `The copies of ${picture} could not be made: ${reason}`
      : `The share picture of "${order.card.title}"${picture === undefined ? '' : ` with ${picture}`} could not be drawn: ${reason}`,
  );
}
