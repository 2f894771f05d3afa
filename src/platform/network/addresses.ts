import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** A range of addresses, such as `10.0.0.0/8`. */
export type Cidr = readonly [Address, number];

/**
 * Parses an address. Returns null for other text. Converts an IPv4-mapped IPv6 address to IPv4, so that a client has one address.
 * Checks `isIP` first, because ipaddr.js also accepts `127.1` and octal forms, which proxies and kernels read differently.
 */
export function parseAddress(text: string): Address | null {
  return isIP(text) === 0 ? null : ipaddr.process(text);
}

/** Parses a CIDR, or an address as the range of that address. Returns null for other text. */
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

/** The key of a client in rate limits: the IPv4 address, or the /64 of an IPv6 address, because clients usually have a whole /64. */
export function rateLimitKeyOf(ip: string): string {
  const address = parseAddress(ip);
  if (!(address instanceof ipaddr.IPv6)) return address?.toString() ?? ip;
  return `${new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}

function unmapped(base: Address, length: number): Cidr {
  const isMapped = base instanceof ipaddr.IPv6 && base.isIPv4MappedAddress() && length >= 96;
  return isMapped ? [base.toIPv4Address(), length - 96] : [base, length];
}
