/** Publishes a site in a process of its own, so that the editor goes on answering; see publisher.ts. */
import type {
  Answer,
  PublishEnd,
  PublishOrder,
  PublishQuestion,
  PublishStep,
} from '../../shared/protocol.ts';
import { published } from './published.ts';

/** What the process is told: first the order, then answers. */
export type ToProcess = { folder: string; order: PublishOrder } | { answer: Answer };

/** What it tells. */
export type FromProcess = { said: Exclude<PublishStep, { kind: 'asking' }> } | { asked: PublishQuestion };

let answered: (answer: Answer) => void = () => {};

// Whoever has asked may be gone.
const send = (message: FromProcess, sent = () => {}) => process.send?.(message, undefined, undefined, sent);

const end = (said: PublishEnd) => send({ said }, () => process.exit());

process.on('message', (message: ToProcess) => {
  if ('answer' in message) {
    answered(message.answer);
    return;
  }
  const talk = {
    say: (said: Exclude<PublishStep, { kind: 'asking' }>) => send({ said }),
    ask: (asked: PublishQuestion) =>
      new Promise<Answer>((done) => {
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
