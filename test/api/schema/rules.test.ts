import { parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { assembleSchema, assembleSchemas } from '../../../src/api/schema/schema.ts';
import type { HostName } from '../../../src/platform/context.ts';
import { shelves, toySdl } from './toy.ts';

/** The SDL of a host without violations. Each test adds one. */
const BASE = {
  BACKEND: 'extend type Query { "" ok: Int @access(scope: "users:read") } "" type Thing { "" id: ID! }',
  DEPLOYMENT: 'extend type Query { "" ok: Int @access(caller: PUBLIC) } "" type Thing { "" id: ID! }',
};
const sdlOf = (host: HostName, sdl: string) => toySdl(`${BASE[host]} ${sdl}`);
const assemble = (sdl: string, host: HostName = 'BACKEND') => assembleSchema(host, sdlOf(host, sdl), {});

const ACCESS = '@access(scope: "users:read")';
const AT = (path: string) => `@rest(path: "${path}") ${ACCESS}`;

test('assembles a schema without violations', () => {
  expect(() => assemble('')).not.toThrow();
  expect(() => assemble('', 'DEPLOYMENT')).not.toThrow();
  expect(shelves).not.toThrow();
});

describe('a schema', () => {
  test.each([
    [
      'a field of an interface that returns an object',
      '"" interface Many { "" thing: Thing }',
      'Many.thing returns an object or has arguments',
    ],
    [
      'a field of an interface with arguments',
      '"" interface Many { "" size("" unit: Int): Int }',
      'Many.size returns an object or has arguments',
    ],
    [
      'a directive in an interface',
      '"" interface Many { "" size: Int @edge(scope: "users:read") }',
      'Many.size has a directive, which only fields of its types can have',
    ],
    [
      'an interface in a REST operation',
      `"" interface Many { "" id: ID! }
      extend type Query { "" a: Many ${AT('/a')} }`,
      'Query.a returns the abstract type Many',
    ],
    ['an operation without @access', 'extend type Query { "" a: Int }', 'Query.a does not declare who'],
    [
      'a backend operation without a scope',
      'extend type Query { "" a: Int @access(caller: PUBLIC) }',
      'Query.a is on the backend host and needs either scope or scopeByType',
    ],
    [
      'a list without page size',
      `extend type Query { "" a: [Thing!] ${ACCESS} }`,
      'Query.a returns a list without page size',
    ],
    [
      'a list with both a page size and @size',
      `extend type Query { "" a("" limit: Int): [Thing!]! @size(items: 5) ${ACCESS} }`,
      'Query.a has @size(items), which only an unpaged list can have',
    ],
    [
      'an object with a size in bytes',
      `extend type Query { "" a: Thing @size(bytes: 5) ${ACCESS} }`,
      'Query.a has @size(bytes), which only a scalar can have',
    ],
    [
      'an edge of the backend host without a scope',
      `extend type Thing { "" next: Thing @edge(permission: "luck") }`,
      'Thing.next is an edge on the backend host and has no scope',
    ],
    [
      'an operation that is shown as a type that its host does not have',
      `extend type Query { "" a: Thing @as(type: "Other") ${ACCESS} }`,
      'Query.a is shown as Other, which is not an object type or an enum of its host',
    ],
    [
      'an unknown scope',
      'extend type Query { "" a: Int @access(scope: "cats:read") }',
      'Query.a requires the unknown scope "cats:read"',
    ],
    [
      'a subscription without a path',
      `extend type Subscription { "" a: Thing! ${ACCESS} }`,
      'Subscription.a is a subscription without a REST stream: add @rest with the method GET or POST',
    ],
    [
      'a subscription whose events have no type',
      `extend type Subscription { "" a: Thing! ${AT('/a')} }`,
      'Subscription.a is a subscription whose events have no type',
    ],
    ['an object field without @part or @edge', '"" type A { "" thing: Thing }', 'A.thing returns an object'],
    [
      'an edge with an unknown scope',
      '"" type A { "" thing: Thing @edge(scope: "cats:read") }',
      'A.thing requires the unknown scope "cats:read"',
    ],
    [
      'arguments of a field that is not an edge',
      '"" type A { "" size("" unit: Int): Int }',
      'A.size has arguments and is not an @edge',
    ],
    [
      'a query with @onePerRequest',
      `extend type Query { "" a: Int @onePerRequest ${ACCESS} }`,
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
      'Query.b has the same method and path as Query.a',
    ],
    [
      'a REST type that contains itself',
      `"" type A { "" a: A @part } extend type Query { "" a: A ${AT('/a')} }`,
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
    ['a missing description of a field', `"" type A { id: ID } ${reach('A')}`, 'A.id has no description'],
    ['a missing description of a type', `type A { "" id: ID } ${reach('A')}`, 'A has no description'],
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

  test.each([
    [
      'a deployment operation without a caller',
      `extend type Query { "" a: Int ${ACCESS} }`,
      'Query.a is on the deployment host and has no caller',
    ],
    [
      'a mutation of the deployment host without a session',
      'extend type Mutation { "" a: Int @access(caller: PUBLIC) }',
      'Mutation.a changes data and does not declare for which sessions: add session to its @access',
    ],
    [
      'a subscription of the deployment host without a session',
      'extend type Subscription { "" a: Thing! @rest(path: "/a") @access(caller: SIGNED_IN) }',
      'Subscription.a changes data and does not declare for which sessions',
    ],
    [
      'a query with a session',
      'extend type Query { "" a: Int @access(caller: SIGNED_IN, session: NOT_IMPERSONATED) }',
      'Query.a has a session, which only changes can have',
    ],
    [
      'a public mutation that requires a recent authentication',
      'extend type Mutation { "" a: Int @access(caller: PUBLIC, session: REAUTHENTICATED) }',
      'Mutation.a is public, so its session can be ANY or CONDITIONAL, not REAUTHENTICATED',
    ],
    [
      'an unknown scope of tokens',
      'extend type Query { "" a: Int @access(caller: SIGNED_IN, tokenScope: "cats:read") }',
      'Query.a has the unknown tokenScope "cats:read"',
    ],
    [
      'an edge with an unknown scope of tokens',
      'extend type Thing { "" next: Thing @edge(permission: "a sign-in", tokenScope: "cats:read") }',
      'Thing.next has the unknown tokenScope "cats:read"',
    ],
    [
      'a mutation that needs the user in a browser and accepts the token of an application',
      `extend type Mutation {
        "" a: Int @access(caller: SIGNED_IN, session: REAUTHENTICATED, tokenScope: "account:write")
      }`,
      'Mutation.a needs the user in a browser, so an application cannot run it',
    ],
    [
      'a conditional mutation whose description does not say when',
      'extend type Mutation { "" a: Int @access(caller: SIGNED_IN, session: CONDITIONAL) }',
      'Mutation.a is CONDITIONAL, and its description names neither',
    ],
    [
      'an edge of the deployment host without a permission',
      `extend type Thing { "" next: Thing @edge(scope: "users:read") }`,
      'Thing.next is an edge on the deployment host and has no permission',
    ],
    [
      'a cacheable operation with a session in its envelope',
      'extend type Query { "" a: Int @rest(path: "/a", maxAge: 60) @access(caller: PUBLIC) }',
      'Query.a has a maxAge',
    ],
    [
      'a cacheable operation that is not public',
      `extend type Query {
        "" a: Int @rest(path: "/a", maxAge: 60, envelope: false) @access(caller: SIGNED_IN)
      }`,
      'Query.a has a maxAge',
    ],
    [
      'a subscription with a method other than GET and POST',
      'extend type Subscription { "" a: Thing! @rest(method: PUT, path: "/a") @access(caller: SIGNED_IN, session: ANY) }',
      'Subscription.a is a subscription without a REST stream: add @rest with the method GET or POST',
    ],
    [
      'a mutation with a password, code or token without @onePerRequest',
      `"" input ProofInput { "" emailCode: String @constraint(maxLength: 10) }
      extend type Mutation { "" a("" input: ProofInput!): Int @access(caller: PUBLIC, session: ANY) }`,
      'Mutation.a has the argument emailCode, which a caller could guess: add @onePerRequest',
    ],
  ])('rejects on the deployment host %s', (_, sdl, sentence) => {
    expect(() => assemble(sdl, 'DEPLOYMENT')).toThrow(sentence);
  });

  test('reports all violations of both hosts at once, and one that both have only once', () => {
    const both = 'extend type Mutation { "" a: Int }';
    const sdl = {
      BACKEND: parse(sdlOf('BACKEND', `${both} extend type Thing { "" next: Thing }`)),
      DEPLOYMENT: parse(sdlOf('DEPLOYMENT', `${both} extend type Thing { "" last: Thing }`)),
    };
    expect(() => assembleSchemas(sdl, { BACKEND: {}, DEPLOYMENT: {} })).toThrow(
      /3 rule violations.*Mutation\.a does not declare.*Thing\.next returns.*Thing\.last returns/s,
    );
  });
});

function reach(type: string): string {
  return `extend type Query { "" reach: ${type} @access(scope: "users:read") }`;
}

test('requires neither @part nor @edge in connection types', () => {
  const sdl = `
"" type ThingConnection { "" nodes: [Thing!]! "" edges: [ThingEdge!]! }
"" type ThingEdge { "" node: Thing! }
"" type A { "" things: ThingConnection @edge(scope: "users:read") } ${reach('A')}`;
  expect(() => assemble(sdl)).not.toThrow();
});

test('requires no maxLength with a format that limits the length', () => {
  expect(() =>
    assemble(`extend type Query { "" a("" x: String @constraint(format: EMAIL)): Int ${AT('/a')} }`),
  ).not.toThrow();
});
