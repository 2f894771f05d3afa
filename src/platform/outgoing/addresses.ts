import dns from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { ServiceError } from '../errors.ts';
import { type Cidr, isWithin } from '../network/addresses.ts';

/** Decides which addresses the service may connect to when a caller names them. */
export interface AddressGuard {
  /** Whether the service may connect to the IP address, which is in the spelling of Node. */
  isAllowed(ip: string): boolean;
  /** Whether `OUTGOING_ALLOW` lists the IP address. Plain http and other ports of mail servers are limited to such addresses. */
  isListed(ip: string): boolean;
  /** Whether `OUTGOING_ALLOW` lists the IP literal, or every address of the name. False for a name that does not resolve. */
  isHostListed(host: string): Promise<boolean>;
  /**
   * Throws `ADDRESS_NOT_ALLOWED` for an IP literal that is not allowed. Accepts all names, which `lookup` checks. Call it before
   * each `net.connect`, which does not call `lookup` for an IP literal.
   */
  assertLiteralAllowed(host: string): void;
  /**
   * For `net.connect({ lookup })`. Resolves a name once, checks all addresses and returns the checked ones, so that DNS rebinding
   * has no effect. Rejects the name if one of its addresses is not allowed.
   */
  readonly lookup: LookupFunction;
  /** Like `lookup`, but rejects a name if `OUTGOING_ALLOW` does not list all of its addresses. For what is limited to them. */
  readonly lookupListed: LookupFunction;
}

export interface AddressGuardOptions {
  /** Ranges that are allowed in addition to the public internet (`OUTGOING_ALLOW`). */
  readonly allow: readonly Cidr[];
  /** Resolves names. Defaults to the resolver of the operating system. */
  readonly resolve?: Resolve;
}

/** `dns.lookup` with the option `all`. */
export type Resolve = (
  host: string,
  options: dns.LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: dns.LookupAddress[]) => void,
) => void;

/** The range of global unicast addresses. Excludes IPv4-compatible addresses (`::127.0.0.1`), which ipaddr.js reports as
 *  unicast. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');
/** The host agent of Azure: a public address at which each virtual machine reaches its platform. */
const AZURE_PLATFORM = ipaddr.parseCIDR('168.63.129.16/32');

export function createAddressGuard({ allow, resolve = dns.lookup }: AddressGuardOptions): AddressGuard {
  function isListed(ip: string): boolean {
    return isIP(ip) !== 0 && isWithin(ipaddr.parse(ip), allow);
  }

  function isAllowed(ip: string): boolean {
    if (isIP(ip) === 0) return false;
    if (isListed(ip)) return true;
    const address = ipaddr.parse(ip);
    // Rejects all ranges except unicast, which includes mapped, NAT64, 6to4 and Teredo addresses.
    if (address.range() !== 'unicast') return false;
    return address.kind() === 'ipv6' ? isWithin(address, [GLOBAL_IPV6]) : !isWithin(address, [AZURE_PLATFORM]);
  }

  function assertLiteralAllowed(host: string): void {
    if (isIP(host) !== 0 && !isAllowed(host)) throw addressNotAllowed();
  }

  const lookupChecked =
    (isAccepted: (ip: string) => boolean): LookupFunction =>
    (host, options, callback) => {
      resolve(host, { ...options, all: true }, (error, addresses) => {
        const [first] = error ? [] : addresses;
        if (error || !first) return callback(error ?? notResolved(host), '', 0);
        if (!addresses.every(({ address }) => isAccepted(address))) return callback(addressNotAllowed(), '', 0);
        if (options.all) return callback(null, addresses);
        callback(null, first.address, first.family);
      });
    };

  const lookupListed = lookupChecked(isListed);

  async function isHostListed(host: string): Promise<boolean> {
    if (isIP(host) !== 0 || allow.length === 0) return isListed(host);
    return new Promise((resolved) => lookupListed(host, { all: true }, (error) => resolved(error === null)));
  }

  return { isAllowed, isListed, isHostListed, assertLiteralAllowed, lookup: lookupChecked(isAllowed), lookupListed };
}

/** The same message for all addresses, so that it does not reveal the internal address of a name. */
function addressNotAllowed(): ServiceError {
  return new ServiceError(
    'ADDRESS_NOT_ALLOWED',
    'The host is, or resolves to, an address that may not be reached. Its network can be allowed with OUTGOING_ALLOW.',
  );
}

function notResolved(host: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${host} has no address.`), { code: 'ENOTFOUND' });
}
