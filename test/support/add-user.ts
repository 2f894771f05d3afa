import { UserEmail } from '../../src/identity/addresses/user-email.entity.ts';
import { UserPhone } from '../../src/identity/addresses/user-phone.entity.ts';
import { User } from '../../src/identity/users/user.entity.ts';
import { searchTextOf } from '../../src/identity/users/user-search.ts';
import { command } from '../../src/platform/commands/command.ts';
import { emailKey, usernameKey } from '../../src/platform/crypto/identifiers.ts';
import { unique, type World } from './world.ts';

export interface NewTestUser {
  readonly username?: string | null;
  /** Defaults to a unique address. Null for none. */
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly imageUrl?: string | null;
  readonly password?: string;
  /** Whether email address and phone number are verified. Defaults to true. Others are claimed, as by a sign-up. */
  readonly verified?: boolean;
  readonly isActive?: boolean;
}

export interface TestUser {
  readonly id: string;
  readonly email: string | null;
  readonly username: string | null;
}

/** Creates a user of the deployment directly in the database. */
export async function addUser(world: World, person: NewTestUser = {}): Promise<TestUser> {
  const { username = null, phone = null, firstName = null, lastName = null, verified = true } = person;
  const email = person.email === undefined ? `${unique('person')}@example.com` : person.email;
  const { services } = world;
  const passwordHash = person.password === undefined ? null : await services.passwords.hash(person.password);
  return command(world.context(), async (tx) => {
    const stamps = { deploymentId: tx.deploymentId, createdAt: tx.now, updatedAt: tx.now };
    const status = verified ? ('reserved' as const) : ('claimed' as const);
    const address = { status, isPrimary: true, verifiedAt: verified ? tx.now : null };
    const { id } = tx.em.create(User, {
      id: tx.newId(),
      ...stamps,
      username,
      usernameKey: username === null ? null : usernameKey(username),
      firstName,
      lastName,
      imageUrl: person.imageUrl ?? null,
      passwordHash,
      isActive: person.isActive ?? true,
      primaryEmail: email,
      primaryPhone: phone,
      searchText: searchTextOf({ firstName, lastName, username }, email === null ? [] : [email]),
    });
    if (email !== null) {
      const key = emailKey(email) as string;
      tx.em.create(UserEmail, { id: tx.newId(), ...stamps, ...address, userId: id, email, emailKey: key });
    }
    if (phone !== null) {
      tx.em.create(UserPhone, { id: tx.newId(), ...stamps, ...address, userId: id, phoneNumber: phone });
    }
    tx.record({ type: 'user.created', resource: { type: 'user', id }, after: { username } });
    return { id, email, username };
  });
}
