/** Publishing targets. */
import { resolve } from 'node:path';
import { ContentError } from '../../core/problems/problem.ts';
import { stringField } from '../../core/problems/value.ts';
import { PUBLISH } from '../content/folder.ts';
import { readJsonFile } from '../content/jsonFile.ts';
import { UsageError } from '../system/usageError.ts';

export interface ServerTarget {
  kind: 'sftp' | 'ftps';
  host: string;
  port: number;
  user: string;
  /** Absolute, or relative to the login folder. */
  path: string;
}

/** A bucket of object storage with the S3 protocol. */
export interface StoreTarget {
  kind: 's3';
  bucket: string;
  /** The prefix of all keys, without slashes at the ends; may be empty. */
  path: string;
  /** Undefined for Amazon's. */
  endpoint: string | undefined;
  /** Undefined if the environment or the AWS files define it. */
  region: string | undefined;
}

export type Target =
  | ServerTarget
  | StoreTarget
  | { kind: 'folder'; path: string }
  | { kind: 'zip'; path: string };

/** The environment variable with the password of a server. */
export const PASSWORD_VARIABLE = 'SITE_PUBLISH_PASSWORD';

const DEFAULT_PORTS: Readonly<Record<ServerTarget['kind'], number>> = { sftp: 22, ftps: 21 };

const isServer = (scheme: string): scheme is ServerTarget['kind'] => Object.hasOwn(DEFAULT_PORTS, scheme);

/**
 * @param text such as `sftp://office@college.example/var/www/site`, `s3://college-site?region=ap-south-1`, a folder, or a file that ends with `.zip`
 * @param base the base of a relative path
 * @throws UsageError for another format, a password or a key
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
  const { url, user, path: fullPath } = parseTargetUrl(text, 'a server', example);
  if (url.password !== '') {
    throw new UsageError(
      `A password must not be in an address, where other people and programs can read it. Leave it out: it is taken from the environment variable ${PASSWORD_VARIABLE}${kind === 'sftp' ? ', a key from the SSH agent' : ''}, or you are asked at the terminal.`,
    );
  }
  if (url.username === '')
    throw new UsageError(`The address does not say who logs in. Write it like ${example}.`);
  const path = fullPath.replace(/\/+$/, '');
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
  const unknownName = [...url.searchParams.keys()].find((name) => !STORE_PARAMETERS.includes(name));
  if (url.hostname === '' || unknownName !== undefined) {
    const why =
      unknownName === undefined ? 'names no bucket' : `has a word that is not known, "${unknownName}"`;
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

/** The path and the user are decoded. */
function parseTargetUrl(text: string, what: string, example: string) {
  try {
    const url = new URL(text);
    return { url, path: decodeURIComponent(url.pathname), user: decodeURIComponent(url.username) };
  } catch {
    throw new UsageError(`This is not the address of ${what}. Write it like ${example}.`);
  }
}

/**
 * Returns the target in the settings of a site, as written.
 *
 * @param folder the site folder, absolute
 * @throws ContentError (rejects) for an invalid settings file
 */
export async function configuredTarget(folder: string): Promise<string | undefined> {
  const file = await readJsonFile(folder, PUBLISH);
  if (file && file.value === undefined) throw new ContentError(file.problems);
  return stringField(file?.value, 'to');
}

/**
 * Returns the target of the command line, else of the site.
 *
 * @param folder the site folder, absolute
 * @throws UsageError (rejects) without a target, or for an invalid one
 * @throws ContentError (rejects) for an invalid settings file
 */
export async function resolveTarget(folder: string, fromCommandLine: string | undefined): Promise<Target> {
  if (fromCommandLine !== undefined) return parseTarget(fromCommandLine, process.cwd());
  const configured = await configuredTarget(folder);
  if (configured !== undefined) return parseTarget(configured, folder);
  throw new UsageError(
    `Say where the site goes, such as npm run publish -- --to sftp://office@college.example/public_html, or write it into ${PUBLISH}.`,
  );
}

export function formatTarget(target: Target): string {
  if (target.kind === 's3') return `s3://${target.bucket}${target.path && `/${target.path}`}`;
  if (target.kind === 'folder' || target.kind === 'zip') return target.path;
  return `${target.kind}://${target.user}@${target.host}${target.path.startsWith('/') ? '' : '/~/'}${target.path}`;
}
