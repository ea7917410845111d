/** Names of hosts that nobody outside can reach: this machine, and private networks. */

/** Names that are never given to anyone (RFC 6761, 6762, 8375; ICANN's resolution on .internal, 2024), and their subdomains. */
const PRIVATE_NAMES = /(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$/;

/** This host, private networks, link-local addresses (IANA, "IPv4 and IPv6 Special-Purpose Address Registries"). */
const PRIVATE_ADDRESSES = [
  /^(?:0|10|127)\.\d+\.\d+\.\d+$/,
  /^172\.(?:1[6-9]|2\d|3[01])\.\d+\.\d+$/,
  /^(?:192\.168|169\.254)\.\d+\.\d+$/,
  /^\[(?:::1?|fe[89ab][\da-f]:.*|f[cd][\da-f]{2}:.*)\]$/,
];

/**
 * The host of a web or mail address when only this machine or a private network knows it.
 *
 * @param address with or without a scheme, however the host is written: 127.1 is 127.0.0.1
 */
export function privateHost(address: string): string | undefined {
  const [, authority] =
    /^(?:(?:https?:)?\/\/(?:[^/?#]*@)?|mailto:[^?]*@)(\[[^\]]*\]|[^/?#@:]+)/i.exec(address) ?? [];
  if (authority === undefined || !URL.canParse(`https://${authority}/`)) return undefined;
  const { hostname } = new URL(`https://${authority}/`);
  const host = unmappedHost(hostname);
  return PRIVATE_NAMES.test(host) || PRIVATE_ADDRESSES.some((number) => number.test(host))
    ? authority
    : undefined;
}

/** An IPv4 address that is written as an IPv6 one (RFC 4291, section 2.5.5.2). */
function unmappedHost(host: string): string {
  const [, high, low] = /^\[::ffff:([\da-f]+):([\da-f]+)\]$/.exec(host) ?? [];
  if (high === undefined || low === undefined) return host;
  const [first, second] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [first >> 8, first & 255, second >> 8, second & 255].join('.');
}
