import { describe, expect, it } from 'vitest';
import { addApiAuthKey } from '../../support/api-auth-keys.ts';
import { createGateway, rateLimitRule } from '../../support/key-checks.ts';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';

const TOTALS = 'total valid codes { code count }';

const graph = ({ backend }: World, since?: string, until?: string) =>
  backend
    .data(
      `query ($since: DateTime, $until: DateTime) { deployment { apiAuthApps { nodes {
        usage(since: $since, until: $until) { ${TOTALS} }
        keys { nodes { id usage(since: $since, until: $until) { ${TOTALS} } } } } } } }`,
      { since, until },
    )
    .then(({ deployment }) => deployment.apiAuthApps.nodes);

describe('usage in GraphQL', () => {
  it('returns the usage of each app and key by code, including those without checks', async () => {
    const world = await createWorld();
    const one = await createGateway(world, { rate_limits: [rateLimitRule(2)] });
    const other = await addApiAuthKey(world, one.appName);
    await createGateway(world);
    for (let call = 0; call < 5; call += 1) await one.check();
    await one.check({ key: other.key });
    await one.check({ key: 'nothing' });
    await world.services.keyUsage.flush();
    const limited = { code: 'RATE_LIMITED', count: 3 };
    const none = { total: 0, valid: 0, codes: [] };
    const [first, second] = await graph(world);
    expect(first.usage).toEqual({
      total: 7,
      valid: 3,
      codes: [
        { code: 'RATE_LIMITED', count: 3 },
        { code: 'VALID', count: 3 },
        { code: 'NOT_FOUND', count: 1 },
      ],
    });
    expect(first.keys.nodes).toEqual([
      { id: one.key.id, usage: { total: 5, valid: 2, codes: [limited, { code: 'VALID', count: 2 }] } },
      { id: other.id, usage: { total: 1, valid: 1, codes: [{ code: 'VALID', count: 1 }] } },
    ]);
    expect([second.usage, second.keys.nodes[0].usage]).toEqual([none, none]);
  });

  it('returns the usage of the requested time range', async () => {
    const world = await createWorld();
    const one = await createGateway(world);
    const { rows } = world.services.database;
    const { id: app_id } = await rows
      .selectFrom('api_auth_app')
      .select('id')
      .where('deployment_id', '=', world.id)
      .executeTakeFirstOrThrow();
    const row = { deployment_id: world.id, app_id, key_id: one.key.id, code: 'VALID' as const };
    await rows
      .insertInto('api_auth_usage')
      .values([
        { ...row, minute: '2026-06-01T09:59:00Z', count: 1 },
        { ...row, minute: '2026-06-01T10:00:00Z', count: 10 },
        { ...row, minute: '2026-06-01T10:59:00Z', count: 100 },
        { ...row, minute: '2026-06-01T11:00:00Z', count: 1_000 },
      ])
      .execute();
    const [app] = await graph(world, '2026-06-01T10:00:00Z', '2026-06-01T11:00:00Z');
    expect([app.usage.total, app.keys.nodes[0].usage.total]).toEqual([110, 110]);
  });

  it('rejects a time range of more than 31 days', async () => {
    const world = await createWorld();
    await createGateway(world);
    const { body } = await world.backend.graphql(
      `{ deployment { apiAuthApps { nodes { usage(since: "2026-05-01T00:00:00Z", until: "2026-06-01T00:00:00.001Z") { total } } } } }`,
    );
    expect(body.errors[0].extensions.code).toBe('VALIDATION_FAILED');
  });

  it('reads the usage with one statement for all apps and one for all keys', async () => {
    const world = await createWorld();
    await createGateway(world);
    const count = await countStatementsOf(world, () => graph(world));
    const more = await createGateway(world);
    await addApiAuthKey(world, more.appName);
    await createGateway(world);
    expect(await countStatementsOf(world, () => graph(world))).toBe(count);
  });

  it('resolves the most frequently checked keys to keys', async () => {
    const world = await createWorld();
    const one = await createGateway(world);
    const other = await addApiAuthKey(world, one.appName, { name: 'Second' });
    await one.check();
    await world.services.keyUsage.flush();
    const keys = async () => {
      const { apiAuthAppUsage } = await world.backend.data(
        'query ($appName: String!) { apiAuthAppUsage(appName: $appName) { keys { total key { id name lastFour } } } }',
        { appName: one.appName },
      );
      return apiAuthAppUsage.keys;
    };
    const count = await countStatementsOf(world, keys);
    for (let call = 0; call < 2; call += 1) await one.check({ key: other.key });
    await world.services.keyUsage.flush();
    expect(await keys()).toEqual([
      { total: 2, key: { id: other.id, name: 'Second', lastFour: other.last_four } },
      { total: 1, key: { id: one.key.id, name: 'Warehouse sync', lastFour: one.key.last_four } },
    ]);
    expect(await countStatementsOf(world, keys)).toBe(count);
  });
});
