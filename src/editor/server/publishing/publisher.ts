/** Publishes the site for the client, one request at a time, in a child process that ends with the editor. */
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
  /** The target in the site's settings. @throws ContentError (rejects) if their file cannot be read */
  settings(): Promise<Requests['GET /api/publish']['response']>;
  /** @throws UsageError (rejects) if the format of the target is unknown, or a publication is running */
  begin(order: PublishRequest): Promise<void>;
  /** Ignores responses to any prompt but the last. */
  respond(promptResponse: Requests['POST /api/publish/answer']['body']): void;
  /** Stops the publication. @param forget also drops its state or result @returns when it has ended */
  stop(forget: boolean): Promise<void>;
}

/**
 * @param site the site folder, absolute
 * @param onChange called with each new state
 */
export function createPublisher(site: string, onChange: (run: PublishRun | undefined) => void): Publisher {
  let run: PublishRun | undefined;
  let child: ChildProcess | undefined;
  let isStopping = false;
  /** True if files on the host may have changed. */
  let isSending = false;
  let promptCount = 0;

  const setStep = (step: PublishStep) => {
    if (!run) return;
    if (step.kind === 'working') isSending ||= SENDING_STAGES.has(step.stage);
    run = { ...run, step };
    onChange(run);
  };
  // A failed send means that the process has ended; its exit handler reports that.
  const send = (message: PublishCommand) => child?.send(message, () => undefined);
  const hasEnded = () => run === undefined || !['working', 'asking'].includes(run.step.kind);

  return {
    current: () => run,
    settings: async () => ({ to: await configuredTarget(site) }),
    async begin(order) {
      parseTarget(order.target, site);
      if (child && hasEnded()) await once(child, 'exit');
      if (child) throw new UsageError('The site is being published already.');
      const started = fork(compiledPath('publishProcess.js'), {
        // Without the flags of this process.
        execArgv: [],
      });
      child = started;
      isStopping = false;
      isSending = false;
      // Editing has priority.
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
      run = { action: order.action, target: order.target, step: { kind: 'working', stage } };
      onChange(run);
      send({ folder: site, order });
    },
    respond({ promptId, response }) {
      if (run?.step.kind !== 'asking' || run.step.promptId !== promptId) return;
      setStep({ kind: 'working', stage: 'comparing' });
      send({ answer: response });
    },
    async stop(forget) {
      const stopped = child;
      if (forget) {
        run = undefined;
        onChange(run);
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
