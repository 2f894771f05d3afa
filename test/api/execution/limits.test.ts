import { getIntrospectionQuery, parse, specifiedRules, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { costOf } from '../../../src/api/execution/cost.ts';
import { LIMITS, limitRules } from '../../../src/api/execution/limits.ts';
import { serviceErrorOf } from '../../../src/api/schema/present.ts';
import { assembleSchemas } from '../../../src/api/schema/schema.ts';
import { shelves, toySdl } from '../schema/toy.ts';

const { BACKEND, DEPLOYMENT } = shelves();

/** The messages of broken limits, GraphQL's own rules included. */
function refusals(text: string, schema = BACKEND): string[] {
  const rules = [...specifiedRules, ...limitRules];
  return validate(schema, parse(text), rules).map((error) => error.message);
}

/** `lastShelf { books { nodes { shelf { books … } } } }`: each turn adds three levels. */
function nest(turns: number, innermost = 'id'): string {
  return turns === 0 ? innermost : `books { nodes { shelf { ${nest(turns - 1, innermost)} } } }`;
}

describe('depth', () => {
  test('12 levels pass and 13 are too many, through fragments too', () => {
    expect(refusals(`{ lastShelf { ${nest(3, 'tags { name }')} } }`)).toEqual([]);
    expect(refusals(`{ lastShelf { ${nest(3, 'books { nodes { id } }')} } }`)).toEqual([
      'The document has 13 levels of fields; at most 12 are allowed.',
    ]);
    const inner = `fragment F on Shelf { ${nest(3, 'books { nodes { id } }')} }`;
    expect(refusals(`{ lastShelf { ...F } } ${inner}`)).toHaveLength(1);
  });

  test('the standard introspection document passes', () => {
    expect(refusals(getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true, oneOf: true }))).toEqual(
      [],
    );
  });

  test('introspection is asked for a few times, not in each of many aliases', () => {
    const text = `{ ${[1, 2, 3].map((n) => `a${n}: __schema { queryType { name } }`).join(' ')} }`;
    expect(refusals(text)).toEqual(['The document has 3 introspection root fields; at most 2 are allowed.']);
  });
});

describe('aliases below introspection', () => {
  const AT_MOST_0 = (has: number) => [
    `The document has ${has} aliases below introspection fields; at most 0 are allowed.`,
  ];

  test('are too many, in fragments too, while the introspection field itself may have one', () => {
    expect(refusals('{ schema: __schema { types { name } } }')).toEqual([]);
    expect(refusals('{ __schema { types { a: name b: name } } }')).toEqual(AT_MOST_0(2));
    expect(refusals('{ __type(name: "Shelf") { ... { a: name } } }')).toEqual(AT_MOST_0(1));
    expect(refusals('{ __schema { types { ...T } } } fragment T on __Type { a: fields { name } }')).toEqual(
      AT_MOST_0(1),
    );
    expect(refusals('{ lastShelf { a: __typename b: __typename } }')).toEqual([]);
  });
});

describe('breadth', () => {
  const fields = (count: number) => Array.from({ length: count }, (_, n) => `a${n}: failing`).join(' ');

  test('20 fields at the root pass and 21 are too many, through fragments too', () => {
    expect(refusals(`{ ${fields(20)} }`)).toEqual([]);
    expect(refusals(`{ ${fields(21)} }`)).toEqual(['The document has 21 root fields; at most 20 are allowed.']);
    expect(refusals(`{ ...F ... { ...F } } fragment F on Query { ${fields(11)} }`)).toEqual([
      'The document has 22 root fields; at most 20 are allowed.',
    ]);
  });

  test('30 aliases pass and 31 are too many', () => {
    const aliases = (count: number) => Array.from({ length: count }, (_, n) => `a${n}: id`).join(' ');
    expect(refusals(`{ lastShelf { ${aliases(30)} } }`)).toEqual([]);
    expect(refusals(`{ lastShelf { ${aliases(31)} } }`)).toEqual([
      'The document has 31 aliases; at most 30 are allowed.',
    ]);
  });

  test('an alias that begins with two underscores is refused', () => {
    expect(refusals('{ __proto__: failing }')).toEqual([
      'The alias __proto__ begins with "__", which GraphQL reserves.',
    ]);
  });

  test('a fragment that contains itself is measured and left to its own rule', () => {
    expect(refusals('{ lastShelf { ...F } } fragment F on Shelf { id ...F }')).toEqual([
      'Cannot spread fragment "F" within itself.',
    ]);
  });
});

