import { GraphQLError, parse } from 'graphql';
import { beforeEach, expect, test } from 'vitest';
import { createExecutor, type ExecuteArgs } from '../../../src/api/execution/executor.ts';
import { serviceErrorOf } from '../../../src/api/graphql/present.ts';
import { assembleSchema } from '../../../src/api/schema/schema.ts';
import { Viewer } from '../../../src/platform/access/viewer.ts';
import { ada, apiKey, backendResolvers, calls, contextWith, SHELVES, toySdl } from '../schema/toy.ts';

/** The engine that executed each resolver, found in the stack trace: graphql-js calls resolvers from its own files. */
const engines: string[] = [];
const recordEngine = () =>
  void engines.push(new Error('where').stack?.includes('graphql/execution/execute') ? 'graphql-js' : 'graphql-jit');
const BACKEND = assembleSchema('BACKEND', SHELVES.BACKEND, {
  ...backendResolvers,
  Mutation: {
    ...(backendResolvers.Mutation as object),
    createShelf: (_: unknown, args: unknown) => {
      recordEngine();
      calls.push(args);
      return { id: '9' };
    },
    deleteShelf: () => {
      recordEngine();
      return null;
    },
  },
  Query: {
    ...(backendResolvers.Query as object),
    lastShelf: () => {
      recordEngine();
      return null;
    },
  },
});
const contextValue = contextWith('BACKEND', apiKey);

beforeEach(() => {
  engines.length = 0;
});

async function engineOf(run: ReturnType<typeof createExecutor>, args: ExecuteArgs): Promise<string | undefined> {
  await run({ contextValue, ...args });
  return engines.at(-1);
}

test('compiles a document when it is sent the second time', async () => {
  const run = createExecutor(BACKEND);
  const document = parse('{ lastShelf { id } }');
  expect(await engineOf(run, { document })).toBe('graphql-js');
  expect(await engineOf(run, { document })).toBe('graphql-jit');
});

test('shares the compiled operation between documents with equal text', async () => {
  const run = createExecutor(BACKEND);
  const text = '{ lastShelf { id } }';
  await run({ document: parse(text), documentKey: 'hash', contextValue });
  expect(await engineOf(run, { document: parse(text), documentKey: 'hash' })).toBe('graphql-jit');
});

test('compiles the operations of a document separately', async () => {
  const run = createExecutor(BACKEND);
  const document = parse('query A { lastShelf { id } } query B { shelves(limit: 1) { hasMore } }');
  for (const operationName of ['A', 'A', 'B', 'B']) {
    const { data } = await run({ document, operationName, contextValue });
    expect(Object.keys(data ?? {})).toEqual([operationName === 'A' ? 'lastShelf' : 'shelves']);
  }
});

test("compiles the program's own documents at first use, for any caller", async () => {
  const run = createExecutor(BACKEND, { ownDocuments: true });
  const document = parse('{ lastShelf { id } failing }');
  await run({ document, contextValue: contextWith('BACKEND', Viewer.system(1)) });
  expect(engines).toEqual(['graphql-jit']);
});

test('does not compile documents for unauthenticated callers', async () => {
  const sdl = toySdl(`extend type Query { "" a: Int @access(caller: PUBLIC) }`);
  const seen: boolean[] = [];
  const DEPLOYMENT = assembleSchema('DEPLOYMENT', sdl, {
    Query: { a: () => void seen.push(new Error('where').stack?.includes('graphql/execution/execute') === false) },
  });
  const run = createExecutor(DEPLOYMENT);
  const document = parse('{ a }');
  const anonymous = contextWith('DEPLOYMENT', Viewer.anonymous(1));
  for (let time = 0; time < 3; time++) await run({ document, contextValue: anonymous });
  expect(seen).toEqual([false, false, false]);
  for (let time = 0; time < 2; time++) await run({ document, contextValue: contextWith('DEPLOYMENT', ada) });
  await run({ document, contextValue: anonymous });
  expect(seen.slice(3)).toEqual([false, true, true]);
});

test.each([
  [
    'a literal that graphql-jit would write as code',
    '{ lastShelf { id } shelf(shelfId: "__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74dglobalThis.pwned=1") { id } }',
  ],
  [
    'the same text written with escapes',
    '{ lastShelf { id } shelf(shelfId: "\\u005f_MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74dglobalThis.pwned=1") { id } }',
  ],
  [
    'a variable that would set a prototype',
    'query ($__proto__: ID = "1") { lastShelf { id } shelf(shelfId: $__proto__) { id } }',
  ],
  ['introspection', '{ lastShelf { id } __schema { queryType { name } } }'],
])('executes %s with graphql-js', async (_, text) => {
  const run = createExecutor(BACKEND);
  const document = parse(text);
  for (let time = 0; time < 3; time++) await run({ document, contextValue });
  expect(engines).toEqual(['graphql-js', 'graphql-js', 'graphql-js']);
  expect(globalThis).not.toHaveProperty('pwned');
});

test('executes several mutations sequentially with graphql-js', async () => {
  const run = createExecutor(BACKEND, { ownDocuments: true });
  const document = parse('mutation { a: deleteShelf(shelfId: "1") b: deleteShelf(shelfId: "2") }');
  expect(await run({ document, contextValue })).toEqual({ data: { a: null, b: null } });
  expect(engines).toEqual(['graphql-js', 'graphql-js']);
});

