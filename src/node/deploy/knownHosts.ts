/** The keys by which this computer knows its hosts, as ssh keeps them: sshd(8), "SSH_KNOWN_HOSTS FILE FORMAT". */
import { createHash, createHmac } from 'node:crypto';

/** A host as ssh writes it. */
export const knownName = (host: string, port: number): string => (port === 22 ? host : `[${host}]:${port}`);

/**
 * The keys of a host.
 *
 * @param text a file of known hosts
 * @param name see {@link knownName}
 * @returns the type of each, and the key in Base64
 */
export function knownKeys(text: string, name: string): { type: string; key: string }[] {
  return text.split('\n').flatMap((line) => {
    const [names = '', type, key] = line.trim().split(/\s+/);
    const isMeant = names.split(',').some((each) => each === name || isHashOf(each, name));
    return isMeant && type !== undefined && key !== undefined ? [{ type, key }] : [];
  });
}

function isHashOf(written: string, name: string): boolean {
  const [, salt, hash] = /^\|1\|([^|]+)\|([^|]+)$/.exec(written) ?? [];
  if (salt === undefined) return false;
  return createHmac('sha1', Buffer.from(salt, 'base64')).update(name).digest('base64') === hash;
}

/** A key as ssh shows it to people. */
export const fingerprint = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;

/** The line for a key. */
export function knownLine(name: string, key: Buffer): string {
  const type = key.subarray(4, 4 + key.readUInt32BE(0)).toString('latin1');
  return `${name} ${type} ${key.toString('base64')}\n`;
}
