import { describe, expect, it } from 'vitest';
import { countStatementsOf, createWorld, eventsOf, type World } from '../../support/world.ts';

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const CLAIMS = {
  email: '{{user.primary_email_address}}',
  Plan_Name: { tier: ["{{user.public_metadata.tier || 'free'}}"] },
};

const pathsOf = (body: { errors: { path: string }[] }) => body.errors.map(({ path }) => path).sort();
const make = async ({ backend }: World, input: Record<string, unknown>) =>
  (await backend.post('/jwt-templates', { claims: {}, ...input })).body;
const defaultsOf = async ({ backend }: World): Promise<string[]> =>
  (await backend.get('/jwt-templates')).body.data
    .filter((template: { is_default: boolean }) => template.is_default)
    .map((template: { name: string }) => template.name);

describe('POST /jwt-templates', () => {
  it('creates a template with every field and records the event', async () => {
    const world = await createWorld();
    const { status, body } = await world.backend.post('/jwt-templates', {
      name: 'billing',
      description: 'For the billing service',
      claims: CLAIMS,
      ttl: 60,
      is_default: true,
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^\d+$/),
      name: 'billing',
      description: 'For the billing service',
      claims: CLAIMS,
      ttl: 60,
      is_default: true,
      created_at: TIME,
      updated_at: body.created_at,
    });
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'jwt_template.created',
      resource_id: body.id,
      after: { name: 'billing', claims: CLAIMS, ttl: 60, isDefault: true },
    });
  });

  it('requires name and claims, and has a default lifetime of an hour', async () => {
    const { backend } = await createWorld();
    const { status, body } = await backend.post('/jwt-templates', { name: 'a', claims: {} });
    expect(status).toBe(201);
    expect(body).toMatchObject({ description: null, claims: {}, ttl: 3600, is_default: false });
    const empty = await backend.post('/jwt-templates', {});
    expect([empty.status, pathsOf(empty.body)]).toEqual([400, ['claims', 'name']]);
  });

  it.each([
    [59, 400],
    [60, 201],
    [31_536_000, 201],
    [31_536_001, 400],
  ])('responds to a ttl of %i with %i', async (ttl, expected) => {
    const { backend } = await createWorld();
    expect((await backend.post('/jwt-templates', { name: 'a', claims: {}, ttl })).status).toBe(expected);
  });

  it('lists every invalid claim at its own path', async () => {
    const { backend } = await createWorld();
    const { status, body } = await backend.post('/jwt-templates', {
      name: 'a',
      claims: { ok: '{{user.id}}', mail: 'to {{user..mail}}', deep: { list: ['fine', '{{'] }, sub: 'me' },
    });
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(body.errors).toEqual([
      {
        path: 'claims.mail',
        code: 'VALIDATION_FAILED',
        message:
          "claims.mail must contain expressions such as {{user.id}} or {{user.username || 'guest' || 30}}, not {{user..mail}}",
      },
      {
        path: 'claims.deep.list.1',
        code: 'VALIDATION_FAILED',
        message: 'claims.deep.list.1 must close the expression {{ with }}',
      },
      {
        path: 'claims.sub',
        code: 'VALIDATION_FAILED',
        message: 'claims.sub must be left out: the service sets this claim',
      },
    ]);
    expect((await backend.get('/jwt-templates')).body.data).toEqual([]);
  });

  it.each(['typ', 'sid', 'signin_id', 'scope', 'azp', 'deployment_id', 'iss', 'sub', 'iat', 'exp', 'nbf', 'jti'])(
    'rejects the reserved claim %s at the top level and accepts it below',
    async (claim) => {
      const { backend } = await createWorld();
      const rejected = await backend.post('/jwt-templates', { name: 'a', claims: { [claim]: 1 } });
      expect([rejected.status, pathsOf(rejected.body)]).toEqual([400, [`claims.${claim}`]]);
      expect((await backend.post('/jwt-templates', { name: 'a', claims: { x: { [claim]: 1 } } })).status).toBe(201);
    },
  );

  it.each([
    ['https://billing.example', 201],
    [['a', 'b'], 201],
    [[], 400],
    [5, 400],
    ['', 400],
    [['a', null], 400],
    ['{{user.public_metadata.aud}}', 400],
    ['urn:gatehouse:backend:1', 400],
    [['a', 'URN:Gatehouse:session:9'], 400],
  ])('responds to the audience %j with %i', async (aud, expected) => {
    const { backend } = await createWorld();
    expect((await backend.post('/jwt-templates', { name: 'a', claims: { aud } })).status).toBe(expected);
  });

  it('rejects claims that are not an object, too deep or too large', async () => {
    const { backend } = await createWorld();
    let deep: Record<string, unknown> = {};
    for (let level = 0; level < 33; level++) deep = { deep };
    for (const claims of ['text', ['a'], null, deep, { text: 'x'.repeat(65_536) }]) {
      const { status, body } = await backend.post('/jwt-templates', { name: 'a', claims });
      expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    }
  });

  it('rejects a taken name and accepts it in another deployment', async () => {
    const [mine, other] = [await createWorld(), await createWorld()];
    await make(mine, { name: 'a' });
    const { status, body } = await mine.backend.post('/jwt-templates', { name: 'a', claims: {} });
    expect([status, body.code]).toEqual([409, 'NAME_TAKEN']);
    expect((await other.backend.post('/jwt-templates', { name: 'a', claims: {} })).status).toBe(201);
  });
});

