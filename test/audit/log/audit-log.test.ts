import { beforeAll, describe, expect, it } from 'vitest';
import { smallestIdAt } from '../../../src/platform/database/ids/ids.ts';
import { addUser } from '../../support/add-user.ts';
import { addOrganization } from '../../support/organizations.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { countStatementsOf, createWorld, eventsOf, type World } from '../../support/world.ts';

interface AuditRecord {
  readonly id: string;
  readonly type: string;
  readonly created_at: string;
}

const types = (body: { data: AuditRecord[] }) => body.data.map(({ type }) => type);

describe('GET /audit-log', () => {
  let world: World;
  let organizationId: string;
  let userId: string;

  beforeAll(async () => {
    world = await createWorld();
    organizationId = await addOrganization(world, 'Northwind');
    await world.backend.patch(`/organizations/${organizationId}`, { name: 'Northwind Traders' });
    userId = (await addUser(world)).id;
    const browser = await openSignedInBrowser(world, userId);
    const { status, body } = await browser.patch('/me', { first_name: 'Grace' });
    if (status !== 200) throw new Error(JSON.stringify(body));
  });

  const list = async (query: '' | `?${string}` = '') => (await world.backend.get(`/audit-log${query}`)).body;

  it('lists changes newest first, with actor, address, and values before and after', async () => {
    const { status, body } = await world.backend.get('/audit-log?type=organization.updated');
    expect([status, body]).toEqual([
      200,
      {
        data: [
          {
            id: expect.stringMatching(/^\d+$/),
            type: 'organization.updated',
            resource_type: 'organization',
            resource_id: organizationId,
            resource_name: 'Northwind Traders',
            actor_type: 'api_key',
            actor_id: expect.stringMatching(/^\d+$/),
            impersonator: null,
            application_id: null,
            ip: expect.stringMatching(/127\.0\.0\.1/),
            request_id: expect.any(String),
            before: expect.objectContaining({ name: 'Northwind' }),
            after: expect.objectContaining({ name: 'Northwind Traders' }),
            created_at: expect.stringMatching(/Z$/),
          },
        ],
        has_more: false,
        next_cursor: null,
      },
    ]);
    const all = await list('?limit=100');
    const recorded = await eventsOf(world);
    expect(types(all)).toEqual(recorded.map(({ type }) => type).toReversed());
  });

  it('names the resource as it was called when the change was made, also after it was deleted', async () => {
    const own = await createWorld();
    const id = await addOrganization(own, 'Northwind');
    await own.backend.patch(`/organizations/${id}`, { name: 'n'.repeat(255) });
    await own.backend.delete(`/organizations/${id}`);
    const { data } = (await own.backend.get(`/audit-log?resource_type=organization&resource_id=${id}`)).body;
    const names = data.map(({ type, resource_name }) => [type, resource_name]);
    expect(names).toEqual([
      ['organization.deleted', 'n'.repeat(255)],
      ['organization.updated', 'n'.repeat(255)],
      ['organization.created', 'Northwind'],
    ]);
  });

  it('names a user by the email address, and an invitation likewise, until the person is erased', async () => {
    const own = await createWorld();
    const email = 'grace@northwind.example';
    const { id } = await addUser(own, { email });
    const organization = await addOrganization(own, 'Northwind');
    await own.backend.post(`/organizations/${organization}/invitations`, { email });
    await own.backend.patch(`/users/${id}`, { first_name: 'Grace' });
    const named = async () => (await eventsOf(own)).filter(({ resource_name: name }) => name === email);
    expect((await named()).map(({ resource_type }) => resource_type).sort()).toEqual(['invitation', 'user', 'user']);
    await own.backend.delete(`/users/${id}`);
    await expect.poll(async () => (await named()).map(({ type }) => type)).toEqual([]);
  });

  it('shows the user who made a change in a browser, and no request for changes of the service', async () => {
    const { data } = await list(`?actor_type=user&actor_id=${userId}&type=user.updated`);
    expect(data).toMatchObject([{ actor_type: 'user', actor_id: userId, resource_id: userId }]);
    const [own] = (await list('?actor_type=system&type=deployment.created')).data;
    expect(own).toMatchObject({ actor_id: null, ip: null, request_id: null });
  });

  it('filters the audit log by type, resource and actor', async () => {
    expect(new Set(types(await list('?type=organization.*')))).toEqual(
      new Set(['organization.created', 'organization.updated']),
    );
    expect(types(await list('?type=organization'))).toEqual([]);
    expect(types(await list('?type=organ.*'))).toEqual([]);
    expect(types(await list(`?resource_type=organization&resource_id=${organizationId}`))).toEqual([
      'organization.updated',
      'organization.created',
    ]);
    expect(types(await list(`?resource_type=user&resource_id=${organizationId}`))).toEqual([]);
    expect(types(await list('?actor_type=anonymous'))).toEqual([]);
  });

  it('filters the audit log by request id and by IP address', async () => {
    const { headers } = await world.backend.post('/organizations', { name: 'Fabrikam' });
    const call = headers['x-request-id'];
    expect(types(await list(`?request_id=${call}`))).toEqual(['organization.created']);
    expect(types(await list(`?request_id=${call}&type=user.*`))).toEqual([]);
    const [own] = (await eventsOf(world)).filter(({ actor_type }) => actor_type === 'system');
    expect(types(await list(`?request_id=${own?.request_id}`))).toEqual([]);

    const { data } = await list(`?request_id=${call}`);
    const byCallers = (await list('?limit=100')).data.filter((record) => record.ip !== null);
    const ip = data[0].ip as string;
    const atAddress = (address: string) => list(`?limit=100&ip=${encodeURIComponent(address)}`);
    expect(types(await atAddress(ip))).toEqual(types({ data: byCallers }));
    expect(types(await atAddress(`::ffff:${ip}`))).toEqual(types({ data: byCallers }));
    expect(types(await atAddress('192.0.2.1'))).toEqual([]);
  });

  it('filters the audit log by one of several users and one of several API keys', async () => {
    const own = await createWorld();
    const kept = async (actor: string) =>
      (await own.backend.get(`/audit-log?actor_id=${actor}`)).body.data.map(
        ({ type, actor_id }) => `${type} ${actor_id}`,
      );
    const [grace, edsger] = [await addUser(own), await addUser(own)];
    for (const { id } of [grace, edsger])
      await (await openSignedInBrowser(own, id)).patch('/me', { first_name: 'Changed' });
    expect(await kept(grace.id)).toContain(`user.updated ${grace.id}`);
    expect((await kept(grace.id)).filter((record: string) => !record.endsWith(grace.id))).toEqual([]);
    const { body: key } = await own.backend.post('/api-keys', { name: 'Second' });
    await own.backend.with(key.key).post('/organizations', { name: 'Contoso' });
    expect(await kept(key.id)).toEqual([`organization.created ${key.id}`]);
  });

  it('filters by created_at even when the id was generated a second earlier', async () => {
    const { rows } = world.services.database;
    const made = Date.now() - 86_400_000;
    const at = (moment: number) => encodeURIComponent(new Date(moment).toISOString());
    const event = (id: string, created: number) => ({
      id,
      deployment_id: world.id,
      type: 'clock.tested',
      resource_type: 'clock',
      resource_id: '1',
      actor_type: 'system',
      created_at: new Date(created).toISOString(),
    });
    const [early, late] = [smallestIdAt(made - 1_000), smallestIdAt(made + 1_000)];
    await rows
      .insertInto('event')
      .values([event(early, made), event(late, made)])
      .execute();
    const ids = async (query: string) => (await list(`?type=clock.*&${query}`)).data.map(({ id }) => id);
    expect(await ids(`since=${at(made - 500)}`)).toEqual([late, early]);
    expect(await ids(`until=${at(made + 500)}`)).toEqual([late, early]);
    expect(await ids(`since=${at(made + 500)}`)).toEqual([]);
    expect(await ids(`until=${at(made - 500)}`)).toEqual([]);
  });

  it('filters the audit log by a time span', async () => {
    const { data: all } = await list('?limit=100');
    const middle = all[Math.floor(all.length / 2)] as AuditRecord;
    const moment = encodeURIComponent(middle.created_at);
    const ids = async (query: string) => (await list(`?limit=100&${query}`)).data.map(({ id }) => id);
    const wanted = (keep: (record: AuditRecord) => boolean) => all.filter(keep).map(({ id }) => id);
    expect(await ids(`since=${moment}`)).toEqual(wanted((record) => record.created_at >= middle.created_at));
    expect(await ids(`until=${moment}`)).toEqual(wanted((record) => record.created_at < middle.created_at));
    expect(await ids('since=2020-01-01T00:00:00Z&until=2020-01-02T00:00:00Z')).toEqual([]);
    expect(await ids('since=2999-01-01T00:00:00Z')).toEqual([]);
  });

  it('pages through the audit log with a cursor, each record once', async () => {
    const all = (await list('?limit=100')).data.map(({ id }) => id);
    const seen: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page: { data: AuditRecord[]; next_cursor: string | null; has_more: boolean } = await list(
        `?limit=3${next && `&cursor=${next}`}`,
      );
      expect(page.has_more).toBe(page.next_cursor !== null);
      seen.push(...page.data.map(({ id }) => id));
      next = page.next_cursor;
    }
    expect(seen).toEqual(all);
  });

  it.each([
    'limit=0',
    'limit=101',
    'cursor=xyz',
    'type=user.',
    'type=*',
    'type=User.created',
    `type=${'a'.repeat(129)}`,
    'resource_type=Or',
    'resource_id=x',
    'actor_type=USER',
    'actor_id=x',
    'request_id=a%20b',
    `request_id=${'a'.repeat(129)}`,
    'ip=localhost',
    'ip=127.1',
    'since=yesterday',
    'offset=1',
  ])('rejects the audit log parameter %s', async (query) => {
    const { status, body } = await world.backend.get(`/audit-log?${query}`);
    expect([status, body.code, body.errors[0].path]).toEqual([400, 'VALIDATION_FAILED', query.split('=')[0]]);
  });

  it('rejects a range that ends before it starts', async () => {
    const { status, body } = await world.backend.get(
      '/audit-log?since=2026-02-01T00:00:00Z&until=2026-01-01T00:00:00Z',
    );
    expect([status, body.errors[0].path]).toEqual([400, 'until']);
  });

  it('does not show records of another deployment, and lists many records with as many statements as one', async () => {
    const other = await createWorld();
    const ids = (await list('?limit=100')).data.map(({ id }) => id);
    const { data } = (await other.backend.get('/audit-log?limit=100')).body;
    expect(data.filter(({ id }) => ids.includes(id))).toEqual([]);
    const count = (limit: number) => countStatementsOf(world, () => list(`?limit=${limit}`));
    expect(await count(10)).toBe(await count(1));
  });

  it('shows the audit log in GraphQL with the actors and the changes of each user', async () => {
    const query = `query ($first: Int!, $after: String) { deployment { auditLog(first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } nodes { id type actorUser { id firstName } } } } }`;
    const whole = await world.backend.data(query, { first: 100 });
    const { totalCount, nodes } = whole.deployment.auditLog;
    expect(totalCount).toBe((await eventsOf(world)).length);
    expect(nodes.find(({ type }: AuditRecord) => type === 'user.updated').actorUser).toEqual({
      id: userId,
      firstName: 'Grace',
    });
    expect(nodes.find(({ type }: AuditRecord) => type === 'organization.created').actorUser).toBeNull();
    const { pageInfo } = (await world.backend.data(query, { first: 2 })).deployment.auditLog;
    expect(pageInfo.hasNextPage).toBe(true);
    const next = await world.backend.data(query, { first: 2, after: pageInfo.endCursor });
    expect(next.deployment.auditLog.nodes).toEqual(nodes.slice(2, 4));

    const { user } = await world.backend.data(
      `query ($id: ID!) { user(id: $id) { auditLog(first: 5) { totalCount nodes { type } } } }`,
      { id: userId },
    );
    expect(user.auditLog.nodes).toContainEqual({ type: 'user.updated' });
    expect(user.auditLog.totalCount).toBe(user.auditLog.nodes.length);
  });
});
