import { parseCidr } from '../../../src/platform/network/addresses.ts';
import { type AddressGuard, createAddressGuard, type Resolve } from '../../../src/platform/outgoing/addresses.ts';

/** A guard that allows the public internet and these ranges, with this resolver or that of the system. */
export function guardAllowing(cidrs: readonly string[], resolve?: Resolve): AddressGuard {
  const allow = cidrs.map((cidr) => {
    const range = parseCidr(cidr);
    if (!range) throw new Error(`${cidr} is not a range`);
    return range;
  });
  return createAddressGuard({ allow, ...(resolve && { resolve }) });
}

/** A resolver that returns these addresses for every name. */
export function answering(...addresses: string[]): Resolve {
  const response = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  return (_host, _options, callback) => callback(null, response);
}
