import { resolve } from 'node:path';
import { type DatabaseServer, LOG_LEVELS, type LogLevel, type Rate, type SmtpServer } from '../platform/config.ts';
import { isUsableApiKey } from '../platform/crypto/api-keys.ts';
import type { Cidr } from '../platform/network/addresses.ts';
import { parseCidr } from '../platform/network/addresses.ts';

/** An invalid value of a variable. The message is a predicate, and the name of the variable is put before it. */
export class InvalidValueError extends Error {}

export function port(text: string): number {
  return wholeNumber(text, 0, 65_535);
}

export function milliseconds(text: string): number {
  return wholeNumber(text, 0, 3_600_000);
}

export function poolSize(text: string): number {
  return wholeNumber(text, 1, 1000);
}

export function listeningHost(text: string): string {
  const address = text.replace(/^\[(.*)\]$/, '$1');
  if (!/^[A-Za-z0-9._:%-]+$/.test(address))
    throw new InvalidValueError('must be an address or a host name, without port');
  return address;
}

export function postgresUrl(text: string): string {
  const scheme = URL.parse(text)?.protocol;
  if (scheme !== 'postgres:' && scheme !== 'postgresql:') {
    throw new InvalidValueError(
      'must be a URL like postgres://user:password@host/database, with special characters of the password percent-encoded (@ is %40, # is %23)',
    );
  }
  return text;
}

/** URLs of PostgreSQL, separated by commas. */
export function postgresUrls(text: string): readonly string[] {
  const urls = text.split(',').map((part) => postgresUrl(part.trim()));
  if (urls.length > MAX_SERVERS)
    throw new InvalidValueError(`must be at most ${MAX_SERVERS} URLs, separated by commas`);
  return urls;
}

const MAX_SERVERS = 8;
const SERVERS = `must be at most ${MAX_SERVERS} servers like db-2.example.com or db-2.example.com:5432, separated by commas`;

/** Servers of PostgreSQL, each as `host`, `host:port`, `[IPv6]` or `[IPv6]:port`. */
export function servers(text: string): readonly DatabaseServer[] {
  const read = text.split(',').map((part) => server(part.trim()));
  if (read.length > MAX_SERVERS) throw new InvalidValueError(SERVERS);
  return read;
}

function server(text: string): DatabaseServer {
  const url = URL.parse(`postgres://${text}`);
  const isHostAndPort = url !== null && url.hostname !== '' && url.href === `postgres://${url.host}`;
  if (!isHostAndPort) throw new InvalidValueError(SERVERS);
  return { host: url.hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(url.port || 5432) };
}

export function pooler(text: string): 'transaction' {
  return oneOf(text, ['transaction'] as const);
}

export function redisUrl(text: string): string {
  const scheme = URL.parse(text)?.protocol;
  if (scheme !== 'redis:' && scheme !== 'rediss:') {
    throw new InvalidValueError('must be a URL like redis://user:password@host:6379/0, or rediss:// for TLS');
  }
  return text;
}

const SMTP_URL =
  'must be a URL like smtp://user:password@host:587 (or without user and password), with special characters of the password percent-encoded (@ is %40, # is %23), and with ?tls=off for a server without TLS';

/** TLS is required unless `tls=off` follows: from the first byte on port 465, and by STARTTLS on others. */
export function smtpUrl(text: string): SmtpServer {
  const url = URL.parse(text);
  const parameters = [...(url?.searchParams ?? [])];
  const isKnown = parameters.every(([name, value]) => name === 'tls' && (value === 'on' || value === 'off'));
  if (url?.protocol !== 'smtp:' || url.hostname === '' || !/^\/?$/.test(url.pathname) || url.hash !== '' || !isKnown)
    throw new InvalidValueError(SMTP_URL);
  if (url.password !== '' && url.username === '') throw new InvalidValueError(SMTP_URL);
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port || 587),
    username: decoded(url.username),
    password: decoded(url.password),
    useTls: url.searchParams.get('tls') !== 'off',
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new InvalidValueError(SMTP_URL);
  }
}

