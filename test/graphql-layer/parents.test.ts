import { expect, test } from 'vitest';
import { parentTypes } from '../../src/graphql/parents.ts';

const SDL = `
type Plain { id: ID! }
type Team { id: ID! plain: Plain @part users(first: Int): UserConnection! @edge(scope: "x") tags: [Plain!]! @part }
type User { id: ID! }
type UserConnection { nodes: [User!]! totalCount: Int! }
`;

test('a parent leaves its edges out, and its parts are parents themselves', () => {
  expect(parentTypes(SDL, '')).toEqual({
    Team:
      "Omit<Team, 'plain' | 'users' | 'tags'> & { readonly plain: Maybe<ResolversParentTypes['Plain']>; " +
      "readonly tags: ReadonlyArray<ResolversParentTypes['Plain']> }",
    UserConnection: "import('../connections.ts').Connection<ResolversParentTypes['User']>",
  });
});

test('an export of mappers.ts takes the place of the default', () => {
  const parents = parentTypes(SDL, 'export interface UserRow { x: 1 }\nexport type TeamRow = Team;\n');
  expect(parents).toMatchObject({ User: '../mappers.ts#UserRow', Team: '../mappers.ts#TeamRow' });
});

test('an export of mappers.ts for an unknown type is a mistake', () => {
  expect(() => parentTypes(SDL, 'export interface UsrRow {}')).toThrow('no type Usr');
});
