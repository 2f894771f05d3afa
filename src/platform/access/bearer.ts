import type { IncomingMessage } from 'node:http';

/** A proof that the sender of a request has the key to which its access token is bound: RFC 9449, section 7.1. */
export interface PresentedProof {
  /** The header `DPoP`, empty if it is missing. */
  readonly jwt: string;
  readonly method: string;
  /** The path of the request, without its query. */
  readonly path: string;
}

/** The credential of the header `Authorization`. */
export interface PresentedToken {
  /** Empty when it is malformed. */
  readonly token: string;
  /** Null with the scheme `Bearer`. */
  readonly proof: PresentedProof | null;
}

const proofs = new WeakMap<IncomingMessage, PresentedProof>();

/** The credential after `Bearer` or `DPoP`. Null when the header is missing or names another scheme. */
export function readAuthorization(request: IncomingMessage): PresentedToken | null {
  const { authorization = '' } = request.headers;
  const [, scheme = '', token = ''] = /^(bearer|dpop)(?: ([\x21-\x7e]+))?\s*$/i.exec(authorization) ?? [];
  if (scheme !== '') return { token, proof: /dpop/i.test(scheme) ? proofOf(request) : null };
  return /^(bearer|dpop)\s/i.test(authorization) ? { token: '', proof: null } : null;
}

/** The same proof each time that the credential of a request is read, since it is used up with the request. */
function proofOf(request: IncomingMessage): PresentedProof {
  const { headers, method = '', url = '' } = request;
  const known = proofs.get(request);
  if (known !== undefined) return known;
  const proof = { jwt: headers['dpop']?.toString() ?? '', method, path: url.split('?', 1)[0] ?? '' };
  proofs.set(request, proof);
  return proof;
}
