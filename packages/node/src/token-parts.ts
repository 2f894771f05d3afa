import { AuthError } from './auth-error.ts';

/** The object that a part of a JWT contains: RFC 7515, section 3. */
export function readPart(part: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(part)));
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Readonly<Record<string, unknown>>;
  } catch {
    // Reported below.
  }
  throw new AuthError('MALFORMED_TOKEN', 'The credential is not a JSON Web Token.');
}

export function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]*$/.test(base64url)) throw new AuthError('MALFORMED_TOKEN', 'The credential is not a JSON Web Token.');
  return Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );
}

export const base64urlOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
