/** Where a site is sent, as a person writes it. */
import { resolve } from 'node:path';
import { ContentError } from '../../core/problems/problem.ts';
import { stringField } from '../../core/problems/value.ts';
import { PUBLISH } from '../content/folder.ts';
import { readJsonFile } from '../content/jsonFile.ts';
import { UsageError } from '../system/usageError.ts';

/** A folder on a server. */
export interface ServerTarget {
  kind: 'sftp' | 'ftps';
  host: string;
  port: number;
  user: string;
  /** As the server has it; relative to the folder in which a session begins, or from its root. */
  path: string;
}

/** A bucket of a store that speaks the protocol of Amazon S3. */
export interface StoreTarget {
  kind: 's3';
  bucket: string;
  /** What the names of all files of the site begin with, without a slash at either end; may be empty. */
  path: string;
  /** The address of the store; undefined for Amazon's own. */
  endpoint: string | undefined;
  /** Undefined where the AWS files or the environment say it. */
  region: string | undefined;
}

export type Target =
  | ServerTarget
  | StoreTarget
  | { kind: 'folder'; path: string }
  | { kind: 'zip'; path: string };

/** Where the password of a server is looked for before anyone is asked. */
export const PASSWORD_VARIABLE = 'SITE_PUBLISH_PASSWORD';

const DEFAULT_PORTS: Readonly<Record<ServerTarget['kind'], number>> = { sftp: 22, ftps: 21 };

const isServer = (scheme: string): scheme is ServerTarget['kind'] => Object.hasOwn(DEFAULT_PORTS, scheme);

/**
 * A target.
 *
 * @param text such as `sftp://office@college.example/var/www/site`, `s3://college-site?region=ap-south-1`, a folder, or a file that ends with `.zip`
 * @param base what a relative path is relative to
 * @throws UsageError when it is in another format, or has a password or a key
 */
export function parseTarget(text: string, base: string): Target {
  const [, scheme = ''] = /^([a-z][a-z0-9+.-]*):\/\//i.exec(text) ?? [];
  if (scheme === '') return { kind: /\.zip$/i.test(text) ? 'zip' : 'folder', path: resolve(base, text) };
  const kind = scheme.toLowerCase();
  if (kind === 's3') return parseStore(text);
  if (!isServer(kind)) {
    throw new UsageError(
      kind === 'ftp'
        ? 'FTP sends the password and the site so that anyone on the way can read and change them. Write ftps:// if the host can encrypt, or sftp://.'
        : `A site is sent to sftp://…, ftps://…, s3://…, a folder or a file that ends with .zip, not to ${kind}://…`,
    );
  }
  return { kind, ...parseServer(text, kind) };
}

function parseServer(text: string, kind: ServerTarget['kind']): Omit<ServerTarget, 'kind'> {
  const example = `${kind}://office@college.example/public_html`;
  const { url, user, path: written } = parseTargetUrl(text, 'a server', example);
  if (url.password !== '') {
    throw new UsageError(
      `A password must not be in an address, where other people and programs can read it. Leave it out: it is taken from the environment variable ${PASSWORD_VARIABLE}${kind === 'sftp' ? ', a key from the SSH agent' : ''}, or you are asked at the terminal.`,
    );
  }
  if (url.username === '')
    throw new UsageError(`The address does not say who logs in. Write it like ${example}.`);
  const path = written.replace(/\/+$/, '');
  const [, ofUser] = /^\/~([^/]*)/.exec(path) ?? [];
  if (ofUser) {
    throw new UsageError(
      `The folder in which a session begins is written /~/, not /~${ofUser}/. Write it like ${kind}://office@college.example/~/public_html, or give the whole path from the root of the server.`,
    );
  }
  return {
    host: url.hostname,
    port: Number(url.port || DEFAULT_PORTS[kind]),
    user,
    path: ofUser === '' ? path.slice('/~/'.length) || '.' : path || '/',
  };
}

const STORE_EXAMPLE = 's3://college-site?region=ap-south-1';
const STORE_PARAMETERS: readonly string[] = ['endpoint', 'region'];

function parseStore(text: string): StoreTarget {
  const { url, path } = parseTargetUrl(text, 'a bucket', STORE_EXAMPLE);
  if (url.username !== '') {
    throw new UsageError(
      'A key must not be in an address, where other people and programs can read it. Leave it out: it is taken from the environment or the file ~/.aws/credentials.',
    );
  }
  const unknown = [...url.searchParams.keys()].find((word) => !STORE_PARAMETERS.includes(word));
  if (url.hostname === '' || unknown !== undefined) {
    const why = unknown === undefined ? 'names no bucket' : `has a word that is not known, "${unknown}"`;
    throw new UsageError(`The address ${why}. Write it like ${STORE_EXAMPLE}.`);
  }
  const endpoint = url.searchParams.get('endpoint') ?? undefined;
  if (endpoint !== undefined && !/^https?:\/\/[^@]+$/.test(endpoint)) {
    throw new UsageError('Write the endpoint as your provider gives it, with https:// at its beginning.');
  }
  return {
    kind: 's3',
    bucket: url.hostname,
    path: path.replace(/^\/+|\/+$/g, ''),
    endpoint,
    region: url.searchParams.get('region') ?? undefined,
  };
}

/** An address, with its path and its user as they are meant. */
function parseTargetUrl(
  text: string,
  what: string,
  example: string,
): { url: URL; path: string; user: string } {
  try {
    const url = new URL(text);
    return { url, path: decodeURIComponent(url.pathname), user: decodeURIComponent(url.username) };
  } catch {
    throw new UsageError(`This is not the address of ${what}. Write it like ${example}.`);
  }
}

/**
 * Where a site says that it goes, as a person has written it.
 *
 * @param folder the site folder, absolute
 * @returns undefined where it does not say it
 * @throws ContentError (rejects) when the file that says it cannot be read
 */
export async function configuredTarget(folder: string): Promise<string | undefined> {
  const file = await readJsonFile(folder, PUBLISH);
  if (file && file.value === undefined) throw new ContentError(file.problems);
  return stringField(file?.value, 'to');
}

/**
 * The target of a site.
 *
 * @param folder the site folder, absolute
 * @param fromCommandLine as on the command line
 * @throws UsageError (rejects) when neither the command line nor the site names one, or it is in no known format
 * @throws ContentError (rejects) when the file in which the site names it cannot be read
 */
export async function resolveTarget(folder: string, fromCommandLine: string | undefined): Promise<Target> {
  if (fromCommandLine !== undefined) return parseTarget(fromCommandLine, process.cwd());
  const configured = await configuredTarget(folder);
  if (configured !== undefined) return parseTarget(configured, folder);
  throw new UsageError(
    `Say where the site goes, such as npm run publish -- --to sftp://office@college.example/public_html, or write it into ${PUBLISH}.`,
  );
}

/** A target as people read it. */
export function formatTarget(target: Target): string {
  if (target.kind === 's3') return `s3://${target.bucket}${target.path && `/${target.path}`}`;
  if (target.kind === 'folder' || target.kind === 'zip') return target.path;
  return `${target.kind}://${target.user}@${target.host}${target.path.startsWith('/') ? '' : '/~/'}${target.path}`;
}
