/** Publishes a site in a process of its own, so that the editor goes on answering; see publisher.ts. */
import type {
  PromptResponse,
  PublishPrompt,
  PublishRequest,
  PublishResult,
  PublishStep,
} from '../../shared/protocol.ts';
import { published } from './published.ts';

/** What the process is told: first the order, then answers. */
export type ToProcess = { folder: string; order: PublishRequest } | { answer: PromptResponse };

/** What it tells. */
export type FromProcess = { said: Exclude<PublishStep, { kind: 'asking' }> } | { asked: PublishPrompt };

let answered: (answer: PromptResponse) => void = () => {};

// Whoever has asked may be gone.
const send = (message: FromProcess, sent = () => {}) => process.send?.(message, undefined, undefined, sent);

const end = (said: PublishResult) => send({ said }, () => process.exit());

process.on('message', (message: ToProcess) => {
  if ('answer' in message) {
    answered(message.answer);
    return;
  }
  const talk = {
    say: (said: Exclude<PublishStep, { kind: 'asking' }>) => send({ said }),
    ask: (asked: PublishPrompt) =>
      new Promise<PromptResponse>((done) => {
        answered = done;
        send({ asked });
      }),
  };
  published(message.folder, message.order, talk).then(end, (error: unknown) => {
    console.error(error);
    end({ kind: 'failed' });
  });
});
// The editor has ended: what is being written is tidied up as at Ctrl-C.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
