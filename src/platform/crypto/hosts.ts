import { isIPv4, isIPv6 } from 'node:net';
import { domainToASCII } from 'node:url';

/** A name or an IPv6 address in brackets, perhaps with a port. No `%`: IDNA would decode it. */
const HOST = /^(\[[0-9A-Fa-f:.]+\]|[^\s:[\]/?#@\\%*]+)(?::([0-9]{1,5}))?$/;
const NAME = /^(?=.{1,253}$)[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?)*$/;
const ORIGIN = /^https?:\/\/([^\s/?#@\\%*]+)$/i;
const MAX_LENGTH = 512;
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The host that a `Host` header or setting names, in its one spelling without port; null for what is no host. */
export function normaliseHost(text: string): string | null {
  if (text.length > MAX_LENGTH) return null;
  const [, host, port] = HOST.exec(text.trim()) ?? [];
  if (host === undefined || Number(port ?? 0) > 65_535) return null;
  if (host.startsWith('[')) return isIPv6(host.slice(1, -1)) ? new URL(`http://${host}`).hostname : null;
  const given = host.replace(/\.$/, '');
  const name = domainToASCII(given);
  // `127.1`, `0x7f.1` and the like are IPv4 addresses to a URL parser, and hidden ones to a reader.
  if (!NAME.test(name) || (isIPv4(name) && name !== given)) return null;
  return name;
}

/** Takes a normalised host. These three alone: other names that resolve to this machine may be a stranger's. */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK.has(host);
}

/** `scheme://host[:port]` as browsers send it in `Origin`; null for anything more or less, and for `null`. */
export function normaliseOrigin(text: string): string | null {
  const [, authority] = ORIGIN.exec(text) ?? [];
  if (authority === undefined || text.length > MAX_LENGTH || normaliseHost(authority) === null) return null;
  return URL.parse(text)?.origin ?? null;
}