describe('the default template', () => {
  it('is unique: making another template the default replaces the first, and both changes are recorded', async () => {
    const world = await createWorld();
    const first = await make(world, { name: 'first', is_default: true });
    const second = await make(world, { name: 'second', is_default: true });
    expect(await defaultsOf(world)).toEqual(['second']);
    await world.backend.patch(`/jwt-templates/${first.id}`, { is_default: true });
    expect(await defaultsOf(world)).toEqual(['first']);
    const changes = (await eventsOf(world)).filter(({ type }) => type === 'jwt_template.updated');
    expect(changes.map(({ resource_id, after }) => [resource_id, after?.['isDefault']])).toEqual([
      [first.id, false],
      [second.id, false],
      [first.id, true],
    ]);
  });

  it('is unique also when several requests set it at the same time', async () => {
    const world = await createWorld();
    const names = ['a', 'b', 'c', 'd', 'e'];
    const responses = await Promise.all(
      names.map((name) => world.backend.post('/jwt-templates', { name, claims: {}, is_default: true })),
    );
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(await defaultsOf(world)).toHaveLength(1);
  });

  it('does not change when the request that would replace it is rejected', async () => {
    const world = await createWorld();
    await make(world, { name: 'first', is_default: true });
    expect((await world.backend.post('/jwt-templates', { name: 'first', claims: {}, is_default: true })).status).toBe(
      409,
    );
    expect(await defaultsOf(world)).toEqual(['first']);
  });

  it('can be none', async () => {
    const world = await createWorld();
    const { id } = await make(world, { name: 'first', is_default: true });
    expect((await world.backend.patch(`/jwt-templates/${id}`, { is_default: false })).status).toBe(200);
    expect(await defaultsOf(world)).toEqual([]);
  });
});

describe('PATCH /jwt-templates/{id}', () => {
  it('changes the sent fields and keeps the others', async () => {
    const world = await createWorld();
    const created = await make(world, { name: 'a', description: 'Old', claims: CLAIMS, ttl: 100 });
    const { status, body } = await world.backend.patch(`/jwt-templates/${created.id}`, { ttl: 200 });
    expect([status, body]).toEqual([200, { ...created, ttl: 200, updated_at: TIME }]);
    const all = { name: 'b', description: null, claims: { id: '{{user.id}}' }, ttl: 60, is_default: true };
    expect((await world.backend.patch(`/jwt-templates/${created.id}`, all)).body).toMatchObject(all);
    expect((await world.backend.get(`/jwt-templates/${created.id}`)).body).toMatchObject(all);
  });

  it("accepts an empty input, and the template's own name", async () => {
    const world = await createWorld();
    const { id } = await make(world, { name: 'a' });
    expect((await world.backend.patch(`/jwt-templates/${id}`, {})).status).toBe(200);
    expect((await world.backend.patch(`/jwt-templates/${id}`, { name: 'a' })).status).toBe(200);
  });

  it('rejects null, values out of bounds, invalid claims and a taken name, and changes nothing', async () => {
    const world = await createWorld();
    const created = await make(world, { name: 'a' });
    await make(world, { name: 'b' });
    const path = `/jwt-templates/${created.id}`;
    const nulls = await world.backend.patch(path, { name: null, claims: null, ttl: null, is_default: null });
    expect([nulls.status, pathsOf(nulls.body)]).toEqual([400, ['claims', 'is_default', 'name', 'ttl']]);
    const bounds = await world.backend.patch(path, { name: '', description: 'x'.repeat(2001), ttl: 59, typ: 1 });
    expect([bounds.status, pathsOf(bounds.body)]).toEqual([400, ['description', 'name', 'ttl', 'typ']]);
    const claims = await world.backend.patch(path, { ttl: 70, claims: { exp: 1, a: '{{b..c}}' } });
    expect([claims.status, pathsOf(claims.body)]).toEqual([400, ['claims.a', 'claims.exp']]);
    const taken = await world.backend.patch(path, { ttl: 70, name: 'b' });
    expect([taken.status, taken.body.code]).toEqual([409, 'NAME_TAKEN']);
    expect((await world.backend.get(path)).body).toEqual(created);
  });
});

