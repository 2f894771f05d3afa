import { expect } from 'vitest';
import { deleteExpiredData } from '../../../../src/audit/retention/retention.ts';
import { reportFailures } from '../../../../src/identity/sign-in/report-failures.ts';
import { changeSettings, openSignedUpBrowser, signIn } from '../../../support/accounts.ts';
import { enrollUser, totpCodesOf } from '../../../support/authenticators.ts';
import { waitForMail } from '../../../support/mail.ts';
import { addMember, addOrganization } from '../../../support/organizations.ts';
import { registerPasskey } from '../../../support/passkeys.ts';
import { openSignedInBrowser } from '../../../support/sign-in.ts';
import { openImpersonatedBrowser } from '../../../support/sign-in-tickets.ts';
import { pendingSignUp, submitSignUpCode } from '../../../support/sign-ups.ts';
import { addProvider, linkAt, newPersonThere, sharedProvider, signInAt } from '../../../support/social-provider.ts';
import { createUser } from '../../../support/users.ts';
import { linkWallet, newWallet, openWalletBrowser, WALLET_SETTINGS } from '../../../support/wallets.ts';
import { addWorkspace, addWorkspaceMembers } from '../../../support/workspaces.ts';
import { unique, type World } from '../../../support/world.ts';
import { type Causes, ok } from './cause.ts';

const newEmail = () => `${unique('ada')}@example.com`;
const NEW_PASSWORD = 'an entirely new passphrase';

const userOf = async ({ backend }: World, id: string) => ({ resource: ok(await backend.get(`/users/${id}`)) });

/** The only session of a user. */
async function sessionOf({ backend }: World, userId: string) {
  const { data } = ok(await backend.get(`/users/${userId}/sessions`));
  if (data.length !== 1) throw new Error(`${data.length} sessions.`);
  return { resource: data[0] };
}

/** A browser that has just signed up, and its session. */
async function inBrowser(world: World, email = newEmail()) {
  const browser = await openSignedUpBrowser(world, email);
  return { browser, email, userId: browser.userId, session: await sessionOf(world, browser.userId) };
}

/** A browser that has just signed up, and the name of a provider at which a new person signs in next. */
async function inBrowserWithProvider(world: World) {
  const provider = await sharedProvider();
  const name = await addProvider(world, provider);
  provider.person = newPersonThere();
  return { ...(await inBrowser(world)), name };
}

async function inBrowserWithWallets(world: World) {
  await changeSettings(world, WALLET_SETTINGS);
  return inBrowser(world);
}

/** The same on a deployment that enables passkeys. */
async function withPasskeys(world: World) {
  await changeSettings(world, { authentication_factors: { passkey: { enabled: true } } });
  return inBrowser(world);
}

/** Requests a password reset and returns the token of the mail. */
async function resetToken(world: World, email: string) {
  ok(await world.browser().post('/auth/forgot-password', { email }));
  return (await waitForMail(world, email)).link?.searchParams.get('token');
}

const resets = (world: World, token: unknown) =>
  world.browser().post('/auth/reset-password', { token, new_password: NEW_PASSWORD });

/** Moves the sign-in of the user a year into the past. */
async function aYearLater({ services, id }: World): Promise<void> {
  const longAgo = { created_at: new Date(Date.now() - 31_536_000_000).toISOString() };
  await services.database.rows.updateTable('signin').set(longAgo).where('deployment_id', '=', id).execute();
}

