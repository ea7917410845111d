/** The local network addresses of this computer. */
import { BlockList, isIPv4 } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import { UsageError } from '../../node/system/usageError.ts';

/** Private networks (RFC 1918, 6598, 3927, 1122), home networks first. */
const NETWORKS = [
  ['192.168.0.0', 16],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['127.0.0.0', 8],
] as const;

/** Names of interfaces to containers, virtual machines and VPNs, where no phone is. */
const VIRTUAL =
  /^(br-|docker|lo|podman|ppp|tailscale|tap|tun|utun|vboxnet|vethernet|veth|virbr|vmnet|wg|zt)|virtualbox|vmware|vpn/i;

const ranks = NETWORKS.map(([network, prefix]) => {
  const list = new BlockList();
  list.addSubnet(network, prefix);
  return list;
});

/** @returns -1 if the address is not in a local network */
const rankOf = (address: string): number =>
  isIPv4(address) ? ranks.findIndex((list) => list.check(address)) : -1;

type Interfaces = Readonly<
  Record<string, readonly Pick<NetworkInterfaceInfo, 'address' | 'internal'>[] | undefined>
>;

/** This computer's addresses in local networks, the one that a phone most likely reaches first. */
export function localAddresses(interfaces: Interfaces = networkInterfaces()): string[] {
  return Object.entries(interfaces)
    .flatMap(([name, infos = []]) => infos.map((info) => ({ ...info, isVirtual: VIRTUAL.test(name) })))
    .filter(({ address, internal }) => !internal && rankOf(address) >= 0)
    .sort((a, b) => Number(a.isVirtual) - Number(b.isVirtual) || rankOf(a.address) - rankOf(b.address))
    .map(({ address }) => address);
}

/**
 * The address for pairing a phone.
 *
 * @param requested an address given by the user
 * @throws UsageError if this computer is in no local network, or the requested address is not local
 */
export function lanAddress(requested?: string): string {
  if (requested !== undefined && rankOf(requested) < 0)
    throw new UsageError(`${requested} is not an address of a local network, such as 192.168.1.5.`);
  const [first] = localAddresses();
  const address = requested ?? first;
  if (address === undefined)
    throw new UsageError(
      'This computer is in no local network. Connect it to the network that the phone is in.',
    );
  return address;
}
