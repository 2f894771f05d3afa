import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assembleSchema, type Resolvers, ROOT_TYPES, type Slices } from '../../../src/api/schema/schema.ts';
import { Viewer } from '../../../src/platform/access/viewer.ts';
import type { Context, HostName } from '../../../src/platform/context.ts';
import { connectionOf } from '../../../src/platform/graph/connections.ts';

const file = (name: string) => readFileSync(join(import.meta.dirname, '../../../schema/platform/common', name), 'utf8');

/** A toy schema with the project's real directives and scalars. */
export const FOUNDATION = [ROOT_TYPES, file('directives.graphql'), file('scalars.graphql')].join('\n');

const described = (sdl: string) => sdl.replaceAll('""', '"""Text."""');

/** Replaces the empty descriptions `""` of toy SDL. */
export const toySdl = (sdl: string): string => FOUNDATION + described(sdl);

/** The SDL of each host of the toy service. */
export const SHELVES: Readonly<Record<HostName, string>> = {
  BACKEND: toySdl(`
extend type Query {
  ""
  shelf("" shelfId: ID!): Shelf @rest(path: "/shelves/{shelf_id}") @access(scope: "organizations:read")
  ""
  shelves(
    "" limit: Int! = 20 @constraint(min: 1, max: 100)
    "" search: String @constraint(minLength: 2, maxLength: 10)
  ): ShelfList @rest(path: "/shelves") @access(scope: "organizations:read")
  ""
  lastShelf: Shelf @access(scope: "organizations:read")
  ""
  failing("" how: String @constraint(maxLength: 10)): Int @access(scope: "users:read")
}
extend type Mutation {
  ""
  createShelf(input: CreateShelfInput!): Shelf
    @rest(method: POST, path: "/shelves", status: 201) @access(scope: "organizations:write")
  ""
  deleteShelf("" shelfId: ID!): Void
    @rest(method: DELETE, path: "/shelves/{shelf_id}", status: 204) @access(scope: "organizations:write")
}
"" enum Colour { "" RED "" DARK_BLUE }
"" type Shelf {
  "" id: ID!
  "" name: String!
  "" createdAt: DateTime!
  "" colour: Colour
  "" tags: [Tag!]! @part
  "" books("" first: Int! = 20 @constraint(min: 1, max: 100) "" after: String @constraint(maxLength: 100)): BookConnection
    @edge(scope: "workspaces:read")
}
"" type Tag { "" name: String! }
"" type ShelfList { "" data: [Shelf!]! @part "" hasMore: Boolean! }
"" type BookConnection { "" nodes: [Book!]! "" edges: [BookEdge!]! "" pageInfo: PageInfo! "" totalCount: Int! }
"" type BookEdge { "" node: Book! "" cursor: String! }
"" type PageInfo { "" hasNextPage: Boolean! "" hasPreviousPage: Boolean! "" startCursor: String "" endCursor: String }
"" type Book { "" id: ID! "" title: String! "" shelf: Shelf @edge(scope: "organizations:read") }
"" input CreateShelfInput {
  "" name: String! @constraint(minLength: 1, maxLength: 5)
  "" displayName: String @constraint(maxLength: 8, notNull: true)
  "" email: String @constraint(format: EMAIL)
  "" size: Int @constraint(min: 1, max: 9)
  "" colour: Colour
  "" ownerId: ID
  "" bookIds: [ID!] @constraint(maxItems: 3)
  "" labels: [String!] @constraint(maxLength: 4, minItems: 1)
  "" meta: JSONObject
  "" nested: NestedInput
}
"" input NestedInput {
  "" deep: String @constraint(pattern: "^[a-z]+$", maxLength: 5)
  "" worded: String @constraint(pattern: "^[0-9]$", maxLength: 5, asks: "must be a digit")
}
`),
  DEPLOYMENT: toySdl(`
extend type Query {
  "" reader: Reader @rest(path: "/reader") @access(caller: SIGNED_IN)
  "" opening: DateTime @access(caller: PUBLIC)
}
extend type Mutation {
  ""
  signIn("" code: String! @constraint(maxLength: 10)): Boolean @access(caller: PUBLIC, session: ANY) @onePerRequest
}
"" type Reader { "" id: ID! "" name: String! }
`),
};

interface BookRow {
  readonly id: string;
  readonly title: string;
}

const shelf = (id: string) => ({
  id,
  name: `Shelf ${id}`,
  createdAt: '2026-01-01T00:00:00.000Z',
  tags: [{ name: 'x' }],
});
export const SHELF_ID = '1001';
export const books: BookRow[] = [1, 2, 3, 4].map((n) => ({ id: String(n), title: `Book ${n}` }));

/** The arguments of resolver calls, newest last. */
export const calls: unknown[] = [];

export const backendResolvers: Resolvers = {
  Query: {
    shelf: (_, args) => {
      calls.push(args);
      return shelf(args.shelfId);
    },
    shelves: (_, { limit }) => ({ data: [shelf('1'), shelf('2')].slice(0, limit), hasMore: false }),
    lastShelf: () => null,
    failing: (_, { how }) => {
      if (how === 'text') return 'no number';
      throw new Error('the password is hunter2');
    },
  },
  Mutation: {
    createShelf: (_, args) => {
      calls.push(args);
      return shelf('9');
    },
    deleteShelf: (_, args) => {
      calls.push(args);
      return null;
    },
  },
  Shelf: {
    books: (_, args) => connectionOf(args, async ({ size }) => books.slice(0, size + 1), { total: () => books.length }),
  },
  Book: { shelf: () => shelf(SHELF_ID) },
};

const deploymentResolvers: Resolvers = {
  Query: {
    reader: (_, __, ctx) => ({ id: ctx.viewer.assertSignedIn().userId, name: 'Ada' }),
    opening: () => new Date(0),
  },
  Mutation: { signIn: (_, { code }) => code === 'right' },
};

let slices: Slices | undefined;
export const shelves = (): Slices =>
  (slices ??= {
    BACKEND: assembleSchema('BACKEND', SHELVES.BACKEND, backendResolvers),
    DEPLOYMENT: assembleSchema('DEPLOYMENT', SHELVES.DEPLOYMENT, deploymentResolvers),
  });

export const apiKey = Viewer.apiKey(1, '5', []);
export const ada = Viewer.user(1, {
  userId: '7',
  sessionId: '8',
  signInId: '9',
  authenticatedAt: new Date().toISOString(),
});

/** The parts of a request context that this layer reads. */
export function contextWith(host: HostName, viewer: Viewer): Context {
  return { host, viewer, request: { id: 'req-1', ip: '127.0.0.1', userAgent: null } } as unknown as Context;
}