export function mailAddress(text: string): string {
  if (!/^[^\s@<>"]{1,64}@[^\s@<>"]+\.[^\s@<>"]+$/.test(text) || text.length > 254)
    throw new InvalidValueError('must be an email address, without a name');
  return text;
}

export function redisPrefix(text: string): string {
  if (!/^[\x21-\x7a|~]{1,64}$/.test(text))
    throw new InvalidValueError('must be 1 to 64 printable characters without braces');
  return text;
}

export function openOrClosed(text: string): 'open' | 'closed' {
  return oneOf(text, ['open', 'closed'] as const);
}

const UNITS: Readonly<Record<string, number>> = {
  second: 1_000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
};

/** Parses `600/minute` or `100/15minutes`, or several of them separated by commas, with distinct windows. */
export function rates(text: string): readonly Rate[] {
  const read = text.split(',').map((part) => {
    const [, limit = '', times = '1', unit = ''] = /^\s*(\d{1,9})\/(\d{1,2})?([a-z]+?)s?\s*$/i.exec(part) ?? [];
    return { limit: Number(limit), windowMs: Number(times) * (UNITS[unit.toLowerCase()] ?? 0) };
  });
  const windows = new Set(read.map(({ windowMs }) => windowMs));
  if (read.some(({ limit, windowMs }) => limit === 0 || windowMs === 0) || windows.size < read.length) {
    throw new InvalidValueError(
      'must be like 600/minute or 100/15minutes, or several separated by commas, in seconds, minutes, hours and days',
    );
  }
  return read;
}

export function timeoutSeconds(text: string): number {
  return wholeNumber(text, 1, 3_600);
}

export function responseBytes(text: string): number {
  return wholeNumber(text, 65_536, 268_435_456);
}

export function path(text: string): string {
  return resolve(text);
}

/** Keys separated by commas. The first encrypts, all of them decrypt. */
export function masterKey(text: string): string {
  if (!text.split(',').every((key) => /^[A-Za-z0-9+/]{43}=?$/.test(key.trim()))) {
    throw new InvalidValueError(
      'must be 32 bytes in base64, or several keys separated by commas; `openssl rand -base64 32` generates one',
    );
  }
  return text;
}

export function apiKey(text: string): string {
  if (!isUsableApiKey(text)) {
    throw new InvalidValueError(
      'must be sk_test_ (or sk_live_) and 32 to 247 random letters, digits, - or _; `echo sk_test_$(openssl rand -hex 32)` generates one',
    );
  }
  return text;
}

/** Scheme, host and port only. A path would be lost in `iss`, in redirects and in the check of the origin. */
export function origin(text: string): string {
  const url = URL.parse(text);
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (!url || !isWeb || `${url.origin}/` !== url.href) {
    throw new InvalidValueError('must be http:// or https://, a host and at most a port');
  }
  return url.origin;
}

export function cidrs(text: string): readonly Cidr[] {
  const parts = text.split(',').map((part) => part.trim());
  return parts
    .filter((part) => part !== '')
    .map((part) => {
      const cidr = parseCidr(part);
      if (!cidr) throw new InvalidValueError('must be CIDRs separated by commas, like 10.0.0.0/8,::1/128');
      return cidr;
    });
}

export function onOrOff(text: string): boolean {
  const word = oneOf(text, ['on', 'off', 'true', 'false']);
  return word === 'on' || word === 'true';
}

export function logLevel(text: string): LogLevel {
  return oneOf(text, LOG_LEVELS);
}

function oneOf<T extends string>(text: string, values: readonly T[]): T {
  const value = values.find((one) => one === text.toLowerCase());
  if (value === undefined) throw new InvalidValueError(`must be one of ${values.join(', ')}`);
  return value;
}

function wholeNumber(text: string, min: number, max: number): number {
  const value = Number(text);
  if (!/^\d{1,9}$/.test(text) || value < min || value > max) {
    throw new InvalidValueError(`must be a whole number from ${min} to ${max}`);
  }
  return value;
}

export function headerName(text: string): string {
  if (!/^[A-Za-z0-9-]{1,64}$/.test(text)) throw new InvalidValueError('must be the name of a header');
  return text.toLowerCase();
}

export function days(text: string): number {
  return wholeNumber(text, 1, 36_500);
}
