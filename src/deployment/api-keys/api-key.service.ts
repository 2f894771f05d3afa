import { LockMode } from '@mikro-orm/core';
import type { CreateApiKeyInput } from '../../generated/backend.ts';
import { SCOPES, type Scope } from '../../platform/access/scopes.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { command } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { newApiKey } from '../../platform/crypto/api-keys.ts';
import { fieldError, notFound, ServiceError, validationFailed } from '../../platform/errors.ts';
import { addApiKey } from './add-api-key.ts';
import { ApiKey } from './api-key.entity.ts';
import { apiKeyNotFound, getApiKey } from './api-key.reads.ts';
import { assertMayCreateKeys, grantedScopes } from './minting.ts';

export async function createApiKey(ctx: Context, { name, scopes, expiresAt }: CreateApiKeyInput) {
  const { viewer, rows } = ctx;
  assertMayCreateKeys(viewer);
  const granted = scopes ? grantedScopes(viewer, scopes) : unrestrictedScopes(viewer);
  const expiryDate = expiresAt ? new Date(expiresAt) : null;
  if (expiryDate !== null && expiryDate.getTime() <= Date.now()) {
    throw validationFailed([fieldError('input.expiresAt', 'must be in the future')]);
  }
  const { mode } = await rows
    .selectFrom('deployment')
    .select('mode')
    .where('id', '=', viewer.deploymentId)
    .executeTakeFirstOrThrow(() => notFound('DEPLOYMENT_NOT_FOUND', 'The deployment'));
  const { key, hash, hint } = newApiKey(mode === 'production' ? 'live' : 'test');

  return command(ctx, async (tx) => {
    const { id } = addApiKey(tx, { name, hash, hint, scopes: granted, expiresAt: expiryDate });
    await tx.em.flush();
    return { ...(await getApiKey(tx.rows, tx.deploymentId, id)), key };
  });
}

/** Keeps the row, so that events and lists can still name the key. */
export function revokeApiKey(ctx: Context, id: string): Promise<null> {
  return command(ctx, async (tx) => {
    const key = await tx.em.findOne(
      ApiKey,
      { id, deploymentId: tx.deploymentId, revokedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (key === null) throw apiKeyNotFound();
    tx.em.assign(key, { revokedAt: tx.now, updatedAt: tx.now });
    tx.record({
      type: 'api_key.revoked',
      resource: { type: 'api_key', id },
      before: { name: key.name, hint: key.hint, scopes: key.scopes },
    });
    return null;
  });
}

/**
 * An empty list of scopes grants all scopes, including those of later versions. Only a key with all scopes may grant
 * it: the role of an operator has the scopes of this version.
 */
function unrestrictedScopes(viewer: Viewer): Scope[] {
  if (viewer.hasEveryScope) return [];
  const own = SCOPES.filter((scope) => viewer.hasScope(scope)).join(', ');
  throw new ServiceError(
    'INSUFFICIENT_PERMISSIONS',
    `A key without scopes would have all scopes, but the ${viewer.actor.type === 'operator' ? 'role of the operator' : 'calling key'} does not. Set scopes to some of its own: ${own}.`,
  );
}
