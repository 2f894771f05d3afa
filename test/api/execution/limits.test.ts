import { getIntrospectionQuery, parse, specifiedRules, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { costOf } from '../../../src/api/execution/cost.ts';
import { LIMITS, limitRules } from '../../../src/api/execution/limits.ts';
import { serviceErrorOf } from '../../../src/api/graphql/present.ts';
import { assembleSchema } from '../../../src/api/schema/schema.ts';
import { shelves, toySdl } from '../schema/toy.ts';

const { BACKEND, DEPLOYMENT } = shelves();

/** The messages of exceeded limits and of GraphQL's own rules. */
function errorMessages(text: string, schema = BACKEND): string[] {
  const rules = [...specifiedRules, ...limitRules];
  return validate(schema, parse(text), rules).map((error) => error.message);
}

/** `lastShelf { books { nodes { shelf { books … } } } }`: each repetition adds three levels. */
function nest(turns: number, innermost = 'id'): string {
  return turns === 0 ? innermost : `books { nodes { shelf { ${nest(turns - 1, innermost)} } } }`;
}

describe('depth', () => {
  test('accepts 12 levels and rejects 13, including those in fragments', () => {
    expect(errorMessages(`{ lastShelf { ${nest(3, 'tags { name }')} } }`)).toEqual([]);
    expect(errorMessages(`{ lastShelf { ${nest(3, 'books { nodes { id } }')} } }`)).toEqual([
      'The document has 13 levels of fields; at most 12 are allowed.',
    ]);
    const inner = `fragment F on Shelf { ${nest(3, 'books { nodes { id } }')} }`;
    expect(errorMessages(`{ lastShelf { ...F } } ${inner}`)).toHaveLength(1);
  });

  test('accepts the standard introspection document', () => {
    expect(
      errorMessages(getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true, oneOf: true })),
    ).toEqual([]);
  });

  test('rejects more than 2 introspection root fields', () => {
    const text = `{ ${[1, 2, 3].map((n) => `a${n}: __schema { queryType { name } }`).join(' ')} }`;
    expect(errorMessages(text)).toEqual(['The document has 3 introspection root fields; at most 2 are allowed.']);
  });
});

describe('aliases below introspection', () => {
  const AT_MOST_0 = (has: number) => [
    `The document has ${has} aliases below introspection fields; at most 0 are allowed.`,
  ];

  test('are rejected, including those in fragments, but not on the introspection field itself', () => {
    expect(errorMessages('{ schema: __schema { types { name } } }')).toEqual([]);
    expect(errorMessages('{ __schema { types { a: name b: name } } }')).toEqual(AT_MOST_0(2));
    expect(errorMessages('{ __type(name: "Shelf") { ... { a: name } } }')).toEqual(AT_MOST_0(1));
    expect(errorMessages('{ __schema { types { ...T } } } fragment T on __Type { a: fields { name } }')).toEqual(
      AT_MOST_0(1),
    );
    expect(errorMessages('{ lastShelf { a: __typename b: __typename } }')).toEqual([]);
  });
});

describe('breadth', () => {
  const fields = (count: number) => Array.from({ length: count }, (_, n) => `a${n}: failing`).join(' ');

  test('accepts 20 root fields and rejects 21, including those in fragments', () => {
    expect(errorMessages(`{ ${fields(20)} }`)).toEqual([]);
    expect(errorMessages(`{ ${fields(21)} }`)).toEqual(['The document has 21 root fields; at most 20 are allowed.']);
    expect(errorMessages(`{ ...F ... { ...F } } fragment F on Query { ${fields(11)} }`)).toEqual([
      'The document has 22 root fields; at most 20 are allowed.',
    ]);
  });

  test('accepts 30 aliases and rejects 31', () => {
    const aliases = (count: number) => Array.from({ length: count }, (_, n) => `a${n}: id`).join(' ');
    expect(errorMessages(`{ lastShelf { ${aliases(30)} } }`)).toEqual([]);
    expect(errorMessages(`{ lastShelf { ${aliases(31)} } }`)).toEqual([
      'The document has 31 aliases; at most 30 are allowed.',
    ]);
  });

  test('rejects an alias that begins with two underscores', () => {
    expect(errorMessages('{ __proto__: failing }')).toEqual([
      'The alias __proto__ begins with "__", which GraphQL reserves.',
    ]);
  });

  test('leaves a fragment that contains itself to the GraphQL rule', () => {
    expect(errorMessages('{ lastShelf { ...F } } fragment F on Shelf { id ...F }')).toEqual([
      'Cannot spread fragment "F" within itself.',
    ]);
  });
});

test('accepts one @onePerRequest mutation and rejects two in any notation', () => {
  const once = 'signIn(code: "1")';
  expect(errorMessages(`mutation { ${once} }`, DEPLOYMENT)).toEqual([]);
  const message = 'The document has 2 of signIn; at most 1 is allowed in a request.';
  expect(errorMessages(`mutation { a: ${once} b: ${once} }`, DEPLOYMENT)).toEqual([message]);
  expect(
    errorMessages(`mutation { a: ${once} ...F } fragment F on Mutation { ... { c: ${once} } }`, DEPLOYMENT),
  ).toEqual([message]);
});

test('rejects an exceeded limit with QUERY_TOO_COMPLEX', () => {
  const text = `{ ${Array.from({ length: 21 }, (_, n) => `a${n}: failing`).join(' ')} }`;
  expect(validate(BACKEND, parse(text), limitRules).map((error) => serviceErrorOf(error).code)).toEqual([
    'QUERY_TOO_COMPLEX',
  ]);
});

