import type { Transaction } from '../../platform/commands/command.ts';
import { audited, resourceOf } from '../users/user.record.ts';
import { searchTextOf } from '../users/user-search.ts';
import type { ImportedUser } from './imported-user.ts';
import { insertSocialConnections } from './insert-social-connections.ts';
import type { ImportProviders } from './social-accounts.ts';

/** Inserts users whose identifiers are locked and free, and records an event for each. */
export async function insertUsers(
  tx: Transaction,
  users: readonly ImportedUser[],
  { sendsEvents, providers }: { readonly sendsEvents: boolean; readonly providers: ImportProviders },
): Promise<void> {
  if (users.length === 0) return;
  const { deploymentId, rows } = tx;
  const now = tx.now.toISOString();
  const stamps = { deployment_id: deploymentId, created_at: now, updated_at: now };
  const added = users.map((user) => ({ ...user, id: tx.newId() }));
  await rows
    .insertInto('user')
    .values(
      added.map((user) => ({
        ...stamps,
        id: user.id,
        username: user.username?.text ?? null,
        username_key: user.username?.key ?? null,
        first_name: user.firstName,
        last_name: user.lastName,
        locale: user.locale,
        password_hash: user.passwordHash,
        is_active: user.isActive,
        public_metadata: JSON.stringify(user.publicMetadata) as never,
        private_metadata: JSON.stringify(user.privateMetadata) as never,
        external_id: user.externalId,
        primary_email: user.email?.text ?? null,
        primary_phone: user.phoneNumber,
        search_text: searchTextOf(namesOf(user), user.email === null ? [] : [user.email.text]),
        created_at: user.createdAt?.toISOString() ?? now,
      })),
    )
    .execute();
  const address = { ...stamps, status: 'reserved', is_primary: true } as const;
  const emails = added.flatMap(({ id, email, isEmailVerified }) =>
    email === null
      ? []
      : {
          ...address,
          id: tx.newId(),
          user_id: id,
          email: email.text,
          email_key: email.key,
          verified_at: isEmailVerified ? now : null,
        },
  );
  if (emails.length > 0) await rows.insertInto('user_email').values(emails).execute();
  const phones = added.flatMap(({ id, phoneNumber, isPhoneVerified }) =>
    phoneNumber === null
      ? []
      : {
          ...address,
          id: tx.newId(),
          user_id: id,
          phone_number: phoneNumber,
          verified_at: isPhoneVerified ? now : null,
        },
  );
  if (phones.length > 0) await rows.insertInto('user_phone').values(phones).execute();
  for (const user of added) {
    const shown = { ...user, ...namesOf(user), primaryEmail: user.email?.text, primaryPhone: user.phoneNumber };
    tx.record({ type: 'user.created', resource: resourceOf(user), after: audited(shown), isAuditOnly: !sendsEvents });
  }
  await insertSocialConnections(tx, added, { sendsEvents, providers });
}

const namesOf = ({ firstName, lastName, username }: ImportedUser) => ({
  firstName,
  lastName,
  username: username?.text ?? null,
});
