import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { HostName } from '../../src/platform/context.ts';
import { publishedOpenApi } from '../support/published-openapi.ts';

/*
 * `documented-operations.txt` has the 24 operations that never change: under the host, method, path and status of each a line for each
 * documented field of its response, with its type. The service may add operations and fields; `docs/openapi/` has all of them.
 */

const FILE = join(import.meta.dirname, 'documented-operations.txt');

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

interface JsonResponse {
  readonly content?: { readonly 'application/json'?: { readonly schema: Schema } };
}

const documents = { BACKEND: publishedOpenApi('BACKEND'), DEPLOYMENT: publishedOpenApi('DEPLOYMENT') };

const operations = readFileSync(FILE, 'utf8')
  .trim()
  .split('\n\n')
  .map((block) => {
    const [head = '', ...lines] = block.split('\n');
    const [host = '', method = '', path = '', status = ''] = head.split(' ');
    return { head, host: host as HostName, method, path, status, lines: lines.map((line) => line.trim()) };
  });

/** The alternatives of a schema, without references. */
function alternatives(host: HostName, { $ref, anyOf, ...schema }: Schema): readonly Schema[] {
  if (anyOf !== undefined) return anyOf.flatMap((one) => alternatives(host, one));
  if ($ref === undefined) return [schema];
  const schemas = documents[host].components.schemas as Record<string, Schema>;
  return alternatives(host, schemas[$ref.split('/').at(-1) as string] ?? {});
}

/** A schema in words: `string (date-time) or null`, `array of object`, or the values of an enum. */
function typeText(host: HostName, schema: Schema): string {
  const texts = alternatives(host, schema).flatMap(({ type, format, enum: values, items }) => {
    if (values !== undefined) return values.map((value) => JSON.stringify(value));
    return [type ?? 'any'].flat().map((name) => {
      if (name === 'array') return `array of ${typeText(host, items ?? {})}`;
      return name === 'string' && format !== undefined ? `string (${format})` : name;
    });
  });
  return [...new Set(texts)].join(' or ');
}

/** The type of the field at a path such as `data[].first_name`. */
function typeAt(host: HostName, response: Schema, path: string): string {
  let schema = response;
  let isRequired = true;
  for (const name of path.replaceAll('[]', '').split('.')) {
    const objects = alternatives(host, schema).flatMap(({ items, ...one }) =>
      items === undefined ? [one] : alternatives(host, items),
    );
    const object = objects.find(({ properties }) => properties?.[name] !== undefined);
    if (object === undefined) return 'no such field';
    schema = object.properties?.[name] as Schema;
    isRequired = object.required?.includes(name) ?? false;
  }
  return `${typeText(host, schema)}${isRequired ? '' : ', optional'}`;
}

it('contains the 24 documented operations', () => {
  expect(operations).toHaveLength(24);
});

describe.each(operations)('$head', ({ host, method, path, status, lines }) => {
  const responses = documents[host].paths[path]?.[method.toLowerCase()]?.responses ?? {};

  it('has its documented status', () => {
    expect(Object.keys(responses).filter((code) => code.startsWith('2'))).toEqual([status]);
  });

  it('returns every documented field with its type', () => {
    const schema = (responses[status] as JsonResponse | undefined)?.content?.['application/json']?.schema ?? {};
    const served = lines.map((line) => {
      const field = line.slice(0, line.indexOf(': '));
      return `${field}: ${typeAt(host, schema, field)}`;
    });
    expect(served).toEqual(lines);
  });
});
