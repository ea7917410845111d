/** A store that speaks the protocol of Amazon S3: many providers have one. */
import type { S3 } from '@aws-sdk/client-s3';
import { publishMessages } from '../../core/problems/messages/publish.ts';
import { ContentError } from '../../core/problems/problem.ts';
import { problemInFile } from '../../core/problems/problemAt.ts';
import { mediaTypeOf } from '../content/mediaTypes.ts';
import { type HeaderRule, headersFor } from '../hosts/headers.ts';
import { errorCode } from '../system/systemError.ts';
import { type Host, TIMEOUT_MS } from './host.ts';
import { hostError, withHostErrors } from './hostErrors.ts';
import { formatTarget, type StoreTarget } from './target.ts';

/** What stores with an endpoint of their own take where they have no regions. */
const DEFAULT_REGION = 'us-east-1';
/** Most sites need no store, so this package is not installed with the engine: docs/decisions/039-publishing.md. */
const PACKAGE = '@aws-sdk/client-s3';

/**
 * A bucket. The key is looked for where all programs for AWS look for it: the environment, the files in `~/.aws`, a role.
 *
 * @param rules the headers that files are kept with
 * @param load gives the client
 * @throws ContentError (rejects) when the package for it is not installed
 */
export async function openS3(
  target: StoreTarget,
  rules: readonly HeaderRule[],
  load = () => import('@aws-sdk/client-s3'),
): Promise<Host> {
  const targetName = formatTarget(target);
  // It warns of the end of Node 20 at every start, and who publishes can do nothing about it.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  const sdk = await load().catch((error: unknown) => {
    const isMissing = errorCode(error) === 'ERR_MODULE_NOT_FOUND';
    throw isMissing
      ? new ContentError([problemInFile(targetName, publishMessages.packageMissing(PACKAGE))])
      : hostError(error, targetName);
  });
  const { endpoint, region = endpoint && DEFAULT_REGION } = target;
  const client = new sdk.S3({
    endpoint,
    region,
    // Of other stores few answer at a name for each bucket, and few know the newer checksums; a signature has the digest of the content.
    forcePathStyle: endpoint !== undefined,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: TIMEOUT_MS, requestTimeout: TIMEOUT_MS },
  });
  return s3Host(client, target, rules, targetName);
}

/** @param targetName the address, for people */
function s3Host(
  client: S3,
  { bucket: Bucket, path: root }: StoreTarget,
  rules: readonly HeaderRule[],
  targetName: string,
): Host {
  const keyOf = (path: string) => (root === '' ? path : `${root}/${path}`);
  const objectKey = (path: string) => ({ Bucket, Key: keyOf(path) });
  const pendingRequests = new Set<Promise<unknown>>();
  /** Says errors in words, and remembers what has not ended. */
  const tracked = <Given extends [path: string, ...unknown[]], Result>(
    act: (...given: Given) => Promise<Result>,
  ) => {
    const withErrors = withHostErrors(targetName)(act);
    return (...given: Given) => {
      const request = withErrors(...given);
      const end = () => pendingRequests.delete(request);
      pendingRequests.add(request);
      request.then(end, end);
      return request;
    };
  };
  const headersOf = (path: string) => {
    const { 'Cache-Control': CacheControl, 'Content-Type': ContentType = mediaTypeOf(path) } = headersFor(
      rules,
      `/${path}`,
    );
    return { CacheControl, ContentType };
  };
  const copy = async (from: string, to: string) => {
    await client.copyObject({
      ...objectKey(to),
      CopySource: [Bucket, ...keyOf(from).split('/')].map(encodeURIComponent).join('/'),
      // What waits has the headers of its own name.
      MetadataDirective: 'REPLACE',
      ...headersOf(to),
    });
  };
  return {
    concurrency: 16,
    renamesByCopying: true,
    get: tracked(async (path: string) => {
      const object = await client.getObject(objectKey(path)).catch(undefinedIfAbsent);
      return object?.Body && Buffer.from(await object.Body.transformToByteArray());
    }),
    list: tracked(async (folder: string) => {
      const Prefix = keyOf(folder === '' ? '' : `${folder}/`);
      const sizes = new Map<string, number>();
      let ContinuationToken: string | undefined;
      do {
        const part = await client.listObjectsV2({ Bucket, Prefix, Delimiter: '/', ContinuationToken });
        for (const { Key = '', Size = 0 } of part.Contents ?? []) sizes.set(Key.slice(Prefix.length), Size);
        ContinuationToken = part.NextContinuationToken;
      } while (ContinuationToken !== undefined);
      // Some programs keep a folder as a file without a name.
      sizes.delete('');
      return sizes;
    }),
    put: tracked(async (path: string, content: Buffer) => {
      await client.putObject({ ...objectKey(path), Body: content, ...headersOf(path) });
    }),
    rename: tracked(async (from: string, to: string) => {
      await copy(from, to);
      await client.deleteObject(objectKey(from));
    }),
    copy: tracked(copy),
    remove: tracked(async (path: string) => {
      await client.deleteObject(objectKey(path));
    }),
    // A store has no folders.
    removeFolder: async () => undefined,
    close: async () => {
      // What arrives late must not undo what the next run does.
      await Promise.allSettled(pendingRequests);
      client.destroy();
    },
  };
}

function undefinedIfAbsent(error: unknown): undefined {
  if (error instanceof Error && error.name === 'NoSuchKey') return undefined;
  throw error;
}
