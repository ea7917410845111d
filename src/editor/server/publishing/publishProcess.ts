/** Publishes in a child process, so that the editor stays responsive; see publisher.ts. */
import type {
  PromptResponse,
  PublishPrompt,
  PublishRequest,
  PublishResult,
  PublishStep,
} from '../../shared/protocol.ts';
import { runPublish } from './runPublish.ts';

/** Messages to the process: first the request, then responses. */
export type PublishCommand = { folder: string; order: PublishRequest } | { answer: PromptResponse };

/** Messages from the process. */
export type PublishMessage = { step: Exclude<PublishStep, { kind: 'asking' }> } | { prompt: PublishPrompt };

let resolvePrompt: (answer: PromptResponse) => void = () => {};

// The parent process may have ended.
const send = (message: PublishMessage, sent = () => {}) =>
  process.send?.(message, undefined, undefined, sent);

const sendResult = (step: PublishResult) => send({ step }, () => process.exit());

process.on('message', (message: PublishCommand) => {
  if ('answer' in message) {
    resolvePrompt(message.answer);
    return;
  }
  const client = {
    report: (step: Exclude<PublishStep, { kind: 'asking' }>) => send({ step }),
    prompt: (prompt: PublishPrompt) =>
      new Promise<PromptResponse>((done) => {
        resolvePrompt = done;
        send({ prompt });
      }),
  };
  runPublish(message.folder, message.order, client).then(sendResult, (error: unknown) => {
    console.error(error);
    sendResult({ kind: 'failed' });
  });
});
// The editor has ended: clean up as on Ctrl-C.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
