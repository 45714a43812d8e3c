// Identifies the client of a request, so that none takes what belongs to all.
import { BlockList, isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';

/** Addresses that many clients may share: those of this machine, and private ones (RFC 1918, RFC 4193, RFC 3927, RFC 4291). */
const shared = new BlockList();
for (const [net, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  shared.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  shared.addSubnet(net, prefix, 'ipv6');

/**
 * The address that counts as one client; `null` where it may stand for many. Of an IPv6 address it is the network of 64 bits, which is
 * what one customer has at least.
 * @param trustsProxy whether a proxy in front names its client as the last hop of `x-forwarded-for`; no earlier hop is believed
 */
export function readClient({ headers, socket }: IncomingMessage, trustsProxy: boolean): string | null {
  const forwarded = headers['x-forwarded-for'];
  if (trustsProxy && typeof forwarded === 'string') {
    const named = forwarded.slice(forwarded.lastIndexOf(',') + 1).trim();
    return isIP(named) === 0 ? null : networkOf(named);
  }
  const address = socket.remoteAddress ?? '';
  // An IPv4 address of a socket that listens to both.
  const own = address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
  const family = isIP(own);
  if (family === 0 || shared.check(own, family === 4 ? 'ipv4' : 'ipv6')) return null;
  return networkOf(own);
}

function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const whole = [...groups, ...Array<string>(missing).fill('0'), ...(tail ? tail.split(':') : [])];
  return `${whole
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
