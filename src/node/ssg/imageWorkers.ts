/** One image worker per core, started with the first task. */
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism, constants, setPriority } from 'node:os';
import { ContentError } from '../../core/problems/problem.ts';
import { compiledPath } from '../content/engine.ts';
import type { ImageResult, ImageTask } from './imageTasks.ts';

export interface ImageWorkers {
  /** @throws if a worker has been started without them */
  setFonts(config: string): void;
  /** @throws (rejects) if the task fails */
  run(order: ImageTask): Promise<void>;
  /** Moves a waiting task to the front. */
  prioritize(order: ImageTask): void;
  /** From now on, the workers keep this process alive. */
  ref(): void;
  close(): void;
}

interface QueuedTask {
  task: ImageTask;
  done: () => void;
  failed: (error: Error) => void;
}

export function createImageWorkers(): ImageWorkers {
  const queue: QueuedTask[] = [];
  /** The tasks that run before all others. */
  const urgent: QueuedTask[] = [];
  const idle: ChildProcess[] = [];
  const workers = new Set<ChildProcess>();
  const busy = new Map<ChildProcess, QueuedTask>();
  /** Consecutive tasks of one image share its decoded pixels. */
  const latest = new Map<ChildProcess, string | undefined>();
  let isReferenced = false;
  let env = process.env;

  const start = () => {
    const child = fork(compiledPath('imageWorker.js'), {
      // Excludes the priority of this process.
      execArgv: [],
      env,
    });
    // Pages have priority. Set here, because the threads of a running process would keep their priority.
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    // A failed build ends at once, with its workers.
    if (!isReferenced) unref(child);
    child.on('message', ({ error, problems }: ImageResult) => {
      const task = busy.get(child);
      busy.delete(child);
      idle.push(child);
      if (problems) task?.failed(new ContentError(problems));
      else if (error === undefined) task?.done();
      else task?.failed(taskError(task.task, error));
      next();
    });
    child.on('exit', (code) => {
      workers.delete(child);
      const task = busy.get(child);
      if (task) task.failed(taskError(task.task, `its process ended with ${code}`));
      next();
    });
    workers.add(child);
    return child;
  };

  const next = () => {
    for (let first = urgent[0] ?? queue[0]; first; first = urgent[0] ?? queue[0]) {
      const child = idle.pop() ?? (workers.size < availableParallelism() ? start() : undefined);
      const task = child && take(latest.get(child));
      if (!task) return;
      busy.set(child, task);
      latest.set(child, task.task.picture);
      child.send(task.task);
    }
  };

  const take = (picture: string | undefined): QueuedTask | undefined => {
    const index = queue.findIndex(({ task: order }) => order.picture === picture);
    return urgent.shift() ?? queue.splice(Math.max(index, 0), 1)[0];
  };

  return {
    setFonts(config) {
      if (workers.size > 0) throw new Error('The fonts come after the first order.');
      env = { ...process.env, FONTCONFIG_FILE: config };
    },
    run: (order) =>
      new Promise((done, failed) => {
        queue.push({ task: order, done, failed });
        next();
      }),
    prioritize(order) {
      const position = queue.findIndex((task) => task.task === order);
      if (position >= 0) urgent.push(...queue.splice(position, 1));
    },
    ref() {
      isReferenced = true;
      for (const child of workers) {
        child.ref();
        child.channel?.ref();
      }
    },
    close() {
      queue.length = 0;
      urgent.length = 0;
      for (const child of workers) child.kill();
    },
  };
}

function unref(child: ChildProcess) {
  child.unref();
  child.channel?.unref();
}

function taskError(order: ImageTask, reason: string): Error {
  const { picture } = order;
  return new Error(
    order.kind === 'copies'
      ? `The copies of ${picture} could not be made: ${reason}`
      : `The share picture of "${order.card.title}"${picture === undefined ? '' : ` with ${picture}`} could not be drawn: ${reason}`,
  );
}
