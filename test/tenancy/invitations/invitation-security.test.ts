import { describe, expect, it } from 'vitest';
import { command } from '../../../src/platform/commands/command.ts';
import { sha256 } from '../../../src/platform/crypto/tokens.ts';
import { acceptInTransaction, findInvitationByToken } from '../../../src/tenancy/invitations/acceptance.ts';
import { sanitizeNameForMail } from '../../../src/tenancy/invitations/invitation-message.ts';
import { addUser } from '../../support/add-user.ts';
import {
  acceptInvitation,
  backdateLastMail,
  createInvitation,
  expireInvitation,
  mailedToken,
} from '../../support/invitations.ts';
import { waitForMail } from '../../support/mail.ts';
import { addMember, addOrganization, roleNamed } from '../../support/organizations.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { addWorkspace, addWorkspaceMembers } from '../../support/workspaces.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

const NINA = 'nina@example.com';

async function ownerOf(world: World, email = NINA) {
  return openSignedInBrowser(world, (await addUser(world, { email })).id);
}

async function adminOf(world: World, organizationId: string) {
  const person = await addUser(world);
  const admin = await roleNamed(world, organizationId, 'Admin');
  const { id: membershipId } = await addMember(world, organizationId, person.id, [admin]);
  return { ...person, membershipId, browser: await openSignedInBrowser(world, person.id) };
}

const codeOf = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  body.errors?.[0]?.code,
];
const INVALID = [400, 'INVALID_INVITATION'];

