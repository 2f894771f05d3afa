import { describe, expect, test } from 'vitest';
import { assembleSchemas } from '../../../src/api/schema/schema.ts';
import { resolvers, SHELVES, toySdl } from './toy.ts';

/** A schema without violations. Each test adds one. */
const assemble = (sdl: string) =>
  assembleSchemas(
    toySdl(`
extend type Query { "" ok: Int @only(hosts: [BACKEND, DEPLOYMENT]) @access(scope: "users:read", caller: PUBLIC) }
"" type Thing @only(hosts: [BACKEND]) { "" id: ID! }
"" type Public @only(hosts: [DEPLOYMENT]) { "" id: ID! }
${sdl}`),
    {},
  );

const ACCESS = '@access(scope: "users:read")';
const AT = (path: string) => `@rest(host: BACKEND, path: "${path}") ${ACCESS}`;

test('assembles a schema without violations', () => {
  expect(() => assemble('')).not.toThrow();
  expect(() => assembleSchemas(SHELVES, resolvers)).not.toThrow();
});

describe('assembleSchemas', () => {
  test.each([
    ['an interface without hosts', '"" interface Loose { "" id: ID! }', 'Loose has no host'],
    [
      'a field of an interface that returns an object',
      '"" interface Many @only(hosts: [BACKEND]) { "" thing: Thing }',
      'Many.thing returns an object or has arguments',
    ],
    [
      'a field of an interface with arguments',
      '"" interface Many @only(hosts: [BACKEND]) { "" size("" unit: Int): Int }',
      'Many.size returns an object or has arguments',
    ],
    [
      'a directive in an interface',
      '"" interface Many @only(hosts: [BACKEND]) { "" size: Int @edge(scope: "users:read") }',
      'Many.size has a directive, which only fields of its types can have',
    ],
    [
      'a field with an interface that its host does not have',
      `"" interface Hidden @only(hosts: [DEPLOYMENT]) { "" id: ID! }
      "" type A @only(hosts: [BACKEND]) { "" other: Hidden @edge(scope: "users:read") }`,
      'A.other is on BACKEND and returns Hidden',
    ],
    [
      'an interface in a REST operation',
      `"" interface Many @only(hosts: [BACKEND]) { "" id: ID! }
      extend type Query { "" a: Many ${AT('/a')} }`,
      'Query.a returns the abstract type Many',
    ],
    ['a type without hosts', '"" type Loose { "" id: ID! }', 'Loose has no host'],
    ['an operation that no host serves', `extend type Query { "" a: Int ${ACCESS} }`, 'Query.a is not on any host'],
    [
      'an operation without @access',
      'extend type Query { "" a: Int @only(hosts: [BACKEND]) }',
      'Query.a does not declare who',
    ],
    [
      'a backend operation without a scope',
      'extend type Query { "" a: Int @only(hosts: [BACKEND]) @access(caller: PUBLIC) }',
      'Query.a is served on BACKEND and has no scope',
    ],
    [
      'a deployment operation without a caller',
      `extend type Query { "" a: Int @only(hosts: [DEPLOYMENT]) ${ACCESS} }`,
      'Query.a is served on DEPLOYMENT and has no caller',
    ],
    [
      'a mutation of the deployment host without a session',
      'extend type Mutation { "" a: Int @only(hosts: [DEPLOYMENT]) @access(caller: PUBLIC) }',
      'Mutation.a changes data on DEPLOYMENT and does not declare for which sessions: add session to its @access',
    ],
    [
      'a subscription of the deployment host without a session',
      'extend type Subscription { "" a: Public! @rest(host: DEPLOYMENT, path: "/a") @access(caller: SIGNED_IN) }',
      'Subscription.a changes data on DEPLOYMENT and does not declare for which sessions',
    ],
    [
      'a query with a session',
      'extend type Query { "" a: Int @only(hosts: [DEPLOYMENT]) @access(caller: SIGNED_IN, session: NOT_IMPERSONATED) }',
      'Query.a has a session, which only changes on DEPLOYMENT can have',
    ],
    [
      'a mutation of the backend host with a session',
      'extend type Mutation { "" a: Int @only(hosts: [BACKEND]) @access(scope: "users:read", session: ANY) }',
      'Mutation.a has a session, which only changes on DEPLOYMENT can have',
    ],
    [
      'a public mutation that requires a recent authentication',
      'extend type Mutation { "" a: Int @only(hosts: [DEPLOYMENT]) @access(caller: PUBLIC, session: REAUTHENTICATED) }',
      'Mutation.a is public, so its session can be ANY or CONDITIONAL, not REAUTHENTICATED',
    ],
    [
      'a conditional mutation whose description does not say when',
      'extend type Mutation { "" a: Int @only(hosts: [DEPLOYMENT]) @access(caller: SIGNED_IN, session: CONDITIONAL) }',
      'Mutation.a is CONDITIONAL, and its description names neither',
    ],
    [
      'a list without page size',
      `extend type Query { "" a: [Thing!] @only(hosts: [BACKEND]) ${ACCESS} }`,
      'Query.a returns a list without page size',
    ],
    [
      'a list with both a page size and @size',
      `extend type Query { "" a("" limit: Int): [Thing!]! @size(items: 5) @only(hosts: [BACKEND]) ${ACCESS} }`,
      'Query.a has @size(items), which only an unpaged list can have',
    ],
    [
      'an object with a size in bytes',
      `extend type Query { "" a: Thing @size(bytes: 5) @only(hosts: [BACKEND]) ${ACCESS} }`,
      'Query.a has @size(bytes), which only a scalar can have',
    ],
    [
      'an edge of the backend host without a scope',
      `extend type Thing { "" next: Thing @edge(permission: "luck") }`,
      'Thing.next is an edge on BACKEND and has no scope',
    ],
    [
      'an edge of the deployment host without a permission',
      `extend type Public { "" next: Public @edge(scope: "users:read") }`,
      'Public.next is an edge on DEPLOYMENT and has no permission',
    ],
    [
      'an edge of the deployment host with a scope',
      `extend type Public { "" next: Public @edge(scope: "users:read", permission: "a sign-in") }`,
      'Public.next has a scope and is not on BACKEND',
    ],
    [
      'an edge of the backend host with a permission',
      `extend type Thing { "" next: Thing @edge(scope: "users:read", permission: "a sign-in") }`,
      'Thing.next has a permission and is not on DEPLOYMENT',
    ],
    [
      'an operation that is shown as a type of another host',
      `extend type Query { "" a: Thing @as(type: "Public") @only(hosts: [BACKEND]) ${ACCESS} }`,
      'Query.a is shown as Public, which is not an object type of its hosts',
    ],
    [
      'a cacheable operation with a session in its envelope',
      'extend type Query { "" a: Int @rest(host: DEPLOYMENT, path: "/a", maxAge: 60) @access(caller: PUBLIC) }',
      'Query.a has a maxAge',
    ],
    [
      'a cacheable operation that is not public',
      `extend type Query {
        "" a: Int @rest(host: DEPLOYMENT, path: "/a", maxAge: 60, envelope: false) @access(caller: SIGNED_IN)
      }`,
      'Query.a has a maxAge',
    ],
    [
      'an unknown scope',
      'extend type Query { "" a: Int @only(hosts: [BACKEND]) @access(scope: "cats:read") }',
      'Query.a requires the unknown scope "cats:read"',
    ],
    [
      'a subscription with a method other than GET and POST',
      'extend type Subscription { "" a: Public! @rest(host: DEPLOYMENT, method: PUT, path: "/a") @access(caller: SIGNED_IN, session: ANY) }',
      'Subscription.a is a subscription without a REST stream: add @rest with the method GET or POST',
    ],
    [
      'a subscription without a path',
      `extend type Subscription { "" a: Thing! @only(hosts: [BACKEND]) ${ACCESS} }`,
      'Subscription.a is a subscription without a REST stream: add @rest with the method GET or POST',
    ],
    [
      'a subscription whose events have no type',
      `extend type Subscription { "" a: Thing! ${AT('/a')} }`,
      'Subscription.a is a subscription whose events have no type',
    ],
    [
      'an object field without @part or @edge',
      '"" type A @only(hosts: [BACKEND]) { "" thing: Thing }',
      'A.thing returns an object',
    ],
    [
      'an edge with an unknown scope',
      '"" type A @only(hosts: [BACKEND]) { "" thing: Thing @edge(scope: "cats:read") }',
      'A.thing requires the unknown scope "cats:read"',
    ],
    [
      'arguments of a field that is not an edge',
      '"" type A @only(hosts: [BACKEND]) { "" size("" unit: Int): Int }',
      'A.size has arguments and is not an @edge',
    ],
    [
      'a field with a type that its host does not have',
      '"" type A @only(hosts: [BACKEND]) { "" other: Public @edge(scope: "users:read") }',
      'A.other is on BACKEND and returns Public',
    ],
    [
      'a mutation with a password, code or token without @onePerRequest',
      `"" input ProofInput { "" emailCode: String @constraint(maxLength: 10) }
      extend type Mutation { "" a("" input: ProofInput!): Int @only(hosts: [DEPLOYMENT]) @access(caller: PUBLIC, session: ANY) }`,
      'Mutation.a has the argument emailCode, which a caller could guess: add @onePerRequest',
    ],
    [
      'a query with @onePerRequest',
      `extend type Query { "" a: Int @only(hosts: [BACKEND]) @onePerRequest ${ACCESS} }`,
      'Query.a has @onePerRequest, which only a mutation can have',
    ],
    ['a recursive input type', '"" input A { "" b: B } "" input B { "" as: [A!] }', 'A contains itself'],
    [
      'a path parameter without an argument',
      `extend type Query { "" a: Int ${AT('/a/{thing_id}')} }`,
      'Query.a has no argument thingId, which its path /a/{thing_id} names',
    ],
    [
      'a second operation of the same method and path',
      `extend type Query { "" a("" x: ID!): Int ${AT('/a/{x}')} "" b("" y: ID!): Int ${AT('/a/{y}')} }`,
      'Query.b has the same host, method and path as Query.a',
    ],
    [
      'a REST type that contains itself',
      `"" type A @only(hosts: [BACKEND]) { "" a: A @part } extend type Query { "" a: A ${AT('/a')} }`,
      'Query.a returns A → A, a cycle',
    ],
    [
      'text without a maxLength',
      `extend type Query { "" a("" x: String): Int ${AT('/a')} }`,
      'Query.a(x:) is text without a maxLength',
    ],
    [
      'a bound that its type cannot have',
      `extend type Query { "" a("" x: Int @constraint(maxLength: 3)): Int ${AT('/a')} }`,
      'Query.a(x:) has maxLength, which only text can have',
    ],
    [
      'an invalid pattern',
      `extend type Query { "" a("" x: String @constraint(maxLength: 3, pattern: "(")): Int ${AT('/a')} }`,
      'Query.a(x:) has the invalid pattern (',
    ],
    [
      'a missing description of a field',
      `"" type A @only(hosts: [BACKEND]) { id: ID } ${reach('A')}`,
      'A.id has no description',
    ],
    [
      'a missing description of a type',
      `type A @only(hosts: [BACKEND]) { "" id: ID } ${reach('A')}`,
      'A has no description',
    ],
    [
      'a missing description of an enum value',
      `"" enum E { X } extend type Query { "" e: E ${AT('/e')} }`,
      'E.X has no description',
    ],
    [
      'a missing description of an argument',
      `extend type Query { "" a(x: Int): Int ${AT('/a')} }`,
      'Query.a(x:) has no description',
    ],
    [
      'a missing description of an input field',
      `"" input I { x: Int } extend type Query { "" a(input: I): Int ${AT('/a')} }`,
      'I.x has no description',
    ],
  ])('rejects %s', (_, sdl, sentence) => {
    expect(() => assemble(sdl)).toThrow(sentence);
  });

  test('reports all violations at once', () => {
    expect(() => assemble('"" type A { "" id: ID! } "" type B { "" id: ID! }')).toThrow(
      /2 rule violations.*A has no host.*B has no host/s,
    );
  });
});

function reach(type: string): string {
  return `extend type Query { "" reach: ${type} @only(hosts: [BACKEND]) @access(scope: "users:read") }`;
}

test('requires neither @part nor @edge in connection types', () => {
  const sdl = `
"" type ThingConnection @only(hosts: [BACKEND]) { "" nodes: [Thing!]! "" edges: [ThingEdge!]! }
"" type ThingEdge @only(hosts: [BACKEND]) { "" node: Thing! }
"" type A @only(hosts: [BACKEND]) { "" things: ThingConnection @edge(scope: "users:read") } ${reach('A')}`;
  expect(() => assemble(sdl)).not.toThrow();
});

test('requires no maxLength with a format that limits the length', () => {
  expect(() =>
    assemble(`extend type Query { "" a("" x: String @constraint(format: EMAIL)): Int ${AT('/a')} }`),
  ).not.toThrow();
});
