import {
  __Directive,
  __Field,
  __Schema,
  __Type,
  type GraphQLField,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
} from 'graphql';

type Field = GraphQLField<unknown, unknown>;

const META_FIELDS: Readonly<Record<string, Field>> = { __schema: SchemaMetaFieldDef, __type: TypeMetaFieldDef };

/** The root fields of introspection, without `__typename`. */
export const INTROSPECTION_FIELDS = Object.keys(META_FIELDS);

export const introspectionField = (name: string): Field | undefined => META_FIELDS[name];

export const ofTypeField = fieldOf(__Type, 'ofType');

const sizes = new WeakMap<GraphQLSchema, ReadonlyMap<Field, number>>();

/** The average length of each introspection list, counted in the schema. */
export function introspectionSizes(schema: GraphQLSchema): ReadonlyMap<Field, number> {
  const known = sizes.get(schema);
  if (known) return known;
  const types = Object.values(schema.getTypeMap());
  const objects = types.filter(isObjectType).map((type) => Object.values(type.getFields()));
  const inputs = types.filter(isInputObjectType).map((type) => Object.values(type.getFields()));
  const enums = types.filter(isEnumType).map((type) => type.getValues());
  const args = objects.flat().map((field) => field.args);
  const counted = new Map<Field, number>([
    [fieldOf(__Schema, 'types'), types.length],
    [fieldOf(__Schema, 'directives'), schema.getDirectives().length],
    [fieldOf(__Type, 'fields'), average(objects)],
    [fieldOf(__Type, 'inputFields'), average(inputs)],
    [fieldOf(__Type, 'enumValues'), average(enums)],
    [fieldOf(__Type, 'interfaces'), 1],
    [fieldOf(__Type, 'possibleTypes'), 1],
    [fieldOf(__Field, 'args'), average(args)],
    [fieldOf(__Directive, 'args'), average(schema.getDirectives().map((directive) => directive.args))],
  ]);
  sizes.set(schema, counted);
  return counted;
}

function average(lists: readonly (readonly unknown[])[]): number {
  return lists.length === 0 ? 0 : Math.ceil(lists.flat().length / lists.length);
}

function fieldOf(type: typeof __Schema, name: string): Field {
  return type.getFields()[name] as Field;
}
