/** A store with the S3 protocol that serves its bucket as a website, like Amazon's. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import S3rver from '@20minutes/s3rver';

/** The only key of the store. */
export const KEY = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

const WEBSITE =
  '<WebsiteConfiguration><IndexDocument><Suffix>index.html</Suffix></IndexDocument></WebsiteConfiguration>';

export interface StoreServer {
  endpoint: string;
  /** The digests of the uploaded files, by address. */
  readonly digests: Map<string, unknown>;
  /** Breaks the connection after this many further requests, until this is set again. */
  breakAfter(requests: number): void;
  close(): Promise<void>;
}

/** @param folder for its files @param bucket the name of its only bucket */
export async function startS3(folder: string, bucket: string): Promise<StoreServer> {
  const storeThat = (allowMismatchedSignatures: boolean) =>
    new S3rver({
      directory: folder,
      silent: true,
      allowMismatchedSignatures,
      configureBuckets: [{ name: bucket, configs: [WEBSITE] }],
    });
  const store = storeThat(false);
  await store.configureBuckets();
  const answer = store.callback();
  // For the signature of a list it removes the slash from the address of the bucket, but clients sign it.
  const list = storeThat(true).callback();
  const digests = new Map<string, unknown>();
  let left = Number.POSITIVE_INFINITY;
  const server = createServer((request, response) => {
    if (left-- <= 0) return request.socket.destroy();
    if (request.method === 'PUT')
      digests.set(
        decodeURIComponent(request.url ?? '').split('?')[0] ?? '',
        request.headers['x-amz-content-sha256'],
      );
    (request.url?.startsWith(`/${bucket}/?`) ? list : answer)(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    digests,
    breakAfter: (requests) => {
      left = requests;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
