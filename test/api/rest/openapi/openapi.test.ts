import { describe, expect, it } from 'vitest';
import type { Response, Schema } from '../../../../src/api/rest/openapi/types.ts';
import { toyDocument } from './toy.ts';

const backend = toyDocument('BACKEND', {
  uploads: { createGate: { description: 'A drawing.', properties: { name: { type: 'string' } } } },
});
const deployment = toyDocument('DEPLOYMENT');

const operation = (document: typeof backend, path: string, method: string) => {
  const found = document.paths[path]?.[method];
  if (!found) throw new Error(`${method} ${path} is not in the document`);
  return found;
};
const schema = (document: typeof backend, name: string) => document.components.schemas[name] as Record<string, Schema>;
const member = (name: string, property: string) => schema(backend, name)['properties']?.[property] as Schema;

describe('The OpenAPI document of the backend host', () => {
  it('uses the GraphQL names of operations and groups them by the first segment of their path', () => {
    const create = operation(backend, '/gates', 'post');
    expect(create.operationId).toBe('createGate');
    expect(create.tags).toEqual(['Gates']);
    expect(backend.tags.map(({ name }) => name)).toEqual(['Gates']);
  });

  it('converts GraphQL names in descriptions to REST names', () => {
    const create = operation(backend, '/gates', 'post');
    expect(create.description).toMatch(/^Builds a gate; `display_name` is its name unless given\. `wide` ones/);
    expect(operation(backend, '/gates/{gate_id}', 'get').description).toContain('`ORGANIZATION_NOT_FOUND`');
  });

  it('derives the title of an operation from its name, and keeps the whole description', () => {
    expect(operation(backend, '/gates', 'post').summary).toBe('Create a gate');
    expect(operation(backend, '/gates', 'get').summary).toBe('List gates');
    expect(operation(deployment, '/me/gates', 'get').summary).toBe('List your gates');
    expect(operation(deployment, '/.well-known/gate', 'get').summary).toBe('Read the plate of the gate');
  });

  it('names the scope once', () => {
    const update = operation(backend, '/gates/{gate_id}', 'patch');
    expect(update['x-required-scope']).toBe('organizations:write');
    expect(update.description.match(/organizations:write/g)).toHaveLength(1);
    expect(operation(backend, '/gates', 'get').description).toContain('Requires the scope `organizations:read`.');
  });

  it('includes bounds and defaults of query parameters, none of which is required', () => {
    const { parameters = [] } = operation(backend, '/gates', 'get');
    expect(parameters.map(({ name, required }) => [name, required])).toEqual([
      ['limit', false],
      ['sort_order', false],
      ['is_open', false],
    ]);
    expect(parameters[0]?.schema).toEqual({ type: 'integer', format: 'int32', minimum: 1, maximum: 100, default: 50 });
    expect(parameters[1]?.schema).toMatchObject({ default: 'desc' });
  });

  it('requires every response field and marks nullable ones', () => {
    const gate = schema(backend, 'Gate');
    expect(gate['required']).toEqual(Object.keys(gate['properties'] ?? {}));
    expect(member('Gate', 'description')).toMatchObject({ type: ['string', 'null'] });
    expect(member('Gate', 'former_width')).toMatchObject({
      anyOf: [{ $ref: '#/components/schemas/GateWidth' }, { type: 'null' }],
    });
    expect(member('Gate', 'created_at')).toMatchObject({ type: 'string', format: 'date-time' });
    expect(member('Gate', 'id')).toMatchObject({ type: 'string', pattern: '^[1-9][0-9]{0,18}$' });
  });

  it('omits edges, which REST does not have', () => {
    expect(schema(backend, 'Gate')['properties']).not.toHaveProperty('gates');
  });

  it('forbids additional body properties and requires non-null fields without a default', () => {
    const input = schema(backend, 'CreateGateInput');
    expect(input['additionalProperties']).toBe(false);
    expect(input['required']).toEqual(['display_name']);
    expect(member('CreateGateInput', 'width')).toMatchObject({ default: 'narrow' });
  });

  it('allows null for an optional field unless @constraint forbids it', () => {
    expect(member('UpdateGateInput', 'display_name')).toMatchObject({ type: 'string' });
    expect(member('UpdateGateInput', 'description')).toMatchObject({ type: ['string', 'null'] });
    expect(member('KeeperInput', 'rating')).toMatchObject({ type: 'number', minimum: 0, maximum: 1 });
  });

  it('sets the bounds of a list on the list and those of its items on the items', () => {
    expect(member('CreateGateInput', 'roads')).toMatchObject({
      type: ['array', 'null'],
      minItems: 1,
      maxItems: 5,
      items: { type: 'string', minLength: 1, maxLength: 20, pattern: '^[a-z]+$' },
    });
  });

  it('includes an example of each body, with the SDL examples first', () => {
    const body = operation(backend, '/gates', 'post').requestBody?.content['application/json'];
    expect(body?.['example']).toMatchObject({ display_name: 'Northern gate', roads: ['via', 'strada'] });
    expect(member('Gate', 'display_name')['examples']).toEqual(['Northern gate']);
  });

  it('lists the error statuses that an operation can return and no others', () => {
    const statuses = (path: string, method: string) => Object.keys(operation(backend, path, method).responses);
    expect(statuses('/gates', 'get')).toEqual(['200', '400', '401', '403', '429', '500', '503']);
    expect(statuses('/gates/{gate_id}', 'get')).toEqual(['200', '400', '401', '403', '404', '429', '500', '503']);
    expect(statuses('/gates/{gate_id}', 'delete')).toEqual(['204', '400', '401', '403', '429', '500', '503']);
    expect(statuses('/gates', 'post')).toEqual(['201', '400', '401', '403', '409', '413', '415', '429', '500', '503']);
  });

  it('has a pattern against blank text if text must not be empty', () => {
    expect(member('CreateGateInput', 'display_name')).toMatchObject({ minLength: 1, pattern: '\\S' });
  });

  it('has no response body for a deletion', () => {
    expect(operation(backend, '/gates/{gate_id}', 'delete').responses['204']).not.toHaveProperty('content');
  });

  it('includes a form for operations that accept a file instead of JSON', () => {
    const content = operation(backend, '/gates', 'post').requestBody?.content ?? {};
    expect(Object.keys(content)).toEqual(['application/json', 'multipart/form-data']);
    expect(content['multipart/form-data']?.schema).toMatchObject({ required: ['file'] });
  });

  it('requires a bearer credential', () => {
    expect(backend.components.securitySchemes).toHaveProperty('bearer');
    expect(operation(backend, '/gates', 'get').security).toEqual([{ bearer: [] }]);
  });
});

