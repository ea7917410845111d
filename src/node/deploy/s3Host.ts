/** Object storage with the protocol of Amazon S3. */
import type { S3 } from '@aws-sdk/client-s3';
import { publishMessages } from '../../core/problems/messages/publish.ts';
import { ContentError } from '../../core/problems/problem.ts';
import { problemInFile } from '../../core/problems/problemAt.ts';
import { mediaTypeOf } from '../content/mediaTypes.ts';
import { type HeaderRule, headersFor } from '../hosts/headers.ts';
import { errorCode } from '../system/systemError.ts';
import { type Host, TIMEOUT_MS } from './host.ts';
import { hostError, valueIf, withHostErrors } from './hostErrors.ts';
import { formatTarget, type StoreTarget } from './target.ts';

/** The default of stores that have an endpoint but no regions. */
const DEFAULT_REGION = 'us-east-1';
/** An optional package, because most sites do not need it: docs/decisions/039-publishing.md. */
const PACKAGE = '@aws-sdk/client-s3';

/**
 * Opens a bucket. The SDK takes the key from the environment, `~/.aws` or a role.
 *
 * @param rules the headers stored with the files
 * @param load imports the SDK
 * @throws ContentError (rejects) if the package is not installed
 */
export async function openS3(
  target: StoreTarget,
  rules: readonly HeaderRule[],
  load = () => import('@aws-sdk/client-s3'),
): Promise<Host> {
  const targetName = formatTarget(target);
  // The SDK warns about the end of Node 20 at every start, which the user cannot change.
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
    // Few other stores have a host name for each bucket or support the newer checksums. The signature contains the digest.
    forcePathStyle: endpoint !== undefined,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: TIMEOUT_MS, requestTimeout: TIMEOUT_MS },
  });
  return s3Host(client, target, rules, targetName);
}

/** @param targetName the address in messages */
function s3Host(
  client: S3,
  { bucket: Bucket, path: root }: StoreTarget,
  rules: readonly HeaderRule[],
  targetName: string,
): Host {
  const keyOf = (path: string) => (root === '' ? path : `${root}/${path}`);
  const objectKey = (path: string) => ({ Bucket, Key: keyOf(path) });
  const pendingRequests = new Set<Promise<unknown>>();
  /** Converts errors and tracks pending requests. */
  const tracked = <Args extends [path: string, ...unknown[]], Result>(
    action: (...args: Args) => Promise<Result>,
  ) => {
    const withErrors = withHostErrors(targetName)(action);
    return (...args: Args) => {
      const request = withErrors(...args);
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
      // The staged file has the headers of its staging name.
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
      // Some programs store a folder as a file with an empty name.
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
    // Object storage has no folders.
    removeFolder: async () => undefined,
    close: async () => {
      // A late request must not undo changes of the next run.
      await Promise.allSettled(pendingRequests);
      client.destroy();
    },
  };
}

const undefinedIfAbsent = valueIf(undefined, (error) => error instanceof Error && error.name === 'NoSuchKey');
