import { type DocumentNode, type ExecutionResult, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { createExecutor } from '../../../src/api/execution/executor.ts';
import { assembleSchema } from '../../../src/api/schema/schema.ts';
import { apiKey, contextWith, toySdl } from '../schema/toy.ts';

const FRIENDS = `"" friends("" first: Int @constraint(min: 1, max: 100)): [Being!] @edge(scope: "users:read")`;

const SDL = toySdl(`
extend type Query {
  "" beings("" first: Int @constraint(min: 1, max: 100)): [Being] @access(scope: "users:read")
  "" being("" id: ID!): Being @access(scope: "users:read")
}
"" interface Being { "" id: ID! "" name: String! }
"" type Cat implements Being {
  "" id: ID! "" name: String! "" lives: Int! "" label("" prefix: String = "cat" @constraint(maxLength: 9)): String @edge(scope: "users:read") ${FRIENDS}
}
"" type Dog implements Being {
  "" id: ID! "" name: String! "" breed: String "" label("" prefix: String = "dog" @constraint(maxLength: 9)): String @edge(scope: "users:read") ${FRIENDS}
}
"" type Stone { "" id: ID! }
`);

const BEINGS = [
  { id: '1', __typename: 'Cat', lives: 9 },
  { id: '2', __typename: 'Dog', breed: 'Beagle' },
  { id: '3', __typename: 'Cat', lives: 1 },
  null,
  { id: '4', __typename: 'Stone' },
  { id: '5', __typename: 'Dog', breed: null },
];

type Row = { id: string; __typename: string };
const friendsOf = async ({ id }: Row) => BEINGS.filter((being) => being !== null && being.id !== id).slice(0, 2);
const engines = new Set<string>();

const BACKEND = assembleSchema('BACKEND', SDL, {
  Query: {
    beings: async () => {
      engines.add(new Error('where').stack?.includes('graphql/execution/execute') ? 'graphql-js' : 'graphql-jit');
      return BEINGS;
    },
    being: async (_: unknown, { id }: { id: string }) => BEINGS.find((being) => being?.id === id) ?? null,
  },
  Being: { __resolveType: ({ __typename }: Row) => __typename },
  Cat: {
    name: ({ id }: Row) => `Cat ${id}`,
    label: ({ id }: Row, { prefix }: { prefix: string }) => {
      if (id === '3') throw new Error('no label');
      return `${prefix} ${id} of a cat`;
    },
    friends: friendsOf,
  },
  Dog: {
    name: async ({ id }: Row) => `Dog ${id}`,
    label: async ({ id }: Row, { prefix }: { prefix: string }) => `${prefix} ${id} of a dog`,
    friends: friendsOf,
  },
});

/** Sorts errors by path, because the engines report them in different orders. */
function comparable({ data, errors = [] }: ExecutionResult) {
  const found = errors.map(({ message, path }) => ({ path: path?.join('.'), message }));
  return { data, errors: found.toSorted((a, b) => String(a.path).localeCompare(String(b.path))) };
}

async function byBothEngines(document: DocumentNode, variableValues: Record<string, unknown>) {
  expect(validate(BACKEND, document)).toEqual([]);
  const run = createExecutor(BACKEND);
  const args = { document, variableValues, contextValue: contextWith('BACKEND', apiKey) };
  const interpreted = await run(args);
  const compiled = await run(args);
  return [comparable(interpreted), comparable(compiled)] as const;
}

it.each([
  ['the fields of the interface', '{ beings { __typename id name } }'],
  ['fragments on each type', '{ beings { id ... on Cat { lives } ... on Dog { breed } } }'],
  ['a fragment on one type', '{ beings { ... on Dog { name breed } } }'],
  ['the same name for fields of two types', '{ beings { ... on Cat { shown: label } ... on Dog { shown: label } } }'],
  ['fields that fail in one type', '{ beings { name ... on Cat { label } } }'],
  [
    'arguments by variables and literals',
    'query ($a: String) { beings { ... on Cat { label(prefix: $a) } ... on Dog { label(prefix: "x") } } }',
  ],
  [
    'named fragments on the interface and on its types',
    '{ beings { ...being } } fragment being on Being { name ...cat ...dog } fragment cat on Cat { lives } fragment dog on Dog { breed label }',
  ],
  [
    'fragments inside fragments that cannot apply',
    '{ beings { ... on Being { ... on Cat { ... on Being { ... on Dog { breed } } lives } } } }',
  ],
  [
    'directives',
    'query ($no: Boolean = false) { beings { ... on Cat @include(if: $no) { lives } ... on Dog { breed @skip(if: $no) name } } }',
  ],
  [
    'interfaces below interfaces',
    '{ beings { name ... on Cat { friends(first: 2) { name ... on Dog { breed friends { id __typename } } } } ... on Dog { friends { ... on Cat { label lives } } } } }',
  ],
  [
    'one object',
    '{ being(id: "1") { name ... on Cat { lives label } } other: being(id: "5") { ... on Cat { lives } id } }',
  ],
])('returns the same result interpreted and compiled for %s', async (_, text) => {
  engines.clear();
  const [interpreted, compiled] = await byBothEngines(parse(text), { a: 'given' });
  expect(compiled.data).toEqual(interpreted.data);
  expect(compiled.errors.map(({ path }) => path)).toEqual(interpreted.errors.map(({ path }) => path));
  expect(Object.values(interpreted.data ?? {})[0]).not.toBeNull();
  if (text.includes('beings')) expect([...engines]).toEqual(['graphql-js', 'graphql-jit']);
});

it('returns null and an error for an object that does not implement the interface, in both engines', async () => {
  const [interpreted, compiled] = await byBothEngines(parse('{ beings { id } }'), {});
  for (const { data, errors } of [interpreted, compiled]) {
    expect(data).toMatchObject({ beings: [{ id: '1' }, { id: '2' }, { id: '3' }, null, null, { id: '5' }] });
    expect(errors.map(({ path }) => path)).toEqual(['beings.4']);
  }
});
