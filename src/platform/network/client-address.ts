import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import { isLoopbackHost, normaliseHost } from '../crypto/hosts.ts';
import type { Address, Cidr } from './addresses.ts';
import { isWithin, parseAddress } from './addresses.ts';

/** The client and the host that it requested, as seen by the outermost trusted proxy or by this process. */
export interface Client {
  readonly ip: string;
  /** The normalized host name without port. Null when the request has no `Host`, two of them, or a malformed one. */
  readonly host: string | null;
  /** `scheme://host[:port]` of the request, as browsers send it in `Origin`. Null without a host. */
  readonly origin: string | null;
  readonly scheme: 'http' | 'https';
  /** Whether the request has any forwarding header, trusted or not. */
  readonly isForwarded: boolean;
}

const FORWARDING = new Set(['forwarded', 'via', 'x-real-ip', 'true-client-ip', 'cf-connecting-ip']);

/** Reads forwarding headers from trusted peers only, because other clients could claim any address, host or scheme. */
export function clientOf(req: IncomingMessage, trusted: readonly Cidr[]): Client {
  // A peer that has disconnected has no address, and receives no response.
  const peer = parseAddress(req.socket.remoteAddress ?? '') ?? ipaddr.parse('0.0.0.0');
  const { address, hops } = isWithin(peer, trusted)
    ? followChain(peer, listOf(req, 'x-forwarded-for'), trusted)
    : direct(peer);
  const scheme = schemeOf(req, hops);
  const authority = entryAt(listOf(req, 'x-forwarded-host'), hops) ?? hostHeader(req);
  return {
    ip: address.toString(),
    ...hostAndOrigin(scheme, authority),
    scheme,
    isForwarded: Object.keys(req.headers).some((name) => FORWARDING.has(name) || name.startsWith('x-forwarded')),
  };
}

/** Whether the request may use the only deployment although its host does not belong to it. */
export function isLocalRequest(client: Client): boolean {
  return client.host !== null && isLoopbackHost(client.host) && !client.isForwarded;
}

interface ProxyChain {
  readonly address: Address;
  /** How many trusted proxies are between the client and this process. */
  readonly hops: number;
}

function direct(peer: Address): ProxyChain {
  return { address: peer, hops: 0 };
}

/** Follows the entries from the nearest proxy outwards, to the first one that is not trusted. Stops before an invalid entry. */
function followChain(peer: Address, chain: readonly string[], trusted: readonly Cidr[]): ProxyChain {
  let address = peer;
  let hops = 1;
  for (const entry of chain.toReversed()) {
    const next = parseAddress(withoutPort(entry));
    if (!next) break;
    address = next;
    if (!isWithin(next, trusted)) break;
    hops += 1;
  }
  return { address, hops: Math.min(hops, Math.max(chain.length, 1)) };
}

/**
 * The entry of the outermost trusted proxy: each proxy appends one, or replaces the header by a single one. The client controls
 * the entries before it.
 */
function entryAt(list: readonly string[], hops: number): string | undefined {
  return hops === 0 ? undefined : list.at(-Math.min(hops, list.length));
}

function schemeOf(req: IncomingMessage, hops: number): Client['scheme'] {
  const forwarded = entryAt(listOf(req, 'x-forwarded-proto'), hops)?.toLowerCase();
  if (forwarded === 'http' || forwarded === 'https') return forwarded;
  return 'encrypted' in req.socket && req.socket.encrypted ? 'https' : 'http';
}

type HostAndOrigin = Pick<Client, 'host' | 'origin'>;

/** Longer hosts are rare and are not cached, so that the cache stays small. */
const MAX_CACHED_LENGTH = 256;
/** Requests use a small number of hosts. */
const cached = {
  http: new LRUCache<string, HostAndOrigin>({ max: 500 }),
  https: new LRUCache<string, HostAndOrigin>({ max: 500 }),
};

function hostAndOrigin(scheme: Client['scheme'], authority: string): HostAndOrigin {
  const known = cached[scheme].get(authority);
  if (known !== undefined) return known;
  const host = normaliseHost(authority);
  const named = { host, origin: host === null ? null : originOf(scheme, host, authority) };
  if (authority.length <= MAX_CACHED_LENGTH) cached[scheme].set(authority, named);
  return named;
}

function originOf(scheme: Client['scheme'], host: string, authority: string): string | null {
  const port = /:(\d+)$/.exec(authority)?.[1];
  return URL.parse(`${scheme}://${host}${port ? `:${port}` : ''}`)?.origin ?? null;
}

/** The `Host` header. Empty when there are several, because Node uses the first one and a proxy may use the last one. */
function hostHeader(req: IncomingMessage): string {
  const hosts = req.headersDistinct.host ?? [];
  return hosts.length === 1 ? (hosts[0] ?? '') : '';
}

function listOf(req: IncomingMessage, name: string): readonly string[] {
  const lines = req.headersDistinct[name] ?? [];
  return lines
    .flatMap((line) => line.split(','))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** `192.0.2.1:4711` and `[2001:db8::1]:4711`, as some proxies write a client. */
function withoutPort(entry: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
}