describe('The OpenAPI document of the deployment host', () => {
  it('wraps every response in the envelope with the session', () => {
    const envelope = schema(deployment, 'UserGateListEnvelope');
    expect(envelope['required']).toEqual(['status', 'message', 'data', 'session', 'errors']);
    expect(envelope['properties']).toMatchObject({
      data: { type: 'array', items: { $ref: '#/components/schemas/UserGate' } },
      session: { $ref: '#/components/schemas/Session' },
    });
    expect(schema(deployment, 'EmptyEnvelope')['properties']).toMatchObject({
      data: { type: 'object', maxProperties: 0 },
    });
  });

  it('describes a POST stream with its body and its events without the envelope', () => {
    const { requestBody, responses } = operation(deployment, '/me/passages/stream', 'post');
    expect(requestBody?.content['application/json']?.schema).toEqual({ $ref: '#/components/schemas/MyPassagesInput' });
    const { content = {} } = responses['200'] as Response;
    expect(Object.keys(content)).toEqual(['text/event-stream']);
    expect(content['text/event-stream']?.schema).toMatchObject({
      type: 'string',
      contentSchema: { $ref: '#/components/schemas/Passage' },
    });
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '401', '403', '413', '415']));
  });

  it('requires the session, and nothing for a public operation', () => {
    expect(operation(deployment, '/me/gates', 'get').security).toEqual([
      { session: [] },
      { developmentSession: [] },
      { sessionToken: [] },
    ]);
    expect(operation(deployment, '/.well-known/gate', 'get').security).toEqual([]);
  });

  it('documents rate limits and Retry-After', () => {
    expect(operation(deployment, '/me/gates/{gate_id}/open', 'post').responses).toHaveProperty('429');
    const headers = ['X-Request-Id', 'RateLimit-Policy', 'RateLimit', 'Retry-After'];
    expect(Object.keys(deployment.components.responses['TooManyRequests']?.headers ?? {})).toEqual(headers);
    expect(Object.keys(deployment.components.headers)).toEqual([
      'RequestId',
      'RateLimitPolicy',
      'RateLimit',
      'RetryAfter',
    ]);
    expect(operation(deployment, '/me/gates', 'get').responses).toHaveProperty('429');
  });

  it('lists the rate limit headers of operations that return them', () => {
    const headersOf = (path: string, method: string) => {
      const { 200: success } = operation(deployment, path, method).responses;
      return Object.keys((success as Response).headers ?? {});
    };
    const shown = ['X-Request-Id', 'RateLimit-Policy', 'RateLimit', 'Retry-After'];
    expect(headersOf('/me/gates/{gate_id}/open', 'post')).toEqual(shown);
    expect(headersOf('/me/gates', 'get')).toEqual(['X-Request-Id']);
  });
});
