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

/** Definitions that each hold the next one twice: written out they would be without end. */
const doubling = Object.fromEntries(
  Array.from({ length: 60 }, (_, at) => [
    `d${at}`,
    { allOf: [{ $ref: `#/$defs/d${at + 1}` }, { $ref: `#/$defs/d${at + 1}` }] },
  ]),
);

describe('a JSON schema that a caller sends', () => {
  it.each([
    ['is of a type that there is not', { type: 'nonsense' }, 'schema.type'],
    ['has an unknown keyword', { typo: 1 }, 'schema'],
    ['is of another draft', { $schema: 'http://json-schema.org/draft-07/schema#' }, 'schema.$schema'],
    ['leads to another server', { $ref: 'https://example.com/schema.json' }, 'schema.$ref'],
    ['leads to a file', { $ref: 'file:///etc/passwd' }, 'schema.$ref'],
    ['leads to a place that is no definition', { const: { pattern: '(a+)+$' }, $ref: '#/const' }, 'schema.$ref'],
    ['leads nowhere', { $ref: '#/$defs/a', $defs: {} }, 'schema.$ref'],
    ['leads to what every object has', { $ref: '#/$defs/constructor', $defs: {} }, 'schema.$ref'],
    ['has a name of its own', { $id: 'https://example.com/a' }, 'schema.$id'],
    ['would be checked later', { $async: true }, 'schema.$async'],
    ['leads to itself', { $defs: { a: { not: { $ref: '#/$defs/a' } } }, $ref: '#/$defs/a' }, 'schema.$defs.a.not.$ref'],
    ['has an exponential pattern written with a lookahead', { pattern: '^(?=(a+)+$)' }, 'schema.pattern'],
    ['has a backreference', { properties: { x: { pattern: '(a*)\\1' } } }, 'schema.properties.x.pattern'],
    ['has one as a name', { patternProperties: { '(?!a)': {} } }, 'schema.patternProperties.(?!a)'],
    ['has one in a definition that nobody uses', { $defs: { a: { pattern: '\\b' } } }, 'schema.$defs.a.pattern'],
    ['compares every item with every other', { uniqueItems: true }, 'schema.uniqueItems'],
    ['grows when it is written out', { $defs: { ...doubling, d60: {} }, $ref: '#/$defs/d0' }, 'schema'],
    ['has long patterns', { allOf: Array(6).fill({ pattern: 'a{100}' }) }, 'schema'],
  ])('is refused where it %s', async (_, schema, path) => {
    const { status, body } = await add(schema);
    expect([status, body.code, body.errors.map((fault: { path: string }) => fault.path)]).toEqual([
      400,
      'VALIDATION_FAILED',
      expect.arrayContaining([path]),
    ]);
  });

  it('has up to 32 KiB', async () => {
    const sized = (bytes: number) => ({ description: 'x'.repeat(bytes - '{"description":""}'.length) });
    expect((await add(sized(32_768))).status).toBe(201);
    expect((await add(sized(32_769))).status).toBe(400);
  });

  it('is taken with what schemas usually hold', async () => {
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

  it('lets no pattern take exponential time', async () => {
    const name = unique('event');
    await world.backend.post(EVENTS, { name, schema: { properties: { x: { type: 'string', pattern: '^(a+)+$' } } } });
    // Too long to end before the test does, if it did.
    const payload = { x: `${'a'.repeat(60_000)}!` };
    const { status } = await world.backend.post('/webhooks/apps/Billing/trigger', { event_name: name, payload });
    expect(status).toBe(400);
  });

  it('changes nothing of a payload and sees own members alone', async () => {
    const name = unique('event');
    const schema = { required: ['constructor'], properties: { added: { default: 1 } } };
    await world.backend.post(EVENTS, { name, schema });
    const trigger = (payload: object) =>
      world.backend.post('/webhooks/apps/Billing/trigger', { event_name: name, payload });
    expect((await trigger({})).status).toBe(400);
    expect((await trigger({ constructor: 1 })).status).toBe(200);
  });
});