export const USERS: Causes = {
  'user.created': [
    {
      by: 'POST /users',
      prepare: async (world) => async () => {
        const { id } = ok(await world.backend.post('/users', { email: newEmail(), first_name: 'Ada' }));
        return userOf(world, id);
      },
    },
    {
      by: 'POST /auth/signup',
      also: ['session.created'],
      prepare: async (world) => async () => userOf(world, (await openSignedUpBrowser(world, newEmail())).userId),
    },
    {
      by: 'POST /auth/attempt-verification, the last step of a sign-up',
      also: ['session.created'],
      prepare: async (world) => {
        ok(await world.backend.patch('/settings/auth', { email: { verify_signup: true } }));
        const { browser, email, attempt } = await pendingSignUp(world);
        const { code } = await waitForMail(world, email);
        return async () =>
          userOf(world, ok(await submitSignUpCode(browser, attempt.id, code)).data.signin?.user_id as string);
      },
    },
  ],
  'user.updated': [
    {
      by: 'PATCH /users/{user_id}',
      prepare: async (world) => {
        const { id } = await createUser(world);
        return async () => {
          ok(await world.backend.patch(`/users/${id}`, { first_name: 'Grace', public_metadata: { camelCase: 1 } }));
          return userOf(world, id);
        };
      },
    },
    {
      by: 'POST /users/{user_id}/emails',
      prepare: async (world) => {
        const { id } = await createUser(world);
        return async () => {
          ok(await world.backend.post(`/users/${id}/emails`, { email: newEmail() }));
          return userOf(world, id);
        };
      },
    },
    {
      by: 'PATCH /me',
      prepare: async (world) => {
        const { browser, userId } = await inBrowser(world);
        return async () => {
          ok(await browser.patch('/me', { first_name: 'Grace' }));
          return userOf(world, userId);
        };
      },
    },
    {
      by: 'POST /auth/reset-password, which also verifies the address',
      also: ['session.deleted'],
      prepare: async (world) => {
        const { userId, email } = await inBrowser(world);
        const token = await resetToken(world, email);
        return async () => {
          ok(await resets(world, token));
          return userOf(world, userId);
        };
      },
    },
  ],
  'user.deleted': [
    {
      by: 'DELETE /users/{user_id}, which ends sessions, memberships and invitations',
      also: [
        'session.deleted',
        'organization.member.removed',
        'workspace.member.removed',
        'organization.invitation.revoked',
        'organization.invitation.revoked',
      ],
      prepare: async (world) => {
        const [organization, elsewhere] = [await addOrganization(world), await addOrganization(world)];
        const workspace = await addWorkspace(world, organization);
        const user = await createUser(world);
        const roles = ok(await world.backend.get(`/organizations/${organization}/roles?limit=100`)).data;
        const admin = roles.find(({ name }) => name === 'Admin');
        await addMember(world, organization, user.id, [admin?.id as string]);
        await addWorkspaceMembers(world, workspace.id, [user.id]);
        const browser = await openSignedInBrowser(world, user.id);
        ok(await browser.post(`/organizations/${organization}/invitations`, { email: newEmail() }));
        ok(await world.backend.post(`/organizations/${elsewhere}/invitations`, { email: user.email }));
        return async () => {
          ok(await world.backend.delete(`/users/${user.id}`));
          return { resource: user };
        };
      },
    },
    {
      by: 'DELETE /me',
      also: ['session.deleted'],
      prepare: async (world) => {
        const { browser, userId } = await inBrowser(world);
        const user = await userOf(world, userId);
        return async () => {
          ok(await browser.delete('/me'));
          return user;
        };
      },
    },
  ],
  'session.created': [
    {
      by: 'POST /auth/signin with the ticket of an impersonation',
      prepare: async (world) => {
        const { id } = await createUser(world);
        return async () => {
          await openImpersonatedBrowser(world, id);
          return sessionOf(world, id);
        };
      },
    },
    {
      by: 'POST /auth/signin',
      prepare: async (world) => {
        const { browser, userId, email } = await inBrowser(world);
        ok(await browser.post('/auth/signout'));
        return async () => {
          ok(await signIn(world.browser(), email));
          return sessionOf(world, userId);
        };
      },
    },
  ],
  'session.signin.failed': [
    {
      by: 'a wrong password',
      prepare: async (world) => {
        const email = newEmail();
        const { id } = await createUser(world, { email });
        return async () => {
          await signIn(world.browser(), email, 'wrong');
          await reportFailures(world.services);
          const { last_failure } = ok(await world.backend.get(`/users/${id}/sign-in-state`));
          return { ...(await userOf(world, id)), details: { sign_in_failure: last_failure } };
        };
      },
    },
  ],
  'session.deleted': [
    {
      by: 'POST /auth/signout',
      prepare: async (world) => {
        const { browser, session } = await inBrowser(world);
        return async () => {
          ok(await browser.post('/auth/signout'));
          return session;
        };
      },
    },
    {
      by: 'POST /auth/signin, which replaces the earlier sign-in',
      also: ['session.created'],
      prepare: async (world) => {
        const { browser, session, email } = await inBrowser(world);
        return async () => {
          ok(await signIn(browser, email));
          // The request that replaces the session also updates last_active_at.
          return { resource: { ...session.resource, last_active_at: expect.any(String) } };
        };
      },
    },
    {
      by: 'DELETE /me/sessions/{id}',
      prepare: async (world) => {
        const { browser, session } = await inBrowser(world);
        return async () => {
          ok(await browser.delete(`/me/sessions/${session.resource.id}`));
          return session;
        };
      },
    },
    {
      by: 'DELETE /users/{user_id}/sessions/{session_id}',
      prepare: async (world) => {
        const { userId, session } = await inBrowser(world);
        return async () => {
          ok(await world.backend.delete(`/users/${userId}/sessions/${session.resource.id}`));
          return session;
        };
      },
    },
    {
      by: 'DELETE /users/{user_id}/impersonations/{impersonation_id}',
      prepare: async (world) => {
        const { id } = await createUser(world);
        const { impersonationId } = await openImpersonatedBrowser(world, id);
        const session = await sessionOf(world, id);
        return async () => {
          ok(await world.backend.delete(`/users/${id}/impersonations/${impersonationId}`));
          return session;
        };
      },
    },
    {
      by: 'POST /users/{user_id}/sessions/revoke-all',
      prepare: async (world) => {
        const { userId, session } = await inBrowser(world);
        return async () => {
          ok(await world.backend.post(`/users/${userId}/sessions/revoke-all`));
          return session;
        };
      },
    },
    {
      by: 'POST /users/{user_id}/sessions/revoke-all, of a browser in which another account is signed in',
      prepare: async (world) => {
        const { browser, userId, session } = await inBrowser(world);
        ok(await browser.post('/auth/signup', { email: newEmail(), password: NEW_PASSWORD }));
        const shown = await sessionOf(world, userId);
        return async () => {
          ok(await world.backend.post(`/users/${userId}/sessions/revoke-all`));
          return { resource: { ...session.resource, last_active_at: shown.resource.last_active_at } };
        };
      },
    },
    {
      by: 'PATCH /users/{user_id} with is_active false',
      also: ['user.updated'],
      prepare: async (world) => {
        const { userId, session } = await inBrowser(world);
        return async () => {
          ok(await world.backend.patch(`/users/${userId}`, { is_active: false }));
          return session;
        };
      },
    },
    {
      by: 'POST /auth/reset-password',
      also: ['user.updated'],
      prepare: async (world) => {
        const { userId, session, email } = await inBrowser(world);
        const token = await resetToken(world, email);
        return async () => {
          ok(await resets(world, token));
          return { resource: { ...session.resource, user_id: userId } };
        };
      },
    },
    {
      by: 'the expiry of the session',
      prepare: async (world) => {
        const { session } = await inBrowser(world);
        await aYearLater(world);
        return async () => {
          await deleteExpiredData(world.services);
          return { resource: { ...session.resource, signed_in_at: expect.any(String) } };
        };
      },
    },
  ],
  'user.mfa.enabled': [
    {
      by: 'POST /me/authenticator/attempt-verification',
      prepare: async (world) => {
        const { browser, userId } = await inBrowser(world);
        const { secret } = ok(await browser.post('/me/authenticator')).data;
        return async () => {
          const code = totpCodesOf(secret);
          ok(await browser.post('/me/authenticator/attempt-verification', { code1: code(-1), code2: code(0) }));
          return userOf(world, userId);
        };
      },
    },
  ],
  'user.passkey.created': [
    {
      by: 'POST /me/passkeys',
      prepare: async (world) => {
        const { browser, userId } = await withPasskeys(world);
        return async () => {
          await registerPasskey(world, browser);
          return userOf(world, userId);
        };
      },
    },
  ],
  'user.passkey.updated': [
    {
      by: 'PATCH /me/passkeys/{passkey_id}',
      prepare: async (world) => {
        const { browser, userId } = await withPasskeys(world);
        const { id } = await registerPasskey(world, browser);
        return async () => {
          ok(await browser.patch(`/me/passkeys/${id}`, { name: 'Phone' }));
          return userOf(world, userId);
        };
      },
    },
  ],
  'user.passkey.deleted': [
    {
      by: 'DELETE /me/passkeys/{passkey_id}',
      prepare: async (world) => {
        const { browser, userId } = await withPasskeys(world);
        const { id } = await registerPasskey(world, browser);
        return async () => {
          ok(await browser.delete(`/me/passkeys/${id}`));
          return userOf(world, userId);
        };
      },
    },
    {
      by: 'DELETE /users/{user_id}/passkeys/{passkey_id}',
      prepare: async (world) => {
        const { browser, userId } = await withPasskeys(world);
        const { id } = await registerPasskey(world, browser);
        return async () => {
          ok(await world.backend.delete(`/users/${userId}/passkeys/${id}`));
          return userOf(world, userId);
        };
      },
    },
  ],
  'user.mfa.disabled': [
    {
      by: 'DELETE /users/{user_id}/authenticator',
      prepare: async (world) => {
        const { browser } = await enrollUser(world, newEmail());
        return async () => {
          ok(await world.backend.delete(`/users/${browser.userId}/authenticator`));
          return userOf(world, browser.userId);
        };
      },
    },
    {
      by: 'DELETE /me/authenticator',
      prepare: async (world) => {
        const { browser, code } = await enrollUser(world, newEmail());
        return async () => {
          ok(await browser.delete('/me/authenticator', { code: code(1) }));
          return userOf(world, browser.userId);
        };
      },
    },
    {
      by: 'POST /auth/reset-password by the owner of an address that another user signed up with',
      also: ['session.deleted', 'user.updated'],
      prepare: async (world) => {
        const { browser, email } = await enrollUser(world, newEmail());
        const token = await resetToken(world, email);
        return async () => {
          ok(await resets(world, token));
          return userOf(world, browser.userId);
        };
      },
    },
  ],
  'user.social_connection.linked': [
    {
      by: 'POST /auth/sso/callback of a link',
      prepare: async (world) => {
        const { browser, userId, name } = await inBrowserWithProvider(world);
        return async () => {
          ok(await linkAt(browser, name));
          return userOf(world, userId);
        };
      },
    },
    {
      by: 'POST /auth/sso/callback of a sign-up',
      also: ['session.created', 'user.created'],
      prepare: async (world) => {
        const { name } = await inBrowserWithProvider(world);
        return async () => {
          const { data } = ok(await signInAt(world.browser(), name));
          return userOf(world, data.signin?.user_id as string);
        };
      },
    },
  ],
  'user.social_connection.unlinked': [
    {
      by: 'DELETE /me/social-connections/{provider}',
      prepare: async (world) => {
        const { browser, userId, name } = await inBrowserWithProvider(world);
        ok(await linkAt(browser, name));
        return async () => {
          ok(await browser.delete(`/me/social-connections/${name}`));
          return userOf(world, userId);
        };
      },
    },
    {
      by: 'DELETE /users/{user_id}/social-connections/{provider}',
      prepare: async (world) => {
        const { browser, userId, name } = await inBrowserWithProvider(world);
        ok(await linkAt(browser, name));
        return async () => {
          ok(await world.backend.delete(`/users/${userId}/social-connections/${name}`));
          return userOf(world, userId);
        };
      },
    },
  ],
  'user.wallet.linked': [
    {
      by: 'POST /me/wallets',
      prepare: async (world) => {
        const { browser, userId } = await inBrowserWithWallets(world);
        return async () => {
          ok(await linkWallet(browser, newWallet()));
          return userOf(world, userId);
        };
      },
    },
    {
      by: 'POST /auth/signup',
      also: ['session.created', 'user.created'],
      prepare: async (world) => {
        await changeSettings(world, { ...WALLET_SETTINGS, email: { required: false } });
        return async () => userOf(world, (await openWalletBrowser(world)).userId);
      },
    },
  ],
  'user.wallet.unlinked': [
    {
      by: 'DELETE /me/wallets/{wallet_id}',
      prepare: async (world) => {
        const { browser, userId } = await inBrowserWithWallets(world);
        const { id } = ok(await linkWallet(browser, newWallet())).data;
        return async () => {
          ok(await browser.delete(`/me/wallets/${id}`));
          return userOf(world, userId);
        };
      },
    },
    {
      by: 'POST /auth/reset-password by the owner of an address that another user signed up with',
      also: ['session.deleted', 'user.updated'],
      prepare: async (world) => {
        const { browser, email, userId } = await inBrowserWithWallets(world);
        ok(await linkWallet(browser, newWallet()));
        const token = await resetToken(world, email);
        return async () => {
          ok(await resets(world, token));
          return userOf(world, userId);
        };
      },
    },
  ],
};
