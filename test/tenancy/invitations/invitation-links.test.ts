import { describe, expect, it } from 'vitest';
import { openSignedUpBrowser, PASSWORD } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import {
  backdateLastMail,
  createInvitation,
  expireInvitation,
  expireRecently,
  mailedToken,
} from '../../support/invitations.ts';
import { mailsTo } from '../../support/mail.ts';
import { addMember, addOrganization, roleNamed } from '../../support/organizations.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

const EMAIL = 'nina@example.com';

async function invite(world: World) {
  const organizationId = await addOrganization(world);
  const { id } = await createInvitation(world, organizationId, EMAIL);
  return { id: id as string, organizationId, token: await mailedToken(world, EMAIL) };
}

const preview = (world: World, token: string) => world.browser().post('/invitations/preview', { token });
const renew = (world: World, token: string) => world.browser().post('/invitations/renew', { token });

/** Lets the invitation expire, as if its mail was sent before. */
async function expire(world: World, id: string): Promise<void> {
  await expireRecently(world, id);
  await backdateLastMail(world, id);
}

describe('POST /invitations/preview', () => {
  it('shows the organization and the invited address to a holder of the token who is not signed in', async () => {
    const world = await createWorld();
    const { token, organizationId } = await invite(world);
    const organization = (await world.backend.get(`/organizations/${organizationId}`)).body;
    const { status, body } = await preview(world, token);
    expect(status).toBe(200);
    expect(body.data).toEqual({
      status: 'pending',
      email: EMAIL,
      inviter_name: null,
      organization_name: organization.name,
      workspace_name: null,
      image_url: null,
      expires_at: expect.any(String),
    });
  });

  it('names the inviting member and the workspace', async () => {
    const world = await createWorld();
    const organizationId = await addOrganization(world);
    const workspace = await world.backend.post(`/organizations/${organizationId}/workspaces`, { name: 'Support' });
    const browser = await openSignedUpBrowser(world, 'grace@example.com');
    await world.backend.patch(`/users/${browser.userId}`, { first_name: 'Grace', last_name: 'Hopper' });
    await addMember(world, organizationId, browser.userId, [await roleNamed(world, organizationId, 'Admin')]);
    const invited = await browser.post(`/workspaces/${workspace.body.id}/invitations`, { email: EMAIL });
    expect(invited.status).toBe(201);
    const { body } = await preview(world, await mailedToken(world, EMAIL));
    expect(body.data).toMatchObject({ inviter_name: 'Grace Hopper', workspace_name: 'Support' });
  });

  it('hides the address of an expired invitation, and everything after 30 days', async () => {
    const world = await createWorld();
    const { token, id } = await invite(world);
    await expireRecently(world, id);
    expect((await preview(world, token)).body.data).toMatchObject({ status: 'expired', email: null });
    await expireInvitation(world, id);
    const { status, body } = await preview(world, token);
    expect([status, body.errors?.[0]?.code, body.data]).toEqual([400, 'INVALID_INVITATION', {}]);
  });

  it('rejects unknown, revoked and accepted tokens and those of other deployments alike', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    const [revoked, used] = [await invite(world), await invite(other)];
    await world.backend.delete(`/organizations/${revoked.organizationId}/invitations/${revoked.id}`);
    const elsewhere = await preview(world, used.token);
    const invitee = other.browser();
    const account = { password: PASSWORD, invitation_token: used.token };
    expect((await invitee.post('/auth/signup', account)).status).toBe(201);
    const responses = [elsewhere, await preview(world, revoked.token), await preview(other, used.token)];
    for (const { status, body } of [...responses, await preview(world, 'unknown')]) {
      expect([status, body.errors?.[0]?.code]).toEqual([400, 'INVALID_INVITATION']);
    }
  });

  it('limits the requests of one client', async () => {
    const world = await createWorld();
    const responses = [];
    for (let count = 0; count < 201; count++) responses.push((await preview(world, 'unknown')).status);
    expect(responses.slice(-2)).toEqual([400, 429]);
  });
});

describe('POST /invitations/renew', () => {
  it('mails an expired invitation again, only to the invited address', async () => {
    const world = await createWorld();
    const { token, id, organizationId } = await invite(world);
    await expire(world, id);
    const { status, body } = await renew(world, token);
    expect(status).toBe(200);
    expect(Object.keys(body.data)).toEqual(['expires_at']);
    const newToken = await mailedToken(world, EMAIL, 2);
    expect((await preview(world, token)).status).toBe(400);
    expect((await preview(world, newToken)).body.data).toMatchObject({ status: 'pending', email: EMAIL });
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'organization.invitation.resent',
      resource_id: id,
      after: { organizationId, state: 'pending' },
    });
    const account = { password: PASSWORD, invitation_token: newToken };
    expect((await world.browser().post('/auth/signup', account)).status).toBe(201);
  });

  it('rejects an invitation that has not expired', async () => {
    const world = await createWorld();
    const { token } = await invite(world);
    const { status, body } = await renew(world, token);
    expect([status, body.errors?.[0]?.code]).toEqual([409, 'CONFLICT']);
  });

  it('rejects an expired invitation that was revoked, and one whose inviter may no longer invite', async () => {
    const world = await createWorld();
    const { token, id, organizationId } = await invite(world);
    await expire(world, id);
    await world.backend.delete(`/organizations/${organizationId}/invitations/${id}`);
    const inviter = await openSignedUpBrowser(world, 'grace@example.com');
    const [admin, member] = await Promise.all(
      ['Admin', 'Member'].map((name) => roleNamed(world, organizationId, name)),
    );
    await addMember(world, organizationId, inviter.userId, [admin as string]);
    const other = await addUser(world);
    await addMember(world, organizationId, other.id, [admin as string]);
    const second = await inviter.post(`/organizations/${organizationId}/invitations`, { email: EMAIL });
    const secondToken = await mailedToken(world, EMAIL, 2);
    await expire(world, second.body.data.id);
    const members = (await world.backend.get(`/organizations/${organizationId}/members`)).body.data;
    const membership = members.find(({ user_id }) => user_id === inviter.userId);
    const path = `/organizations/${organizationId}/members/${membership?.id}`;
    expect((await world.backend.patch(path, { role_ids: [member] })).status).toBe(200);
    for (const each of [token, secondToken]) {
      const { status, body } = await renew(world, each);
      expect([status, body.errors?.[0]?.code]).toEqual([400, 'INVALID_INVITATION']);
    }
    expect(await mailsTo(world, EMAIL)).toHaveLength(2);
  });

  it('mails an invitation at most three times a day', async () => {
    const world = await createWorld();
    const { token, id } = await invite(world);
    let current = token;
    for (const nth of [2, 3, 4]) {
      await expire(world, id);
      expect((await renew(world, current)).status).toBe(200);
      current = await mailedToken(world, EMAIL, nth);
    }
    await expire(world, id);
    expect((await renew(world, current)).status).toBe(429);
  });
});
