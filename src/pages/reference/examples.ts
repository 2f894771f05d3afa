import { type ApiDocument, type ApiSchema, propertiesOf, referenceOf, textOf } from './document.ts';

const MAX_DEPTH = 5;
const ID = '7204519936130318337';

/** An example of a response, composed of the examples of its fields. An object inside of itself is left out. */
export function exampleOf(document: ApiDocument, schema: ApiSchema, open: readonly string[] = []): unknown {
  const { examples, anyOf, items, type } = schema;
  if ('const' in schema) return schema['const'];
  if (Array.isArray(examples)) return examples[0];
  const name = referenceOf(schema);
  if (name !== null) {
    const target = document.components.schemas[name] ?? {};
    if (open.includes(name) || open.length >= MAX_DEPTH) return isObject(target) ? null : exampleOf(document, target);
    return exampleOf(document, target, [...open, name]);
  }
  if (Array.isArray(anyOf)) return exampleOf(document, anyOf[0] as ApiSchema, open);
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  if (items !== undefined) {
    const item = exampleOf(document, items as ApiSchema, open);
    return item === null ? [] : [item];
  }
  if (isObject(schema)) {
    return Object.fromEntries(
      propertiesOf(schema).map(([property, value]) => [property, exampleOf(document, value, open)]),
    );
  }
  return exampleOfType([type].flat(), schema);
}

const isObject = (schema: ApiSchema) => schema['properties'] !== undefined;

function exampleOfType(types: readonly unknown[], schema: ApiSchema): unknown {
  // A nullable value without an example of its own.
  if (types.includes('null')) return null;
  if (types.includes('boolean')) return true;
  if (types.includes('integer') || types.includes('number')) return 1;
  if (types.includes('array')) return [];
  if (types.includes('object')) return {};
  if (schema['format'] === 'date-time') return '2026-01-31T09:30:00.000Z';
  return textOf(schema['pattern']).startsWith('^[1-9]') ? ID : 'text';
}

/** The command that sends the example with curl. `$URL` and `$CREDENTIAL` are set by the reader. */
export function curlOf(method: string, path: string, headers: readonly string[], body: unknown): string {
  const lines = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} "$URL${path}"`,
    ...headers.map((header) => `-H "${header}"`),
    ...(body === undefined
      ? []
      : ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body, null, 2))}`]),
  ];
  return lines.join(' \\\n  ');
}

/** A text for a POSIX shell. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
