import { describe, expect, it } from 'vitest';
import { changeSettings, signIn } from '../../support/accounts.ts';
import { enrollUser } from '../../support/authenticators.ts';
import { waitForMail } from '../../support/mail.ts';
import { ABSENT, createUser, rejectionOf, verifyPrimaryEmail } from '../../support/users.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

const EMAIL = 'ada@example.com';
const withBackupCodes = {
  authentication_factors: { second_factor_backup_code_enabled: true },
  backup_code: { enabled: true },
};

/** A user with an authenticator and ten backup codes. */
async function enrolled(world: World) {
  await changeSettings(world, withBackupCodes);
  const ada = await enrollUser(world);
  await verifyPrimaryEmail(world, ada.browser.userId);
  const { status, body } = await ada.browser.post('/me/backup-codes/regenerate');
  expect(status).toBe(200);
  return { ...ada, userId: ada.browser.userId, backupCodes: body.data.backup_codes };
}

describe('DELETE /users/{user_id}/authenticator', () => {
  it('removes the authenticator and the backup codes, so that the password is enough to sign in', async () => {
    const world = await createWorld();
    const { userId, browser } = await enrolled(world);
    expect((await signIn(world.browser(), EMAIL)).body.data.signin).toBeNull();
    const { status } = await world.backend.delete(`/users/${userId}/authenticator`);
    expect(status).toBe(204);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'user.mfa.disabled',
      resource_id: userId,
      actor_type: 'api_key',
      before: { twoFactorEnabled: true, backupCodes: 10 },
      after: { twoFactorEnabled: false },
    });
    expect((await browser.get('/me')).body.data.two_factor_enabled).toBe(false);
    expect((await browser.get('/me/backup-codes')).body.data).toMatchObject({ total: 0 });
    expect((await signIn(world.browser(), EMAIL)).body.data.signin).toMatchObject({ user_id: userId });
  });

  it('tells the owner by mail that the team removed it, without the address of the server', async () => {
    const world = await createWorld();
    const { userId } = await enrolled(world);
    // About the new backup codes.
    await waitForMail(world, EMAIL);
    await world.backend.delete(`/users/${userId}/authenticator`);
    const { subject, text } = await waitForMail(world, EMAIL, 2);
    expect(subject).toContain('The authenticator app was removed from your account');
    expect(text).toContain('The team of Northwind made this change');
    expect(text).not.toContain('IP address');
  });

  it('removes an unfinished enrolment without a mail, and rejects a user without an authenticator', async () => {
    const world = await createWorld();
    const { browser, userId } = await enrolled(world);
    await world.backend.delete(`/users/${userId}/authenticator`);
    const { id } = (await browser.post('/me/authenticator')).body.data;
    expect((await world.backend.delete(`/users/${userId}/authenticator`)).status).toBe(204);
    expect((await eventsOf(world)).at(-1)).toMatchObject({ type: 'user.authenticator.deleted', before: { id } });
    const again = await world.backend.delete(`/users/${userId}/authenticator`);
    expect(rejectionOf(again)).toEqual([400, 'NO_AUTHENTICATOR', undefined]);
  });

  it('returns 404 for a user of another deployment, whose authenticator stays', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    const { userId, browser } = await enrolled(other);
    for (const id of [ABSENT, userId]) {
      const response = await world.backend.delete(`/users/${id}/authenticator`);
      expect(rejectionOf(response)).toEqual([404, 'USER_NOT_FOUND', undefined]);
    }
    expect((await browser.get('/me')).body.data.two_factor_enabled).toBe(true);
  });

  it('works in GraphQL and requires the scope', async () => {
    const world = await createWorld();
    const { userId } = await enrolled(world);
    const reader = world.backend.with(await world.token(['users:read']));
    expect(rejectionOf(await reader.delete(`/users/${userId}/authenticator`))).toEqual([
      403,
      'INSUFFICIENT_PERMISSIONS',
      undefined,
    ]);
    await world.backend.data(`mutation { removeUserAuthenticator(userId: "${userId}") }`);
    expect((await signIn(world.browser(), EMAIL)).body.data.signin).not.toBeNull();
  });
});

describe('POST /users/{user_id}/backup-codes/reset', () => {
  it('invalidates the codes without showing new ones, and the user creates them', async () => {
    const world = await createWorld();
    const { userId, browser, backupCodes } = await enrolled(world);
    const response = await world.backend.post(`/users/${userId}/backup-codes/reset`);
    expect([response.status, response.body]).toEqual([200, { invalidated: 10 }]);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'user.backup_codes.deleted',
      resource_id: userId,
      before: { backupCodes: 10 },
    });
    const attempt = (await signIn(world.browser(), EMAIL)).body.data.signin_attempt;
    const code = backupCodes[0];
    const used = await browser.post('/auth/attempt-verification', { signin_attempt_id: attempt?.id, code });
    expect(used.status).not.toBe(200);
    expect((await browser.post('/me/backup-codes/regenerate')).body.data.backup_codes).toHaveLength(10);
  });

  it('rejects an invalidated code at a sign-in', async () => {
    const world = await createWorld();
    const { userId, backupCodes } = await enrolled(world);
    const browser = world.browser();
    const attempt = (await signIn(browser, EMAIL)).body.data.signin_attempt;
    await world.backend.post(`/users/${userId}/backup-codes/reset`);
    const { status, body } = await browser.post('/auth/attempt-verification', {
      signin_attempt_id: attempt?.id,
      code: backupCodes[0],
    });
    expect([status, body.errors[0]?.code]).toEqual([400, 'INVALID_CODE']);
  });

  it('mails the owner once, and succeeds without codes', async () => {
    const world = await createWorld();
    const { userId } = await enrolled(world);
    // About the new backup codes.
    await waitForMail(world, EMAIL);
    await world.backend.post(`/users/${userId}/backup-codes/reset`);
    const { subject } = await waitForMail(world, EMAIL, 2);
    expect(subject).toContain('The backup codes of your account were invalidated');
    const again = await world.backend.post(`/users/${userId}/backup-codes/reset`);
    expect(again.body).toEqual({ invalidated: 0 });
    await world.backend.delete(`/users/${userId}/authenticator`);
    const { subject: next } = await waitForMail(world, EMAIL, 3);
    expect(next).toContain('authenticator app');
  });

  it('returns 404 for a user of another deployment', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    const { id } = await createUser(other);
    const response = await world.backend.post(`/users/${id}/backup-codes/reset`);
    expect(rejectionOf(response)).toEqual([404, 'USER_NOT_FOUND', undefined]);
  });
});
