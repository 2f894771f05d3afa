import { expect, test } from 'vitest';
import { parentTypes } from '../../../src/api/schema/parents.ts';

const SDL = `
type Plain { id: ID! }
type Team { id: ID! plain: Plain @part users(first: Int): UserConnection! @edge(scope: "x") tags: [Plain!]! @part }
type User { id: ID! }
type UserConnection { nodes: [User!]! totalCount: Int! }
`;
const OWN = new Set(['Plain', 'Team', 'User', 'UserConnection']);

test('omits edges from a parent and uses parents for its parts', () => {
  expect(parentTypes(SDL, OWN, '')).toEqual({
    Team:
      "Omit<Team, 'plain' | 'users' | 'tags'> & { readonly plain: Maybe<ResolversParentTypes['Plain']>; " +
      "readonly tags: ReadonlyArray<ResolversParentTypes['Plain']> }",
    UserConnection: "import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['User']>",
  });
});

test('omits an edge that an extension of the type adds', () => {
  const extended = `${SDL} extend type User { teams: [Team!]! @edge(scope: "x") }`;
  expect(parentTypes(extended, OWN, '')).toMatchObject({ User: "Omit<User, 'teams'>" });
});

test('generates no parent for a type of another context', () => {
  expect(parentTypes(SDL, new Set(['UserConnection']), '')).toEqual({
    UserConnection: "import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['User']>",
  });
});

test('replaces the default with an export of rows.ts', () => {
  const parents = parentTypes(SDL, OWN, 'export interface UserRow { x: 1 }\nexport type TeamRow = Team;\n');
  expect(parents).toMatchObject({ User: './rows.ts#UserRow', Team: './rows.ts#TeamRow' });
});

test('rejects an export of rows.ts for a type that its context does not declare', () => {
  expect(() => parentTypes(SDL, OWN, 'export interface UsrRow {}')).toThrow('declares no type Usr');
  expect(() => parentTypes(SDL, new Set(['Team']), 'export interface UserRow {}')).toThrow('declares no type User');
});
