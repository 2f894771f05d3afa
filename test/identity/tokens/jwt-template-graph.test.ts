import { beforeAll, describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import { createWorld, type World } from '../../support/world.ts';

const PAGE = `query ($filter: JwtTemplateFilter) {
  jwtTemplates(filter: $filter) { nodes { id name } totalCount }
  deployment { jwtTemplates(filter: $filter) { nodes { id name } totalCount } }
}`;

let world: World;
let ids: string[];

beforeAll(async () => {
  world = await createWorld();
  ids = [];
  for (const name of ['billing', 'Billing', 'reports']) {
    const { body } = await world.backend.post('/jwt-templates', { name, claims: {}, is_default: name === 'reports' });
    ids.push(body.id);
  }
});

async function namesBy(filter: object): Promise<string[]> {
  const { jwtTemplates, deployment } = await world.backend.data(PAGE, { filter });
  expect(deployment.jwtTemplates).toEqual(jwtTemplates);
  expect(jwtTemplates.totalCount).toBe(jwtTemplates.nodes.length);
  return jwtTemplates.nodes.map(({ name }: { name: string }) => name);
}

describe('the JWT templates of a deployment', () => {
  it('are filtered by ids, by exact name and by being the default', async () => {
    expect(await namesBy({ ids: [ids[2], ids[0], '1'] })).toEqual(['billing', 'reports']);
    expect(await namesBy({ name: 'Billing' })).toEqual(['Billing']);
    expect(await namesBy({ name: 'BILLING' })).toEqual([]);
    expect(await namesBy({ isDefault: true })).toEqual(['reports']);
    expect(await namesBy({ isDefault: false })).toEqual(['billing', 'Billing']);
    expect(await namesBy({ isDefault: false, ids: [ids[1], ids[2]] })).toEqual(['Billing']);
  });

  it.each([
    ['101 ids', { ids: Array(101).fill('1') }],
    ['an empty name', { name: '' }],
    ['a name of 256 characters', { name: 'a'.repeat(256) }],
  ])('are not filtered by %s', async (_, filter) => {
    const { body } = await world.backend.graphql(PAGE, { filter });
    expect(body.errors[0].extensions.code).toBe('VALIDATION_FAILED');
  });
});

describe('a JWT template that is missing', () => {
  it('is null with an error, and the rest of the document has data', async () => {
    const { status, body } = await world.backend.graphql(
      'query ($id: ID!) { missing: jwtTemplate(id: "1") { id } found: jwtTemplate(id: $id) { name } }',
      { id: ids[0] },
    );
    expect([status, body.data]).toEqual([200, { missing: null, found: { name: 'billing' } }]);
    expect(body.errors).toEqual([expect.objectContaining({ path: ['missing'] })]);
    expect(body.errors[0].extensions.code).toBe('JWT_TEMPLATE_NOT_FOUND');
  });

  it('has a null preview, and the other previews of the document have data', async () => {
    const { id: userId } = await addUser(world);
    const { body } = await world.backend.graphql(
      `query ($id: ID!, $input: PreviewJwtTemplateInput!, $otherUser: PreviewJwtTemplateInput!) {
        missing: previewJwtTemplate(id: "1", input: $input) { claims }
        unknown: previewJwtTemplate(id: $id, input: $otherUser) { claims }
        found: previewJwtTemplate(id: $id, input: $input) { claims }
      }`,
      { id: ids[0], input: { userId }, otherUser: { userId: '1' } },
    );
    expect(body.data).toEqual({
      missing: null,
      unknown: null,
      found: { claims: expect.objectContaining({ sub: userId }) },
    });
    expect(Object.fromEntries(body.errors.map(({ path, extensions }) => [path?.join('.'), extensions.code]))).toEqual({
      missing: 'JWT_TEMPLATE_NOT_FOUND',
      unknown: 'VALIDATION_FAILED',
    });
  });
});
