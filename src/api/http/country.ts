import type { IncomingMessage } from 'node:http';
import type { Config } from '../../platform/config.ts';
import { isWithin, parseAddress } from '../../platform/network/addresses.ts';

/** The client's country from the proxy's header. Null without a trusted proxy, and for `XX` (unknown) and `T1` (Tor). */
export function countryOf(
  req: IncomingMessage,
  { countryHeader, trustProxy }: Pick<Config, 'countryHeader' | 'trustProxy'>,
): string | null {
  if (countryHeader === null) return null;
  const peer = parseAddress(req.socket.remoteAddress ?? '');
  if (peer === null || !isWithin(peer, trustProxy)) return null;
  const values = req.headersDistinct[countryHeader] ?? [];
  const country = values.length === 1 ? (values[0] ?? '').trim().toUpperCase() : '';
  return /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : null;
}
