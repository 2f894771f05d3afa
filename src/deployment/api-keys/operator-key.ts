import type { Scope } from '../../platform/access/scopes.ts';
import { command } from '../../platform/commands/command.ts';
import { systemContext } from '../../platform/commands/system-context.ts';
import type { Services } from '../../platform/context.ts';
import { apiKeyHint, newApiKey } from '../../platform/crypto/api-keys.ts';
import { sha256 } from '../../platform/crypto/tokens.ts';
import { notFound } from '../../platform/errors.ts';
import { addApiKey } from './add-api-key.ts';

/** What an operator chooses of a key. */
export interface OperatorKey {
  /** The key itself; generated if not set. */
  readonly given?: string;
  readonly name?: string;
  /** All scopes if not set. */
  readonly scopes?: readonly Scope[];
  /** ISO 8601; never if not set. */
  readonly expiresAt?: string;
}

/** Stores a key that an operator generates or provides, such as for a deployment whose keys were lost. Returns it once. */
export async function createOperatorKey(
  services: Services,
  deploymentId: number,
  { given, name = 'Created by an operator', scopes = [], expiresAt }: OperatorKey = {},
): Promise<{ keyId: string; apiKey: string }> {
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
  return command(systemContext(services, deploymentId), async (tx) => {
    const expiryDate = expiresAt === undefined ? null : new Date(expiresAt);
    const { id } = addApiKey(tx, { name, ...key, scopes, expiresAt: expiryDate });
    return { keyId: id, apiKey: key.key };
  });
}
