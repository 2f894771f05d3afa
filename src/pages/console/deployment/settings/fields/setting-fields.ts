import { type InputValueDefinitionNode, Kind, type TypeNode, valueFromASTUntyped } from 'graphql';
import { sdlType } from './sdl-types.ts';

/** How a value is entered. `lines` and `numbers` are lists with one value in each line. Secrets are never shown. */
export type FieldKind =
  | 'text'
  | 'long'
  | 'secret'
  | 'longSecret'
  | 'number'
  | 'checkbox'
  | 'select'
  | 'color'
  | 'lines'
  | 'numbers';

/** A field of an input of the SDL. */
export interface SettingField {
  /** The field below the input, and the name of its element: `authenticationFactors.passkey.rpId`. */
  readonly path: string;
  readonly kind: FieldKind;
  /** What the SDL says about it, in English. */
  readonly description: string;
  /** The name of the enum, and its values. */
  readonly enumName: string;
  readonly values: readonly string[];
  /** Whether the value may be null, which an empty field stands for. */
  readonly isNullable: boolean;
  /** Whether the field cannot be empty. */
  readonly isRequired: boolean;
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly maxLength: number | undefined;
  readonly example: string | undefined;
}

/** A field that has fields of its own, such as `email` of the auth settings. */
export interface SettingGroup {
  readonly path: string;
  readonly description: string;
  readonly children: readonly SettingNode[];
}

export type SettingNode = SettingField | SettingGroup;

export const isSecret = ({ kind }: SettingField): boolean => kind === 'secret' || kind === 'longSecret';

export const isGroup = (node: SettingNode): node is SettingGroup => 'children' in node;

/** The name of a field within its input. */
export const nameOf = ({ path }: SettingNode): string => path.slice(path.lastIndexOf('.') + 1);

/** All fields of a form, without their groups. */
export const leavesOf = (nodes: readonly SettingNode[]): SettingField[] =>
  nodes.flatMap((node) => (isGroup(node) ? leavesOf(node.children) : [node]));

/** The scalars that a field can contain. A setting of another one is changed with the API. */
const SCALARS: ReadonlySet<string> = new Set(['Boolean', 'Int', 'String', 'ID']);

/** The fields of an input. A list of inputs has no field: a line cannot contain it. */
export function settingFields(inputName: string): readonly SettingNode[] {
  return fieldsBelow(inputName, '');
}

function fieldsBelow(inputName: string, parent: string): readonly SettingNode[] {
  const type = sdlType(inputName);
  if (type?.kind !== Kind.INPUT_OBJECT_TYPE_DEFINITION) throw new Error(`The SDL has no input ${inputName}.`);
  return (type.fields ?? []).flatMap((field) => nodesOf(field, parent));
}

function nodesOf(field: InputValueDefinitionNode, parent: string): SettingNode[] {
  const name = field.name.value;
  const path = parent === '' ? name : `${parent}.${name}`;
  const description = field.description?.value.trim().replace(/\s+/g, ' ') ?? '';
  const { typeName, isList, isNonNull } = unwrapped(field.type);
  const type = sdlType(typeName);
  if (type?.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION)
    return isList ? [] : [{ path, description, children: fieldsBelow(typeName, path) }];
  if (type === undefined && !SCALARS.has(typeName)) return [];
  const bounds = boundsOf(field);
  const isOptional = field.defaultValue !== undefined || !isNonNull;
  return [
    {
      path,
      kind: type === undefined || isList ? kindOf(typeName, name, isList, bounds) : 'select',
      description,
      enumName: type === undefined ? '' : typeName,
      values: type?.values?.map((value) => value.name.value) ?? [],
      isNullable: !isNonNull && bounds.notNull !== true,
      isRequired:
        !isList &&
        (isOptional
          ? bounds.notNull === true && (bounds.minLength ?? 0) > 0
          : bounds.minLength !== undefined || bounds.format !== undefined),
      min: bounds.min,
      max: bounds.max,
      maxLength: isList ? undefined : bounds.maxLength,
      example: bounds.example,
    },
  ];
}

interface Bounds {
  readonly min?: number;
  readonly max?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: string;
  readonly notNull?: boolean;
  readonly example?: string;
}

/** What `@constraint` says about a field. */
function boundsOf({ directives = [] }: InputValueDefinitionNode): Bounds {
  const constraint = directives.find(({ name }) => name.value === 'constraint');
  return Object.fromEntries(
    (constraint?.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value)]),
  );
}

function unwrapped(type: TypeNode): {
  readonly typeName: string;
  readonly isList: boolean;
  readonly isNonNull: boolean;
} {
  if (type.kind === Kind.NON_NULL_TYPE) return { ...unwrapped(type.type), isNonNull: true };
  if (type.kind === Kind.LIST_TYPE) return { ...unwrapped(type.type), isList: true, isNonNull: false };
  return { typeName: type.name.value, isList: false, isNonNull: false };
}

/** Texts that are longer than this have several lines. */
const LINE_LENGTH = 1000;

function kindOf(typeName: string, name: string, isList: boolean, { format, maxLength = 0 }: Bounds): FieldKind {
  if (typeName === 'Boolean') return 'checkbox';
  if (typeName === 'Int') return isList ? 'numbers' : 'number';
  if (isList) return 'lines';
  if (/password$|secret$/i.test(name)) return 'secret';
  if (format === 'COLOR') return 'color';
  return maxLength > LINE_LENGTH && format === undefined ? 'long' : 'text';
}
