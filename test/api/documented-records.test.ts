import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GraphQLOutputType, getNamedType, isEnumType, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { projectRest } from '../../src/api/rest/projection.ts';
import { assembleSchemas, readTypeDefs } from '../../src/api/schema/schema.ts';
import type { HostName } from '../../src/platform/context.ts';
import { resolvers } from '../support/resolvers.ts';

/*
 * `documented-records.txt` has the response fields of the interface's 24 operations: under the host, method and path
 * of each operation a line for each documented field, with its type and nullability. The service may add fields, but the
 * documented fields never change.
 */

const FILE = join(import.meta.dirname, 'documented-records.txt');

const slices = assembleSchemas(readTypeDefs(), resolvers);
const sessionOf = () => Promise.reject(new Error('The schema is only read.'));
const projections = {
  BACKEND: projectRest(slices.BACKEND, { host: 'BACKEND' }),
  DEPLOYMENT: projectRest(slices.DEPLOYMENT, { host: 'DEPLOYMENT', sessionOf }),
};

/** The type of the field at a path such as `data[].first_name`: `Object` for objects, the values for an enum. */
function typeAt(type: GraphQLOutputType, path: string): string {
  let at = type;
  for (const name of path.replaceAll('[]', '').split('.')) {
    const object = getNamedType(at);
    const field = isObjectType(object) ? object.getFields()[name] : undefined;
    if (!field) return 'no such field';
    at = field.type;
  }
  const named = getNamedType(at);
  if (isEnumType(named)) {
    const values = named.getValues().map(({ name }) => name);
    return String(at).replace(named.name, `(${values.join(' | ')})`);
  }
  return isObjectType(named) ? String(at).replace(named.name, 'Object') : String(at);
}

function responseTypeOf(host: HostName, call: string): GraphQLOutputType {
  const { routes, schema } = projections[host];
  const route = routes.find(({ method, path }) => `${method} ${path}` === call);
  const root = route?.operation === 'query' ? schema.getQueryType() : schema.getMutationType();
  const field = root?.getFields()[route?.fieldName ?? ''];
  if (!field) throw new Error(`${host} does not serve ${call}.`);
  return field.type;
}

const operations = readFileSync(FILE, 'utf8')
  .trim()
  .split('\n\n')
  .map((block) => {
    const [head = '', ...lines] = block.split('\n');
    const [host = '', ...call] = head.split(' ');
    return [call.join(' '), host as HostName, lines.map((line) => line.trim())] as const;
  });

it('contains the 24 operations of the interface', () => {
  expect(operations).toHaveLength(24);
});

it.each(operations)('returns every documented field from %s', (call, host, lines) => {
  const responseType = responseTypeOf(host, call);
  const served = lines.map((line) => {
    const path = line.slice(0, line.indexOf(': '));
    return `${path}: ${typeAt(responseType, path)}`;
  });
  expect(served).toEqual(lines);
});
