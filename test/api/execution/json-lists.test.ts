import { type GraphQLObjectType, getNamedType, isLeafType, isNonNullType, parse } from 'graphql';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createExecutor } from '../../../src/api/execution/executor.ts';
import { serviceErrorOf } from '../../../src/api/graphql/present.ts';
import { graphOf } from '../../../src/api/schema/graph.ts';
import { writeJson } from '../../../src/platform/json/json-list.ts';
import { MEMBER_FIELDS, USER_FIELDS } from '../../../src/tenancy/members/member-fields.ts';
import { slices } from '../../support/examples.ts';
import { addOrganization } from '../../support/organizations.ts';
import { createWorld, type World } from '../../support/world.ts';

/*
 * The first time that a document is sent, graphql-js executes it, from rows. The second time it is compiled, and PostgreSQL writes
 * the lists of members that are plain as JSON. Both responses must have the same bytes.
 */

const graph = graphOf(slices.BACKEND);
const LEVELS = { organization: 'OrganizationMembership', workspace: 'WorkspaceMembership' } as const;
const TEXTS = [
  'Ada',
  '',
  null,
  '"quoted" \\ and / \b\f\n\r\t',
  Array.from({ length: 31 }, (_, at) => String.fromCharCode(at + 1)).join(''),
  '\u007f\u0080\u2028\u2029\ufeff\uffff עברית \u202e العربية 👩‍👩‍👧 \u{10ffff}',
  `},{"id":"1","$&":"$1'--`,
];
const TIMES = [
  '0001-01-01T00:00:00.000Z',
  '0099-12-31T23:59:59.999Z',
  '1969-12-31T23:59:59.001Z',
  '1970-01-01T00:00:00.000Z',
  '2026-01-31T09:30:00.120Z',
  '2026-06-30T12:00:00.100Z',
  '9999-12-31T23:59:59.999Z',
];

let world: World;
/** The id of the third member of each level. */
const third = { organization: '', workspace: '' };

beforeAll(async () => {
  world = await createWorld();
  const { backend, services, id } = world;
  const organization = await addOrganization(world);
  await addOrganization(world, 'Without members');
  const { body: workspace } = await backend.post(`/organizations/${organization}/workspaces`, { name: 'Sales' });
  const { rows, ids } = services.database;
  const valueAt = <Value>(values: readonly Value[], at: number) => values[at % values.length] as Value;
  for (const at of TEXTS.keys()) {
    const user = ids.next();
    await sql`
      insert into "user" (id, deployment_id, username, first_name, last_name, primary_email, external_id, is_active, version,
        created_at, updated_at)
      values (${user}, ${id}, ${valueAt(TEXTS, at)}, ${valueAt(TEXTS, at + 1)}, ${valueAt(TEXTS, at + 2)}, ${valueAt(TEXTS, at + 3)},
        ${`${at}${valueAt(TEXTS, at)}`}, ${at % 2 === 0}, ${at === 0 ? 2_147_483_647 : at}, ${valueAt(TIMES, at)},
        ${valueAt(TIMES, at + 1)})`.execute(rows);
    for (const [level, parent] of Object.entries({ organization, workspace: workspace.id })) {
      const member = ids.next();
      if (at === 2) third[level as keyof typeof third] = Buffer.from(member).toString('base64url');
      await sql`
        insert into ${sql.table(`${level}_membership`)} (id, deployment_id, ${sql.ref(`${level}_id`)}, user_id, public_metadata,
          created_at, updated_at)
        values (${member}, ${id}, ${parent}, ${user}, '{"a": 1.0}', ${valueAt(TIMES, at + 2)}, ${valueAt(TIMES, at + 3)})`.execute(
        rows,
      );
    }
  }
});

/** Sends a document three times. Returns the responses, and whether PostgreSQL has written a list of the last one. */
async function sendThrice(query: string, client = world.backend) {
  const { statements } = world.services.database;
  const texts: string[] = [];
  for (let time = 0; time < 3; time += 1) {
    statements.last.length = 0;
    texts.push((await client.graphql(query)).text);
  }
  return { texts, isJson: statements.last.some((text) => text.includes('string_agg(concat(')) };
}

const fieldsOf = (type: string) => (graph.getType(type) as GraphQLObjectType).getFields();
const leavesOf = (type: string) =>
  Object.values(fieldsOf(type))
    .filter((field) => isLeafType(getNamedType(field.type)))
    .map(({ name }) => name);

/** Plain fields of a user and fragments. */
const PLAIN_OF_USER = /Name$|^(email|username|createdAt|updatedAt|version|isActive|externalId|__typename)$|^\.\.\./;

