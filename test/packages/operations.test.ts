import { describe, expect, it } from 'vitest';
import { createBackendClient } from '../../packages/client/src/backend.ts';
import { createDeploymentClient } from '../../packages/client/src/deployment.ts';
import type { HostName } from '../../src/platform/context.ts';
import { publishedOpenApi } from '../support/published-openapi.ts';

interface Schema {
  readonly $ref?: string;
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Example {
  readonly method: string;
  readonly path: string;
  readonly inPath: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly body: Record<string, unknown> | undefined;
  readonly hasKey: boolean;
}

/** The example that the reference shows of each operation, by its name. */
function examplesOf(host: HostName): [string, Example][] {
  const { paths, components } = publishedOpenApi(host);
  const schemas = components.schemas as Readonly<Record<string, Schema>>;
  const resolved = (schema: Schema): Schema =>
    schema.$ref === undefined ? schema : (schemas[String(schema.$ref.split('/').at(-1))] ?? {});
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Example] => {
      const parameters = (operation.parameters ?? []) as readonly { name: string; in: string; schema: Schema }[];
      const ofKind = (kind: string) =>
        Object.fromEntries(
          parameters
            .filter((each) => each.in === kind)
            .map(({ name, schema }) => [name, resolved(schema).examples?.[0] ?? 'a/b c']),
        );
      const { content } = (operation.requestBody ?? {}) as { content?: Record<string, { schema: Schema }> };
      const fields = content?.['application/json'] && resolved(content['application/json'].schema).properties;
      const body =
        fields &&
        Object.fromEntries(
          Object.entries(fields).flatMap(([name, field]) => {
            const [example] = resolved(field).examples ?? [];
            return example === undefined ? [] : [[name, example]];
          }),
        );
      const hasKey = parameters.some(({ name }) => name === 'Idempotency-Key');
      const example = {
        method: method.toUpperCase(),
        path,
        inPath: ofKind('path'),
        query: ofKind('query'),
        body,
        hasKey,
      };
      return [operation.operationId, example];
    }),
  );
}

const CLIENTS = { BACKEND: createBackendClient, DEPLOYMENT: createDeploymentClient } as const;

describe.each(['BACKEND', 'DEPLOYMENT'] as const)('the client of the %s host', (host) => {
  const examples = examplesOf(host);

  it('has one function for each operation of the reference', () => {
    const client = CLIENTS[host]({ url: 'https://host.example.com', credential: 'key' });
    const names = Object.keys(client).filter((name) => !name.endsWith('Stream'));
    expect(names.sort()).toEqual(examples.map(([name]) => name).sort());
  });

  it.each(examples)('sends the example of %s as the reference says', async (name, example) => {
    const sent: { url: URL; request: RequestInit }[] = [];
    const recordRequest = async (url: URL, request: RequestInit) => {
      sent.push({ url, request });
      return new Response(null, { status: 204 });
    };
    // A proxy may serve the host below a path.
    const url = 'https://host.example.com/below/';
    const client = CLIENTS[host]({
      url,
      credential: 'key',
      fetch: recordRequest as typeof fetch,
    }) as unknown as Readonly<Record<string, (parameters: object) => Promise<unknown> & AsyncIterable<unknown>>>;
    const called = client[name]?.({ ...example.inPath, ...example.query, ...example.body });
    if (called !== undefined && Symbol.asyncIterator in called) for await (const _ of called);
    else await called;

    const [{ url: to, request } = { url: new URL(url), request: {} }] = sent;
    const headers = new Headers(request.headers);
    const path = example.path.replace(/\{(\w+)\}/g, (_, part: string) =>
      encodeURIComponent(String(example.inPath[part])),
    );
    expect({
      method: request.method,
      path: to.pathname,
      query: Object.fromEntries(to.searchParams),
      body: typeof request.body === 'string' ? JSON.parse(request.body) : undefined,
      hasKey: headers.has('Idempotency-Key'),
    }).toEqual({
      method: example.method,
      path: `/below${path}`,
      query: Object.fromEntries(Object.entries(example.query).map(([key, value]) => [key, String(value)])),
      body: example.body,
      hasKey: example.hasKey,
    });
    expect(sent).toHaveLength(1);
  });
});
