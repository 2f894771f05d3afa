import { recoverSigner } from './recover-signer.ts';
import type { SiweMessage } from './siwe-message.ts';

/** What a message must contain. The values are of the challenge and the settings, never of the request. */
export interface ExpectedMessage {
  /** The host of the page's origin, with a port that is not the default. */
  readonly domain: string;
  /** The page's origin. */
  readonly uri: string;
  readonly nonce: string;
  readonly chainIds: readonly number[];
}

export interface SignedMessage {
  /** The text that was signed. */
  readonly text: string;
  readonly message: SiweMessage;
  /** Hexadecimal: 65 bytes of a key, any number of bytes of a contract. */
  readonly signature: string;
}

/**
 * The first reason to reject the message, or null when it says what was expected. Its signature is not checked. The time of issue is
 * by the clock of the browser, so it is not checked: the nonce shows that the message is new.
 */
export function rejectionReason(message: SiweMessage, expected: ExpectedMessage, now: Date): string | null {
  const time = now.getTime();
  const { scheme, domain, uri, nonce, chainId, expirationTime, notBefore } = message;
  if (domain !== expected.domain) return 'it is for another domain';
  if (scheme !== null && `${scheme}:` !== new URL(expected.uri).protocol) return 'it is for another scheme';
  if (uri !== expected.uri) return 'it is for another URI';
  if (nonce !== expected.nonce) return 'its nonce is not the one of the challenge';
  if (!expected.chainIds.includes(chainId)) return 'its chain is not allowed by this deployment';
  if (expirationTime !== null && expirationTime.getTime() <= time) return 'it has expired';
  if (notBefore !== null && notBefore.getTime() > time) return 'it is not valid yet';
  return null;
}

/** Whether the key of the message's address has signed it. */
export const isSignedByKey = ({ message, text, signature }: SignedMessage): boolean =>
  recoverSigner(text, signature) === message.address;
