import { describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import { backendResourceOf } from '../../support/machines.ts';
import { outcomeOf } from '../../support/message-sign-in.ts';
import { addMember, addOrganization, roleNamed } from '../../support/organizations.ts';
import { backdateAuthentication, openSignedInBrowser } from '../../support/sign-in.ts';
import { countStatementsOf, createWorld, eventsOf, type World } from '../../support/world.ts';

const PATH = '/oauth-applications';
const ABSENT = '9223372036854775807';
const WEB = { type: 'web', name: 'Portal', redirect_uris: ['https://portal.example.com/callback'] } as const;
const MACHINE = { type: 'machine', name: 'Importer' } as const;

const pathsOf = (body: { errors?: { path: string }[] }) => (body.errors ?? []).map(({ path }) => path).sort();

/** A browser of a new member with a new role that has these permissions. */
async function newMember(world: World, organizationId: string, permissions: readonly string[]) {
  const name = `Role ${permissions.join(' ')}`;
  const role = await world.backend.post(`/organizations/${organizationId}/roles`, { name, permissions });
  const user = await addUser(world);
  const { id: membershipId } = await addMember(world, organizationId, user.id, [role.body.id]);
  const browser = await openSignedInBrowser(world, user.id);
  return { userId: user.id, membershipId: String(membershipId), roleId: role.body.id, browser };
}

/** An organization with an admin, a manager without a permission of the application, and a member without a right to manage. */
async function organizationWithMembers() {
  const world = await createWorld();
  const id = await addOrganization(world);
  const admin = await newMember(world, id, ['organization:admin']);
  const manager = await newMember(world, id, ['organization:manage']);
  const billing = await newMember(world, id, ['invoices:read']);
  return { world, id, admin, manager, billing, path: `/organizations/${id}/oauth-applications` as const };
}

const addResource = (world: World, path: string, fields: object = {}) =>
  world.backend.post('/oauth-resources', {
    identifier: `https://api.example.com/${path}`,
    name: path,
    scopes: [{ name: `${path}:read`, description: `Read ${path}` }],
    ...fields,
  });

describe('applications of an organization on the backend host', () => {
  it('are created, filtered by the organization, and shown with it', async () => {
    const world = await createWorld();
    const [one, other] = [await addOrganization(world, 'One'), await addOrganization(world, 'Other')];
    const { status, body } = await world.backend.post(PATH, { ...WEB, organization_id: one });
    expect([status, body.organization_id, body.is_first_party]).toEqual([201, one, false]);
    await world.backend.post(PATH, { ...WEB, organization_id: other });
    await world.backend.post(PATH, WEB);
    const listed = await world.backend.get(`${PATH}?organization_id=${one}`);
    expect(listed.body.data.map(({ id }) => id)).toEqual([body.id]);
    const data = await world.backend.data(
      `query ($filter: OauthApplicationFilter, $id: ID!) {
        oauthApplications(first: 5, filter: $filter) { totalCount nodes { id organization { name } } }
        organization(id: $id) { oauthApplications(first: 5) { totalCount nodes { id name roles { id } } } }
      }`,
      { filter: { organizationId: one }, id: one },
    );
    expect(data).toEqual({
      oauthApplications: { totalCount: 1, nodes: [{ id: body.id, organization: { name: 'One' } }] },
      organization: { oauthApplications: { totalCount: 1, nodes: [{ id: body.id, name: 'Portal', roles: [] }] } },
    });
    expect((await eventsOf(world)).find(({ resource_id }) => resource_id === body.id)).toMatchObject({
      type: 'oauth_application.created',
      after: { organizationId: one, roleIds: [] },
    });
  });

  it('need an organization of the deployment', async () => {
    const [world, elsewhere] = [await createWorld(), await createWorld()];
    for (const organization_id of [ABSENT, await addOrganization(elsewhere)]) {
      const { status, body } = await world.backend.post(PATH, { ...WEB, organization_id });
      expect([status, body.code]).toEqual([404, 'ORGANIZATION_NOT_FOUND']);
    }
  });

  it('are never part of the product, and keep their organization', async () => {
    const world = await createWorld();
    const organization_id = await addOrganization(world);
    const rejected = await world.backend.post(PATH, { ...WEB, organization_id, is_first_party: true });
    expect([rejected.status, pathsOf(rejected.body)]).toEqual([400, ['is_first_party']]);
    const { id } = (await world.backend.post(PATH, { ...WEB, organization_id })).body;
    const changed = await world.backend.patch(`${PATH}/${id}`, { is_first_party: true });
    expect([changed.status, pathsOf(changed.body)]).toEqual([400, ['is_first_party']]);
    expect((await world.backend.patch(`${PATH}/${id}`, { organization_id: null })).status).toBe(400);
    expect((await world.backend.patch(`${PATH}/${id}`, { name: 'Renamed' })).body.organization_id).toBe(
      organization_id,
    );
  });

  it('may use only resources that are available to organizations, as long as one lists them', async () => {
    const world = await createWorld();
    const organization_id = await addOrganization(world);
    const own = (await addResource(world, 'own')).body;
    const shared = (await addResource(world, 'shared', { available_to_organizations: true })).body;
    const resources = [shared, own].map(({ identifier }) => ({ identifier, scopes: [] }));
    const rejected = await world.backend.post(PATH, { ...MACHINE, organization_id, resources });
    expect([rejected.status, pathsOf(rejected.body)]).toEqual([400, ['resources.1.identifier']]);
    const { id } = (await world.backend.post(PATH, { ...MACHINE, organization_id, resources: resources.slice(0, 1) }))
      .body;
    expect((await world.backend.patch(`${PATH}/${id}`, { resources })).status).toBe(400);
    expect((await world.backend.post(PATH, { ...MACHINE, resources })).status).toBe(201);
    const path = `/oauth-resources/${shared.id}` as const;
    const taken = await world.backend.patch(path, { available_to_organizations: false });
    expect([taken.status, taken.body.code]).toEqual([409, 'OAUTH_RESOURCE_IN_USE']);
    await world.backend.patch(`${PATH}/${id}`, { resources: [] });
    expect((await world.backend.patch(path, { available_to_organizations: false })).body).toMatchObject({
      available_to_organizations: false,
    });
  });

  it('cannot use the hosts of this service, which members have no scopes of', async () => {
    const world = await createWorld();
    const organization_id = await addOrganization(world);
    const onBackend = [{ identifier: backendResourceOf(world), scopes: ['users:read'] }];
    const machine = await world.backend.post(PATH, { ...MACHINE, organization_id, resources: onBackend });
    expect([machine.status, pathsOf(machine.body)]).toEqual([400, ['resources.0.identifier']]);
    const onDeployment = [{ identifier: `https://${world.frontendHost}`, scopes: ['account:read'] }];
    const web = await world.backend.post(PATH, { ...WEB, organization_id, resources: onDeployment });
    expect([web.status, pathsOf(web.body)]).toEqual([400, ['resources.0.identifier']]);
  });

  it('hold roles if they are machines, up to 20 of their organization and of the deployment', async () => {
    const world = await createWorld();
    const [organization_id, other] = [await addOrganization(world), await addOrganization(world, 'Other')];
    const post = (organization: string, name: string) =>
      world.backend.post(`/organizations/${organization}/roles`, { name, permissions: ['invoices:read'] });
    const [own, foreign] = [(await post(organization_id, 'Own')).body.id, (await post(other, 'Foreign')).body.id];
    const member = await roleNamed(world, organization_id, 'Member');
    const create = (fields: object) => world.backend.post(PATH, { ...MACHINE, organization_id, ...fields });
    const { status, body } = await create({ role_ids: [own, member, own] });
    expect([status, body.roles.map(({ id }) => id).sort()]).toEqual([201, [member, own].sort()]);
    expect(body.roles.find(({ id }) => id === own)).toMatchObject({ name: 'Own', permissions: ['invoices:read'] });
    for (const role_ids of [[foreign], [ABSENT]]) {
      const rejected = await create({ role_ids });
      expect([rejected.status, pathsOf(rejected.body)]).toEqual([400, ['role_ids.0']]);
    }
    for (const fields of [{ ...WEB }, { organization_id: null }]) {
      const rejected = await create({ ...fields, role_ids: [own] });
      expect([rejected.status, pathsOf(rejected.body)]).toEqual([400, ['role_ids']]);
    }
    expect((await create({ role_ids: Array(21).fill(own) })).status).toBe(400);
    const path = `${PATH}/${body.id}` as const;
    const changed = await world.backend.patch(path, { role_ids: [own] });
    expect(changed.body.roles.map(({ id }) => id)).toEqual([own]);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'oauth_application.updated',
      after: { roleIds: [own] },
    });
    expect((await world.backend.patch(path, { name: 'Renamed' })).body.roles.map(({ id }) => id)).toEqual([own]);
    const inUse = await world.backend.delete(`/organizations/${organization_id}/roles/${own}`);
    expect([inUse.status, inUse.body.code]).toEqual([409, 'ROLE_IN_USE']);
    expect((await world.backend.patch(path, { role_ids: [] })).body.roles).toEqual([]);
    expect((await world.backend.delete(`/organizations/${organization_id}/roles/${own}`)).status).toBe(204);
  });

  it('either get a role of the deployment or lose it by its deletion, and never both', async () => {
    const world = await createWorld();
    const organization_id = await addOrganization(world);
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const role = { level: 'organization', name: `Role ${attempt}`, permissions: ['a:b'] } as const;
      const { id } = (await world.backend.post('/roles', role)).body;
      const [assigned, removed] = await Promise.all([
        world.backend.post(PATH, { ...MACHINE, organization_id, role_ids: [id] }),
        world.backend.delete(`/roles/${id}`),
      ]);
      expect([
        [201, 409],
        [400, 204],
      ]).toContainEqual([assigned.status, removed.status]);
    }
  });

  it('are deleted with their organization, with an event for each in one statement more', async () => {
    const world = await createWorld();
    const remove = async (applications: number) => {
      const organization_id = await addOrganization(world);
      const role_ids = [await roleNamed(world, organization_id, 'Member')];
      const ids: string[] = [];
      for (let n = 0; n < applications; n += 1) {
        ids.push((await world.backend.post(PATH, { ...MACHINE, organization_id, role_ids })).body.id);
      }
      const statements = await countStatementsOf(world, () =>
        world.backend.delete(`/organizations/${organization_id}`),
      );
      return { ids, statements, role_ids, organization_id };
    };
    const none = await remove(0);
    const { ids, statements, role_ids, organization_id } = await remove(3);
    expect(statements).toBe(none.statements);
    const deleted = (await eventsOf(world)).filter(({ type }) => type === 'oauth_application.deleted');
    expect(deleted.map(({ resource_id }) => resource_id).sort()).toEqual(ids.sort());
    expect(deleted[0]).toMatchObject({
      before: { organizationId: organization_id, roleIds: role_ids, name: 'Importer' },
    });
    expect((await world.backend.get(PATH)).body.data).toEqual([]);
  });
});

