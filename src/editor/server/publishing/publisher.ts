/** Publishes the site for the window, one order at a time; the work is done in a process of its own, which ends with the editor. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { compiledPath } from '../../../node/content/engine.ts';
import { configuredTarget, parseTarget } from '../../../node/deploy/target.ts';
import { UsageError } from '../../../node/system/usageError.ts';
import type { PublishRequest, PublishRun, PublishStep, Requests } from '../../shared/protocol.ts';
import type { PublishCommand, PublishMessage } from './publishProcess.ts';

export interface Publisher {
  current(): PublishRun | undefined;
  /** What the site says of where it goes. @throws ContentError (rejects) when the file that says it cannot be read */
  settings(): Promise<Requests['GET /api/publish']['response']>;
  /** @throws UsageError (rejects) when the target is in no known format, or something is being published */
  begin(order: PublishRequest): Promise<void>;
  /** An answer to another question than the last one is left aside. */
  respond(given: Requests['POST /api/publish/answer']['body']): void;
  /** Stops what is under way. @param forget so that nothing is said of it, nor of what has ended @returns once nothing is done any more */
  stop(forget: boolean): Promise<void>;
}

/**
 * @param site the site folder, absolute
 * @param onChange told each time that there is something new
 */
export function createPublisher(site: string, onChange: (now: PublishRun | undefined) => void): Publisher {
  let now: PublishRun | undefined;
  let child: ChildProcess | undefined;
  let isStopping = false;
  /** Whether files of the host may have changed. */
  let isSending = false;
  let promptCount = 0;

  const setStep = (step: PublishStep) => {
    if (!now) return;
    if (step.kind === 'working') isSending ||= SENDING_STAGES.has(step.stage);
    now = { ...now, step };
    onChange(now);
  };
  // Where it has just ended, its exit says so.
  const send = (message: PublishCommand) => child?.send(message, () => undefined);
  const hasEnded = () => now === undefined || !['working', 'asking'].includes(now.step.kind);

  return {
    current: () => now,
    settings: async () => ({ to: await configuredTarget(site) }),
    async begin(order) {
      parseTarget(order.target, site);
      if (child && hasEnded()) await once(child, 'exit');
      if (child) throw new UsageError('The site is being published already.');
      const started = fork(compiledPath('publishProcess.js'), {
        // Not those of this process.
        execArgv: [],
      });
      child = started;
      isStopping = false;
      isSending = false;
      // Whoever edits comes first.
      if (started.pid !== undefined) setPriority(started.pid, constants.priority.PRIORITY_BELOW_NORMAL);
      started.on('message', (message: PublishMessage) => {
        if ('step' in message) setStep(message.step);
        else {
          promptCount++;
          setStep({ kind: 'asking', promptId: promptCount, prompt: message.prompt });
        }
      });
      started.on('exit', () => {
        child = undefined;
        if (hasEnded()) return;
        setStep(isStopping ? { kind: 'stopped', wasSending: isSending } : { kind: 'failed' });
      });
      const stage = order.action === 'publish' ? 'checking' : 'comparing';
      now = { action: order.action, target: order.target, step: { kind: 'working', stage } };
      onChange(now);
      send({ folder: site, order });
    },
    respond({ promptId, response }) {
      if (now?.step.kind !== 'asking' || now.step.promptId !== promptId) return;
      setStep({ kind: 'working', stage: 'comparing' });
      send({ answer: response });
    },
    async stop(forget) {
      const stopped = child;
      if (forget) {
        now = undefined;
        onChange(now);
      }
      if (!stopped) return;
      isStopping = true;
      const ended = once(stopped, 'exit');
      stopped.kill();
      await ended;
    },
  };
}

const SENDING_STAGES: ReadonlySet<string> = new Set(['sending', 'placing', 'visiting']);
