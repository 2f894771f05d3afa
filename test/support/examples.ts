import { buildOpenApi } from '../../src/api/rest/openapi/openapi.ts';
import { collectRoutes, type Route } from '../../src/api/rest/routes.ts';
import { assembleSchemas, readTypeDefs } from '../../src/api/schema/schema.ts';
import { resolvers } from './resolvers.ts';

export const HOSTS = ['BACKEND', 'DEPLOYMENT'] as const;
export type Host = (typeof HOSTS)[number];

export const slices = assembleSchemas(readTypeDefs(), resolvers);

/** Every REST operation of both hosts. */
export const allRoutes = HOSTS.flatMap((host) => collectRoutes(slices[host], host).map((route) => ({ host, route })));

/** Valid bodies by the `operationId`: the examples of the OpenAPI documents. */
export const exampleBodies = new Map(
  HOSTS.flatMap((host) => {
    const { paths } = buildOpenApi({ slice: slices[host], host, serverUrl: 'https://example.test', version: '0' });
    return collectRoutes(slices[host]).map(({ operationId, method, path }) => {
      const { requestBody } = paths[path]?.[method.toLowerCase()] ?? {};
      return [operationId, requestBody?.content['application/json']?.example] as const;
    });
  }),
);

/** The example body of an operation. A field that is also in the path has the value of the path. */
export function exampleBodyOf({ operationId, inputArg }: Route, pathValues: Readonly<Record<string, string>> = {}) {
  if (inputArg === null) return undefined;
  const example = Object.entries((exampleBodies.get(operationId) as object | undefined) ?? {});
  return Object.fromEntries(example.map(([name, value]) => [name, pathValues[name] ?? value]));
}
