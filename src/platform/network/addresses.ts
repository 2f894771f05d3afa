import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** A range of addresses, as `10.0.0.0/8` names it. */
export type Cidr = readonly [Address, number];

/**
 * The address that a text names, or null. IPv4-mapped IPv6 becomes the IPv4 address it means, so that one client is never
 * two. `isIP` comes first because ipaddr.js also reads `127.1` and octal forms, which proxies and kernels read differently.
 */
export function parseAddress(text: string): Address | null {
  return isIP(text) === 0 ? null : ipaddr.process(text);
}

/** The range that a text names, a lone address being the range of itself, or null. */
export function parseCidr(text: string): Cidr | null {
  const [base = '', length, rest] = text.split('/');
  const family = isIP(base);
  if (family === 0 || rest !== undefined) return null;
  const widest = family === 4 ? 32 : 128;
  if (length !== undefined && (!/^\d{1,3}$/.test(length) || Number(length) > widest)) return null;
  return unmapped(ipaddr.parse(base), length === undefined ? widest : Number(length));
}

export function isWithin(address: Address, ranges: readonly Cidr[]): boolean {
  return ranges.some(([base, length]) => base.kind() === address.kind() && address.match(base, length));
}

/** What counts as one caller for limits: an IPv6 client owns a whole /64 and would have 2^64 identities otherwise. */
export function rateKeyOf(ip: string): string {
  const address = parseAddress(ip);
  if (!(address instanceof ipaddr.IPv6)) return address?.toString() ?? ip;
  return `${new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}

function unmapped(base: Address, length: number): Cidr {
  const isMapped = base instanceof ipaddr.IPv6 && base.isIPv4MappedAddress() && length >= 96;
  return isMapped ? [base.toIPv4Address(), length - 96] : [base, length];
}
