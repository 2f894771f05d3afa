import { describe, expect, it } from 'vitest';
import { type ContextSource, sliceContexts } from '../../../../src/api/schema/codegen/contexts.ts';
import { generateResolvers } from '../../../../src/api/schema/codegen/resolvers-plugin.ts';
import { generateTypes } from '../../../../src/api/schema/codegen/types-plugin.ts';

const people: ContextSource = {
  name: 'people',
  sdl: `
    directive @edge on FIELD_DEFINITION
    type Query
    enum Colour { RED }
    type Person { id: ID! name: String colour: Colour! }
    extend type Query { person(id: ID!): Person! }
  `,
  rows: '',
};

const teams: ContextSource = {
  name: 'teams',
  sdl: `
    extend type Query { team(id: ID!): Team! }
    extend type Person { teams(first: Int! = 20): [Team!]! @edge }
    type Team { name: String! colour: Colour! owner: Person! @edge }
    input NewTeam { name: String! colour: Colour }
  `,
  rows: 'export interface TeamRow { ownerId: string }',
};

const CONFIG = {
  contextType: '../../context.ts#Context',
  enumsAsTypes: true,
  useTypeImports: true,
  skipTypename: true,
};

async function generate(...sources: ContextSource[]) {
  return Promise.all(
    sliceContexts(sources).map(async (slice) => {
      const types = await generateTypes(slice, CONFIG);
      return { types, resolvers: await generateResolvers(slice, types, CONFIG) };
    }),
  );
}

/** The declaration of one type, up to the end of its block. */
const declarationOf = (text: string | undefined, name: string) =>
  text?.match(new RegExp(`^export type ${name}\\b[\\s\\S]*?^};`, 'm'))?.[0];

const namesIn = (text: string | undefined) =>
  [...(text ?? '').matchAll(/^export (?:type|interface) (\w+)/gm)].map(([, name]) => name);

const [first, second] = await generate(people, teams);

describe('types of two contexts', () => {
  it('generate the types of the first context without the fields that the second adds', () => {
    expect(namesIn(first?.types)).toEqual(
      expect.arrayContaining(['Maybe', 'Scalars', 'Colour', 'Person', 'QueryPersonArgs']),
    );
    expect(first?.types).not.toContain('Team');
    expect(declarationOf(first?.types, 'Person')).not.toContain('teams');
  });

  it('generate the types of the second context, and for an extended type only the arguments of the added fields', () => {
    expect(namesIn(second?.types)).toEqual(['NewTeam', 'PersonTeamsArgs', 'QueryTeamArgs', 'Team']);
  });

  it('import names of the first context from its file', () => {
    expect(second?.types.split('\n').filter((line) => line.startsWith('import'))).toEqual([
      "import type { Colour, InputMaybe, Person, Scalars } from '../../people/graph/types.ts';",
    ]);
    expect(first?.types).not.toContain('import');
  });
});

describe('resolvers of two contexts', () => {
  it('cover the fields that each context declares', () => {
    expect(declarationOf(first?.resolvers, 'PersonResolvers')).not.toContain('teams');
    const added = declarationOf(second?.resolvers, 'PersonResolvers') ?? '';
    expect(added.split('\n').slice(1, -1)).toEqual([
      expect.stringContaining("teams?: Resolver<Array<ResolversTypes['Team']>"),
    ]);
    expect(declarationOf(second?.resolvers, 'QueryResolvers')).not.toContain('person');
    expect(declarationOf(second?.resolvers, 'Resolvers')?.match(/\w+(?=\?:)/g)).toEqual(['Person', 'Query', 'Team']);
  });

  it('use as parent the type without its edges, the row of its context, or the parent of an earlier context', () => {
    expect(declarationOf(first?.resolvers, 'ResolversParentTypes')).toContain('Person: Person;');
    const parents = declarationOf(second?.resolvers, 'ResolversParentTypes');
    expect(parents).toContain('Team: TeamRow;');
    expect(parents).toContain("Person: people.ResolversParentTypes['Person'];");
    expect(second?.resolvers).toContain("import type { TeamRow } from './rows.ts';");
    expect(second?.resolvers).toContain("import type * as people from '../../people/graph/resolvers.ts';");
  });

  it('do not mention the second context in files of the first', () => {
    expect(first?.types).not.toContain('teams');
    expect(first?.resolvers).not.toContain('teams');
  });
});

describe('an interface of a later context', () => {
  const audit: ContextSource = {
    name: 'audit',
    sdl: `
      interface Audited { id: ID! }
      type Entry { id: ID! about: Audited @edge }
      extend type Person implements Audited
      extend type Team implements Audited
      extend type Team { id: ID! entries: Int }
    `,
    rows: 'export interface AuditedRow { id: string; __typename: string }',
  };

  it('has its own type, a row as its parent and a resolver that returns the name of a type', async () => {
    const [, , third] = await generate(people, teams, audit);
    expect(namesIn(third?.types)).toEqual(['Audited', 'Entry']);
    expect(declarationOf(third?.resolvers, 'ResolversParentTypes')).toContain('Audited: AuditedRow;');
    expect(declarationOf(third?.resolvers, 'AuditedResolvers')).toContain("TypeResolveFn<'Person' | 'Team'");
    expect(third?.resolvers).toMatch(/import type {.*TypeResolveFn.*} from '..\/..\/people\/graph\/resolvers.ts';/);
    // An extension that only adds the interface has no resolvers.
    expect(declarationOf(third?.resolvers, 'Resolvers')?.match(/\w+(?=\?:)/g)).toEqual(['Audited', 'Entry', 'Team']);
  });

  it('does not change the files of earlier contexts', async () => {
    const [withoutLater] = await generate(people, teams);
    const [before] = await generate(people, teams, audit);
    expect(before).toEqual(withoutLater);
  });
});

describe('a reference to a later context', () => {
  const withSdl = (source: ContextSource, sdl: string) => ({ ...source, sdl: source.sdl + sdl });

  it('is rejected in the type of a field', () => {
    const wrong = withSdl(people, 'type Badge { team: [Team!]! }');
    expect(() => sliceContexts([wrong, teams])).toThrow(
      'Badge.team in schema/people refers to Team of the later context teams: ' +
        'move the field into an `extend type Badge` in schema/teams.',
    );
  });

  it('is rejected in the type of an argument', () => {
    const wrong = withSdl(people, 'extend type Query { find(like: NewTeam): Person }');
    expect(() => sliceContexts([wrong, teams])).toThrow('Query.find in schema/people refers to NewTeam');
  });

  it('is rejected in the type of an input field', () => {
    const wrong = withSdl(people, 'input NewPerson { team: NewTeam }');
    expect(() => sliceContexts([wrong, teams])).toThrow(
      'NewPerson.team in schema/people refers to NewTeam of the later context teams: move NewPerson to schema/teams.',
    );
  });

  it('is rejected in an extension', () => {
    const wrong = withSdl(people, 'extend type Team { size: Int! }');
    expect(() => sliceContexts([wrong, teams])).toThrow(
      'schema/people extends Team of the later context teams: move the fields to schema/teams.',
    );
  });

  it('is avoided by rejecting scalars outside the first context', () => {
    expect(() => sliceContexts([people, withSdl(teams, 'scalar Money')])).toThrow(
      'schema/teams has a ScalarTypeDefinition, which only the first context can have.',
    );
  });
});