/** The same numbers from 0 to 1 in each run. */
function randomFrom(seed: string): () => number {
  let state = seed.length;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const membersOf = (level: keyof typeof LEVELS, selection: string, args = '') =>
  level === 'organization'
    ? `{ deployment { organizations { nodes { name members${args} { ${selection} } } } } }`
    : `{ deployment { workspaces { nodes { members${args} { ${selection} } } } } }`;

describe.each(Object.keys(LEVELS) as (keyof typeof LEVELS)[])('a list of members of one %s', (level) => {
  const type = LEVELS[level];

  it.each(leavesOf(type))('has the same bytes with %s', async (field) => {
    const { texts } = await sendThrice(membersOf(level, `nodes { ${field} }`));
    expect(texts).toEqual([texts[0], texts[0], texts[0]]);
  });

  it.each(leavesOf('User'))('has the same bytes with %s of the user', async (field) => {
    const { texts } = await sendThrice(membersOf(level, `nodes { user { ${field} } }`));
    expect(texts).toEqual([texts[0], texts[0], texts[0]]);
  });

  it.each([
    [true, 'nodes { id createdAt user { id username firstName lastName } }', ''],
    [true, 'nodes { user { username externalId version isActive } id __typename }', '(first: 2)'],
    [true, '__typename totalCount nodes { firstName user { __typename id } }', '(first: 3, after: "THIRD")'],
    [true, 'nodes { ...Person } }', ''],
    [true, 'nodes { id ... on Node { id } user { id } user { firstName } ... { lastName } }', '(before: "THIRD")'],
    [true, 'nodes { id } nodes { userId }', ''],
    [false, 'nodes { id } pageInfo { hasNextPage endCursor }', '(first: 2)'],
    [false, 'nodes { id } edges { cursor node { id } }', '(first: 2)'],
    [false, 'nodes { name: firstName }', ''],
    [false, 'items: nodes { id } nodes { userId }', ''],
    [false, 'nodes { id publicMetadata }', ''],
    [false, 'nodes { id roles { name } }', ''],
    [false, 'nodes { id firstName @skip(if: true) }', ''],
    [false, '... @include(if: false) { nodes { id } } nodes { userId }', ''],
    [false, 'nodes { id }', '(last: 2)'],
    [false, 'nodes { id username }', '(search: "a")'],
    [false, 'nodes { id username }', '(orderBy: { field: USERNAME, direction: ASC })'],
  ])('is JSON: %s, of { %s } %s', async (expected, selection, args) => {
    const fragment =
      'fragment Person on MEMBER { userId user { ...Name id } ...Dates } fragment Name on User { lastName }';
    const isSpread = selection.includes('...Person');
    const dates = 'fragment Dates on MEMBER { updatedAt createdAt }';
    const query = isSpread
      ? `${membersOf(level, selection.replace(' }', ' '))} ${fragment} ${dates}`.replaceAll('MEMBER', type)
      : membersOf(level, selection, args.replace('THIRD', third[level]));
    const { texts, isJson } = await sendThrice(query);
    expect(JSON.parse(texts[0] ?? '')).not.toHaveProperty('errors');
    expect(texts).toEqual([texts[0], texts[0], texts[0]]);
    expect(isJson).toBe(expected);
  });

  it('has the same bytes in documents of random fields', async () => {
    const random = randomFrom(level);
    const some = (names: readonly string[]) => names.filter(() => random() < 0.4).toSorted(() => random() - 0.5);
    let written = 0;
    for (let count = 0; count < 25; count += 1) {
      const user = some([...leavesOf('User'), '__typename', '... on User { id }', '... on Node { id }', '...Name']);
      const plain = [
        'id',
        'createdAt',
        'userId',
        'username',
        '__typename',
        '... on Node { id }',
        `... on ${type} { lastName }`,
      ];
      const item = [...some(plain), ...(random() < 0.15 ? some([...leavesOf(type), 'roles { id }', 'a: id']) : [])];
      const isPlainUser = random() < 0.7;
      const ofUser = isPlainUser ? ['id', ...user.filter((name) => PLAIN_OF_USER.test(name))] : ['id', ...user];
      const nodes = `nodes { ${[...item, `user { ${ofUser.join(' ')} }`].toSorted(() => random() - 0.5).join(' ')} }`;
      const beside = random() < 0.2 ? some(['totalCount', '__typename', 'pageInfo { hasNextPage }']) : [];
      const query = `${membersOf(level, [...beside, nodes].join(' '), random() < 0.5 ? '(first: 4)' : '')}
        ${ofUser.includes('...Name') ? 'fragment Name on User { firstName id lastName }' : ''}`;
      const { texts, isJson } = await sendThrice(query);
      expect([query, JSON.parse(texts[0] ?? '').errors]).toEqual([query, undefined]);
      expect([query, ...texts]).toEqual([query, texts[0], texts[0], texts[0]]);
      if (isJson) written += 1;
    }
    expect(written).toBeGreaterThan(5);
    expect(written).toBeLessThan(25);
  });

  it('has an error for each user, for a token without the scope of users', async () => {
    const token = await world.token([`${level}s:read`, 'settings:read']);
    const query = membersOf(level, 'nodes { id user { id } }');
    const { texts, isJson } = await sendThrice(query, world.backend.with(token));
    expect(texts[0]).toContain('INSUFFICIENT_PERMISSIONS');
    expect(texts).toEqual([texts[0], texts[0], texts[0]]);
    expect(isJson).toBe(false);
  });

  it('is too large in both forms at the same limits', async () => {
    const contextValue = world.context();
    const document = parse(membersOf(level, 'nodes { id createdAt user { id username firstName lastName } }'));
    const outcomes: string[][] = [];
    for (const responseLimitBytes of [300, 600, 2_000, 20_000]) {
      const run = createExecutor(graph, { responseLimitBytes });
      const sent = [];
      for (let time = 0; time < 2; time += 1) {
        contextValue.loaders.clear();
        const { data, errors } = await run({ document, contextValue, hasJsonLists: true });
        sent.push(errors ? serviceErrorOf(errors[0]).code : writeJson(data));
      }
      outcomes.push(sent);
    }
    expect(outcomes.map(([, second]) => second)).toEqual(outcomes.map(([first]) => first));
    expect(outcomes[0]?.[0]).toBe('RESPONSE_TOO_LARGE');
    expect(outcomes.at(-1)?.[0]).toContain('"members":{"nodes":[{"id":');
  });

  it('reads ids that are numbers, and values that are never null from columns that are never null', async () => {
    const { rows } = await sql<{ name: string; type: string; isNullable: boolean }>`
      select table_name || '.' || column_name as name, data_type as type, is_nullable = 'YES' as "isNullable"
      from information_schema.columns`.execute(world.services.database.rows);
    const columns = new Map(rows.map(({ name, ...column }) => [name, column]));
    const read = [
      ...Object.values(fieldsOf(type)).map((field) => ({ field, source: MEMBER_FIELDS[field.name as 'id'] })),
      ...Object.values(fieldsOf('User')).map((field) => ({
        field,
        source: field.name === 'id' ? 'm.user_id' : MEMBER_FIELDS[USER_FIELDS[field.name] as 'id'],
      })),
    ].filter(({ source }) => source !== undefined);
    expect(read.length).toBeGreaterThan(15);
    for (const { field, source } of read) {
      const name = source.replace(/^m\./, `${level}_membership.`).replace(/^u\./, 'user.');
      const column = columns.get(name);
      expect([name, column?.isNullable]).toEqual([name, !isNonNullType(field.type)]);
      if (getNamedType(field.type).name === 'ID') expect([name, column?.type]).toEqual([name, 'bigint']);
    }
  });
});

it('reads lists with equal selections in one statement, as rows are read', async () => {
  const list = 'deployment { organizations { nodes { members { nodes { id user { lastName } } } } } }';
  const counts = [];
  for (let time = 0; time < 3; time += 1) {
    const { count } = world.services.database.statements;
    await world.backend.data(`{ a: ${list} b: ${list} }`);
    counts.push(world.services.database.statements.count - count);
  }
  expect(counts).toEqual([counts[0], counts[0], counts[0]]);
});

describe('the memberships of users and roles', () => {
  it.each([
    [true, '{ deployment { users { nodes { organizationMemberships { nodes { id organizationId } } } } } }'],
    [
      true,
      '{ deployment { users { nodes { workspaceMemberships { totalCount nodes { workspaceId user { id } } } } } } }',
    ],
    [false, '{ deployment { roles { nodes { organizationMembers { nodes { id } } } } } }'],
    [false, '{ deployment { users { nodes { workspaceMemberships { nodes { id workspace { id } } } } } } }'],
  ])('are JSON: %s, in %s', async (expected, query) => {
    const { texts, isJson } = await sendThrice(query);
    expect(JSON.parse(texts[0] ?? '')).not.toHaveProperty('errors');
    expect(texts).toEqual([texts[0], texts[0], texts[0]]);
    expect(isJson).toBe(expected);
  });
});
