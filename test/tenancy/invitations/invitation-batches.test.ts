import { describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import { createInvitation } from '../../support/invitations.ts';
import { mailsTo, waitForMail } from '../../support/mail.ts';
import { addMember, addOrganization, addUserWithRole, roleNamed } from '../../support/organizations.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { ABSENT, rejectedCode } from '../../support/users.ts';
import { createWorld, eventsOf, unique, type World } from '../../support/world.ts';

interface Outcome {
  readonly invitation?: { readonly id: string; readonly email: string } | null;
  readonly error?: { readonly code: string; readonly message: string } | null;
}

const emails = (count: number) => Array.from({ length: count }, () => ({ email: `${unique('guest')}@example.com` }));
const codesOf = (outcomes: readonly Outcome[]) => outcomes.map(({ error }) => error?.code ?? null);
const batchOf = (organizationId: string) => `/organizations/${organizationId}/invitations/batch` as const;

const invitationsOf = async ({ backend }: World, organizationId: string) =>
  (await backend.get(`/organizations/${organizationId}/invitations`)).body.data;

const createdEvents = async (world: World) =>
  (await eventsOf(world)).filter(({ type }) => type === 'organization.invitation.created');

/** A signed-in admin of a new organization. */
async function withAdmin(world: World) {
  const id = await addOrganization(world);
  const admin = await addUserWithRole(world, id, 'Admin');
  return { id, path: batchOf(id), browser: await openSignedInBrowser(world, admin.id) };
}

describe('POST /organizations/{organization_id}/invitations/batch', () => {
  it('creates, mails and records each invitation', async () => {
    const world = await createWorld();
    const id = await addOrganization(world, 'Acme');
    const admin = await roleNamed(world, id, 'Admin');
    const invitations = [
      { email: 'nina@example.com', role_ids: [admin], expires_in: 3600 },
      { email: 'Otto@example.com' },
    ];
    const { status, body } = await world.backend.post(batchOf(id), { invitations });
    expect(status).toBe(200);
    expect(body.data).toMatchObject([
      { invitation: { email: 'nina@example.com', roles: [{ name: 'Admin' }], status: 'pending' }, error: null },
      { invitation: { email: 'Otto@example.com', roles: [{ name: 'Member' }], invited_by: null }, error: null },
    ]);
    const [nina] = body.data.map(({ invitation }) => invitation);
    expect(Date.parse(nina?.expires_at ?? '') - Date.parse(nina?.created_at ?? '')).toBe(3_600_000);
    expect((await waitForMail(world, 'nina@example.com')).text).toContain(
      'the organization “Acme” in Northwind, as Admin',
    );
    expect((await waitForMail(world, 'Otto@example.com')).text).toContain('as Member.');
    expect((await createdEvents(world)).map((event) => event.resource_id)).toEqual(
      body.data.map(({ invitation }) => invitation?.id),
    );
  });

  it('creates the other invitations when some cannot be created', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    await addMember(world, id, (await addUser(world, { email: 'member@example.com' })).id);
    await createInvitation(world, id, 'invited@example.com');
    const other = await createWorld();
    const elsewhere = await addOrganization(other);
    const foreign = await roleNamed(other, elsewhere, 'Admin');
    const { status, body } = await world.backend.post(batchOf(id), {
      invitations: [
        { email: 'nina@example.com' },
        { email: 'Member@example.com' },
        { email: 'INVITED@example.com' },
        { email: 'Nina@Example.com' },
        { email: 'a..b@example.com' },
        { email: 'otto@example.com', role_ids: [foreign] },
        { email: 'otto@example.com', redirect_url: 'https://evil.example.com/' },
        { email: 'otto@example.com' },
      ],
    });
    expect(status).toBe(200);
    expect(codesOf(body.data)).toEqual([
      null,
      'ALREADY_MEMBER',
      'ALREADY_INVITED',
      'ALREADY_INVITED',
      'VALIDATION_FAILED',
      'VALIDATION_FAILED',
      'VALIDATION_FAILED',
      null,
    ]);
    expect(body.data.slice(4, 7).map(({ error }) => error?.message)).toEqual([
      'The address must be an email address.',
      'Each role must be a role that this organization can use.',
      "The redirect URL must be on the deployment's own origin or one of its allowed origins.",
    ]);
    expect(body.data[1]?.invitation).toBeNull();
    const stored = await invitationsOf(world, id);
    expect(stored.map(({ email }) => email).sort()).toEqual([
      'invited@example.com',
      'nina@example.com',
      'otto@example.com',
    ]);
    expect(await createdEvents(world)).toHaveLength(3);
    expect(await mailsTo(world, 'Member@example.com')).toEqual([]);
  });

  it('accepts 1 to 100 invitations, and writes nothing when one breaks a declared bound', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const rejected = [
      {},
      { invitations: [] },
      { invitations: emails(101) },
      { invitations: [...emails(1), { email: 'nina' }] },
      { invitations: [{ ...emails(1)[0], expires_in: 3599 }] },
    ];
    for (const sent of rejected) {
      const { status, body } = await world.backend.post(batchOf(id), sent as never);
      expect([sent, status, rejectedCode(body)]).toEqual([sent, 400, 'VALIDATION_FAILED']);
    }
    expect(await invitationsOf(world, id)).toEqual([]);
    const { status, body } = await world.backend.post(batchOf(id), { invitations: emails(100) });
    expect([status, body.data.length, ...new Set(codesOf(body.data))]).toEqual([200, 100, null]);
  });

  it('requires a credential, its scope and an organization of the deployment', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    const id = await addOrganization(world);
    const sent = { invitations: emails(1) };
    const reader = world.backend.with(await world.token(['organizations:read']));
    expect((await world.backend.with(null).post(batchOf(id), sent)).status).toBe(401);
    expect((await reader.post(batchOf(id), sent)).status).toBe(403);
    for (const [backend, organization] of [[other.backend, id] as const, [world.backend, ABSENT] as const]) {
      const { status, body } = await backend.post(batchOf(organization), sent);
      expect([status, rejectedCode(body)]).toEqual([404, 'ORGANIZATION_NOT_FOUND']);
    }
    expect(await invitationsOf(world, id)).toEqual([]);
  });

  it('creates once when a request is repeated with its Idempotency-Key', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const sent = { invitations: [...emails(2), { email: 'a..b@example.com' }] };
    const header = { 'idempotency-key': unique('key') };
    const send = () => world.backend.request('POST', batchOf(id), sent, header);
    const [first, again] = [await send(), await send()];
    expect([again.status, again.headers['idempotency-replayed'], again.body]).toEqual([200, 'true', first.body]);
    expect(await createdEvents(world)).toHaveLength(2);
  });

  it('is the mutation createInvitations', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const data = await world.backend.data(
      `mutation ($id: ID!, $input: CreateInvitationsInput!) { createInvitations(organizationId: $id, input: $input) {
        outcomes { invitation { email organization { id } } error { code } } } }`,
      { id, input: { invitations: [{ email: 'nina@example.com' }, { email: 'nina@example.com' }] } },
    );
    expect(data.createInvitations.outcomes).toEqual([
      { invitation: { email: 'nina@example.com', organization: { id } }, error: null },
      { invitation: null, error: { code: 'ALREADY_INVITED' } },
    ]);
  });
});

