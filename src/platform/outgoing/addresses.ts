import dns from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { ServiceError } from '../errors.ts';
import { type Cidr, isWithin } from '../network/addresses.ts';

/** Decides which addresses the service may connect to on a caller's behalf. */
export interface AddressGuard {
  /** Whether this IP address, spelled as Node spells addresses, may be reached. */
  isAllowed(ip: string): boolean;
  /**
   * Throws `ADDRESS_NOT_ALLOWED` for a refused IP literal and lets names pass, which `lookup` judges. Call it before
   * each `net.connect`, because `net.connect` looks up names alone and connects to a literal straight away.
   */
  assertLiteralAllowed(host: string): void;
  /**
   * For `net.connect({ lookup })`: resolves once, judges every address and hands over those that it judged, so that a
   * second answer of the name server (DNS rebinding) is never asked for. One refused address refuses the name.
   */
  readonly lookup: LookupFunction;
}

export interface AddressGuardOptions {
  /** What may be reached besides the public internet (`OUTGOING_ALLOW`). */
  readonly allow: readonly Cidr[];
  /** Resolves names; the operating system's resolver by default. */
  readonly resolve?: Resolve;
}

/** `dns.lookup` asked for all addresses. */
export type Resolve = (
  host: string,
  options: dns.LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: dns.LookupAddress[]) => void,
) => void;

/** All that IANA has given out for the internet. Outside of it lie IPv4-compatible addresses (`::127.0.0.1`), which
 *  ipaddr.js takes for ordinary ones. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');
/** Azure's host agent: a public address that every virtual machine there reaches as its own platform. */
const AZURE_PLATFORM = ipaddr.parseCIDR('168.63.129.16/32');

export function createAddressGuard({ allow, resolve = dns.lookup }: AddressGuardOptions): AddressGuard {
  function isAllowed(ip: string): boolean {
    if (isIP(ip) === 0) return false;
    const address = ipaddr.parse(ip);
    if (isWithin(address, allow)) return true;
    // Everything that is not plain unicast is refused, hence mapped, NAT64, 6to4 and Teredo addresses whatever they wrap.
    if (address.range() !== 'unicast') return false;
    return address.kind() === 'ipv6' ? isWithin(address, [GLOBAL_IPV6]) : !isWithin(address, [AZURE_PLATFORM]);
  }

  function assertLiteralAllowed(host: string): void {
    if (isIP(host) !== 0 && !isAllowed(host)) throw addressNotAllowed();
  }

  const lookup: LookupFunction = (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const [first] = error ? [] : addresses;
      if (error || !first) return callback(error ?? notResolved(host), '', 0);
      if (!addresses.every(({ address }) => isAllowed(address))) return callback(addressNotAllowed(), '', 0);
      if (options.all) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };

  return { isAllowed, assertLiteralAllowed, lookup };
}

/** One sentence whatever was resolved: which internal address a name has is nobody's business. */
function addressNotAllowed(): ServiceError {
  return new ServiceError('ADDRESS_NOT_ALLOWED', 'The host is, or resolves to, an address that may not be reached.');
}

function notResolved(host: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${host} has no address.`), { code: 'ENOTFOUND' });
}
