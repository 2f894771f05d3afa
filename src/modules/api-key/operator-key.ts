import { Viewer } from '../../auth/viewer.ts';
import type { Services } from '../../context.ts';
import { newApiKey } from '../../crypto/api-keys.ts';
import { command, type Transaction } from '../../database/command.ts';
import { Loaders } from '../../database/loaders.ts';
import { notFound } from '../../errors.ts';
import { ApiKey } from './api-key.entity.ts';

/** A key that an operator makes for a deployment whose keys were lost: shown this once. */
export async function createOperatorKey(services: Services, deploymentId: number): Promise<{ apiKey: string }> {
  const { database } = services;
  const deployment = await database.rows
    .selectFrom('deployment')
    .select('mode')
    .where('id', '=', deploymentId)
    .executeTakeFirst();
  if (deployment === undefined) throw notFound('DEPLOYMENT_NOT_FOUND', `The deployment ${deploymentId}`);
  const key = newApiKey(deployment.mode === 'production' ? 'live' : 'test');
  const request = { id: `operator-${deploymentId}`, ip: '', userAgent: null };
  const viewer = Viewer.system(deploymentId);
  await command({ database, viewer, request, loaders: new Loaders(nothingToLoad) }, async (tx) =>
    addApiKey(tx, 'Made by an operator', key),
  );
  return { apiKey: key.key };
}

/** Stores a key's hash and hint, and records the event. */
export function addApiKey(tx: Transaction, name: string, { hash, hint }: { hash: string; hint: string }): void {
  const { id } = tx.em.create(ApiKey, {
    id: tx.newId(),
    deploymentId: tx.deploymentId,
    name,
    hint,
    keyHash: hash,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  tx.record({ type: 'api_key.created', resource: { type: 'api_key', id }, after: { name, hint, scopes: [] } });
}

function nothingToLoad(): never {
  throw new Error('An operator reads nothing through the graph.');
}
