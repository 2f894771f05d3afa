import type { Transaction } from '../../platform/commands/command.ts';
import type { ImportedUser } from './imported-user.ts';
import type { ImportProviders } from './social-accounts.ts';

/** Links the accounts of new users at providers, and records an event for each. The accounts are locked and free. */
export async function insertSocialConnections(
  tx: Transaction,
  users: readonly (Pick<ImportedUser, 'socialConnections'> & { readonly id: string })[],
  { sendsEvents, providers }: { readonly sendsEvents: boolean; readonly providers: ImportProviders },
): Promise<void> {
  const now = tx.now.toISOString();
  const added = users.flatMap(({ id: userId, socialConnections }) =>
    socialConnections.flatMap(({ provider, subject, email }) => {
      const found = providers.get(provider);
      if (found === undefined) return [];
      return {
        deployment_id: tx.deploymentId,
        id: tx.newId(),
        user_id: userId,
        provider,
        provider_id: found.id,
        subject,
        email,
        client_id: found.clientId,
        redirect_uri: found.redirectUri,
        created_at: now,
        updated_at: now,
      };
    }),
  );
  if (added.length === 0) return;
  await tx.rows.insertInto('social_connection').values(added).execute();
  for (const { id, user_id: userId, provider } of added) {
    tx.record({
      type: 'user.social_connection.linked',
      resource: { type: 'user', id: userId },
      after: { socialConnectionId: id, provider },
      isAuditOnly: !sendsEvents,
    });
  }
}
