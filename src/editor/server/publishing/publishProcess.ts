/** Publishes a site in a process of its own, so that the editor goes on answering; see publisher.ts. */
import type {
  PromptResponse,
  PublishPrompt,
  PublishRequest,
  PublishResult,
  PublishStep,
} from '../../shared/protocol.ts';
import { runPublish } from './runPublish.ts';

/** What the process is told: first the order, then answers. */
export type PublishCommand = { folder: string; order: PublishRequest } | { answer: PromptResponse };

/** What it tells. */
export type PublishMessage = { step: Exclude<PublishStep, { kind: 'asking' }> } | { prompt: PublishPrompt };

let resolvePrompt: (answer: PromptResponse) => void = () => {};

// Whoever has asked may be gone.
const send = (message: PublishMessage, sent = () => {}) =>
  process.send?.(message, undefined, undefined, sent);

const sendResult = (step: PublishResult) => send({ step }, () => process.exit());

process.on('message', (message: PublishCommand) => {
  if ('answer' in message) {
    resolvePrompt(message.answer);
    return;
  }
  const talk = {
    report: (step: Exclude<PublishStep, { kind: 'asking' }>) => send({ step }),
    prompt: (prompt: PublishPrompt) =>
      new Promise<PromptResponse>((done) => {
        resolvePrompt = done;
        send({ prompt });
      }),
  };
  runPublish(message.folder, message.order, talk).then(sendResult, (error: unknown) => {
    console.error(error);
    sendResult({ kind: 'failed' });
  });
});
// The editor has ended: what is being written is tidied up as at Ctrl-C.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
