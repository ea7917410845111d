/** The pairing address, pairing code and QR code. */
import { describe, expect, test, vi } from 'vitest';
import { lanAddress, localAddresses } from '../../src/editor/server/network.ts';
import { createPairingCode, qrCodeImage } from '../../src/editor/server/pairing.ts';
import { UsageError } from '../../src/node/system/usageError.ts';

const at = (address: string, internal = false) => [{ address, internal }];

describe('the addresses of a machine', () => {
  test.each([
    ['Wi-Fi before others', { docker0: at('172.17.0.1'), tun0: at('10.8.0.2'), wlan0: at('192.168.1.5') }],
    ['Wi-Fi before containers of any network', { docker0: at('192.168.0.1'), wlp3s0: at('172.20.1.5') }],
    [
      'Windows',
      { 'vEthernet (WSL)': at('172.28.0.1'), VirtualBox: at('192.168.56.1'), WLAN: at('10.0.0.7') },
    ],
    ['homes before firms', { en7: at('10.1.2.3'), en0: at('192.168.178.20') }],
  ])('%s', (_, interfaces) => {
    expect(localAddresses(interfaces)[0]).toBe(Object.values(interfaces).at(-1)?.[0]?.address);
  });

  test('exclude internet, loopback and IPv6 addresses', () => {
    const interfaces = {
      lo: at('127.0.0.1', true),
      eth0: at('8.8.8.8'),
      eth1: at('fe80::1'),
      eth2: at('192.0.2.2'),
    };
    expect(localAddresses(interfaces)).toEqual([]);
  });

  test.each(['8.8.8.8', '0.0.0.0', '::', 'localhost', 'evil.example', '', '192.168.1.256', '192.168.1.5:80'])(
    '%j is refused',
    (address) => expect(() => lanAddress(address)).toThrow(UsageError),
  );
});

test('a code pairs one device', () => {
  const pass = createPairingCode();
  expect(pass.code()).toMatch(/^[\w-]{32}$/);
  expect(pass.key()).toBeUndefined();
  const key = pass.redeem();
  expect(key).not.toBe(pass.code());
  expect(pass.code()).toBeUndefined();
  expect(pass.key()).toBe(key);
});

test('a code expires after ten minutes', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  try {
    const pass = createPairingCode();
    vi.setSystemTime(599_999);
    expect(pass.code()).toBeDefined();
    vi.setSystemTime(600_000);
    expect(pass.code()).toBeUndefined();
    expect(pass.key()).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});

test('the QR code has its three finder patterns and a quiet zone', () => {
  const { size, path } = qrCodeImage('http://192.168.1.5:5224/#code=abc');
  const dark = new Set<string>();
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let step = 0; step < Number(length); step += 1) dark.add(`${Number(x) + step} ${y}`);
  const [first, last] = [4, size - 5];
  for (const [x, y] of [
    [first, first],
    [last, first],
    [first, last],
  ])
    expect(dark).toContain(`${x} ${y}`);
  for (let index = 0; index < size; index += 1)
    for (const edge of [0, 3, size - 4, size - 1]) {
      expect(dark.has(`${edge} ${index}`)).toBe(false);
      expect(dark.has(`${index} ${edge}`)).toBe(false);
    }
});