describe("an invitation's token", () => {
  it('sends the token of an invitation only in the mail', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const { browser } = await adminOf(world, id);
    const path = `/organizations/${id}/invitations` as const;
    const made = await browser.post(path, { email: NINA });
    const token = await mailedToken(world, NINA);
    await backdateLastMail(world, made.body.data.id);
    const sent = await browser.post(`${path}/${made.body.data.id}/resend`);
    const second = await mailedToken(world, NINA, 2);
    const owner = await ownerOf(world);
    const responses: { text: string }[] = [
      made,
      sent,
      await browser.get(path),
      await world.backend.get(path),
      await owner.get('/me/invitations'),
    ];
    const { rows } = world.services.database;
    const stored = await rows.selectFrom('invitation').selectAll().where('deployment_id', '=', world.id).execute();
    expect(stored.map((row) => row.token_hash)).toEqual([sha256(second)]);
    responses.push(await acceptInvitation(owner, second));
    const events = JSON.stringify(await eventsOf(world));
    for (const secret of [token, second, sha256(token), sha256(second)]) {
      for (const { text } of responses) expect(text).not.toContain(secret);
      expect(events).not.toContain(secret);
    }
    for (const secret of [token, second]) expect(JSON.stringify(stored)).not.toContain(secret);
  });

  it('rejects a token after the invitation was resent, revoked or accepted, or has expired', async () => {
    const world = await createWorld();
    const owner = await ownerOf(world);
    const [id, second] = [await addOrganization(world), await addOrganization(world, 'Second')];
    const resent = await createInvitation(world, id, NINA);
    const old = await mailedToken(world, NINA);
    await backdateLastMail(world, resent.id);
    await world.backend.post(`/organizations/${id}/invitations/${resent.id}/resend`);
    const current = await mailedToken(world, NINA, 2);
    expect(codeOf(await acceptInvitation(owner, old))).toEqual(INVALID);
    await expireInvitation(world, resent.id);
    expect(codeOf(await acceptInvitation(owner, current))).toEqual(INVALID);
    expect(codeOf(await owner.post(`/me/invitations/${resent.id}/accept`))).toEqual(INVALID);

    const revoked = await createInvitation(world, second, NINA);
    const taken = await mailedToken(world, NINA, 3);
    await world.backend.delete(`/organizations/${second}/invitations/${revoked.id}`);
    expect(codeOf(await acceptInvitation(owner, taken))).toEqual(INVALID);
  });

  it('accepts a token only from the owner of the invited address', async () => {
    const world = await createWorld();
    await createInvitation(world, await addOrganization(world), NINA);
    const token = await mailedToken(world, NINA);
    const outsider = await ownerOf(world, 'outsider@example.com');
    const claimer = await addUser(world, { email: NINA, verified: false });
    const claims = await openSignedInBrowser(world, claimer.id);
    for (const browser of [outsider, claims]) {
      const { status, body, text } = await acceptInvitation(browser, token);
      expect([status, body.errors[0].code]).toEqual([403, 'EMAIL_NOT_VERIFIED']);
      if (browser === outsider) expect(text).not.toContain(NINA);
    }
    await world.backend.delete(`/users/${claimer.id}`);
    expect((await acceptInvitation(await ownerOf(world), token)).status).toBe(200);
  });

  it('rejects a token that was replaced while the request waited for the lock', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const { id: userId } = await addUser(world, { email: NINA });
    const invitation = await createInvitation(world, id, NINA);
    const ctx = world.context();
    const found = await findInvitationByToken(ctx.rows, ctx.viewer.deploymentId, await mailedToken(world, NINA));
    await backdateLastMail(world, invitation.id);
    await world.backend.post(`/organizations/${id}/invitations/${invitation.id}/resend`);
    const accepting = command(ctx, (tx) =>
      acceptInTransaction(tx, found, { userId, signInId: null, isImpersonated: false }),
    );
    await expect(accepting).rejects.toMatchObject({ code: 'INVALID_INVITATION' });
  });

  it('rejects accepting an invitation if the blocklist or a country rule now excludes the user', async () => {
    const world = await createWorld();
    const { id: invitationId } = await createInvitation(world, await addOrganization(world), NINA);
    const token = await mailedToken(world, NINA);
    const owner = await ownerOf(world);
    const restrict = (changes: object) => world.backend.patch('/settings/restrictions', changes);
    const outcomes = async () => [
      codeOf(await acceptInvitation(owner, token)),
      codeOf(await owner.post(`/me/invitations/${invitationId}/accept`)),
    ];
    await world.backend.post('/settings/restrictions/blocklist', { value: NINA });
    await restrict({ blocklist_enabled: true });
    const blocked = [403, 'IDENTIFIER_NOT_ALLOWED'];
    expect(await outcomes()).toEqual([blocked, blocked]);
    const abroad = { mode: 'allowlist', allowed_country_codes: ['DE'] };
    await restrict({ blocklist_enabled: false, country_restrictions: abroad });
    const foreign = [403, 'COUNTRY_NOT_ALLOWED'];
    expect(await outcomes()).toEqual([foreign, foreign]);
    await restrict({ country_restrictions: { mode: 'disabled' } });
    expect((await acceptInvitation(owner, token)).status).toBe(200);
  });

  it('keeps a token valid after its link is opened', async () => {
    const world = await createWorld();
    await createInvitation(world, await addOrganization(world), NINA);
    const { link } = await waitForMail(world, NINA);
    const token = link?.searchParams.get('token') ?? '';
    const owner = await ownerOf(world);
    const before = (await eventsOf(world)).length;
    for (const browser of [world.browser(), owner]) {
      // The token leaves the URL before the page is shown.
      const { status, headers } = await browser.get(`${link?.pathname}${link?.search}`);
      expect([status, headers['location']]).toEqual([303, '/invitations/accept']);
    }
    expect((await eventsOf(world)).length).toBe(before);
    expect((await acceptInvitation(owner, token)).status).toBe(200);
  });

  it('rejects a token of another deployment', async () => {
    const [ours, theirs] = [await createWorld(), await createWorld()];
    const invitation = await createInvitation(theirs, await addOrganization(theirs), NINA);
    const token = await mailedToken(theirs, NINA);
    const owner = await ownerOf(ours);
    expect(codeOf(await acceptInvitation(owner, token))).toEqual(INVALID);
    expect((await owner.get('/me/invitations')).body.data).toEqual([]);
    expect(codeOf(await owner.post(`/me/invitations/${invitation.id}/accept`))).toEqual([404, 'INVITATION_NOT_FOUND']);
  });

  it('accepts an invitation once when requests are concurrent', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const invitation = await createInvitation(world, id, NINA);
    const token = await mailedToken(world, NINA);
    const owner = await ownerOf(world);
    const calls = Array.from({ length: 6 }, (_, at) =>
      at % 2 === 0 ? acceptInvitation(owner, token) : owner.post(`/me/invitations/${invitation.id}/accept`),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 400, 400, 400, 400, 400]);
    const events = await eventsOf(world);
    expect(events.filter(({ type }) => type === 'organization.member.added')).toHaveLength(1);
  });
});

