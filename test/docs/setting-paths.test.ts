import { readFileSync } from 'node:fs';
import { type GraphQLInputObjectType, getNamedType, isInputObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { toSnake } from '../../src/api/rest/names.ts';
import { resolversOf } from '../../src/api/schema/merge.ts';
import { assembleSchemas, readTypeDefs } from '../../src/api/schema/schema.ts';
import { features } from '../../src/features.ts';

/** The paths of all fields below an input type, as REST writes them. */
function pathsOf(type: GraphQLInputObjectType, prefix = ''): string[] {
  return Object.values(type.getFields()).flatMap((field) => {
    const path = prefix + toSnake(field.name);
    const named = getNamedType(field.type);
    return isInputObjectType(named) ? [path, ...pathsOf(named, `${path}.`)] : [path];
  });
}

test('the settings of the sign-up and sign-in guide are complete paths of `PATCH /settings/auth`', () => {
  const { BACKEND } = assembleSchemas(readTypeDefs(), resolversOf(features));
  const input = BACKEND.getType('UpdateAuthSettingsInput') as GraphQLInputObjectType;
  const paths = new Set(pathsOf(input));
  const guide = readFileSync(new URL('../../docs/guides/sign-up-and-sign-in.md', import.meta.url), 'utf8');
  const table = guide.slice(guide.indexOf('| To … | Settings |'), guide.indexOf('A dot separates'));
  const named = [...table.matchAll(/^\|[^|]*\|([^|]*)\|/gm)].flatMap(([, settings = '']) =>
    [...settings.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
  );
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((path) => !paths.has(path))).toEqual([]);
});
