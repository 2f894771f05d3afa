import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EnumTypeDefinitionNode, type InputObjectTypeDefinitionNode, Kind, parse } from 'graphql';

type SdlType = InputObjectTypeDefinitionNode | EnumTypeDefinitionNode;

const SCHEMA_FOLDER = join(import.meta.dirname, '../../../../../../schema');

/** The files with the settings of a deployment: their inputs, with the bounds that the published schema lacks, and their enums. */
const FILES = '{deployment,identity}/{common,backend}/*.graphql';

let types: ReadonlyMap<string, SdlType> | null = null;

/** An input or enum of the SDL; undefined for scalars. The files are read when the first page of settings is shown. */
export function sdlType(name: string): SdlType | undefined {
  types ??= readTypes();
  return types.get(name);
}

function readTypes(): ReadonlyMap<string, SdlType> {
  const definitions = globSync(FILES, { cwd: SCHEMA_FOLDER })
    .flatMap((path) => parse(readFileSync(join(SCHEMA_FOLDER, path), 'utf8'), { noLocation: true }).definitions)
    .filter(
      (definition) =>
        definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION || definition.kind === Kind.ENUM_TYPE_DEFINITION,
    );
  return new Map(definitions.map((definition) => [definition.name.value, definition]));
}