describe('applications of an organization on the deployment host', () => {
  it('are created, read, changed and deleted by a member who manages the organization', async () => {
    const { world, id, path, manager } = await organizationWithMembers();
    const { browser } = manager;
    const created = await browser.post(path, { ...WEB, description: 'For partners' });
    expect(created.status).toBe(201);
    const { secret, ...shown } = created.body.data;
    expect(secret).toMatch(/^gos_/);
    expect(shown).toMatchObject({ organization_id: id, type: 'web', roles: [], description: 'For partners' });
    expect(shown).not.toHaveProperty('is_first_party');
    const one = `${path}/${shown.id}` as const;
    expect((await browser.get(one)).body.data).toEqual(shown);
    expect((await browser.get(path)).body.data).toEqual([shown]);
    expect((await browser.get(`${path}?offset=1`)).body.data).toEqual([]);
    expect((await browser.patch(one, { name: 'Partners' })).body.data.name).toBe('Partners');
    const added = await browser.post(`${one}/secrets`, {});
    expect([added.status, added.body.data.secret.startsWith('gos_')]).toEqual([201, true]);
    expect((await browser.delete(`${one}/secrets/${added.body.data.id}`)).status).toBe(200);
    expect((await browser.delete(one)).status).toBe(200);
    expect((await browser.get(path)).body.data).toEqual([]);
    const events = (await eventsOf(world)).filter(({ resource_id }) => resource_id === shown.id);
    expect(events.map(({ type, actor_type }) => [type, actor_type])).toEqual([
      ['oauth_application.created', 'user'],
      ['oauth_application_secret.created', 'user'],
      ['oauth_application.updated', 'user'],
      ['oauth_application_secret.created', 'user'],
      ['oauth_application_secret.deleted', 'user'],
      ['oauth_application.deleted', 'user'],
    ]);
  });

  it('are edges of the organization, with the resources that they may use', async () => {
    const { world, id, path, manager } = await organizationWithMembers();
    await addResource(world, 'own');
    const shared = (await addResource(world, 'shared', { available_to_organizations: true })).body;
    const { data: application } = (await manager.browser.post(path, MACHINE)).body;
    const data = await manager.browser.data(
      `query ($id: ID!, $applicationId: ID!) {
        organization(id: $id) {
          oauthApplications(first: 5) { totalCount nodes { id secrets { hint } organization { name } } }
          oauthResources(first: 5) { totalCount nodes { identifier scopes { name } } }
        }
        oauthApplication(organizationId: $id, applicationId: $applicationId) { name }
        node(id: $applicationId) { ... on OauthApplication { name } }
      }`,
      { id, applicationId: application.id },
    );
    expect(data).toMatchObject({
      organization: {
        oauthApplications: { totalCount: 1, nodes: [{ id: application.id, organization: { name: 'Acme' } }] },
        oauthResources: {
          totalCount: 1,
          nodes: [{ identifier: shared.identifier, scopes: [{ name: 'shared:read' }] }],
        },
      },
      oauthApplication: { name: 'Importer' },
      node: { name: 'Importer' },
    });
    const listed = await manager.browser.get(`/organizations/${id}/oauth-resources`);
    expect(listed.body.data).toEqual([
      { id: shared.id, identifier: shared.identifier, name: 'shared', scopes: shared.scopes },
    ]);
  });

  it('are hidden from members without the right, from other members and from other deployments', async () => {
    const { world, id, path, admin, billing } = await organizationWithMembers();
    const application = (await admin.browser.post(path, MACHINE)).body.data;
    const outsider = await openSignedInBrowser(world, (await addUser(world)).id);
    const foreign = await addOrganization(world, 'Other');
    const neighbour = await newMember(world, foreign, ['organization:admin']);
    const elsewhere = await organizationWithMembers();
    const one = `${path}/${application.id}` as const;
    const callers = [
      [billing.browser, [403, 'INSUFFICIENT_PERMISSIONS']],
      [outsider, [403, 'NOT_ORGANIZATION_MEMBER']],
      [neighbour.browser, [403, 'NOT_ORGANIZATION_MEMBER']],
      [elsewhere.admin.browser, [404, 'ORGANIZATION_NOT_FOUND']],
    ] as const;
    for (const [browser, rejection] of callers) {
      const responses = [
        await browser.get(path),
        await browser.get(one),
        await browser.get(`/organizations/${id}/oauth-resources`),
        await browser.post(path, MACHINE),
        await browser.patch(one, { name: 'Changed' }),
        await browser.post(`${one}/secrets`, {}),
        await browser.delete(`${one}/secrets/${application.secrets[0]?.id}`),
        await browser.delete(one),
      ];
      expect(responses.map(outcomeOf)).toEqual(responses.map(() => rejection));
      const { body } = await browser.graphql('query ($id: ID!) { node(id: $id) { id } }', { id: application.id });
      expect(body.data?.node ?? null).toBeNull();
    }
    // An admin of another organization does not reach it below that organization, and neither one of the deployment.
    const { id: deploymentOwn } = (await world.backend.post(PATH, MACHINE)).body;
    for (const found of [application.id, deploymentOwn]) {
      const other = `/organizations/${foreign}/oauth-applications/${found}` as const;
      for (const response of [
        await neighbour.browser.get(other),
        await neighbour.browser.patch(other, { name: 'Changed' }),
        await neighbour.browser.delete(other),
        await neighbour.browser.post(`${other}/secrets`, {}),
      ]) {
        expect(outcomeOf(response)).toEqual([404, 'OAUTH_APPLICATION_NOT_FOUND']);
      }
    }
    expect((await admin.browser.get(one)).body.data).toEqual({ ...application, secret: undefined });
  });

  it('can get only permissions that the member has, and are controlled only by members who have theirs', async () => {
    const { path, admin, manager, billing } = await organizationWithMembers();
    const role_ids = [billing.roleId];
    const rejected = await manager.browser.post(path, { ...MACHINE, role_ids });
    expect(outcomeOf(rejected)).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    const { data: plain } = (await manager.browser.post(path, MACHINE)).body;
    const widened = await manager.browser.patch(`${path}/${plain.id}`, { role_ids });
    expect(outcomeOf(widened)).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    const { status, body } = await admin.browser.post(path, { ...MACHINE, role_ids });
    expect([status, body.data.roles.map(({ id }) => id)]).toEqual([201, role_ids]);
    // A new secret would give the manager the permissions of the application.
    const one = `${path}/${body.data.id}` as const;
    for (const response of [
      await manager.browser.post(`${one}/secrets`, {}),
      await manager.browser.patch(one, { auth_method: 'client_secret_post' }),
      await manager.browser.patch(one, { role_ids: [] }),
      await manager.browser.delete(one),
    ]) {
      expect(outcomeOf(response)).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    }
    expect((await admin.browser.post(`${one}/secrets`, {})).status).toBe(201);
  });

  it('need a recent authentication for each change, and enabled organizations', async () => {
    const { world, path, admin } = await organizationWithMembers();
    const { browser, userId } = admin;
    const { data } = (await browser.post(path, MACHINE)).body;
    await world.backend.patch('/settings/b2b', { organizations_enabled: false });
    expect(outcomeOf(await browser.post(path, MACHINE))).toEqual([403, 'FEATURE_DISABLED']);
    await backdateAuthentication(world, userId);
    const one = `${path}/${data.id}` as const;
    for (const response of [
      await browser.post(path, MACHINE),
      await browser.patch(one, { name: 'Changed' }),
      await browser.post(`${one}/secrets`, {}),
      await browser.delete(`${one}/secrets/${data.secrets[0]?.id}`),
      await browser.delete(one),
    ]) {
      expect(outcomeOf(response)).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
    }
  });

  it('reject fields of the backend, and resources that are not available to organizations', async () => {
    const { world, path, admin } = await organizationWithMembers();
    const { identifier } = (await addResource(world, 'own')).body;
    for (const fields of [{ is_first_party: false }, { organization_id: null }, { resources: [{ identifier }] }]) {
      expect(outcomeOf(await admin.browser.post(path, { ...MACHINE, ...fields }))).toEqual([400, 'VALIDATION_FAILED']);
    }
  });

  it('are at most 50, which do not count as those of the deployment', async () => {
    const { world, id, path, admin } = await organizationWithMembers();
    const { data } = (await admin.browser.post(path, MACHINE)).body;
    const { rows, ids } = world.services.database;
    const stored = await rows
      .selectFrom('oauth_application')
      .selectAll()
      .where('deployment_id', '=', world.id)
      .where('id', '=', data.id)
      .executeTakeFirstOrThrow();
    const copies = (count: number, organization_id: string | null) =>
      Array.from({ length: count }, () => ({
        ...stored,
        id: ids.next(),
        organization_id,
        resources: JSON.stringify([]) as never,
      }));
    await rows.insertInto('oauth_application').values(copies(48, id)).execute();
    expect((await admin.browser.post(path, MACHINE)).status).toBe(201);
    expect(outcomeOf(await admin.browser.post(path, MACHINE))).toEqual([409, 'CONFLICT']);
    expect((await world.backend.post(PATH, { ...MACHINE, organization_id: id })).status).toBe(409);
    await rows.insertInto('oauth_application').values(copies(999, null)).execute();
    expect((await world.backend.post(PATH, MACHINE)).status).toBe(201);
    expect((await world.backend.post(PATH, MACHINE)).status).toBe(409);
  });
});
