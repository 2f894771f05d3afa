import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { JWK } from '../../platform/crypto/jwt.ts';
import { createSigningKeys } from './create-signing-keys.ts';
import { keySetOf, missingKeys, privateKeyCell } from './key-set.ts';
import { isCurrent } from './verification-keys.ts';

/** The keys of a deployment's OpenID provider. */
export interface OidcKeys {
  /** Another one after each rotation, and when a retired key has been dropped. */
  readonly version: string;
  /**
   * The private keys with `kid`, `alg` and `use`. For each algorithm the active key comes first, because the provider signs with the
   * first one that fits; then the next one, and retired ones whose tokens may still be valid. Never return or log them.
   */
  readonly keys: readonly JWK[];
}

const OIDC_KEYS = keySetOf('oidc');

/**
 * The keys of the deployment's OpenID provider, created when they are first needed. Reads one statement otherwise. A process may use
 * them for some seconds: a key stays published for a minute longer than its tokens are valid.
 */
export async function oidcKeys(ctx: Context): Promise<OidcKeys> {
  let stored = await readKeys(ctx);
  if (missingKeys(OIDC_KEYS, stored).length > 0) {
    await createSigningKeys(ctx, 'oidc');
    stored = await readKeys(ctx);
  }
  return {
    version: stored.map(({ kid }) => kid).join(' '),
    keys: stored.map(({ id, privateSealed }) =>
      JSON.parse(ctx.vault.open(privateSealed, privateKeyCell(OIDC_KEYS, id))),
    ),
  };
}

function readKeys({ rows, viewer }: Context) {
  return rows
    .selectFrom('oidc_signing_key as sk')
    .select(['sk.id', 'sk.kid', 'sk.algorithm', 'sk.state', 'sk.private_sealed as privateSealed'])
    .where('sk.deployment_id', '=', viewer.deploymentId)
    .where(isCurrent(new Date()))
    .orderBy('sk.algorithm')
    .orderBy(sql`array_position(array['active', 'next', 'retired'], sk.state)`)
    .orderBy('sk.id', 'desc')
    .execute();
}
