import { type RawBuilder, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { listAuditLog } from '../../../src/audit/log/audit-log.reads.ts';
import { endSessionsOf } from '../../../src/identity/sessions/end-sessions.ts';
import { BATCH_SIZE, readBatch } from '../../../src/identity/sessions/expired-sign-ins.ts';
import { listUsers, userPage } from '../../../src/identity/users/user.reads.ts';
import type { Transaction } from '../../../src/platform/commands/command.ts';
import type { Context } from '../../../src/platform/context.ts';
import type { EdgePage } from '../../../src/platform/database/pages/page.ts';
import type { Rows } from '../../../src/platform/database/tables.ts';
import { invitationPages } from '../../../src/tenancy/invitations/invitation-pages.reads.ts';
import { listMembers } from '../../../src/tenancy/members/backend/member-list.reads.ts';
import { memberPages } from '../../../src/tenancy/members/backend/member-pages.reads.ts';
import { endUserOrganizationMembers } from '../../../src/tenancy/organizations/members/deployment/organization-member.reads.ts';
import { listOrganizations, organizationPage } from '../../../src/tenancy/organizations/organization.reads.ts';
import {
  listWorkspaces,
  workspacePage,
  workspacesOfOrganizations,
} from '../../../src/tenancy/workspaces/workspace.reads.ts';
import { deliveriesOfApps } from '../../../src/webhooks/deliveries/webhook-delivery-edges.reads.ts';
import { analyze, rowsReadBy } from '../../support/rows-read.ts';
import { createApp, createEndpoint } from '../../support/webhooks.ts';
import { createWorld } from '../../support/world.ts';

const COUNT = 6_000;
const SIZE = 20;
/** A page, the row after it, and what is read beside it: settings, images, steps in indexes. */
const AT_MOST = 600;

const TABLES = [
  ...['user', 'organization', 'organization_membership', 'workspace', 'invitation', 'session', 'signin', 'event'],
  ...['webhook_message', 'webhook_delivery'],
];

/** A deployment with many rows in each list, half of them or all of one organization, user or app. */
async function fill() {
  const world = await createWorld();
  const { rows, ids } = world.services.database;
  const deploymentId = world.id;
  const numbered = () =>
    sql`unnest(${Array.from({ length: COUNT }, () => ids.next())}::bigint[]) with ordinality as each (id, n)`;
  await createApp(world);
  await createEndpoint(world);
  const at = sql`now() - n * interval '1 minute'`;
  const insert = (text: RawBuilder<unknown>) => text.execute(rows);
  await insert(sql`insert into "user" (deployment_id, id, first_name, primary_email, search_text, created_at, updated_at)
    select ${deploymentId}::int, id, 'Ada ' || n % 600, 'ada' || n || '@example.com', 'ada' || chr(10) || 'ada' || n || '@example.com', ${at}, now()
    from ${numbered()}`);
  await insert(sql`insert into organization (deployment_id, id, name, display_name, slug, created_at, updated_at)
    select ${deploymentId}::int, id, 'Group ' || n, 'Group ' || n, 'group-' || n, ${at}, now() from ${numbered()}`);
  const one = async (table: 'user' | 'organization' | 'webhook_app' | 'webhook_endpoint', which = sql`min`) => {
    const query = rows.selectFrom(table).select(sql<string>`${which}(id)::text`.as('id'));
    return (await query.where('deployment_id', '=', deploymentId).executeTakeFirstOrThrow()).id;
  };
  const [userId, organizationId] = [await one('user'), await one('organization')];
  // Half of the rows are of another parent, at the beginning of the list: reading along the list of the deployment passes them.
  const [otherUserId, otherOrganizationId] = [await one('user', sql`max`), await one('organization', sql`max`)];
  const parent = sql`case when n <= ${COUNT / 2}::int then ${otherOrganizationId}::bigint else ${organizationId}::bigint end`;
  const [appId, endpointId] = [await one('webhook_app'), await one('webhook_endpoint')];
  await insert(sql`insert into organization_membership (deployment_id, id, organization_id, user_id, created_at, updated_at)
    select deployment_id, id, ${organizationId}::bigint, id, now(), now() from "user" where deployment_id = ${deploymentId}::int
    union all
    select deployment_id, id, id, ${userId}::bigint, now(), now() from organization
    where deployment_id = ${deploymentId}::int and id <> ${organizationId}::bigint`);
  await insert(sql`insert into workspace (deployment_id, id, organization_id, name, slug, created_at, updated_at)
    select ${deploymentId}::int, id, ${parent}, 'Group ' || n, 'group-' || n, ${at}, now() from ${numbered()}`);
  await insert(sql`insert into invitation (deployment_id, id, organization_id, email, email_key, state, expires_at, created_at, updated_at)
    select ${deploymentId}::int, id, ${parent}, n || '@example.com', n || '@example.com', 'pending', now() + interval '1 day', now(), now()
    from ${numbered()}`);
  await insert(sql`insert into session (deployment_id, id, token_hash, last_active_at, expires_at, created_at, updated_at)
    select ${deploymentId}::int, id, 'rows-read-' || id, now(), now() + interval '1 day', now(), now() from ${numbered()}`);
  // The last sessions are of a user with few.
  const { id: quietUserId } = await rows
    .selectFrom('user')
    .select('id')
    .where('deployment_id', '=', deploymentId)
    .orderBy('id')
    .offset(1)
    .limit(1)
    .executeTakeFirstOrThrow();
  await insert(sql`insert into signin (deployment_id, id, session_id, user_id, authenticated_at, created_at, updated_at)
    select deployment_id, id, id, case when row_number() over (order by id) <= ${COUNT - 1_000}::int then ${otherUserId}::bigint
      when row_number() over (order by id) <= ${COUNT - 5}::int then ${userId}::bigint else ${quietUserId}::bigint end, now(), now(), now()
    from session where deployment_id = ${deploymentId}::int`);
  await insert(sql`insert into event (deployment_id, id, type, resource_type, resource_id, actor_type, created_at)
    select ${deploymentId}::int, id, 'user.updated', 'user', id::text, 'user', now() from ${numbered()}`);
  await insert(sql`insert into webhook_message (deployment_id, id, app_id, event_name, body, created_at)
    select ${deploymentId}::int, id, ${appId}::bigint, 'order.created', '', ${at} from ${numbered()}`);
  await insert(sql`insert into webhook_delivery (deployment_id, id, app_id, message_id, endpoint_id, status, attempts, created_at, updated_at)
    select deployment_id, id, app_id, id, ${endpointId}::bigint, 'succeeded', 1, created_at, created_at
    from webhook_message where deployment_id = ${deploymentId}::int`);
  await analyze(rows, TABLES);
  const middle = async (table: 'user' | 'organization') => {
    const query = rows
      .selectFrom(table)
      .select(['id', 'created_at as value'])
      .where('deployment_id', '=', deploymentId);
    return query
      .orderBy('created_at')
      .offset(COUNT / 2)
      .limit(1)
      .executeTakeFirstOrThrow();
  };
  return {
    rows,
    deploymentId,
    quietUserId,
    organizationId,
    appId,
    user: await middle('user'),
    organization: await middle('organization'),
  };
}

type Filled = Awaited<ReturnType<typeof fill>>;

const FIRST_PAGE: EdgePage = { size: SIZE, isFromEnd: false, after: null, before: null, orderBy: null };
const NEWEST: EdgePage = { ...FIRST_PAGE, orderBy: { field: 'CREATED_AT', direction: 'DESC' } };

const sortedBy = (field: string, direction: 'ASC' | 'DESC', id: string, value: string | null): EdgePage => ({
  ...FIRST_PAGE,
  orderBy: { field, direction },
  after: { id, value },
});

const contextOf = (rows: Rows, deploymentId: number) => ({ rows, viewer: { deploymentId } }) as Context;

const READS: readonly [string, (rows: Rows, filled: Filled) => Promise<unknown>][] = [
  [
    'in the middle of the users, newest first',
    (rows, { deploymentId, user }) => userPage(rows, deploymentId, {}, { ...NEWEST, after: user }),
  ],
  [
    'in the middle of the users, oldest first',
    (rows, { deploymentId, user }) =>
      userPage(rows, deploymentId, {}, { ...NEWEST, orderBy: { field: 'CREATED_AT', direction: 'ASC' }, after: user }),
  ],
  [
    'in the middle of the organizations, newest first',
    (rows, { deploymentId, organization }) =>
      organizationPage(rows, deploymentId, {}, { ...NEWEST, after: organization }),
  ],
  [
    'in the middle of the users, by first name',
    (rows, { deploymentId, user }) => userPage(rows, deploymentId, {}, sortedBy('FIRST_NAME', 'ASC', user.id, 'Ada 3')),
  ],
  [
    'in the middle of the users, by first name in descending order',
    (rows, { deploymentId, user }) =>
      userPage(rows, deploymentId, {}, sortedBy('FIRST_NAME', 'DESC', user.id, 'Ada 3')),
  ],
  [
    'among the users without a username, in descending order',
    (rows, { deploymentId, user }) => userPage(rows, deploymentId, {}, sortedBy('USERNAME', 'DESC', user.id, null)),
  ],
  [
    'in the middle of the organizations, by name',
    (rows, { deploymentId, organization }) =>
      organizationPage(rows, deploymentId, {}, sortedBy('NAME', 'ASC', organization.id, 'Group 3000')),
  ],
  [
    'in the middle of the workspaces of an organization, by name',
    (rows, { deploymentId, organizationId, organization }) =>
      workspacesOfOrganizations(
        contextOf(rows, deploymentId),
        [organizationId],
        sortedBy('NAME', 'ASC', organization.id, 'Group 5'),
      ),
  ],
  [
    'of the organizations whose name contains a text that none has',
    (rows, { deploymentId }) => organizationPage(rows, deploymentId, { search: 'zzqxj' }, NEWEST),
  ],
  [
    'of the organizations and workspaces of which a word begins with two letters',
    async (rows, { deploymentId }) => {
      await organizationPage(rows, deploymentId, { search: 'qx' }, NEWEST);
      await workspacePage(rows, deploymentId, { search: 'qx' }, NEWEST);
    },
  ],
  [
    'of the users and members of whom a word begins with two letters',
    async (rows, { deploymentId, organizationId }) => {
      await userPage(rows, deploymentId, { search: 'qx' }, NEWEST);
      await memberPages(contextOf(rows, deploymentId), [organizationId], {
        ...FIRST_PAGE,
        level: 'organization',
        parent: 'organization',
        fields: ['id'],
        search: 'qx',
      });
    },
  ],
  [
    'of the newest workspaces of an organization',
    (rows, { deploymentId, organizationId }) =>
      workspacesOfOrganizations(contextOf(rows, deploymentId), [organizationId], NEWEST),
  ],
  [
    'of the members of an organization who have an address',
    (rows, { deploymentId, organizationId }) =>
      memberPages(contextOf(rows, deploymentId), [organizationId], {
        ...FIRST_PAGE,
        level: 'organization',
        parent: 'organization',
        fields: ['id'],
        search: 'ada7777@example.com',
      }),
  ],
  ...(['FIRST_NAME', 'EMAIL'] as const).map((field): (typeof READS)[number] => [
    `in the middle of the members of an organization, by ${field}`,
    (rows, { deploymentId, organizationId, user }) =>
      memberPages(contextOf(rows, deploymentId), [organizationId], {
        ...sortedBy(field, 'ASC', user.id, field === 'EMAIL' ? 'ada3000@example.com' : 'Ada 3'),
        level: 'organization',
        parent: 'organization',
        fields: ['id'],
      }),
  ]),
  [
    'in the middle of the members of an organization as other members see them, by first name',
    (rows, { deploymentId, organizationId, user }) =>
      endUserOrganizationMembers.pages(
        contextOf(rows, deploymentId),
        [organizationId],
        sortedBy('FIRST_NAME', 'DESC', user.id, 'Ada 3'),
      ),
  ],
  [
    'of the invitations of an organization',
    (rows, { deploymentId, organizationId }) =>
      invitationPages(contextOf(rows, deploymentId), [organizationId], { ...FIRST_PAGE, parent: 'organization' }),
  ],
  [
    'of the records of operators, of whom there is none',
    (rows, { deploymentId }) =>
      listAuditLog(rows, deploymentId, { actorType: 'OPERATOR' }, { limit: SIZE, before: null }),
  ],
  [
    'of the cancelled deliveries of an app, of which there is none',
    (rows, { deploymentId, appId }) =>
      deliveriesOfApps(contextOf(rows, deploymentId), [appId], {
        page: { ...FIRST_PAGE, isFromEnd: true, orderBy: { field: 'CREATED_AT', direction: 'ASC' } },
        filter: { status: 'CANCELLED' },
      }),
  ],
];

type OffsetPage = { readonly limit: number; readonly offset: number };

const byName = { sortKey: 'FIRST_NAME', sortOrder: 'DESC' } as const;
const byTime = { sortKey: 'CREATED_AT', sortOrder: 'ASC' } as const;

const OFFSET_LISTS: readonly [
  string,
  (rows: Rows, filled: Filled, page: OffsetPage) => Promise<readonly { readonly id: string }[]>,
][] = [
  ['users', (rows, { deploymentId }, page) => listUsers(rows, deploymentId, { ...page, ...byTime })],
  ['users by first name', (rows, { deploymentId }, page) => listUsers(rows, deploymentId, { ...page, ...byName })],
  ['organizations', (rows, { deploymentId }, page) => listOrganizations(rows, deploymentId, page)],
  ['workspaces', (rows, { deploymentId }, page) => listWorkspaces(rows, deploymentId, page)],
  ...(['members of an organization', 'members of an organization by first name'] as const).map(
    (name): (typeof OFFSET_LISTS)[number] => [
      name,
      (rows, { deploymentId, organizationId: id }, page) =>
        listMembers(
          rows,
          deploymentId,
          { level: 'organization', id },
          { ...page, ...(name.includes('name') ? byName : byTime) },
        ),
    ],
  ),
];

describe('In a large deployment', () => {
  let filled: Filled;
  beforeAll(async () => {
    filled = await fill();
  });

  it.each(READS)('a page %s reads few rows', async (_, read) => {
    expect(await rowsReadBy(filled.rows, (tx) => read(tx, filled))).toBeLessThan(AT_MOST);
  });

  it('the last users by offset read the settings with the default image once', async () => {
    const { rows, deploymentId } = filled;
    const list = { limit: SIZE, offset: COUNT - SIZE, sortKey: 'CREATED_AT', sortOrder: 'ASC' } as const;
    const count = await rowsReadBy(rows, (tx) => listUsers(tx, deploymentId, list), 'deployment%');
    expect(count).toBeLessThan(AT_MOST);
  });

  it('looking for expired sign-ins reads each once', async () => {
    const { rows, deploymentId } = filled;
    const batch = async (after: string) => {
      let last: string | null = null;
      const count = await rowsReadBy(rows, async (tx) => {
        ({ last } = await readBatch(tx, deploymentId, after, new Date()));
      });
      return { last: last ?? '0', count };
    };
    const first = await batch('0');
    const second = await batch(first.last);
    // A sign-in and its session are an entry of an index and a row each.
    for (const { count } of [first, second]) expect(count).toBeLessThan(4 * BATCH_SIZE + AT_MOST);
  });

  it.each(OFFSET_LISTS)('the last page by offset of the %s is read from the end', async (_, list) => {
    const whole = (await list(filled.rows, filled, { limit: COUNT + 1, offset: 0 })).map(({ id }) => id);
    expect(whole).toHaveLength(COUNT);
    for (const offset of [COUNT - SIZE, COUNT - 2 * SIZE - 7, COUNT - 1, COUNT]) {
      let found: readonly string[] = [];
      const count = await rowsReadBy(filled.rows, async (tx) => {
        found = (await list(tx, filled, { limit: SIZE, offset })).map(({ id }) => id);
      });
      expect(found).toEqual(whole.slice(offset, offset + SIZE));
      expect(count).toBeLessThan(AT_MOST);
    }
    const middle = { limit: SIZE, offset: COUNT / 2 - 11 };
    const found = (await list(filled.rows, filled, middle)).map(({ id }) => id);
    expect(found).toEqual(whole.slice(middle.offset, middle.offset + SIZE));
  });

  it('ending the sessions of a user with few reads few rows', async () => {
    const { rows, deploymentId, quietUserId } = filled;
    const count = await rowsReadBy(rows, async (rows) => {
      const tx = {
        rows,
        deploymentId,
        now: new Date(),
        record: () => undefined,
      } as Partial<Transaction> as Transaction;
      expect(await endSessionsOf(tx, quietUserId)).toBe(5);
    });
    expect(count).toBeLessThan(AT_MOST);
  });
});
