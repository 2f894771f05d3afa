import type { Transaction } from '../../platform/commands/command.ts';
import { newSecret } from './application-secret.ts';
import { resourceOf } from './oauth-application.record.ts';
import { OauthApplicationSecret } from './oauth-application-secret.entity.ts';

/** Stores the hash of a new secret, and records the event. Returns the secret once. */
export function addSecret(tx: Transaction, applicationId: string) {
  const { secret, hash, hint } = newSecret();
  const row = tx.em.create(OauthApplicationSecret, {
    id: tx.newId(),
    deploymentId: tx.deploymentId,
    applicationId,
    secretHash: hash,
    hint,
    expiresAt: null,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  tx.record({
    type: 'oauth_application_secret.created',
    resource: resourceOf({ id: applicationId }),
    after: audited(row),
  });
  return { id: row.id, secret, hint };
}

/** The secrets of an application, oldest first. The caller has locked the application. */
export function findSecrets({ em, deploymentId }: Transaction, applicationId: string) {
  return em.find(OauthApplicationSecret, { deploymentId, applicationId }, { orderBy: { id: 'asc' } });
}

/** Deletes a secret, and records the event. */
export function removeSecret(tx: Transaction, secret: OauthApplicationSecret): void {
  tx.em.remove(secret);
  tx.record({
    type: 'oauth_application_secret.deleted',
    resource: resourceOf({ id: secret.applicationId }),
    before: audited(secret),
  });
}

/** What events show of a secret: never the secret or its hash. */
function audited({ id, hint, expiresAt }: OauthApplicationSecret) {
  return { secretId: id, hint, expiresAt: expiresAt?.toISOString() ?? null };
}
