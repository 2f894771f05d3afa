import { sql } from 'kysely';
import { authSettingsOf } from '../deployment/index.ts';
import { addUserPhone, createUser } from '../identity/index.ts';
import type { Context } from '../platform/context.ts';
import { emailKey, usernameKey } from '../platform/crypto/identifiers.ts';
import { DEMO_PASSWORD, emailOf, organizations } from './data/index.ts';
import type { DemoPerson } from './data/types.ts';
import type { SeedCounter } from './seed-counter.ts';

/** The user ids of the demo users, by handle. */
export type People = ReadonlyMap<string, string>;

export async function seedPeople(ctx: Context, counter: SeedCounter): Promise<People> {
  const people = organizations.flatMap((organization) =>
    organization.people.map((person) => ({
      person,
      email: emailOf(person, organization),
      publicMetadata: { time_zone: organization.timeZone },
    })),
  );
  const idByEmail = await usersByEmail(
    ctx,
    people.map(({ email }) => email),
  );
  const usernameOf = await freeUsernames(
    ctx,
    people.map(({ person }) => person.handle),
  );
  const idByPhone = await phonesByNumber(
    ctx,
    people.flatMap(({ person }) => person.phone ?? []),
  );

  const idByHandle = new Map<string, string>();
  for (const { person, email, publicMetadata } of people) {
    const id = await counter.ensure('users', idByEmail.get(email), () => {
      const username = usernameOf(person.handle);
      return createUser(ctx, { email, username, ...namesOf(person), password: DEMO_PASSWORD, publicMetadata });
    });
    idByHandle.set(person.handle, id);
    const { phone } = person;
    if (phone === undefined) continue;
    await counter.ensure('phone numbers', idByPhone.get(phone), () =>
      addUserPhone(ctx, id, { phoneNumber: phone, isPrimary: false, isVerified: true }),
    );
  }
  return idByHandle;
}

function namesOf({ name }: DemoPerson) {
  const [firstName = '', ...rest] = name.split(' ');
  return { firstName, lastName: rest.join(' ') };
}

async function usersByEmail({ rows, viewer }: Context, emails: readonly string[]) {
  const emailByKey = new Map(emails.map((email) => [emailKey(email), email]));
  const found = await rows
    .selectFrom('user_email')
    .select(['email_key as key', 'user_id as userId'])
    .where('deployment_id', '=', viewer.deploymentId)
    .where('email_key', '=', sql<string>`any(${[...emailByKey.keys()]}::text[])`)
    .where('status', '=', 'reserved')
    .execute();
  return new Map(found.map(({ key, userId }) => [emailByKey.get(key), userId]));
}

/** Returns a function that returns a handle if it is a free username whose length the settings allow, otherwise null. */
async function freeUsernames({ rows, viewer }: Context, handles: readonly string[]) {
  const { minLength, maxLength } = (await authSettingsOf(rows, viewer.deploymentId)).username;
  const found = await rows
    .selectFrom('user')
    .select('username_key as key')
    .where('deployment_id', '=', viewer.deploymentId)
    .where('username_key', '=', sql<string>`any(${handles.map(usernameKey)}::text[])`)
    .execute();
  const taken = new Set(found.map(({ key }) => key));
  return (handle: string) =>
    taken.has(usernameKey(handle)) || handle.length < minLength || handle.length > maxLength ? null : handle;
}

async function phonesByNumber({ rows, viewer }: Context, numbers: readonly string[]) {
  const found = await rows
    .selectFrom('user_phone')
    .select(['phone_number as number', 'id'])
    .where('deployment_id', '=', viewer.deploymentId)
    .where('phone_number', '=', sql<string>`any(${numbers}::text[])`)
    .where('status', '=', 'reserved')
    .execute();
  return new Map(found.map(({ number, id }) => [number, id]));
}