test('one sensitive mutation passes, two are refused however they are written', () => {
  const once = 'signIn(code: "1")';
  expect(refusals(`mutation { ${once} }`, DEPLOYMENT)).toEqual([]);
  const message = 'The document has 2 of signIn; at most 1 is allowed in a request.';
  expect(refusals(`mutation { a: ${once} b: ${once} }`, DEPLOYMENT)).toEqual([message]);
  expect(refusals(`mutation { a: ${once} ...F } fragment F on Mutation { ... { c: ${once} } }`, DEPLOYMENT)).toEqual([
    message,
  ]);
});

test('refusals carry QUERY_TOO_COMPLEX', () => {
  const text = `{ ${Array.from({ length: 21 }, (_, n) => `a${n}: failing`).join(' ')} }`;
  expect(validate(BACKEND, parse(text), limitRules).map((error) => serviceErrorOf(error).code)).toEqual([
    'QUERY_TOO_COMPLEX',
  ]);
});

describe('cost', () => {
  const schema = assembleSchemas(
    toySdl(`
extend type Query {
  "" organizations("" limit: Int! = 50 @constraint(min: 1, max: 100)): OrgList @only(hosts: [BACKEND]) @access(scope: "users:read")
  "" all("" limit: Int @constraint(min: 1, max: 100)): [User!] @only(hosts: [BACKEND]) @access(scope: "users:read")
  "" anything: Anything @only(hosts: [BACKEND]) @access(scope: "users:read")
  "" things("" limit: Int @constraint(min: 1, max: 100)): [Anything!] @only(hosts: [BACKEND]) @access(scope: "users:read")
  "" b: Int @only(hosts: [DEPLOYMENT]) @access(caller: PUBLIC)
}
"" interface Anything @only(hosts: [BACKEND]) { "" id: ID! }
extend type Org implements Anything
extend type Ws implements Anything
extend type User implements Anything
"" type OrgList @only(hosts: [BACKEND]) { "" data: [Org!]! @part }
"" type Org @only(hosts: [BACKEND]) { "" id: ID! "" workspaces("" first: Int! = 20 @constraint(min: 1, max: 100)): WsConnection @edge(scope: "users:read") }
"" type WsConnection @only(hosts: [BACKEND]) { "" nodes: [Ws!]! "" edges: [WsEdge!]! }
"" type WsEdge @only(hosts: [BACKEND]) { "" node: Ws! }
"" type Ws @only(hosts: [BACKEND]) { "" id: ID! "" members("" first: Int! = 20 @constraint(min: 1, max: 100)): MemberConnection @edge(scope: "users:read") }
"" type MemberConnection @only(hosts: [BACKEND]) { "" nodes: [Member!]! }
"" type Member @only(hosts: [BACKEND]) { "" id: ID! "" user: User @edge(scope: "users:read") "" roles: [Role!]! @part }
"" type Role @only(hosts: [BACKEND]) { "" name: String! }
"" type User @only(hosts: [BACKEND]) {
  "" id: ID!
  "" prompt: String @size(bytes: 32000)
  "" metadata: JSONObject
  "" headers: JSONObject @size(bytes: 16384)
  "" friends: [User!] @size(items: 500) @edge(scope: "users:read")
  "" addresses: [Role!]! @part
}`),
    {},
  ).BACKEND;

  function cost(text: string, variables: Record<string, unknown> = {}): number {
    const document = parse(text);
    const [operation] = document.definitions;
    if (operation?.kind !== 'OperationDefinition') throw new Error('The first definition is the operation.');
    return costOf(schema, document, operation, variables);
  }

  const deep = (a: unknown, b: unknown, c: unknown) =>
    `organizations(limit: ${a}) { data { workspaces(first: ${b}) { nodes { members(first: ${c}) { nodes { id user { id } roles { name } } } } } } }`;

  test('20 organizations with 5 workspaces and 20 members each pass easily', () => {
    expect(cost(`{ ${deep(20, 5, 20)} }`)).toBeLessThan(LIMITS.cost / 2);
  });

  test('full pages on three levels are too much', () => {
    expect(cost(`{ ${deep(100, 100, 100)} }`)).toBeGreaterThan(LIMITS.cost);
  });

  test('sizes in variables and their defaults count as literals do', () => {
    const literal = cost(`{ ${deep(20, 5, 20)} }`);
    const text = `query ($a: Int!, $b: Int! = 5, $c: Int!) { ${deep('$a', '$b', '$c')} }`;
    expect(cost(text, { a: 20, c: 20 })).toBe(literal);
  });

  test('sizes out of bounds count as the bound, because the bound refuses them with a better message', () => {
    expect(cost('{ organizations(limit: 1000000) { data { id } } }')).toBe(101);
    expect(cost('{ organizations(limit: -5) { data { id } } }')).toBe(1);
  });

  test('a list that is whole without a size counts as a thousand', () => {
    expect(cost('{ all { id } }')).toBe(1000);
    expect(cost('{ all(limit: 3) { id } }')).toBe(3);
  });

  test('a list without page size counts as its declared size, and ten where it is a part of its parent', () => {
    expect(cost('{ all(limit: 1) { friends { id } } }')).toBe(1 + 500);
    expect(cost('{ all(limit: 1) { addresses { name } } }')).toBe(1 + 10);
    expect(cost('{ all(limit: 3) { friends { friends { id } } } }')).toBeGreaterThan(LIMITS.cost);
  });

  test('large values count by their KiB, JSON as 64 unless it declares less', () => {
    expect(cost('{ all(limit: 10) { prompt } }')).toBe(10 * (1 + 31));
    expect(cost('{ all(limit: 10) { metadata headers } }')).toBe(10 * (1 + 64 + 16));
    expect(cost('{ all(limit: 10) { a: metadata b: metadata } }')).toBe(10 * (1 + 64 + 64));
  });

  test('introspection counts by the sizes of the schema', () => {
    const types = Object.keys(schema.getTypeMap()).length;
    expect(cost('{ __typename }')).toBe(0);
    expect(cost('{ __schema { types { name } } }')).toBe(1 + types);
    expect(cost('{ __schema { types { fields { name } } } }')).toBeGreaterThan(2 * types);
    expect(cost('{ __type(name: "Org") { ofType { ofType { name } } } }')).toBe(1);
    expect(cost(getIntrospectionQuery())).toBeLessThan(LIMITS.cost / 10);
  });

  test('edges and fragments count as nodes do', () => {
    expect(
      cost(
        '{ organizations(limit: 2) { ...L } } fragment L on OrgList { data { workspaces(first: 3) { edges { node { id } } } } }',
      ),
    ).toBe(1 + 2 * (1 + 1 + 3 * 2));
  });

  test('an object of an interface costs as much as the dearest type that it can have', () => {
    const ofOrg = '... on Org { workspaces(first: 7) { nodes { id } } }';
    const ofUser = '... on User { metadata friends { id } }';
    expect(cost('{ anything { id } }')).toBe(1);
    expect(cost(`{ anything { ${ofOrg} } }`)).toBe(1 + 1 + 7);
    expect(cost(`{ anything { ${ofUser} } }`)).toBe(1 + 64 + 500);
    expect(cost(`{ anything { id ${ofOrg} ${ofUser} } }`)).toBe(1 + 64 + 500);
    expect(cost(`{ things(limit: 3) { ${ofOrg} } }`)).toBe(3 * (1 + 1 + 7));
    expect(
      cost(`{ things(limit: 3) { ...F } } fragment F on Anything { ${ofOrg} ...U } fragment U on User { prompt }`),
    ).toBe(3 * (1 + 31));
  });

  test('a fragment on an interface counts in an object of a type that implements it', () => {
    const text =
      '{ all(limit: 2) { ... on Anything { id ... on User { prompt } ... on Org { workspaces { nodes { id } } } } } }';
    expect(cost(text)).toBe(2 * (1 + 31));
  });

  test('fragments that multiply each other are measured in no time', () => {
    const chain = Array.from({ length: 40 }, (_, n) => `fragment F${n} on Org { ...F${n + 1} ...F${n + 1} }`).join(' ');
    expect(
      cost(
        `{ organizations(limit: 1) { data { ...F0 } } } ${chain} fragment F40 on Org { workspaces { nodes { id } } }`,
      ),
    ).toBeGreaterThan(LIMITS.cost);
  });
});
