import { describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import { expireInvitation } from '../../support/invitations.ts';
import { mailsTo, waitForMail } from '../../support/mail.ts';
import { addMember, addOrganization, roleNamed } from '../../support/organizations.ts';
import { countStatementsOf, createWorld, eventsOf, type World } from '../../support/world.ts';

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function invite({ backend }: World, organizationId: string, sent: Record<string, unknown>) {
  return backend.post(`/organizations/${organizationId}/invitations`, sent);
}

describe('POST /organizations/{organization_id}/invitations', () => {
  it('invites an address as Member for seven days and shows every field', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const { status, body } = await invite(world, id, { email: 'Nina@Example.com' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^\d+$/),
      email: 'Nina@Example.com',
      roles: [
        {
          id: await roleNamed(world, id, 'Member'),
          created_at: expect.stringMatching(TIMESTAMP),
          updated_at: expect.stringMatching(TIMESTAMP),
          name: 'Member',
          permissions: ['organization:read'],
          level: 'organization',
          is_deployment_level: true,
        },
      ],
      invited_by: null,
      status: 'pending',
      expires_at: expect.stringMatching(TIMESTAMP),
      created_at: expect.stringMatching(TIMESTAMP),
    });
    expect(Date.parse(body.expires_at) - Date.parse(body.created_at)).toBe(604_800_000);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'organization.invitation.created',
      resource_type: 'invitation',
      resource_id: body.id,
      after: { organizationId: id, email: 'Nina@Example.com', state: 'pending' },
    });
  });

  it('mails the inviter, organization, roles and expiry time, with a link to the deployment host', async () => {
    const world = await createWorld();
    const id = await addOrganization(world, 'Acme');
    const { body } = await invite(world, id, { email: 'nina@example.com' });
    const { subject, text, link } = await waitForMail(world, 'nina@example.com');
    expect(subject).toBe('Invitation to “Acme”');
    expect(text).toContain('You are invited to join the organization “Acme” in Northwind, as Member.');
    expect(text).toContain(new Date(body.expires_at).toISOString().slice(11, 16));
    expect(`${link?.origin}${link?.pathname}`).toBe(`https://${world.frontendHost}/invitations/accept`);
    expect(link?.searchParams.get('token')).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  it('allows as redirect URL only the deployment host and allowed origins', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    await world.backend.put('/settings/allowed-origins', { allowed_origins: ['https://app.example.com'] });
    const own = `https://${world.frontendHost}/join?from=mail`;
    for (const redirect_url of [own, 'https://app.example.com/join?from=mail']) {
      const email = `at-${new URL(redirect_url).hostname}@example.com`;
      expect((await invite(world, id, { email, redirect_url })).body).toMatchObject({ status: 'pending' });
      const { link } = await waitForMail(world, email);
      const token = link?.searchParams.get('invitation_token');
      expect(link?.href).toBe(`${redirect_url}&invitation_token=${token}`);
    }
    for (const redirect_url of ['https://evil.example.com/join', 'https://app.example.com.evil.example/']) {
      const { status, body } = await invite(world, id, { email: 'nina@example.com', redirect_url });
      expect([status, body.errors[0].path]).toEqual([400, 'redirect_url']);
    }
    expect(await mailsTo(world, 'nina@example.com')).toEqual([]);
  });

  it('accepts roles and a lifetime from an hour to thirty days', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    for (const seconds of [3600, 2_592_000]) {
      const sent = {
        email: `n${seconds}@example.com`,
        role_ids: [await roleNamed(world, id, 'Admin')],
        expires_in: seconds,
      };
      const { status, body } = await invite(world, id, sent);
      expect([status, body.roles[0].name]).toEqual([201, 'Admin']);
      expect(Date.parse(body.expires_at) - Date.parse(body.created_at)).toBe(seconds * 1000);
    }
  });

  it('rejects an address with a pending invitation until it is revoked or expires', async () => {
    const world = await createWorld();
    const [id, second] = [await addOrganization(world), await addOrganization(world, 'Second')];
    const { body: first } = await invite(world, id, { email: 'nina@example.com' });
    const again = await invite(world, id, { email: 'NINA@example.COM' });
    expect([again.status, again.body.code]).toEqual([409, 'ALREADY_INVITED']);
    expect((await invite(world, second, { email: 'nina@example.com' })).status).toBe(201);
    await expireInvitation(world, first.id);
    const { status, body: next } = await invite(world, id, { email: 'nina@example.com' });
    expect(status).toBe(201);
    await world.backend.delete(`/organizations/${id}/invitations/${next.id}`);
    expect((await invite(world, id, { email: 'nina@example.com' })).status).toBe(201);
  });

  it('rejects an address that a member has verified, but not an unverified one', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    await addMember(world, id, (await addUser(world, { email: 'proved@example.com' })).id);
    await addMember(world, id, (await addUser(world, { email: 'claimed@example.com', verified: false })).id);
    await addUser(world, { email: 'outsider@example.com' });
    const { status, body } = await invite(world, id, { email: 'Proved@example.com' });
    expect([status, body.code]).toEqual([409, 'ALREADY_MEMBER']);
    for (const email of ['claimed@example.com', 'outsider@example.com']) {
      expect((await invite(world, id, { email })).status).toBe(201);
    }
  });

  it('lists the errors of all fields of an invitation and writes nothing', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const { status, body } = await invite(world, id, { email: 'a..b@example.com', role_ids: ['1'] });
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual(['email', 'role_ids.0']);
    expect((await world.backend.get(`/organizations/${id}/invitations`)).body.data).toEqual([]);
  });

  it.each([
    ['email', {}],
    ['email', { email: 'nina' }],
    ['role_ids', { email: 'n@example.com', role_ids: [] }],
    ['expires_in', { email: 'n@example.com', expires_in: 3599 }],
    ['expires_in', { email: 'n@example.com', expires_in: 2_592_001 }],
    ['expires_in', { email: 'n@example.com', expires_in: null }],
    ['redirect_url', { email: 'n@example.com', redirect_url: 'javascript:alert(1)' }],
    ['invited_by', { email: 'n@example.com', invited_by: '1' }],
  ])('rejects an invitation with an invalid %s', async (path, sent) => {
    const world = await createWorld();
    const { status, body } = await invite(world, await addOrganization(world), sent);
    expect([status, body.code, body.errors[0].path]).toEqual([400, 'VALIDATION_FAILED', path]);
  });

  it('returns 404 when inviting to an organization of another deployment', async () => {
    const world = await createWorld();
    for (const id of [await addOrganization(await createWorld()), '1', 'abc']) {
      const { status, body } = await invite(world, id, { email: 'nina@example.com' });
      expect([status, body.code]).toEqual([404, 'ORGANIZATION_NOT_FOUND']);
    }
  });
});

