import type { PresentedProof, PresentedToken } from '../../platform/access/bearer.ts';
import type { Services } from '../../platform/context.ts';
import { PROOF_KNOWN_MS, proofName, verifyKeyProof } from '../../platform/crypto/key-proof.ts';
import { isFirstUse } from '../../platform/rate-limits/first-use.ts';

/** The thumbprints of the keys that requests have proven. A request can be authenticated again while it runs. */
const proven = new WeakMap<PresentedProof, string>();

interface Bound {
  readonly deploymentId: number;
  /** The origin of the host that the request was sent to. */
  readonly origin: string;
  /** The thumbprint of the key that the token is bound to; null for one that anyone may use who has it. */
  readonly thumbprint: string | null;
}

/**
 * Whether the sender may use the token: one that is bound to a key only with a proof of this key, and each proof once (RFC 9449, section 7).
 * The others only as `Bearer`, so that a client notices when its tokens are not bound.
 */
export async function mayUseToken(
  services: Pick<Services, 'requestLimiter'>,
  { token, proof }: PresentedToken,
  { deploymentId, origin, thumbprint }: Bound,
): Promise<boolean> {
  if (proof === null || thumbprint === null) return proof === null && thumbprint === null;
  if (proven.get(proof) === thumbprint) return true;
  const { jwt, method, path } = proof;
  const key = await verifyKeyProof({ proof: jwt, method, url: origin + path, accessToken: token }, new Date());
  if (key === null || key.thumbprint !== thumbprint) return false;
  if (!(await isFirstUse(services, proofName(deploymentId, key), PROOF_KNOWN_MS))) return false;
  proven.set(proof, thumbprint);
  return true;
}
