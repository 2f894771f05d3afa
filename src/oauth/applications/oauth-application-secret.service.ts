import type { CreatedOauthApplicationSecret, CreateOauthApplicationSecretInput } from '../../generated/common.ts';
import { command } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { fieldError, notFound, ServiceError, validationFailed } from '../../platform/errors.ts';
import type { ApplicationManager } from './application-manager.ts';
import { usesSecret } from './authentication.ts';
import { assertMayGrant } from './granted-scopes.ts';
import { lockApplication } from './oauth-application.record.ts';
import { addSecret, findSecrets, removeSecret } from './oauth-application-secret.record.ts';

const MAX_SECRETS = 2;

/** Adds a secret. The other one stays until it is deleted or expires, so that both work during a rotation. */
export function createApplicationSecret(
  ctx: Context,
  manager: ApplicationManager,
  applicationId: string,
  { previousExpiresAt }: CreateOauthApplicationSecretInput,
): Promise<CreatedOauthApplicationSecret> {
  const expiry = previousExpiresAt == null ? null : new Date(previousExpiresAt);
  if (expiry !== null && expiry.getTime() <= Date.now()) {
    throw validationFailed([fieldError('input.previousExpiresAt', 'must be in the future')]);
  }
  return command(ctx, async (tx) => {
    const { authMethod, resources } = (await lockApplication(ctx, tx, manager, applicationId)).application;
    assertMayGrant(ctx, resources);
    if (!usesSecret(authMethod)) {
      throw new ServiceError('CONFLICT', `The application authenticates by ${authMethod}, which has no secrets.`);
    }
    const stored = await findSecrets(tx, applicationId);
    const { expired = [], live: others = [] } = Object.groupBy(stored, ({ expiresAt }) =>
      expiresAt != null && expiresAt <= tx.now ? 'expired' : 'live',
    );
    for (const secret of expired) removeSecret(tx, secret);
    if (others.length >= MAX_SECRETS) {
      throw new ServiceError('CONFLICT', `An application has at most ${MAX_SECRETS} secrets; delete one first.`);
    }
    const { id, secret, hint } = addSecret(tx, applicationId);
    for (const other of others) {
      if (expiry === null || (other.expiresAt != null && other.expiresAt <= expiry)) continue;
      tx.em.assign(other, { expiresAt: expiry, updatedAt: tx.now });
    }
    return { id, secret, hint, expiresAt: null, createdAt: tx.now.toISOString() };
  });
}

export function deleteApplicationSecret(
  ctx: Context,
  manager: ApplicationManager,
  applicationId: string,
  secretId: string,
): Promise<null> {
  return command(ctx, async (tx) => {
    await lockApplication(ctx, tx, manager, applicationId);
    const secret = (await findSecrets(tx, applicationId)).find(({ id }) => id === secretId);
    if (secret === undefined) throw notFound('OAUTH_APPLICATION_SECRET_NOT_FOUND', 'The secret');
    removeSecret(tx, secret);
    return null;
  });
}
