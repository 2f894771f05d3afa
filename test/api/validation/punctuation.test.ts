import { beforeAll, describe, expect, it } from 'vitest';
import { runScript } from '../../support/process.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});

/** Two marks at the end of a sentence, such as `?.` or `..`; an ellipsis is one. */
const DOUBLED = /[.!?…][.!?]+(?=$|[\s"])/;

const UPDATE = 'mutation ($input: UpdateAuthSettingsInput!) { updateAuthSettings(input: $input) { version } }';

describe('messages about a request', () => {
  it.each<[string, () => Promise<{ status: number; body: unknown }>, string]>([
    [
      'an unknown field of a REST body',
      () => world.backend.post('/organizations', { name: 'A', displayName: 'B' }),
      '"displayName is not a known field. Did you mean `display_name`?"',
    ],
    [
      'an unknown field without a similar name',
      () => world.backend.post('/organizations', { name: 'A', zzzzzz: 'B' }),
      '"zzzzzz is not a known field."',
    ],
    [
      'an unknown field on the deployment host',
      () => world.browser().post('/auth/signin', { strategy: 'email_password', emial: 'a@b.example' }),
      '"emial is not a known field. Did you mean `email`?"',
    ],
    [
      'an unknown query parameter',
      () => world.backend.get('/users?limitt=1'),
      '"limitt is not a known query parameter. Did you mean `limit`?"',
    ],
    [
      'an unknown query parameter without a similar name',
      () => world.backend.get('/users?zzzzzz=1'),
      '"zzzzzz is not a known query parameter."',
    ],
    [
      'a value that is not one of an enum',
      () => world.backend.patch('/settings/auth', { second_factor_policy: 'optionl' }),
      '"second_factor_policy must be one of optional, required, no_second_factor."',
    ],
    [
      'an unknown field of a GraphQL variable',
      () => world.backend.graphql(UPDATE, { input: { emial: {} } }),
      '"emial is not a known field. Did you mean `input.email`?"',
    ],
    [
      'a value of a GraphQL variable that is not one of an enum',
      () => world.backend.graphql(UPDATE, { input: { secondFactorPolicy: 'OPTIONL' } }),
      'secondFactorPolicy must be one of OPTIONAL, REQUIRED, NO_SECOND_FACTOR"',
    ],
    [
      'an unknown field of a GraphQL document',
      () => world.backend.graphql('{ authSetings { version } }'),
      'or \\"b2bSettings\\"?"',
    ],
    [
      'an unknown argument of a GraphQL document',
      () => world.backend.graphql('{ user(idd: "1") { id } }'),
      'Did you mean \\"id\\"?"',
    ],
    [
      'an unknown value of an enum of a GraphQL document',
      () => world.backend.graphql('mutation { updateAuthSettings(input: {secondFactorPolicy: OPTIONL}) { version } }'),
      'Did you mean the enum value \\"OPTIONAL\\"?"',
    ],
  ])('end %s with one mark', async (_, send, expected) => {
    const { body } = await send();
    const text = JSON.stringify(body);
    expect(text).toContain(expected);
    expect(text.match(DOUBLED)).toBeNull();
  });
});

describe('messages of the command line', () => {
  it.each([
    [['keys', 'list', '--all', '--bogus'], "Unknown option '--bogus'."],
    [['keys', 'create', '--deployment', '--json'], "use '--deployment=-XYZ'."],
    [['keys', 'lst'], 'Did you mean "keys list"?'],
  ])('end %j with one mark', async (args, expected) => {
    const { code, output } = await runScript('src/cli/gatehouse.ts', args, {});
    const [message = ''] = output.split('\n\n');
    expect(code).toBe(2);
    expect(message).toContain(expected);
    expect(message.match(/[.!?…][.!?]+$/m)).toBeNull();
  });
});
