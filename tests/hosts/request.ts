/** Requests addresses from a server exactly as written, over kept-alive connections. */
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';

export interface HostResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The number of concurrent requests. */
const MAX_CONNECTIONS = 8;

export interface HostClient {
  send(address: string, headers?: Readonly<Record<string, string>>, method?: string): Promise<HostResponse>;
  /** Requests many addresses, each in a form, and returns the faults that `check` finds in the responses. */
  findFaults<T extends { form: string }>(
    questions: readonly T[],
    check: (answer: HostResponse, question: T) => string | undefined,
  ): Promise<string[]>;
  close(): void;
}

/** @param base the prefix of every requested address @param https true for HTTPS, with any certificate */
export function createHostClient(port: number, base: string, https = false): HostClient {
  const settings = { keepAlive: true, maxSockets: MAX_CONNECTIONS };
  const agent = https ? new SecureAgent({ ...settings, rejectUnauthorized: false }) : new Agent(settings);
  const put = https ? secureRequest : request;
  const send: HostClient['send'] = (address, headers = {}, method = 'GET') =>
    new Promise((done, failed) => {
      put({ agent, host: '127.0.0.1', port, path: base + address, headers, method }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', failed);
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        );
      })
        .on('error', failed)
        .end();
    });
  return {
    send,
    async findFaults(questions, check) {
      const wrong: string[] = [];
      const rest = questions.values();
      const work = async () => {
        for (const question of rest) {
          const faults = check(await send(question.form), question);
          if (faults !== undefined) wrong.push(`${question.form}: ${faults}`);
        }
      };
      await Promise.all(Array.from({ length: MAX_CONNECTIONS }, work));
      return wrong;
    },
    close: () => agent.destroy(),
  };
}
