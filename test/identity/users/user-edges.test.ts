import { describe, expect, it } from 'vitest';
import { countStatementsOf, createWorld } from '../../support/world.ts';

const CREATE = `mutation ($input: CreateUserInput!) { createUser(input: $input) { id email isActive } }`;

describe('users in the backend graph', () => {
  it('are created, changed, given addresses and deleted', async () => {
    const { backend } = await createWorld();
    const input = { email: 'ada@example.com', username: 'ada', firstName: 'Ada', password: 'correct horse battery' };
    const { createUser } = await backend.data(CREATE, { input });
    expect(createUser).toEqual({ id: expect.stringMatching(/^\d+$/), email: 'ada@example.com', isActive: true });
    const { id } = createUser;

    const changed = await backend.data(
      `mutation ($id: ID!) {
        addUserEmail(userId: $id, input: { email: "ada@work.example", isPrimary: true }) { email isPrimary isVerified }
        addUserPhone(userId: $id, input: { phoneNumber: "+4930123456" }) { id phoneNumber isPrimary }
        updateUser(id: $id, input: { lastName: "Lovelace", username: null }) { lastName username email }
        setUserPassword(id: $id, input: { password: "another long one" }) {
          emails { email isPrimary } phones { phoneNumber } socialAccounts { provider }
        }
      }`,
      { id },
    );
    expect(changed).toEqual({
      addUserEmail: { email: 'ada@work.example', isPrimary: true, isVerified: true },
      addUserPhone: { id: expect.stringMatching(/^\d+$/), phoneNumber: '+4930123456', isPrimary: true },
      updateUser: { lastName: 'Lovelace', username: null, email: 'ada@work.example' },
      setUserPassword: {
        emails: [
          { email: 'ada@work.example', isPrimary: true },
          { email: 'ada@example.com', isPrimary: false },
        ],
        phones: [{ phoneNumber: '+4930123456' }],
        socialAccounts: [],
      },
    });

    const list = `{ users(search: "ADA", orderBy: { field: LAST_NAME }) { nodes { id lastName } totalCount } }`;
    expect(await backend.data(list)).toEqual({
      users: { nodes: [{ id, lastName: 'Lovelace' }], totalCount: 1 },
    });
    expect(await backend.data('mutation ($id: ID!) { deleteUser(id: $id) { id } }', { id })).toEqual({
      deleteUser: { id },
    });
    const { body } = await backend.graphql('query ($id: ID!) { user(id: $id) { id } }', { id });
    expect(body.errors[0]).toMatchObject({ path: ['user'], extensions: { code: 'USER_NOT_FOUND' } });
  });

  it('lose addresses and numbers when these are deleted', async () => {
    const { backend } = await createWorld();
    const { createUser: user } = await backend.data(CREATE, { input: { email: 'ada@example.com' } });
    const { addUserEmail: email, addUserPhone: phone } = await backend.data(
      `mutation ($id: ID!) {
        addUserEmail(userId: $id, input: { email: "ada@work.example" }) { id }
        addUserPhone(userId: $id, input: { phoneNumber: "+4930123456" }) { id }
      }`,
      user,
    );
    await backend.data(
      `mutation ($id: ID!, $email: ID!, $phone: ID!) {
        deleteUserEmail(userId: $id, emailId: $email) { id }
        deleteUserPhone(userId: $id, phoneId: $phone) { id }
      }`,
      { id: user.id, email: email.id, phone: phone.id },
    );
    const left = 'query ($id: ID!) { user(id: $id) { emails { email } phones { id } } }';
    expect((await backend.data(left, user)).user).toEqual({ emails: [{ email: 'ada@example.com' }], phones: [] });
  });

  it('have validation errors with the field names of GraphQL', async () => {
    const { backend } = await createWorld();
    const broken = { email: 'ada@example.com', firstName: '', password: 'short' };
    const { body } = await backend.graphql(CREATE, { input: broken });
    expect(body.errors[0].extensions.code).toBe('VALIDATION_FAILED');
    await backend.data(CREATE, { input: { email: 'ada@example.com' } });
    const taken = await backend.graphql(CREATE, { input: { email: 'ADA@example.com' } });
    expect(taken.body.errors[0].extensions.code).toBe('EMAIL_TAKEN');
  });

  it('take one statement for each kind of address, for any number of users', async () => {
    const world = await createWorld();
    const query = '{ users { nodes { id emails { email } phones { phoneNumber } socialAccounts { provider } } } }';
    const input = (index: number) => ({ input: { email: `p${index}@example.com` } });
    await world.backend.data(CREATE, input(0));
    await world.backend.data(query);
    const one = await countStatementsOf(world, () => world.backend.data(query));
    for (let index = 1; index < 8; index += 1) await world.backend.data(CREATE, input(index));
    expect(await countStatementsOf(world, () => world.backend.data(query))).toBe(one);
    const lean = await countStatementsOf(world, () => world.backend.data('{ users { nodes { id email firstName } } }'));
    expect(one - lean).toBe(3);
  });

  it('are a connection of the deployment, oldest first', async () => {
    const world = await createWorld();
    for (const name of ['a', 'b', 'c']) await world.backend.data(CREATE, { input: { email: `${name}@example.com` } });
    const page = `query ($after: String) {
      deployment {
        users(first: 2, after: $after) {
          nodes { email } edges { cursor node { id } } totalCount
          pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
        }
      }
    }`;
    const { users: one } = (await world.backend.data(page)).deployment;
    expect(one).toMatchObject({
      nodes: [{ email: 'a@example.com' }, { email: 'b@example.com' }],
      totalCount: 3,
      pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: one.edges[0].cursor },
    });
    const { users: two } = (await world.backend.data(page, { after: one.pageInfo.endCursor })).deployment;
    expect(two).toMatchObject({
      nodes: [{ email: 'c@example.com' }],
      totalCount: 3,
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
    });
    const { body } = await world.backend.graphql(page, { after: 'nonsense' });
    expect(body.errors[0].extensions.code).toBe('VALIDATION_FAILED');
    const uncounted = '{ deployment { users(first: 1) { nodes { id } } } }';
    const counted = '{ deployment { users(first: 1) { nodes { id } totalCount } } }';
    const costs = [];
    for (const query of [uncounted, counted])
      costs.push(await countStatementsOf(world, () => world.backend.data(query)));
    expect((costs[1] ?? 0) - (costs[0] ?? 0)).toBe(1);
  });

  it('are not in the schema of the deployment host', async () => {
    const world = await createWorld();
    const { body } = await world.browser().graphql('{ users { nodes { id } } }');
    expect(body.errors).toBeDefined();
    expect(body.data).toBeUndefined();
  });
});
