import { beforeAll, describe, expect, it } from 'vitest';
import { addOrganization } from '../../support/organizations.ts';
import { addWorkspace } from '../../support/workspaces.ts';
import { countStatementsOf, createWorld, eventsOf, type World } from '../../support/world.ts';

const FIELDS = 'nodes { id type resourceId createdAt } pageInfo { hasPreviousPage startCursor } totalCount';
const VARIABLES = '($first: Int, $last: Int, $before: String, $filter: AuditLogFilter)';
const ARGUMENTS = '(first: $first, last: $last, before: $before, filter: $filter)';
const ROOT = `query ${VARIABLES} { page: auditLog${ARGUMENTS} { ${FIELDS} } }`;
const EDGE = `query ${VARIABLES} { deployment { page: auditLog${ARGUMENTS} { ${FIELDS} } } }`;

interface Audited {
  readonly id: string;
  readonly type: string;
  readonly resourceId: string;
  readonly createdAt: string;
}

interface Page {
  readonly nodes: readonly Audited[];
  readonly pageInfo: { readonly hasPreviousPage: boolean; readonly startCursor: string };
  readonly totalCount: number;
}

let world: World;
let organization: string;

beforeAll(async () => {
  world = await createWorld();
  organization = await addOrganization(world, 'Northwind');
  await world.backend.patch(`/organizations/${organization}`, { name: 'Northwind Traders' });
  await world.backend.post('/ai-knowledge-bases', { name: 'Handbook', type: 'vector' });
});

/** The page as the root field and as the deployment's edge show it: they are the same. */
async function pageOf(variables: Record<string, unknown>): Promise<Page> {
  const { page } = await world.backend.data(ROOT, variables);
  expect((await world.backend.data(EDGE, variables)).deployment.page).toEqual(page);
  return page;
}

const typesOf = ({ nodes }: Page) => nodes.map(({ type }) => type);

describe('Query.auditLog', () => {
  it('lists the audit log oldest first and pages from both ends', async () => {
    const recorded = (await eventsOf(world)).map(({ type }) => type);
    const all = await pageOf({ first: 100 });
    expect([typesOf(all), all.totalCount]).toEqual([recorded, recorded.length]);
    const end = await pageOf({ last: 2 });
    expect([typesOf(end), end.pageInfo.hasPreviousPage]).toEqual([recorded.slice(-2), true]);
    expect(typesOf(await pageOf({ last: 1, before: end.pageInfo.startCursor }))).toEqual(recorded.slice(-3, -2));
  });

  it('filters the audit log by type, resource, actor and time, and counts the matches', async () => {
    const { nodes } = await pageOf({ first: 100 });
    const updated = nodes.find(({ type }) => type === 'organization.updated');
    const since = updated?.createdAt ?? '';
    const cases: [object, string[]][] = [
      [{ type: 'organization.*' }, ['organization.created', 'organization.updated']],
      [{ resourceType: 'ai_knowledge_base' }, ['ai_knowledge_base.created']],
      [
        { resourceType: 'organization', resourceId: organization, type: 'organization.updated' },
        ['organization.updated'],
      ],
      [{ actorType: 'USER' }, []],
      [{ since }, nodes.filter(({ createdAt }) => createdAt >= since).map(({ type }) => type)],
      [{ until: since }, nodes.filter(({ createdAt }) => createdAt < since).map(({ type }) => type)],
    ];
    for (const [filter, expected] of cases) {
      const page = await pageOf({ first: 100, filter });
      expect([filter, typesOf(page), page.totalCount]).toEqual([filter, expected, expected.length]);
    }
  });

  it.each([
    ['101 records', { first: 101 }],
    ['both first and last', { first: 1, last: 1 }],
    ['an invalid IP address', { filter: { ip: 'localhost' } }],
    ['an invalid type', { filter: { type: 'User' } }],
    [
      'a range that ends before it starts',
      { filter: { since: '2026-02-01T00:00:00Z', until: '2026-01-01T00:00:00Z' } },
    ],
  ])('rejects an audit log filter with %s', async (_, variables) => {
    const { body } = await world.backend.graphql(ROOT, variables);
    expect(body.errors[0].extensions.code).toBe('VALIDATION_FAILED');
  });

  it('requires audit_log:read', async () => {
    const { body } = await world.backend.with(await world.token(['users:read'])).graphql(ROOT, {});
    expect([body.data, body.errors[0].extensions.code]).toEqual([{ page: null }, 'INSUFFICIENT_PERMISSIONS']);
    const { body: read } = await world.backend.with(await world.token(['audit_log:read'])).graphql(ROOT, { first: 1 });
    expect(read.errors).toBeUndefined();
  });

  it('does not show records of another deployment', async () => {
    const other = await createWorld();
    const page = (await other.backend.data(ROOT, { first: 100 })).page as Page;
    const own = new Set((await pageOf({ first: 100 })).nodes.map(({ id }) => id));
    expect(page.nodes.filter(({ id }) => own.has(id))).toEqual([]);
    expect(page.totalCount).toBe((await eventsOf(other)).length);
  });

  it('reads a page with one statement, and the count with another', async () => {
    const lean = '{ auditLog(last: 2, filter: { type: "organization.*" }) { nodes { id } } }';
    await world.backend.data(lean);
    const one = await countStatementsOf(world, () => world.backend.data(lean));
    const counted = await countStatementsOf(world, () => world.backend.data(lean.replace('} } }', '} totalCount } }')));
    expect(counted - one).toBe(1);
  });

  it('keeps listAuditLog, newest first, only in REST', async () => {
    const { body } = await world.backend.graphql('{ listAuditLog { hasMore } }');
    expect(body.errors[0].message).toContain('Cannot query field "listAuditLog"');
    const { body: list } = await world.backend.get('/audit-log?type=organization.*');
    expect(list.data.map(({ type }) => type)).toEqual(['organization.updated', 'organization.created']);
    expect(list.data[0]).not.toHaveProperty('resource');
  });
});

describe('Workspace.auditLog', () => {
  it('shows the records of each workspace itself, oldest first, with one statement for all workspaces', async () => {
    const { id } = await addWorkspace(world, organization);
    await world.backend.patch(`/workspaces/${id}`, { name: 'Warehouse' });
    const query = `query ($id: ID!) { organization(id: $id) { workspaces { nodes {
      auditLog(filter: { type: "workspace.*" }) { totalCount nodes { type resourceId } } } } } }`;
    const read = async () => (await world.backend.data(query, { id: organization })).organization.workspaces.nodes;
    expect(await read()).toEqual([
      {
        auditLog: {
          totalCount: 2,
          nodes: [
            { type: 'workspace.created', resourceId: id },
            { type: 'workspace.updated', resourceId: id },
          ],
        },
      },
    ]);
    const one = await countStatementsOf(world, read);
    for (let more = 0; more < 2; more += 1) await addWorkspace(world, organization);
    expect(await countStatementsOf(world, read)).toBe(one);
    const counts = (await read()).map(({ auditLog }: { auditLog: Page }) => auditLog.totalCount);
    expect(counts).toEqual([2, 1, 1]);
  });

  it('requires audit_log:read', async () => {
    const { id } = await addWorkspace(world, organization);
    const query = 'query ($id: ID!) { workspace(id: $id) { id auditLog { totalCount } } }';
    const { body } = await world.backend.with(await world.token(['workspaces:read'])).graphql(query, { id });
    expect(body.data).toEqual({ workspace: { id, auditLog: null } });
    expect(body.errors[0].extensions.code).toBe('INSUFFICIENT_PERMISSIONS');
  });
});