test.each([
  [{ name: 'a' }],
  [{ name: 'a', displayName: 'b', email: null, size: null, colour: 'DARK_BLUE', bookIds: [1, '2'], labels: 'one' }],
  [{ name: 'a', meta: { deep: { deeper: [null, 1] } }, nested: { deep: 'x' } }],
])('compiles a single mutation, whose resolver receives the same input as from graphql-js: %j', async (input) => {
  const run = createExecutor(BACKEND);
  const document = parse('mutation ($input: CreateShelfInput!) { createShelf(input: $input) { id } }');
  calls.length = 0;
  for (let time = 0; time < 2; time += 1) {
    expect(await run({ document, variableValues: { input }, contextValue })).toEqual({
      data: { createShelf: { id: '9' } },
    });
  }
  expect(engines).toEqual(['graphql-js', 'graphql-jit']);
  const [interpreted, compiled] = calls as [{ input: object }, { input: object }];
  expect(compiled).toEqual(interpreted);
  expect(Object.keys(compiled.input).sort()).toEqual(Object.keys(interpreted.input).sort());
});

test('executes a mutation once if only graphql-js accepts its variables', async () => {
  const schema = assembleSchema(
    'BACKEND',
    toySdl(`
      extend type Mutation { "" fill(input: FillInput!): Int @access(scope: "users:write") }
      "" input FillInput { "" cups: Int! = 3 @constraint(min: 1, max: 9) }
      extend type Query { "" a: Int @access(scope: "users:read") }`),
    {
      Mutation: {
        fill: (_: unknown, { input }: { input: { cups: number } }) => {
          recordEngine();
          return input.cups;
        },
      },
    },
  );
  const run = createExecutor(schema, { ownDocuments: true });
  const document = parse('mutation ($input: FillInput!) { fill(input: $input) }');
  expect(await run({ document, variableValues: { input: {} }, contextValue })).toEqual({ data: { fill: 3 } });
  expect(engines).toEqual(['graphql-js']);
  expect(await run({ document, variableValues: { input: { cups: 4 } }, contextValue })).toEqual({ data: { fill: 4 } });
  expect(engines).toEqual(['graphql-js', 'graphql-jit']);
});

const DOCUMENTS: [text: string, variables?: Record<string, unknown>][] = [
  [
    '{ shelves { data { id name colour createdAt tags { name } books(first: 3) { nodes { id shelf { id } } } } hasMore } }',
  ],
  [
    '{ shelf(shelfId: "5") { books(first: 2) { edges { cursor node { title } } pageInfo { hasNextPage endCursor } totalCount } } }',
  ],
  ['query ($yes: Boolean!) { shelves { hasMore @include(if: $yes) data @skip(if: $yes) { id } } }', { yes: true }],
  [
    'fragment F on Shelf { id ...G } fragment G on Shelf { name } { shelf(shelfId: "5") { ...F ... on Shelf { __typename } } }',
  ],
  ['{ failing }'],
  ['{ failing(how: "text") }'],
  ['{ shelves(limit: 0) { hasMore } }'],
  ['{ a: shelf(shelfId: "5") { id } b: shelves(limit: 500) { hasMore } }'],
  ['query ($id: ID = "4") { shelf(shelfId: $id) { id } }', { id: null }],
  ['query ($id: ID!) { shelf(shelfId: $id) { id } }', { id: {} }],
  ['query ($id: ID!) { shelf(shelfId: $id) { id } }', {}],
  ['query ($id: ID!) { shelf(shelfId: $id) { id } }', { id: 12 }],
  ['query ($first: Int!) { shelf(shelfId: "1") { books(first: $first) { nodes { id } } } }', { first: 2.5 }],
];

test.each(DOCUMENTS)('returns the same result compiled and interpreted: %s', async (text, variableValues = {}) => {
  const run = createExecutor(BACKEND);
  const document = parse(text);
  const plain = await run({ document, variableValues, contextValue });
  const compiled = await run({ document, variableValues, contextValue });
  expect(JSON.parse(JSON.stringify(compiled))).toEqual(JSON.parse(JSON.stringify(plain)));
  for (const error of compiled.errors ?? []) {
    expect(error).toBeInstanceOf(GraphQLError);
    expect(error.extensions).toBeDefined();
  }
  const codes = (errors: typeof plain.errors) => errors?.map((error) => serviceErrorOf(error).code);
  expect(codes(compiled.errors)).toEqual(codes(plain.errors));
});

test('lists all invalid variables by argument name, without their values', async () => {
  const run = createExecutor(BACKEND);
  const document = parse('mutation ($data: CreateShelfInput!, $x: Int!) { createShelf(input: $data) { id } }');
  const variableValues = {
    data: { name: 5, email: 'secret', size: 'big', colour: 'BLUE', meta: [], labels: ['a', 1], nested: 'no', other: 1 },
  };
  const { errors, data } = await run({ document, variableValues, contextValue });
  expect(data).toBeUndefined();
  const failure = serviceErrorOf(errors?.[0]);
  expect(failure.code).toBe('VALIDATION_FAILED');
  expect(failure.errors.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual([
    'input.name must be a string',
    'input.size must be an integer',
    'input.colour must be one of RED, DARK_BLUE',
    'input.labels.1 must be a string',
    'input.meta must be an object',
    'input.nested must be an object',
    'input.other is not a known field',
    'x is required',
  ]);
  expect(JSON.stringify(errors)).not.toContain('secret');
});

test('rejects a missing or null input with a clear message', async () => {
  const run = createExecutor(BACKEND);
  const document = parse('mutation ($input: CreateShelfInput!) { createShelf(input: $input) { id } }');
  const messages = async (input: unknown) => {
    const { errors } = await run({ document, variableValues: { input }, contextValue });
    return serviceErrorOf(errors?.[0]).errors.map(({ path, message }) => `${path.join('.')} ${message}`);
  };
  expect(await messages(null)).toEqual(['input must not be null']);
  expect(await messages({})).toEqual(['input.name is required']);
  expect(await messages({ name: null })).toEqual(['input.name must not be null']);
});
