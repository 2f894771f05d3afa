import { LockMode } from '@mikro-orm/core';
import { SCOPES, type Scope } from '../../platform/access/scopes.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Context } from '../../platform/context.ts';
import { newApiKey } from '../../platform/crypto/api-keys.ts';
import { command } from '../../platform/database/command.ts';
import { fieldError, notFound, ServiceError, validationFailed } from '../../platform/errors.ts';
import type { CreateApiKeyInput } from '../graph/types.ts';
import { addApiKey } from './add-api-key.ts';
import { ApiKey } from './api-key.entity.ts';
import { apiKeyNotFound, getApiKey } from './api-key.reads.ts';
import { callingApiKeyId, grantedScopes } from './minting.ts';

export async function createApiKey(ctx: Context, { name, scopes, expiresAt }: CreateApiKeyInput) {
  const { viewer, rows } = ctx;
  callingApiKeyId(viewer);
  const granted = scopes ? grantedScopes(viewer, scopes) : assertEveryScope(viewer);
  const ends = expiresAt ? new Date(expiresAt) : null;
  if (ends !== null && ends.getTime() <= Date.now()) {
    throw validationFailed([fieldError('input.expiresAt', 'must lie in the future')]);
  }
  const { mode } = await rows
    .selectFrom('deployment')
    .select('mode')
    .where('id', '=', viewer.deploymentId)
    .executeTakeFirstOrThrow(() => notFound('DEPLOYMENT_NOT_FOUND', 'The deployment'));
  const { key, hash, hint } = newApiKey(mode === 'production' ? 'live' : 'test');

  return command(ctx, async (tx) => {
    const { id } = addApiKey(tx, { name, hash, hint, scopes: granted, expiresAt: ends });
    await tx.em.flush();
    return { ...(await getApiKey(tx.rows, tx.deploymentId, id)), key };
  });
}

/** The row stays: events and lists tell whose key it was. */
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

/** A key without scopes has all, those of later versions too, which a key with scopes can't give. */
function assertEveryScope(viewer: Viewer): Scope[] {
  if (viewer.hasEveryScope) return [];
  const own = SCOPES.filter((scope) => viewer.hasScope(scope)).join(', ');
  throw new ServiceError(
    'INSUFFICIENT_PERMISSIONS',
    `Without scopes the new key could do everything, which this one can't. Name scopes among its own: ${own}.`,
  );
}
