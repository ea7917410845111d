/** Hosts that cannot be reached from the internet: this machine and private networks. */

/** Reserved names (RFC 6761, 6762, 8375; ICANN's resolution on .internal, 2024) and their subdomains. */
const PRIVATE_NAMES = /(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$/;

/**
 * This host, private networks, link-local addresses (IANA, "IPv4 and IPv6 Special-Purpose Address
 * Registries").
 */
const PRIVATE_ADDRESSES = [
  /^(?:0|10|127)\.\d+\.\d+\.\d+$/,
  /^172\.(?:1[6-9]|2\d|3[01])\.\d+\.\d+$/,
  /^(?:192\.168|169\.254)\.\d+\.\d+$/,
  /^\[(?:::1?|fe[89ab][\da-f]:.*|f[cd][\da-f]{2}:.*)\]$/,
];

/**
 * Returns the host of a web or mail address if it is private.
 *
 * @param address with or without a scheme; the host in any notation, for example 127.1 for 127.0.0.1
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

/** Converts an IPv4-mapped IPv6 address (RFC 4291, section 2.5.5.2). */
function unmappedHost(host: string): string {
  const [, high, low] = /^\[::ffff:([\da-f]+):([\da-f]+)\]$/.exec(host) ?? [];
  if (high === undefined || low === undefined) return host;
  const [first, second] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [first >> 8, first & 255, second >> 8, second & 255].join('.');
}