describe('cost', () => {
  const schema = assembleSchema(
    'BACKEND',
    toySdl(`
extend type Query {
  "" organizations("" limit: Int! = 50 @constraint(min: 1, max: 100)): OrgList @access(scope: "users:read")
  "" all("" limit: Int @constraint(min: 1, max: 100)): [User!] @access(scope: "users:read")
  "" anything: Anything @access(scope: "users:read")
  "" things("" limit: Int @constraint(min: 1, max: 100)): [Anything!] @access(scope: "users:read")
}
"" interface Anything { "" id: ID! }
extend type Org implements Anything
extend type Ws implements Anything
extend type User implements Anything
"" type OrgList { "" data: [Org!]! @part }
"" type Org { "" id: ID! "" workspaces("" first: Int! = 20 @constraint(min: 1, max: 100)): WsConnection @edge(scope: "users:read") }
"" type WsConnection { "" nodes: [Ws!]! "" edges: [WsEdge!]! }
"" type WsEdge { "" node: Ws! }
"" type Ws { "" id: ID! "" members("" first: Int! = 20 @constraint(min: 1, max: 100)): MemberConnection @edge(scope: "users:read") }
"" type MemberConnection { "" nodes: [Member!]! }
"" type Member { "" id: ID! "" user: User @edge(scope: "users:read") "" roles: [Role!]! @part }
"" type Role { "" name: String! }
"" type User {
  "" id: ID!
  "" prompt: String @size(bytes: 32000)
  "" metadata: JSONObject
  "" headers: JSONObject @size(bytes: 16384)
  "" friends: [User!] @size(items: 500) @edge(scope: "users:read")
  "" addresses: [Role!]! @part
}`),
    {},
  );

  function cost(text: string, variables: Record<string, unknown> = {}): number {
    const document = parse(text);
    const [operation] = document.definitions;
    if (operation?.kind !== 'OperationDefinition') throw new Error('The first definition is the operation.');
    return costOf(schema, document, operation, variables);
  }

  const deep = (a: unknown, b: unknown, c: unknown) =>
    `organizations(limit: ${a}) { data { workspaces(first: ${b}) { nodes { members(first: ${c}) { nodes { id user { id } roles { name } } } } } } }`;

  test('accepts 20 organizations with 5 workspaces and 20 members each', () => {
    expect(cost(`{ ${deep(20, 5, 20)} }`)).toBeLessThan(LIMITS.cost / 2);
  });

  test('rejects full pages on three levels', () => {
    expect(cost(`{ ${deep(100, 100, 100)} }`)).toBeGreaterThan(LIMITS.cost);
  });

  test('counts page sizes in variables and their defaults like literals', () => {
    const literal = cost(`{ ${deep(20, 5, 20)} }`);
    const text = `query ($a: Int!, $b: Int! = 5, $c: Int!) { ${deep('$a', '$b', '$c')} }`;
    expect(cost(text, { a: 20, c: 20 })).toBe(literal);
  });

  test('counts a page size out of bounds as the bound, because validation rejects it with a better message', () => {
    expect(cost('{ organizations(limit: 1000000) { data { id } } }')).toBe(101);
    expect(cost('{ organizations(limit: -5) { data { id } } }')).toBe(1);
  });

  test('counts a list without a given page size as 1,000 items', () => {
    expect(cost('{ all { id } }')).toBe(1000);
    expect(cost('{ all(limit: 3) { id } }')).toBe(3);
  });

  test('counts a list without page size as its declared size, and a part of its parent as 10', () => {
    expect(cost('{ all(limit: 1) { friends { id } } }')).toBe(1 + 500);
    expect(cost('{ all(limit: 1) { addresses { name } } }')).toBe(1 + 10);
    expect(cost('{ all(limit: 3) { friends { friends { id } } } }')).toBeGreaterThan(LIMITS.cost);
  });

  test('counts large values by KiB, and JSON as 64 KiB unless it declares less', () => {
    expect(cost('{ all(limit: 10) { prompt } }')).toBe(10 * (1 + 31));
    expect(cost('{ all(limit: 10) { metadata headers } }')).toBe(10 * (1 + 64 + 16));
    expect(cost('{ all(limit: 10) { a: metadata b: metadata } }')).toBe(10 * (1 + 64 + 64));
  });

  test('counts introspection by the sizes of the schema', () => {
    const types = Object.keys(schema.getTypeMap()).length;
    expect(cost('{ __typename }')).toBe(0);
    expect(cost('{ __schema { types { name } } }')).toBe(1 + types);
    expect(cost('{ __schema { types { fields { name } } } }')).toBeGreaterThan(2 * types);
    expect(cost('{ __type(name: "Org") { ofType { ofType { name } } } }')).toBe(1);
    expect(cost(getIntrospectionQuery())).toBeLessThan(LIMITS.cost / 10);
  });

  test('counts edges and fragments like nodes', () => {
    expect(
      cost(
        '{ organizations(limit: 2) { ...L } } fragment L on OrgList { data { workspaces(first: 3) { edges { node { id } } } } }',
      ),
    ).toBe(1 + 2 * (1 + 1 + 3 * 2));
  });

  test('counts an interface as its most expensive possible type', () => {
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

  test('counts a fragment on an interface in an object that implements it', () => {
    const text =
      '{ all(limit: 2) { ... on Anything { id ... on User { prompt } ... on Org { workspaces { nodes { id } } } } } }';
    expect(cost(text)).toBe(2 * (1 + 31));
  });

  test('measures fragments that multiply each other quickly', () => {
    const chain = Array.from({ length: 40 }, (_, n) => `fragment F${n} on Org { ...F${n + 1} ...F${n + 1} }`).join(' ');
    expect(
      cost(
        `{ organizations(limit: 1) { data { ...F0 } } } ${chain} fragment F40 on Org { workspaces { nodes { id } } }`,
      ),
    ).toBeGreaterThan(LIMITS.cost);
  });
});
