import { describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import { addOrganization } from '../../support/organizations.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';

/** A world whose organization and user were changed, with a second organization. */
async function changedWorld() {
  const world = await createWorld();
  const organization = await addOrganization(world, 'Northwind');
  await world.backend.patch(`/organizations/${organization}`, { name: 'Northwind Traders' });
  const other = await addOrganization(world, 'Contoso');
  const user = (await addUser(world)).id;
  await (await openSignedInBrowser(world, user)).patch('/me', { first_name: 'Grace' });
  return { world, organization, other, user };
}

const FILTERED = `query ($filter: AuditLogFilter, $user: ID!, $organization: ID!) {
  deployment { auditLog(first: 100, filter: $filter) { totalCount nodes { type resourceId } } }
  user(id: $user) { auditLog(first: 100, filter: $filter) { totalCount nodes { type resourceId } } }
  organization(id: $organization) {
    auditLog(first: 100, filter: $filter) { totalCount nodes { type resourceId } } } }`;

type Holder = 'deployment' | 'user' | 'organization';

/** The types of the records that match a filter, for each parent. */
async function filtered({ world, user, organization }: Awaited<ReturnType<typeof changedWorld>>, filter: object) {
  const data = await world.backend.data(FILTERED, { filter, user, organization });
  return (holder: Holder): string[] => {
    const { totalCount, nodes } = data[holder].auditLog;
    expect(totalCount).toBe(nodes.length);
    return nodes.map(({ type }: { type: string }) => type);
  };
}

describe('the audit log in GraphQL', () => {
  it('filters the audit log of a deployment, a user and an organization', async () => {
    const made = await changedWorld();
    const { organization } = made;
    const byType = await filtered(made, { type: 'organization.updated' });
    expect([byType('deployment'), byType('user'), byType('organization')]).toEqual([
      ['organization.updated'],
      [],
      ['organization.updated'],
    ]);
    const byResource = await filtered(made, { resourceType: 'organization', resourceId: organization });
    expect(byResource('deployment')).toEqual(['organization.created', 'organization.updated']);
    const byActor = await filtered(made, { actorType: 'USER', actorId: made.user, type: 'user.*' });
    expect([byActor('deployment'), byActor('user'), byActor('organization')]).toEqual([
      ['user.updated'],
      ['user.updated'],
      [],
    ]);
    const past = await filtered(made, { until: '2026-01-01T00:00:00Z' });
    expect([past('deployment'), past('user'), past('organization')]).toEqual([[], [], []]);
  });

  it('shows only the changes of the organization itself', async () => {
    const made = await changedWorld();
    const all = await filtered(made, {});
    expect(all('organization')).toEqual(['organization.created', 'organization.updated']);
  });

  it.each([{ ip: 'localhost' }, { type: 'User' }, { since: '2026-02-01T00:00:00Z', until: '2026-01-01T00:00:00Z' }])(
    'rejects the audit log filter %j',
    async (filter) => {
      const { backend } = await createWorld();
      const { body } = await backend.graphql(
        'query ($filter: AuditLogFilter) { deployment { auditLog(filter: $filter) { totalCount } } }',
        { filter },
      );
      expect(body.errors[0].extensions.code).toBe('VALIDATION_FAILED');
    },
  );

  it('does not show records of other resources with the same id', async () => {
    const made = await changedWorld();
    const { world, user, organization } = made;
    const { rows, ids } = world.services.database;
    const event = (actor: string, resource: string) => ({
      id: ids.next(),
      deployment_id: world.id,
      type: 'number.shared',
      resource_type: resource,
      resource_id: organization,
      actor_type: actor,
      actor_id: user,
      created_at: new Date().toISOString(),
    });
    await rows
      .insertInto('event')
      .values([event('api_key', 'organization'), event('user', 'workspace')])
      .execute();
    const shared = await filtered(made, { type: 'number.shared' });
    expect([shared('deployment').length, shared('user').length, shared('organization').length]).toEqual([2, 1, 1]);
  });

  it('reads the records of many organizations with one statement', async () => {
    const { world } = await changedWorld();
    const read = () =>
      world.backend.data(
        '{ deployment { organizations { nodes { auditLog(filter: { type: "organization.*" }) { totalCount nodes { type } } } } } }',
      );
    const before = await countStatementsOf(world, read);
    for (let n = 0; n < 3; n += 1) await addOrganization(world, `Organization ${n}`);
    expect(await countStatementsOf(world, read)).toBe(before);
    const { nodes } = (await read()).deployment.organizations;
    expect(nodes.map(({ auditLog }: { auditLog: { totalCount: number } }) => auditLog.totalCount)).toEqual([
      2, 1, 1, 1, 1,
    ]);
  });

  it('shows the API key that made a change, directly or with an access token', async () => {
    const { world } = await changedWorld();
    const token = await world.token(['organizations:write']);
    await world.backend.with(token).post('/organizations', { name: 'By token' });
    const { body: second } = await world.backend.post('/api-keys', { name: 'Second' });
    await world.backend.with(second.key).post('/organizations', { name: 'By key' });
    const nodes = await actors(world);
    const [byToken, made, byKey] = nodes.slice(-3);
    expect(byKey).toEqual({ actorType: 'API_KEY', actorId: second.id, actorApiKey: { id: second.id, name: 'Second' } });
    expect(byToken).toMatchObject({ actorType: 'ACCESS_TOKEN', actorApiKey: { id: made?.actorId } });
    const others = nodes.filter(({ actorType }) => actorType === 'USER' || actorType === 'SYSTEM');
    expect(others.length).toBeGreaterThan(1);
    expect(others.filter(({ actorApiKey }) => actorApiKey !== null)).toEqual([]);
    // One record of a key takes as many statements as all of them.
    const count = (last: number) => countStatementsOf(world, () => actors(world, last));
    expect(await count(100)).toBe(await count(1));
  });
});

interface Acted {
  readonly actorType: string;
  readonly actorId: string | null;
  readonly actorApiKey: { readonly id: string; readonly name: string } | null;
}

async function actors({ backend }: World, last = 100): Promise<Acted[]> {
  const query = `query ($last: Int!) {
    deployment { auditLog(last: $last) { nodes { actorType actorId actorApiKey { id name } } } } }`;
  return (await backend.data(query, { last })).deployment.auditLog.nodes;
}
