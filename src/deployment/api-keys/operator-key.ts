import { systemContext } from '../../platform/access/system-context.ts';
import type { Services } from '../../platform/context.ts';
import { apiKeyHint, newApiKey } from '../../platform/crypto/api-keys.ts';
import { sha256 } from '../../platform/crypto/tokens.ts';
import { command } from '../../platform/database/command.ts';
import { notFound } from '../../platform/errors.ts';
import { addApiKey } from './add-api-key.ts';

/**
 * Stores a key that an operator generates or provides for a deployment whose keys were lost. The key is returned once.
 */
export async function createOperatorKey(
  services: Services,
  deploymentId: number,
  given?: string,
): Promise<{ apiKey: string }> {
  const { database } = services;
  const deployment = await database.rows
    .selectFrom('deployment')
    .select('mode')
    .where('id', '=', deploymentId)
    .executeTakeFirst();
  if (deployment === undefined) throw notFound('DEPLOYMENT_NOT_FOUND', `The deployment ${deploymentId}`);
  const key =
    given === undefined
      ? newApiKey(deployment.mode === 'production' ? 'live' : 'test')
      : { key: given, hash: sha256(given), hint: apiKeyHint(given) };
  await command(systemContext(services, deploymentId), async (tx) => {
    addApiKey(tx, { name: 'Created by an operator', ...key });
  });
  return { apiKey: key.key };
}