describe('GET /organizations/{organization_id}/invitations', () => {
  it('lists invitations newest first and filters them by status', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const ids = new Map<string, string>();
    for (const name of ['pending', 'revoked', 'expired', 'accepted']) {
      ids.set(name, (await invite(world, id, { email: `${name}@example.com` })).body.id);
    }
    await world.backend.delete(`/organizations/${id}/invitations/${ids.get('revoked')}`);
    await expireInvitation(world, ids.get('expired') as string);
    await world.services.database.rows
      .updateTable('invitation')
      .set({ state: 'accepted' })
      .where('id', '=', ids.get('accepted') as string)
      .execute();
    const list = async (query: '' | `?${string}`) => {
      const { status, body } = await world.backend.get(`/organizations/${id}/invitations${query}`);
      expect(status).toBe(200);
      return body;
    };
    const whole = await list('');
    expect({ ...whole, data: whole.data.map((each: { status: string }) => each.status) }).toEqual({
      data: ['accepted', 'expired', 'revoked', 'pending'],
      has_more: false,
      limit: 50,
      offset: 0,
    });
    for (const [status, invitation] of ids) {
      expect((await list(`?status=${status}`)).data).toMatchObject([{ id: invitation, status }]);
    }
    const page = await list('?limit=2&offset=1');
    expect([page.data.map((each: { status: string }) => each.status), page.has_more]).toEqual([
      ['expired', 'revoked'],
      true,
    ]);
    const count = (limit: number) => countStatementsOf(world, () => list(`?limit=${limit}`));
    expect(await count(4)).toBe(await count(1));
  });

  it('rejects unknown query parameters and values', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    for (const query of ['limit=0', 'limit=101', 'offset=-1', 'status=lost', 'status=']) {
      expect((await world.backend.get(`/organizations/${id}/invitations?${query}`)).status).toBe(400);
    }
    const foreign = await addOrganization(await createWorld());
    const { status, body } = await world.backend.get(`/organizations/${foreign}/invitations`);
    expect([status, body.code]).toEqual([404, 'ORGANIZATION_NOT_FOUND']);
  });
});

describe('DELETE /organizations/{organization_id}/invitations/{invitation_id}', () => {
  it('revokes an invitation once', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const { body: invitation } = await invite(world, id, { email: 'nina@example.com' });
    const path = `/organizations/${id}/invitations/${invitation.id}`;
    const { status, text } = await world.backend.delete(path);
    expect([status, text]).toEqual([204, '']);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'organization.invitation.revoked',
      resource_id: invitation.id,
      before: { state: 'pending' },
      after: { state: 'revoked' },
    });
    const again = await world.backend.delete(path);
    expect([again.status, again.body.code]).toEqual([409, 'CONFLICT']);
  });

  it('returns 404 when revoking an invitation of another organization', async () => {
    const world = await createWorld();
    const [id, second] = [await addOrganization(world), await addOrganization(world, 'Second')];
    const { body: invitation } = await invite(world, second, { email: 'nina@example.com' });
    for (const each of [invitation.id, '1', 'abc']) {
      const { status, body } = await world.backend.delete(`/organizations/${id}/invitations/${each}`);
      expect([status, body.code]).toEqual([404, 'INVITATION_NOT_FOUND']);
    }
  });
});