describe('POST /organizations/{id}/invitations/batch', () => {
  it('invites in the name of the member, without roles that the member may not grant', async () => {
    const world = await createWorld();
    const { id } = await withAdmin(world);
    const { body: manager } = await world.backend.post(`/organizations/${id}/roles`, {
      name: 'Manager',
      permissions: ['organization:manage'],
    });
    const person = await addUser(world);
    await addMember(world, id, person.id, [manager.id]);
    const browser = await openSignedInBrowser(world, person.id);
    const role_ids = [await roleNamed(world, id, 'Admin')];
    const sent = { invitations: [{ email: 'nina@example.com', role_ids }, { email: 'otto@example.com' }] };
    const { status, body } = await browser.post(batchOf(id), sent);
    expect([status, codesOf(body.data)]).toEqual([200, ['INSUFFICIENT_PERMISSIONS', null]]);
    expect(body.data[1]?.invitation).toMatchObject({ email: 'otto@example.com', invited_by: { id: person.id } });
    expect((await createdEvents(world)).map((event) => [event.actor_type, event.actor_id])).toEqual([
      ['user', person.id],
    ]);
  });

  it('counts each invitation as a mail, and rejects a request with more than are left', async () => {
    const world = await createWorld();
    const { path, browser } = await withAdmin(world);
    const statusOf = async (count: number) => (await browser.post(path, { invitations: emails(count) })).status;
    expect([await statusOf(100), await statusOf(99), await statusOf(2), await statusOf(1), await statusOf(1)]).toEqual([
      200, 200, 429, 200, 429,
    ]);
    expect(await createdEvents(world)).toHaveLength(200);
  });

  it('requires a sign-in and a right to invite, while organizations are enabled', async () => {
    const world = await createWorld();
    const { id, path, browser } = await withAdmin(world);
    const sent = { invitations: emails(1) };
    const member = await openSignedInBrowser(world, (await addUserWithRole(world, id, 'Member')).id);
    const outsider = await openSignedInBrowser(world, (await addUser(world)).id);
    const responses = [
      [world.browser(), 401, 'NOT_AUTHENTICATED'],
      [member, 403, 'INSUFFICIENT_PERMISSIONS'],
      [outsider, 403, 'NOT_ORGANIZATION_MEMBER'],
    ] as const;
    for (const [client, status, code] of responses) {
      const response = await client.post(path, sent);
      expect([response.status, rejectedCode(response.body)]).toEqual([status, code]);
    }
    await world.backend.patch('/settings/b2b', { organizations_enabled: false });
    expect(rejectedCode((await browser.post(path, sent)).body)).toBe('FEATURE_DISABLED');
    expect(await invitationsOf(world, id)).toEqual([]);
  });
});
