/** A JSON Schema, with the keywords that the OpenAPI documents of the service use. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly 'x-enum-descriptions'?: Readonly<Record<string, string>>;
}

const PRIMITIVES: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

/** The type of a schema, as TypeScript. Fields of requests may be undefined: JSON leaves them out. */
export function printType(schema: JsonSchema, use: 'request' | 'response'): string {
  if (schema.$ref !== undefined) return nameOf(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf !== undefined) return unique(schema.anyOf.map((each) => printType(each, use))).join(' | ');
  const types = [schema.type ?? []].flat();
  if (types.length === 0) return 'unknown';
  return unique(types.map((type) => printOne(type, schema, use))).join(' | ');
}

function printOne(type: string, schema: JsonSchema, use: 'request' | 'response'): string {
  if (type === 'array') return `readonly (${printType(schema.items ?? {}, use)})[]`;
  if (type !== 'object') return PRIMITIVES[type] ?? fail(`The type ${type} is unknown.`);
  if (schema.properties !== undefined) return printFields(schema, use);
  const { additionalProperties = true } = schema;
  const value = typeof additionalProperties === 'boolean' ? 'unknown' : printType(additionalProperties, use);
  return `Readonly<Record<string, ${value}>>`;
}

/** The fields of an object, each with its description as a comment. */
export function printFields({ properties = {}, required = [] }: JsonSchema, use: 'request' | 'response'): string {
  const fields = Object.entries(properties).map(([name, field]) => {
    const type = printType(field, use);
    const isOptional = !required.includes(name);
    const mark = isOptional ? '?' : '';
    const orUndefined = isOptional && use === 'request' ? ' | undefined' : '';
    return `${printComment(field.description)}readonly ${printKey(name)}${mark}: ${type}${orUndefined};`;
  });
  return `{\n${fields.join('\n')}\n}`;
}

export const printKey = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

/** A comment for editors, or nothing. */
export function printComment(text: string | undefined): string {
  if (text === undefined || text === '') return '';
  const lines = text.replaceAll('*/', '*\\/').split('\n');
  return lines.length === 1 ? `/** ${lines[0]} */\n` : `/**\n${lines.map((line) => ` * ${line}`).join('\n')}\n */\n`;
}

export const nameOf = (reference: string): string =>
  reference.split('/').at(-1) ?? fail(`The reference ${reference} is empty.`);

const unique = (types: readonly string[]) => [...new Set(types)];

function fail(message: string): never {
  throw new Error(message);
}
