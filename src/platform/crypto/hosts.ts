import { isIPv4, isIPv6 } from 'node:net';
import { domainToASCII } from 'node:url';

/** A host name or an IPv6 address in brackets, with an optional port. Excludes `%`, which IDNA would decode. */
const HOST = /^(\[[0-9A-Fa-f:.]+\]|[^\s:[\]/?#@\\%*]+)(?::([0-9]{1,5}))?$/;
const NAME = /^(?=.{1,253}$)[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?)*$/;
const ORIGIN = /^https?:\/\/([^\s/?#@\\%*]+)$/i;
const MAX_LENGTH = 512;
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The normalized host of a `Host` header or setting, without the port. Null for text that is not a host. */
export function normaliseHost(text: string): string | null {
  if (text.length > MAX_LENGTH) return null;
  const [, host, port] = HOST.exec(text.trim()) ?? [];
  if (host === undefined || Number(port ?? 0) > 65_535) return null;
  if (host.startsWith('[')) return isIPv6(host.slice(1, -1)) ? new URL(`http://${host}`).hostname : null;
  const given = host.replace(/\.$/, '');
  const name = domainToASCII(given);
  // URL parsers read `127.1`, `0x7f.1` and the like as IPv4 addresses, which people and other programs do not.
  if (!NAME.test(name) || (isIPv4(name) && name !== given)) return null;
  return name;
}

/** Takes a normalized host. Only these three hosts are loopback: another user may control other names that resolve to it. */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK.has(host);
}

/** `scheme://host[:port]` as browsers send it in `Origin`. Null for any other text, including `null`. */
export function normaliseOrigin(text: string): string | null {
  const [, authority] = ORIGIN.exec(text) ?? [];
  if (authority === undefined || text.length > MAX_LENGTH || normaliseHost(authority) === null) return null;
  return URL.parse(text)?.origin ?? null;
}
