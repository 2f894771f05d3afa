import { type GraphQLSchema, graphql, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { graphOf } from '../../../src/api/schema/graph.ts';
import { assembleSchema, type Resolvers } from '../../../src/api/schema/schema.ts';
import { ada, contextWith, toySdl } from './toy.ts';

const SDL = toySdl(`
extend type Query {
  ""
  ownShelf: OwnShelf @access(caller: PUBLIC) @as(name: "shelf")
  ""
  listShelves: ShelfList @rest(path: "/shelves") @access(caller: PUBLIC) @restOnly
}
extend type Mutation {
  ""
  makeOwnShelf(input: ShelfInput!): ShelfRecord
    @rest(method: POST, path: "/shelves") @access(caller: PUBLIC, session: ANY) @as(name: "makeShelf", type: "OwnShelf")
}
"" input ShelfInput { "" room: String @constraint(maxLength: 10) }
""
type ShelfRecord { "" id: ID! }
""
type OwnShelf @as(name: "Shelf") {
  "" id: ID!
  "" room: String! @restOnly
  "" roomName: String! @as(name: "room")
  "" lightColour: String! @as(name: "light")
  "" light: String! @restOnly
  "" wood: String @as(type: "Wood")
}
"" enum Wood { "" WHITE_OAK "" PINE }
""
type ShelfList { "" data: [OwnShelf!]! @part }
`);

const resolvers: Resolvers = {
  Query: {
    ownShelf: () => ({
      id: '2',
      room: 'room of REST',
      roomName: 'room of the graph',
      lightColour: 'red',
      light: 'off',
      wood: 'white_oak',
    }),
    listShelves: () => ({ data: [] }),
  },
  Mutation: { makeOwnShelf: (_, { input }) => ({ id: '3', roomName: input.room }) },
};

const slice = assembleSchema('DEPLOYMENT', SDL, resolvers);
const fieldsOf = (schema: GraphQLSchema, name: string) => {
  const type = schema.getType(name);
  return isObjectType(type) ? Object.keys(type.getFields()) : undefined;
};

describe('the graph of a host', () => {
  it('has an enum where REST has text', async () => {
    const contextValue = contextWith('DEPLOYMENT', ada);
    const source = '{ shelf { wood } }';
    expect((await graphql({ schema: graphOf(slice), source, contextValue })).data).toEqual({
      shelf: { wood: 'WHITE_OAK' },
    });
    const type = slice.getType('OwnShelf');
    expect(isObjectType(type) && String(type.getFields().wood?.type)).toBe('String');
  });

  it('has types and fields with the GraphQL names of @as', async () => {
    const schema = graphOf(slice);
    expect(fieldsOf(schema, 'Query')).toEqual(['shelf']);
    expect(fieldsOf(schema, 'OwnShelf')).toBeUndefined();
    const contextValue = contextWith('DEPLOYMENT', ada);
    const { data } = await graphql({ schema, source: '{ shelf { __typename id room light } }', contextValue });
    expect(data).toEqual({ shelf: { __typename: 'Shelf', id: '2', room: 'room of the graph', light: 'red' } });
  });

  it('has another type than REST if @as names one', async () => {
    const schema = graphOf(slice);
    const source = 'mutation ($input: ShelfInput!) { makeShelf(input: $input) { __typename id room } }';
    const contextValue = contextWith('DEPLOYMENT', ada);
    const { data } = await graphql({ schema, source, contextValue, variableValues: { input: { room: 'attic' } } });
    expect(data).toEqual({ makeShelf: { __typename: 'Shelf', id: '3', room: 'attic' } });
    expect(schema.getType('ShelfRecord')).toBeUndefined();
    const record = slice.getMutationType()?.getFields().makeOwnShelf?.type;
    expect(String(record)).toBe('ShelfRecord');
  });

  it('has no REST-only fields and no types that only these return', () => {
    const schema = graphOf(slice);
    expect(schema.getType('ShelfList')).toBeUndefined();
    expect(slice.getType('ShelfList')).toBeDefined();
  });

  it('resolves an interface to types by their GraphQL names', async () => {
    const sdl = toySdl(`
extend type Query {
  "" places: [Place] @size(items: 2) @access(caller: PUBLIC)
}
"" interface Place { "" id: ID! }
"" type OwnShelf implements Place @as(name: "Shelf") { "" id: ID! "" size: Int }
"" type Room implements Place { "" id: ID! }
`);
    const places = [
      { id: '1', __typename: 'OwnShelf', size: 3 },
      { id: '2', __typename: 'Room' },
    ];
    const made = assembleSchema('DEPLOYMENT', sdl, {
      Query: { places: () => places },
      Place: { __resolveType: ({ __typename }: { __typename: string }) => __typename },
    });
    const source = '{ places { __typename id ... on Shelf { size } } }';
    const { data, errors } = await graphql({
      schema: graphOf(made),
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
  });

  it('rejects two fields with the same name', () => {
    const broken = SDL.replace('room: String! @restOnly', 'room: String!');
    expect(() => graphOf(assembleSchema('DEPLOYMENT', broken, resolvers))).toThrow(
      'OwnShelf shows two fields as room.',
    );
  });
});
