import { describe, expect, it } from 'vitest';
import {
  markEmailVerified,
  markPhoneVerified,
  type VerifiedBy,
} from '../../../src/identity/address-verification/mark-address-verified.ts';
import { UserEmail } from '../../../src/identity/addresses/user-email.entity.ts';
import { UserPhone } from '../../../src/identity/addresses/user-phone.entity.ts';
import { emailKey } from '../../../src/platform/crypto/identifiers.ts';
import { command } from '../../../src/platform/database/command.ts';
import { openSignedUpBrowser, PASSWORD } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { enrollUser } from '../../support/authenticators.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

const email = 'victim@example.com';

function rowsOf({ services, id }: World) {
  const { rows } = services.database;
  return {
    emails: (userId: string) =>
      rows
        .selectFrom('user_email')
        .select(['id', 'email', 'is_primary', 'verified_at'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute(),
    user: (userId: string) => rows.selectFrom('user').selectAll().where('id', '=', userId).executeTakeFirstOrThrow(),
    async count(table: 'authenticator' | 'backup_code' | 'signin' | 'signin_attempt' | 'user_phone', userId: string) {
      const found = await rows
        .selectFrom(table)
        .select('id')
        .where('deployment_id', '=', id)
        .where('user_id', '=', userId)
        .execute();
      return found.length;
    },
  };
}

async function emailIdOf(world: World, userId: string, address = email): Promise<string> {
  const found = (await rowsOf(world).emails(userId)).find((row) => row.email === address);
  if (found === undefined) throw new Error(`${userId} has no ${address}.`);
  return found.id;
}

/** Adds an unverified address, as a user does. */
async function addAddresses(world: World, userId: string, spare: string, phoneNumber: string) {
  await command(world.context(), async (tx) => {
    const stamps = { deploymentId: tx.deploymentId, createdAt: tx.now, updatedAt: tx.now, userId };
    const status = 'pending' as const;
    tx.em.create(UserEmail, { id: tx.newId(), ...stamps, email: spare, emailKey: emailKey(spare) as string, status });
    tx.em.create(UserPhone, { id: tx.newId(), ...stamps, phoneNumber, status, isPrimary: true });
    tx.record({ type: 'user.updated', resource: { type: 'user', id: userId } });
  });
}

const proveIn = async (world: World, userId: string, sessionId: string | null, by: VerifiedBy = 'message') => {
  const addressId = await emailIdOf(world, userId);
  const context = world.context();
  return command(context, (tx) =>
    markEmailVerified(tx, { ...context, browser: { sessionId } }, { userId, addressId, by }),
  );
};

describe('the first verification of an address', () => {
  it('from another browser ends all access of the person who created the account', async () => {
    const world = await createWorld();
    const { browser } = await enrollUser(world, email);
    const { userId } = browser;
    await browser.post('/me/backup-codes/regenerate');
    await addAddresses(world, userId, 'attacker@example.com', '+4930123456');
    const attempting = world.browser();
    await attempting.post('/auth/signin', { strategy: 'email_password', email, password: PASSWORD });
    const { count, user, emails } = rowsOf(world);
    expect([await count('signin', userId), await count('signin_attempt', userId)]).toEqual([1, 1]);

    await proveIn(world, userId, null);
    const tables = ['authenticator', 'backup_code', 'signin', 'signin_attempt', 'user_phone'] as const;
    for (const table of tables) expect([table, await count(table, userId)]).toEqual([table, 0]);
    expect(await user(userId)).toMatchObject({ password_hash: null, primary_email: email, primary_phone: null });
    expect((await user(userId)).search_text).not.toContain('attacker');
    expect(await emails(userId)).toEqual([
      { id: expect.any(String), email, is_primary: true, verified_at: expect.any(String) },
    ]);
    expect((await browser.get('/me')).status).toBe(401);
    const again = await world.browser().post('/auth/signin', { strategy: 'email_password', email, password: PASSWORD });
    expect(again.status).toBe(401);
    const event = (await eventsOf(world)).at(-1);
    expect(event).toMatchObject({
      type: 'user.updated',
      before: { emails: [{ email, isVerified: false }, { email: 'attacker@example.com' }] },
      after: { emails: [{ email, isVerified: true }], phones: [] },
    });
    expect(JSON.stringify(event)).not.toContain('argon2');
  });

  it('deletes known devices and revokes codes that were sent for the account', async () => {
    const world = await createWorld();
    const browser = await openSignedUpBrowser(world, email);
    await addAddresses(world, browser.userId, 'attacker@example.com', '+4930123456');
    const { rows } = world.services.database;
    const left = async () => {
      const rowsOfAttacker = (table: 'known_device' | 'verification') =>
        rows.selectFrom(table).selectAll().where('user_id', '=', browser.userId).execute();
      return [(await rowsOfAttacker('known_device')).length, (await rowsOfAttacker('verification')).length];
    };
    const spareId = await emailIdOf(world, browser.userId, 'attacker@example.com');
    await browser.post(`/me/emails/${spareId}/prepare-verification`);
    await browser.post('/auth/forgot-password', { email });
    expect(await left()).toEqual([1, 2]);
    await proveIn(world, browser.userId, null);
    expect(await left()).toEqual([0, 0]);
  });

  it('changes nothing else when it comes from the browser that created the account', async () => {
    const world = await createWorld();
    const { browser } = await enrollUser(world, email);
    const { rows } = world.services.database;
    const { session_id } = await rows
      .selectFrom('signin')
      .select('session_id')
      .where('user_id', '=', browser.userId)
      .executeTakeFirstOrThrow();
    await rows.updateTable('user').set({ signup_session_id: session_id }).where('id', '=', browser.userId).execute();
    await proveIn(world, browser.userId, session_id);
    expect((await browser.get('/me')).body.data).toMatchObject({
      two_factor_enabled: true,
      emails: [{ is_verified: true }],
    });
    expect((await rowsOf(world).user(browser.userId)).password_hash).not.toBeNull();
  });

  it('keeps the verifying browser signed in', async () => {
    const world = await createWorld();
    const { id: userId } = await addUser(world, { email, verified: false, password: PASSWORD });
    const [own, other] = [await openSignedInBrowser(world, userId), await openSignedInBrowser(world, userId)];
    const { rows } = world.services.database;
    const signins = rows.selectFrom('signin').select('session_id').where('user_id', '=', userId).orderBy('id');
    const [first] = await signins.execute();
    await proveIn(world, userId, first?.session_id ?? null);
    expect([(await own.get('/me')).status, (await other.get('/me')).status]).toEqual([200, 401]);
  });

  it('removes nothing of an account that has verified an address before', async () => {
    const world = await createWorld();
    const person = { email: 'ada@example.com', phone: '+4930111111', password: PASSWORD };
    const { id: userId } = await addUser(world, person);
    const { rows } = world.services.database;
    await rows.updateTable('user_phone').set({ verified_at: null }).where('user_id', '=', userId).execute();
    const [phone] = await rows.selectFrom('user_phone').select('id').where('user_id', '=', userId).execute();
    const elsewhere = await openSignedInBrowser(world, userId);
    const context = world.context();
    await command(context, (tx) =>
      markPhoneVerified(tx, context, { userId, addressId: phone?.id as string, by: 'session' }),
    );
    expect((await rowsOf(world).user(userId)).password_hash).not.toBeNull();
    expect((await elsewhere.get('/me')).status).toBe(200);
  });

  it('removes nothing when the address is not the primary one', async () => {
    const world = await createWorld();
    const { id: userId } = await addUser(world, { email: 'ada@example.com', password: PASSWORD });
    await addAddresses(world, userId, email, '+4930123456');
    await proveIn(world, userId, null, 'session');
    expect((await rowsOf(world).user(userId)).password_hash).not.toBeNull();
    expect(await rowsOf(world).count('user_phone', userId)).toBe(1);
  });

  it('takes the address from the account that claims it, whose next address becomes the primary one', async () => {
    const world = await createWorld();
    const claimer = await addUser(world, { email, verified: false, firstName: 'Eve' });
    await addAddresses(world, claimer.id, 'eve@example.com', '+4930222222');
    const { id: ownerId } = await addUser(world, { email: 'ada@example.com' });
    await addAddresses(world, ownerId, email, '+4930333333');
    await proveIn(world, ownerId, null, 'session');
    const { emails, user } = rowsOf(world);
    expect(await emails(claimer.id)).toMatchObject([{ email: 'eve@example.com', is_primary: true }]);
    expect(await user(claimer.id)).toMatchObject({
      primary_email: 'eve@example.com',
      search_text: 'eve\neve@example.com',
    });
    expect(await emails(ownerId)).toMatchObject([
      { email: 'ada@example.com' },
      { email, verified_at: expect.any(String) },
    ]);
  });

  it('takes the only address of the account that claims it, which keeps all else', async () => {
    const world = await createWorld();
    const claimer = await addUser(world, { email, verified: false, username: 'eve' });
    const { id: ownerId } = await addUser(world, { email: 'ada@example.com' });
    await addAddresses(world, ownerId, email, '+4930333333');
    await proveIn(world, ownerId, null, 'session');
    const { emails, user } = rowsOf(world);
    expect(await emails(claimer.id)).toEqual([]);
    expect(await user(claimer.id)).toMatchObject({ primary_email: null, username: 'eve', search_text: 'eve' });
  });

  it('is rejected when another account verified the address first, even at almost the same time', async () => {
    const world = await createWorld();
    const claimer = await addUser(world, { email, verified: false });
    const people = await Promise.all(Array.from({ length: 4 }, () => addUser(world)));
    for (const [n, { id }] of people.entries()) await addAddresses(world, id, email, `+493044444${n}`);
    const proofs = await Promise.allSettled([
      proveIn(world, claimer.id, null),
      ...people.map(({ id }) => proveIn(world, id, null, 'session')),
    ]);
    expect(proofs.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const proof of proofs) if (proof.status === 'rejected') expect(proof.reason.code).toBe('INVALID_CODE');
  });

  it('has the same effects for phone numbers', async () => {
    const world = await createWorld();
    const phone = '+4930123456';
    const claimer = await addUser(world, { email: null, phone, verified: false, password: PASSWORD });
    const owner = await addUser(world);
    await addAddresses(world, owner.id, 'spare@example.com', phone);
    const { rows } = world.services.database;
    const prove = async (userId: string, by: VerifiedBy) => {
      const [row] = await rows.selectFrom('user_phone').select('id').where('user_id', '=', userId).execute();
      const context = world.context();
      await command(context, (tx) => markPhoneVerified(tx, context, { userId, addressId: row?.id as string, by }));
    };
    const other = await addUser(world, { email: null, phone: '+4930777777', verified: false, password: PASSWORD });
    await prove(other.id, 'message');
    expect(await rowsOf(world).user(other.id)).toMatchObject({ primary_phone: '+4930777777', password_hash: null });
    await prove(owner.id, 'session');
    expect(await rowsOf(world).user(owner.id)).toMatchObject({ primary_phone: phone });
    expect(await rowsOf(world).user(claimer.id)).toMatchObject({ primary_phone: null });
  });
});
