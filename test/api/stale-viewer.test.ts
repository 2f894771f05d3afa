import { describe, expect, it } from 'vitest';
import { openSignedUpBrowser, PASSWORD } from '../support/accounts.ts';
import { addUser } from '../support/add-user.ts';
import type { HttpResponse } from '../support/http.ts';
import { addMember, addOrganization } from '../support/organizations.ts';
import type { GraphqlBody } from '../support/rest-types/response-of.ts';
import { openSignedInBrowser } from '../support/sign-in.ts';
import { countStatementsOf, createWorld, eventsOf, unique, type World } from '../support/world.ts';

/* The mutations of one document run one after the other; what one of them ends must not serve the next. */

const CREATE = 'createOrganization(input: { name: "Afterwards" }) { id }';
const LEAVE_NAME = 'updateViewer(input: { firstName: "Afterwards" }) { id }';

/** The codes of a response's errors, with their paths. */
const codesOf = ({ body }: HttpResponse<Partial<GraphqlBody>>) =>
  (body.errors ?? []).map((error) => [error.path?.join('.'), error.extensions.code]);

const recorded = async (world: World) => (await eventsOf(world)).map(({ type }) => type);

describe('a mutation after one that ends the session', () => {
  it.each([
    ['deletes the account', () => 'deleteViewer { id }'],
    ['signs out', () => 'signOut'],
    ['deletes the session', (sessionId: string) => `deleteSession(id: "${sessionId}") { id }`],
  ])('fails with NOT_AUTHENTICATED and changes nothing: the first %s', async (_, first) => {
    const world = await createWorld();
    const { id } = await addUser(world);
    const browser = await openSignedInBrowser(world, id);
    const { viewer } = await browser.data('{ viewer { sessions { nodes { id } } } }');
    const response = await browser.graphql(
      `mutation { first: ${first(viewer.sessions.nodes[0].id)} ${CREATE} later: ${LEAVE_NAME} }`,
    );
    expect(codesOf(response)).toEqual([
      ['createOrganization', 'NOT_AUTHENTICATED'],
      ['later', 'NOT_AUTHENTICATED'],
    ]);
    expect(await recorded(world)).not.toContain('organization.created');
    expect(await recorded(world)).not.toContain('user.updated');
    expect((await browser.get('/me')).status).toBe(401);
  });

  it('fails with NOT_AUTHENTICATED for a session token too', async () => {
    const world = await createWorld();
    const { id } = await addUser(world);
    const browser = await openSignedInBrowser(world, id);
    const { body } = await browser.get('/session/token');
    const response = await world
      .browser()
      .request(
        'POST',
        '/graphql',
        { query: `mutation { signOut ${LEAVE_NAME} }` },
        { authorization: `Bearer ${body.data.token}` },
      );
    expect(codesOf(response)).toEqual([['updateViewer', 'NOT_AUTHENTICATED']]);
  });

  it('fails like a new request after a membership has ended', async () => {
    const world = await createWorld();
    const organization = await addOrganization(world);
    const { id } = await addUser(world);
    await addMember(world, organization, id);
    const browser = await openSignedInBrowser(world, id);
    const response = await browser.graphql(`mutation {
      leaveOrganization(id: "${organization}") updateOrganization(id: "${organization}", input: { name: "X" }) { id } }`);
    expect(codesOf(response)).toEqual([['updateOrganization', 'NOT_ORGANIZATION_MEMBER']]);
  });
});

describe('a mutation after one that creates a session', () => {
  it('acts for the newly signed-in account', async () => {
    const world = await createWorld();
    const email = `${unique('ada')}@example.com`;
    await openSignedUpBrowser(world, email);
    const { body } = await world.browser().graphql(`mutation {
      signIn(input: { strategy: EMAIL_PASSWORD, email: "${email}", password: "${PASSWORD}" }) { signIn { id } }
      updateViewer(input: { firstName: "Ada" }) { firstName email }
    }`);
    expect([body.errors, body.data.updateViewer]).toEqual([undefined, { firstName: 'Ada', email }]);
  });
});

describe('a mutation after one that revokes the credential', () => {
  const revoking = (id: string) => `mutation {
    createOrganization(input: { name: "Before" }) { id }
    revokeApiKey(id: "${id}")
    after: createOrganization(input: { name: "After" }) { id }
  }`;

  it('fails with NOT_AUTHENTICATED for the key and for an access token of it', async () => {
    for (const kind of ['key', 'token']) {
      const world = await createWorld();
      const key = (await world.backend.post('/api-keys', { name: 'Own' })).body;
      const ofKey = world.backend.with(key.key);
      const token = (await ofKey.post('/access-tokens', { scopes: ['organizations:write', 'api_keys:write'] })).body;
      const client = kind === 'key' ? ofKey : world.backend.with(token.access_token);
      const response = await client.graphql(revoking(key.id));
      expect([kind, codesOf(response)]).toEqual([kind, [['after', 'NOT_AUTHENTICATED']]]);
      expect((await recorded(world)).filter((type) => type === 'organization.created')).toHaveLength(1);
    }
  });
});

describe('a document with one mutation', () => {
  it('executes as many statements as REST, because the caller is authenticated once', async () => {
    const world = await createWorld();
    const create = (name: string) => `${name}: createOrganization(input: { name: "${unique('name')}" }) { id }`;
    const one = async () => void (await world.backend.data(`mutation { ${create('a')} }`));
    const two = async () => void (await world.backend.data(`mutation { ${create('a')} ${create('b')} }`));
    await one();
    await two();
    const [single, double] = [await countStatementsOf(world, one), await countStatementsOf(world, two)];
    const viaRest = await countStatementsOf(world, () =>
      world.backend.post('/organizations', { name: unique('name') }),
    );
    expect(single).toBeLessThanOrEqual(viaRest);
    expect(double).toBe(2 * single);
  });
});
