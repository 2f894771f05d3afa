import { isTypeDefinitionNode, isTypeExtensionNode, visit } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readSdlFiles, type SdlFile, sdlFile } from '../../../src/api/schema/sdl-files.ts';
import { CONTEXTS } from '../../support/contexts.ts';

const contextOf = ({ path }: SdlFile): string => path.slice(0, path.indexOf('/'));
const positionOf = (file: SdlFile): number => CONTEXTS.indexOf(contextOf(file));

/** The references of files to types of a later context, which the context must not know. */
function laterReferences(files: readonly SdlFile[]): string[] {
  return files.flatMap((file) => {
    const visible = files.filter(({ folder }) => folder === 'common' || folder === file.folder);
    const declaring = new Map(visible.flatMap((other) => declaredNames(other).map((name) => [name, other] as const)));
    return referredNames(file).flatMap((name) => {
      const other = declaring.get(name) ?? file;
      const isLater = positionOf(other) > positionOf(file);
      return isLater ? `schema/${file.path} refers to ${name} of the later context ${contextOf(other)}` : [];
    });
  });
}

function declaredNames({ document }: SdlFile): string[] {
  return document.definitions.filter(isTypeDefinitionNode).map(({ name }) => name.value);
}

/** The types that a file extends, or names in fields, arguments, inputs and after `implements`. */
function referredNames({ document }: SdlFile): string[] {
  const names = document.definitions.filter(isTypeExtensionNode).map(({ name }) => name.value);
  visit(document, { NamedType: ({ name }) => void names.push(name.value) });
  return [...new Set(names)];
}

describe('the SDL of a context', () => {
  it('is in a folder of schema/ whose name is in the order of contexts', () => {
    expect(CONTEXTS).toEqual(expect.arrayContaining(readSdlFiles().map(contextOf)));
  });

  it('refers only to types of itself and of the contexts before it', () => {
    expect(laterReferences(readSdlFiles())).toEqual([]);
  });

  const team = sdlFile('tenancy/backend/team.graphql', 'type Team { id: ID! } input NewTeam { name: String }');
  it.each([
    ['the type of a field', 'type Person { teams: [Team!]! }', 'Team'],
    ['the type of an argument', 'extend type Query { find(like: NewTeam): ID }', 'NewTeam'],
    ['the type of an input field', 'input NewPerson { team: NewTeam }', 'NewTeam'],
    ['an extension', 'extend type Team { size: Int! }', 'Team'],
  ])('is checked in %s', (_, sdl, name) => {
    const person = sdlFile('identity/backend/person.graphql', sdl);
    expect(laterReferences([person, team])).toEqual([
      `schema/identity/backend/person.graphql refers to ${name} of the later context tenancy`,
    ]);
    const onOtherHost = sdlFile('identity/deployment/person.graphql', sdl);
    const afterTeam = sdlFile('webhooks/backend/person.graphql', sdl);
    expect(laterReferences([onOtherHost, afterTeam, team])).toEqual([]);
  });
});