describe('GET and DELETE /jwt-templates/{id}', () => {
  it('return and delete the template', async () => {
    const world = await createWorld();
    const created = await make(world, { name: 'a', is_default: true });
    expect((await world.backend.get(`/jwt-templates/${created.id}`)).body).toEqual(created);
    const { status, text } = await world.backend.delete(`/jwt-templates/${created.id}`);
    expect([status, text]).toEqual([204, '']);
    expect((await eventsOf(world)).at(-1)).toMatchObject({ type: 'jwt_template.deleted', resource_id: created.id });
    expect((await world.backend.delete(`/jwt-templates/${created.id}`)).status).toBe(404);
    expect((await make(world, { name: 'a' })).name).toBe('a');
  });

  it('return 404 for ids that are malformed, unknown or of another deployment', async () => {
    const [mine, other] = [await createWorld(), await createWorld()];
    const { id } = await make(other, { name: 'a' });
    for (const wrong of ['abc', '0', '123', id]) {
      for (const response of [
        await mine.backend.get(`/jwt-templates/${wrong}`),
        await mine.backend.patch(`/jwt-templates/${wrong}`, { name: 'x' }),
        await mine.backend.delete(`/jwt-templates/${wrong}`),
      ]) {
        expect([response.status, response.body.code]).toEqual([404, 'JWT_TEMPLATE_NOT_FOUND']);
      }
    }
    expect((await other.backend.get(`/jwt-templates/${id}`)).body.name).toBe('a');
  });
});

describe('GET /jwt-templates', () => {
  it('lists templates, newest first, in one statement', async () => {
    const world = await createWorld();
    await make(world, { name: 'a' });
    const one = await countStatementsOf(world, () => world.backend.get('/jwt-templates'));
    for (const name of ['b', 'c']) await make(world, { name });
    const { body } = await world.backend.get('/jwt-templates?limit=2');
    expect(body).toMatchObject({ has_more: true, limit: 2, offset: 0 });
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['c', 'b']);
    expect(await countStatementsOf(world, () => world.backend.get('/jwt-templates'))).toBe(one);
  });
});

describe('JWT templates in GraphQL', () => {
  it('are created, changed, read and deleted', async () => {
    const { backend } = await createWorld();
    const { createJwtTemplate: created } = await backend.data(
      'mutation ($input: CreateJwtTemplateInput!) { createJwtTemplate(input: $input) { id claims ttl isDefault } }',
      { input: { name: 'a', claims: CLAIMS } },
    );
    expect(created).toMatchObject({ claims: CLAIMS, ttl: 3600, isDefault: false });
    const changed = await backend.data(
      'mutation ($id: ID!) { updateJwtTemplate(id: $id, input: {claims: {id: "{{user.id}}"}}) { claims } }',
      { id: created.id },
    );
    expect(changed.updateJwtTemplate.claims).toEqual({ id: '{{user.id}}' });
    const { body } = await backend.graphql(
      'mutation ($id: ID!) { updateJwtTemplate(id: $id, input: {claims: {id: "{{user..id}}"}}) { claims } }',
      { id: created.id },
    );
    expect(body.errors[0].extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: ['input', 'claims', 'id'] }],
    });
    const read = await backend.data('query ($id: ID!) { jwtTemplate(id: $id) { name } jwtTemplates { totalCount } }', {
      id: created.id,
    });
    expect(read).toEqual({ jwtTemplate: { name: 'a' }, jwtTemplates: { totalCount: 1 } });
    await backend.data('mutation ($id: ID!) { deleteJwtTemplate(id: $id) { id } }', { id: created.id });
  });
});