describe('an invitation by a member', () => {
  it.each([
    ['is demoted', 'PATCH'],
    ['is removed', 'DELETE'],
  ])('rejects an invitation whose inviter %s', async (_, method) => {
    const world = await createWorld();
    const id = await addOrganization(world);
    await adminOf(world, id);
    const inviter = await adminOf(world, id);
    const { body } = await inviter.browser.post(`/organizations/${id}/invitations`, { email: NINA });
    const path = `/organizations/${id}/members/${inviter.membershipId}`;
    const demoted = { role_ids: [await roleNamed(world, id, 'Member')] };
    await world.backend.request(method, path, method === 'PATCH' ? demoted : undefined);
    const owner = await ownerOf(world);
    expect(codeOf(await acceptInvitation(owner, await mailedToken(world, NINA)))).toEqual(INVALID);
    await backdateLastMail(world, body.data.id);
    const again = await world.backend.post(`/organizations/${id}/invitations/${body.data.id}/resend`);
    expect([again.status, again.body.code]).toEqual([409, 'CONFLICT']);
  });

  it('rejects an invitation with a permission that the inviter has lost', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    await adminOf(world, id);
    const inviter = await adminOf(world, id);
    const role_ids = [await roleNamed(world, id, 'Admin')];
    await inviter.browser.post(`/organizations/${id}/invitations`, { email: NINA, role_ids });
    await inviter.browser.post(`/organizations/${id}/invitations`, { email: 'otto@example.com' });
    const manage = { name: 'Manager', permissions: ['organization:manage'] };
    const { body: role } = await world.backend.post(`/organizations/${id}/roles`, manage);
    await world.backend.patch(`/organizations/${id}/members/${inviter.membershipId}`, { role_ids: [role.id] });
    expect(codeOf(await acceptInvitation(await ownerOf(world), await mailedToken(world, NINA)))).toEqual(INVALID);
    const otto = await ownerOf(world, 'otto@example.com');
    expect((await acceptInvitation(otto, await mailedToken(world, 'otto@example.com'))).status).toBe(200);
  });

  it('rejects an invitation whose inviter is disabled', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const inviter = await adminOf(world, id);
    await inviter.browser.post(`/organizations/${id}/invitations`, { email: NINA });
    await world.backend.patch(`/users/${inviter.id}`, { is_active: false });
    expect(codeOf(await acceptInvitation(await ownerOf(world), await mailedToken(world, NINA)))).toEqual(INVALID);
  });

  it('revokes an invitation to a workspace when the inviter leaves the workspace', async () => {
    const world = await createWorld();
    const { id } = await addWorkspace(world);
    const [inviter, other] = [await addUser(world), await addUser(world)];
    const [membership] = await addWorkspaceMembers(world, id, [inviter.id, other.id], 'Admin');
    const browser = await openSignedInBrowser(world, inviter.id);
    const { body } = await browser.post(`/workspaces/${id}/invitations`, { email: NINA });
    expect((await world.backend.delete(`/workspaces/${id}/members/${membership?.id}`)).status).toBe(204);
    const { body: list } = await world.backend.get(`/workspaces/${id}/invitations`);
    expect(list.data).toMatchObject([{ id: body.data.id, status: 'revoked' }]);
    expect((await eventsOf(world)).map(({ type }) => type)).toContain('workspace.invitation.revoked');
  });

  it('revokes an invitation to a workspace when the inviter leaves the organization', async () => {
    const world = await createWorld();
    const organizationId = await addOrganization(world);
    const { id } = await addWorkspace(world, organizationId);
    await adminOf(world, organizationId);
    const inviter = await adminOf(world, organizationId);
    await inviter.browser.post(`/workspaces/${id}/invitations`, { email: NINA });
    await world.backend.delete(`/organizations/${organizationId}/members/${inviter.membershipId}`);
    const { body: list } = await world.backend.get(`/workspaces/${id}/invitations`);
    expect(list.data).toMatchObject([{ status: 'revoked' }]);
    const types = (await eventsOf(world)).map(({ type }) => type);
    expect(types.filter((type) => type.endsWith('invitation.revoked'))).toEqual(['workspace.invitation.revoked']);
  });

  it('limits invitations to 200 a day per organization and per member', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const { id: workspaceId } = await addWorkspace(world, id);
    const { id: userId, browser } = await adminOf(world, id);
    const { rows } = world.services.database;
    const resets_at = new Date(Date.now() + 3_600_000).toISOString();
    for (const key of [`invitations:organization:${id}`, `invitations:user:${userId}`]) {
      await rows.deleteFrom('attempt_counter').where('deployment_id', '=', world.id).execute();
      const used = { deployment_id: world.id, key, count: 199, resets_at };
      await rows.insertInto('attempt_counter').values(used).execute();
      const email = `${key.length}@example.com`;
      expect((await browser.post(`/workspaces/${workspaceId}/invitations`, { email })).status).toBe(201);
      const rejected = await browser.post(`/organizations/${id}/invitations`, { email });
      expect([...codeOf(rejected), rejected.headers['retry-after']]).toEqual([
        429,
        'TOO_MANY_ATTEMPTS',
        expect.stringMatching(/^\d+$/),
      ]);
    }
    expect((await world.backend.post(`/organizations/${id}/invitations`, { email: NINA })).status).toBe(201);
  });

  it('does not count requests of users who may not invite', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const outsider = await ownerOf(world);
    expect((await outsider.post(`/organizations/${id}/invitations`, { email: NINA })).status).toBe(403);
    const { rows } = world.services.database;
    const counted = await rows
      .selectFrom('attempt_counter')
      .selectAll()
      .where('deployment_id', '=', world.id)
      .execute();
    expect(counted).toEqual([]);
  });
});

describe("an invitation's mail", () => {
  it('sends a mail without links and markup from user-chosen names', async () => {
    const world = await createWorld();
    const name = 'Win at https://evil.example/now <b>today</b>';
    await createInvitation(world, await addOrganization(world, name), NINA);
    const { subject, text, html } = await waitForMail(world, NINA);
    expect(html).not.toContain('<b>');
    for (const part of [subject, text, html]) expect(part).not.toMatch(/https?:\/\/evil|evil\.example/);
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => new URL(href).host);
    expect(links).toEqual([world.frontendHost]);
  });

  it.each([
    ['Acme', 'Acme'],
    ['Acme Inc.', 'Acme Inc.'],
    ['evil.example', 'evil.\u200bexample'],
    ['a@b.de', 'a@\u200bb.\u200bde'],
    ['Two\r\nlines\u202e', 'Two lines'],
    ['x'.repeat(65), `${'x'.repeat(63)}…`],
  ])('writes the name %j in a mail as %j', (name, shown) => {
    expect(sanitizeNameForMail(name)).toBe(shown);
  });
});
