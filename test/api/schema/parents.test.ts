import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parentTypes } from '../../../src/api/schema/parents.ts';
import { readSdlOf } from '../../../src/api/schema/schema.ts';
import type { SdlFolder } from '../../../src/api/schema/sdl-files.ts';

const SDL = `
type Plain { id: ID! }
type Team { id: ID! plain: Plain @part users(first: Int): UserConnection! @edge(scope: "x") tags: [Plain!]! @part }
type User { id: ID! }
type UserConnection { nodes: [User!]! totalCount: Int! }
`;

test('omits edges from a parent and uses parents for its parts', () => {
  expect(parentTypes(SDL, [])).toEqual({
    Team:
      "Omit<Team, 'plain' | 'users' | 'tags'> & { readonly plain: Maybe<ResolversParentTypes['Plain']>; " +
      "readonly tags: ReadonlyArray<ResolversParentTypes['Plain']> }",
    UserConnection: "import('../platform/graph/connections.ts').Connection<ResolversParentTypes['User']>",
  });
});

test('omits an edge that an extension of the type adds', () => {
  const extended = `${SDL} extend type User { teams: [Team!]! @edge(scope: "x") }`;
  expect(parentTypes(extended, [])).toMatchObject({ User: "Omit<User, 'teams'>" });
});

test('replaces the default with an export of a rows.ts, the first of two', () => {
  const rows = [
    { path: '../a/rows.ts', text: 'export interface UserRow { x: 1 }\nexport type TeamRow = Team;\n' },
    { path: '../b/rows.ts', text: 'export interface UserRow { y: 1 }' },
  ];
  expect(parentTypes(SDL, rows)).toMatchObject({ User: '../a/rows.ts#UserRow', Team: '../a/rows.ts#TeamRow' });
});

test('ignores an export of a rows.ts for a type that the SDL does not have', () => {
  expect(parentTypes('type User { id: ID! }', [{ path: '../a/rows.ts', text: 'export type TeamRow = 1;' }])).toEqual(
    {},
  );
});

test('finds a type of the SDL for each export of a rows.ts', () => {
  const declared = (folders: readonly SdlFolder[]) =>
    new Set(readSdlOf(folders).definitions.map((node) => ('name' in node ? node.name?.value : undefined)));
  const types = { rows: declared(['common', 'backend']), deployment: declared(['common', 'deployment']) };
  const unknown = globSync('src/*/graph/**/rows.ts').flatMap((file) => {
    const known = file.includes('/deployment/rows.ts') ? types.deployment : types.rows;
    const exports = readFileSync(file, 'utf8').matchAll(/^export (?:type|interface) (\w+)Row\b/gm);
    return [...exports].flatMap(([, name = '']) => (known.has(name) ? [] : [`${file} ${name}`]));
  });
  expect(unknown).toEqual([]);
});
