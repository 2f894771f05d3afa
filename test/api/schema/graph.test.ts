import { type GraphQLSchema, graphql, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { graphOf } from '../../../src/api/schema/graph.ts';
import { assembleSchemas, type Resolvers } from '../../../src/api/schema/schema.ts';
import { ada, contextWith, toySdl } from './toy.ts';

const SDL = toySdl(`
extend type Query {
  ""
  shelf: Shelf @only(hosts: [BACKEND]) @access(scope: "users:read")
  ""
  ownShelf: OwnShelf @only(hosts: [DEPLOYMENT]) @access(caller: PUBLIC) @as(name: "shelf")
  ""
  listShelves: ShelfList @rest(host: DEPLOYMENT, path: "/shelves") @access(caller: PUBLIC) @restOnly
}
extend type Mutation {
  ""
  makeOwnShelf(input: OwnShelfInput!): ShelfRecord
    @rest(host: DEPLOYMENT, method: POST, path: "/shelves") @access(caller: PUBLIC, session: ANY) @as(name: "makeShelf", type: "OwnShelf")
}
"" input OwnShelfInput @as(name: "ShelfInput") { "" room: String @constraint(maxLength: 10) }
""
type ShelfRecord @only(hosts: [DEPLOYMENT]) { "" id: ID! }
""
type Shelf @only(hosts: [BACKEND]) { "" id: ID! }
""
type OwnShelf @only(hosts: [DEPLOYMENT]) @as(name: "Shelf") {
  "" id: ID!
  "" room: String! @restOnly
  "" roomName: String! @as(name: "room")
  "" lightColour: String! @as(name: "light")
  "" light: String! @restOnly
}
""
type ShelfList @only(hosts: [DEPLOYMENT]) { "" data: [OwnShelf!]! @part }
`);

const resolvers: Resolvers = {
  Query: {
    shelf: () => ({ id: '1' }),
    ownShelf: () => ({
      id: '2',
      room: 'room of REST',
      roomName: 'room of the graph',
      lightColour: 'red',
      light: 'off',
    }),
    listShelves: () => ({ data: [] }),
  },
  Mutation: { makeOwnShelf: (_, { input }) => ({ id: '3', roomName: input.room }) },
};

const slices = assembleSchemas(SDL, resolvers);
const fieldsOf = (schema: GraphQLSchema, name: string) => {
  const type = schema.getType(name);
  return isObjectType(type) ? Object.keys(type.getFields()) : undefined;
};

describe('the graph of a host', () => {
  it('has types and fields with the GraphQL names of @as', async () => {
    const schema = graphOf(slices.DEPLOYMENT);
    expect(fieldsOf(schema, 'Query')).toEqual(['shelf']);
    expect(fieldsOf(schema, 'OwnShelf')).toBeUndefined();
    const contextValue = contextWith('DEPLOYMENT', ada);
    const { data } = await graphql({ schema, source: '{ shelf { __typename id room light } }', contextValue });
    expect(data).toEqual({ shelf: { __typename: 'Shelf', id: '2', room: 'room of the graph', light: 'red' } });
  });

  it('has another type than REST if @as names one, and renamed inputs', async () => {
    const schema = graphOf(slices.DEPLOYMENT);
    const source = 'mutation ($input: ShelfInput!) { makeShelf(input: $input) { __typename id room } }';
    const contextValue = contextWith('DEPLOYMENT', ada);
    const { data } = await graphql({ schema, source, contextValue, variableValues: { input: { room: 'attic' } } });
    expect(data).toEqual({ makeShelf: { __typename: 'Shelf', id: '3', room: 'attic' } });
    expect([schema.getType('ShelfRecord'), schema.getType('OwnShelfInput')]).toEqual([undefined, undefined]);
    const record = slices.DEPLOYMENT.getMutationType()?.getFields().makeOwnShelf?.type;
    expect(String(record)).toBe('ShelfRecord');
  });

  it('has no REST-only fields and no types that only these return', () => {
    const schema = graphOf(slices.DEPLOYMENT);
    expect(schema.getType('ShelfList')).toBeUndefined();
    expect(slices.DEPLOYMENT.getType('ShelfList')).toBeDefined();
  });

  it('resolves an interface to types by their GraphQL names', async () => {
    const sdl = toySdl(`
extend type Query {
  "" places: [Place] @size(items: 2) @only(hosts: [DEPLOYMENT]) @access(caller: PUBLIC)
  "" room: Room @only(hosts: [BACKEND]) @access(scope: "users:read")
}
"" interface Place @only(hosts: [DEPLOYMENT]) { "" id: ID! }
"" type OwnShelf implements Place @only(hosts: [DEPLOYMENT]) @as(name: "Shelf") { "" id: ID! "" size: Int }
"" type Room implements Place @only(hosts: [BACKEND, DEPLOYMENT]) { "" id: ID! }
`);
    const places = [
      { id: '1', __typename: 'OwnShelf', size: 3 },
      { id: '2', __typename: 'Room' },
    ];
    const made = assembleSchemas(sdl, {
      Query: { places: () => places },
      Place: { __resolveType: ({ __typename }: { __typename: string }) => __typename },
    });
    const source = '{ places { __typename id ... on Shelf { size } } }';
    const { data, errors } = await graphql({
      schema: graphOf(made.DEPLOYMENT),
      source,
      contextValue: contextWith('DEPLOYMENT', ada),
    });
    expect([data, errors]).toEqual([
      {
        places: [
          { __typename: 'Shelf', id: '1', size: 3 },
          { __typename: 'Room', id: '2' },
        ],
      },
      undefined,
    ]);
    // The other host has one of the types, but not the interface.
    expect(made.BACKEND.getType('Place')).toBeUndefined();
    const room = made.BACKEND.getType('Room');
    expect(isObjectType(room) && room.getInterfaces()).toEqual([]);
  });

  it('rejects two fields with the same name', () => {
    const broken = SDL.replace('room: String! @restOnly', 'room: String!');
    expect(() => graphOf(assembleSchemas(broken, resolvers).DEPLOYMENT)).toThrow('OwnShelf shows two fields as room.');
  });
});
