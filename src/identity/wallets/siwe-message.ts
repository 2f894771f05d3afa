import { isChecksumAddress } from './ethereum-address.ts';

/** The parts of a Sign-In with Ethereum message (EIP-4361). */
export interface SiweMessage {
  /** The scheme of the page's origin, when the message has one. */
  readonly scheme: string | null;
  readonly domain: string;
  /** With the checksum of EIP-55. */
  readonly address: string;
  readonly statement: string | null;
  readonly uri: string;
  readonly chainId: number;
  readonly nonce: string;
  readonly issuedAt: Date;
  readonly expirationTime: Date | null;
  readonly notBefore: Date | null;
  readonly requestId: string | null;
  readonly resources: readonly string[];
}

const URI_CHARACTERS = String.raw`(?:[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=]|%[0-9A-Fa-f]{2})`;
const URI = String.raw`[A-Za-z][A-Za-z0-9+.\-]*:${URI_CHARACTERS}+`;
const NAME_CHARACTERS = String.raw`(?:[A-Za-z0-9\-._~!$&'()*+,;=]|%[0-9A-Fa-f]{2})`;
const AUTHORITY = String.raw`(?:(?:${NAME_CHARACTERS}|:)*@)?(?:\[[0-9A-Fa-f:.]+\]|${NAME_CHARACTERS}+)(?::[0-9]{1,5})?`;
const STATEMENT = String.raw`[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;= ]+`;
const TIME = String.raw`[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\.[0-9]+)?(?:Z|[+\-][0-9]{2}:[0-9]{2})`;

/** The grammar of EIP-4361. Every line has a fixed position, so no text in a line can stand for another line. */
const MESSAGE = new RegExp(
  [
    String.raw`^(?:(?<scheme>[A-Za-z][A-Za-z0-9+.\-]*)://)?(?<domain>${AUTHORITY})`,
    String.raw` wants you to sign in with your Ethereum account:\n(?<address>0x[0-9a-fA-F]{40})\n\n`,
    String.raw`(?:(?<statement>${STATEMENT})\n)?\n`,
    String.raw`URI: (?<uri>${URI})\nVersion: 1\nChain ID: (?<chainId>[0-9]{1,15})\nNonce: (?<nonce>[A-Za-z0-9]{8,128})\n`,
    `Issued At: (?<issuedAt>${TIME})`,
    String.raw`(?:\nExpiration Time: (?<expirationTime>${TIME}))?(?:\nNot Before: (?<notBefore>${TIME}))?`,
    String.raw`(?:\nRequest ID: (?<requestId>${NAME_CHARACTERS.replace('(?:[', '(?:[:@')}*))?`,
    String.raw`(?<resources>\nResources:(?:\n- ${URI})*)?$`,
  ].join(''),
);

/** Parses a message. Returns null when it does not match the grammar, or an address or a time in it is not valid. */
export function parseSiweMessage(text: string): SiweMessage | null {
  const parts = MESSAGE.exec(text)?.groups;
  if (parts === undefined) return null;
  const { scheme, domain = '', address = '', statement, uri = '', chainId, nonce = '', requestId, resources } = parts;
  const times = [parts['issuedAt'], parts['expirationTime'], parts['notBefore']].map(parseTime);
  const [issuedAt, expirationTime, notBefore] = times;
  if (issuedAt == null || expirationTime === undefined || notBefore === undefined) return null;
  if (!isChecksumAddress(address)) return null;
  return {
    scheme: scheme ?? null,
    domain,
    address,
    statement: statement ?? null,
    uri,
    chainId: Number(chainId),
    nonce,
    issuedAt,
    expirationTime,
    notBefore,
    requestId: requestId ?? null,
    resources: resources?.split('\n- ').slice(1) ?? [],
  };
}

/** Null for a missing time, undefined for one that does not exist, such as the 31st of February. */
function parseTime(text: string | undefined): Date | null | undefined {
  if (text === undefined) return null;
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) return undefined;
  const [year, month, day] = text.slice(0, 10).split('-').map(Number);
  // JavaScript moves a day after the end of a month to the next month.
  return new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day)).getUTCDate() === day ? time : undefined;
}
