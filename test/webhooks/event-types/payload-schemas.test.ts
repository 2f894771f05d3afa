import { beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../support/webhooks.ts';
import { createWorld, unique, type World } from '../../support/world.ts';

const EVENTS = '/webhooks/apps/Billing/events';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await createApp(world);
});

const add = (schema: unknown) => world.backend.post(EVENTS, { name: unique('event'), schema });

/** Definitions that each refer to the next one twice, so that their size doubles with each. */
const doubling = Object.fromEntries(
  Array.from({ length: 60 }, (_, at) => [
    `d${at}`,
    { allOf: [{ $ref: `#/$defs/d${at + 1}` }, { $ref: `#/$defs/d${at + 1}` }] },
  ]),
);

describe('a JSON schema that a caller sends', () => {
  it.each([
    ['has an unknown type', { type: 'nonsense' }, 'schema.type'],
    ['has an unknown keyword', { typo: 1 }, 'schema'],
    ['is of another draft', { $schema: 'http://json-schema.org/draft-07/schema#' }, 'schema.$schema'],
    ['refers to another server', { $ref: 'https://example.com/schema.json' }, 'schema.$ref'],
    ['refers to a file', { $ref: 'file:///etc/passwd' }, 'schema.$ref'],
    ['refers to a value that is not a definition', { const: { pattern: '(a+)+$' }, $ref: '#/const' }, 'schema.$ref'],
    ['refers to a missing definition', { $ref: '#/$defs/a', $defs: {} }, 'schema.$ref'],
    ['refers to an inherited property', { $ref: '#/$defs/constructor', $defs: {} }, 'schema.$ref'],
    ['has an $id', { $id: 'https://example.com/a' }, 'schema.$id'],
    ['is asynchronous', { $async: true }, 'schema.$async'],
    [
      'refers to itself',
      { $defs: { a: { not: { $ref: '#/$defs/a' } } }, $ref: '#/$defs/a' },
      'schema.$defs.a.not.$ref',
    ],
    ['has an exponential pattern written with a lookahead', { pattern: '^(?=(a+)+$)' }, 'schema.pattern'],
    ['has a backreference', { properties: { x: { pattern: '(a*)\\1' } } }, 'schema.properties.x.pattern'],
    ['has a lookahead in a property pattern', { patternProperties: { '(?!a)': {} } }, 'schema.patternProperties.(?!a)'],
    [
      'has an unsupported pattern in an unused definition',
      { $defs: { a: { pattern: '\\b' } } },
      'schema.$defs.a.pattern',
    ],
    ['has uniqueItems without maxItems', { uniqueItems: true }, 'schema.uniqueItems'],
    [
      'grows too large when its references are resolved',
      { $defs: { ...doubling, d60: {} }, $ref: '#/$defs/d0' },
      'schema',
    ],
    ['has long patterns', { allOf: Array(6).fill({ pattern: 'a{100}' }) }, 'schema'],
  ])('rejects a schema that %s', async (_, schema, path) => {
    const { status, body } = await add(schema);
    expect([status, body.code, body.errors.map((error: { path: string }) => error.path)]).toEqual([
      400,
      'VALIDATION_FAILED',
      expect.arrayContaining([path]),
    ]);
  });

  it('accepts a schema of up to 32 KiB', async () => {
    const sized = (bytes: number) => ({ description: 'x'.repeat(bytes - '{"description":""}'.length) });
    expect((await add(sized(32_768))).status).toBe(201);
    expect((await add(sized(32_769))).status).toBe(400);
  });

  it('accepts a schema with common keywords', async () => {
    const schema = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: 'An order',
      type: 'object',
      properties: {
        pattern: { type: 'string', description: 'A property of this name is no pattern: (a+)+\\1' },
        items: { type: 'array', items: { $ref: '#/$defs/item' }, maxItems: 10, uniqueItems: true },
        email: { type: ['string', 'null'], format: 'email' },
        kind: { enum: ['a', { $ref: 'https://example.com' }] },
      },
      patternProperties: { '^x-': { type: 'string' } },
      if: { required: ['email'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schemas
      then: { required: ['kind'] },
      $defs: { item: { type: 'object', properties: { sku: { type: 'string', pattern: '^[A-Z]+-\\d{4}$' } } } },
    };
    expect((await add(schema)).status).toBe(201);
  });

  it('matches patterns of a schema without exponential time', async () => {
    const name = unique('event');
    await world.backend.post(EVENTS, { name, schema: { properties: { x: { type: 'string', pattern: '^(a+)+$' } } } });
    // With backtracking this would not end before the test times out.
    const payload = { x: `${'a'.repeat(60_000)}!` };
    const { status } = await world.backend.post('/webhooks/apps/Billing/trigger', { event_name: name, payload });
    expect(status).toBe(400);
  });

  it('does not change a payload and checks only its own properties', async () => {
    const name = unique('event');
    const schema = { required: ['constructor'], properties: { added: { default: 1 } } };
    await world.backend.post(EVENTS, { name, schema });
    const trigger = (payload: object) =>
      world.backend.post('/webhooks/apps/Billing/trigger', { event_name: name, payload });
    expect((await trigger({})).status).toBe(400);
    expect((await trigger({ constructor: 1 })).status).toBe(200);
  });
});
