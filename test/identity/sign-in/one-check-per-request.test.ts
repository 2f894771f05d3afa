import { getNamedType, isInputObjectType, isScalarType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { isOnePerRequest } from '../../../src/api/directives/directives.ts';
import { assembleSchemas, readTypeDefs } from '../../../src/api/schema/schema.ts';
import { openSignedUpBrowser, PASSWORD } from '../../support/accounts.ts';
import { resolvers } from '../../support/resolvers.ts';
import { createWorld, eventsOf } from '../../support/world.ts';

const slices = assembleSchemas(readTypeDefs(), resolvers);

/** Input fields with a secret that an attacker could guess, or whose check takes long. */
const SECRET_FIELDS = /^(password|currentPassword|code\d?|userCode|emailCode|token|credential|signature|passkey)$/;
/** Backend operations that set a password and reveal nothing about an existing one. */
const SETTING_PASSWORDS = ['createUser', 'setUserPassword', 'setSmtpConfig'];
/** Operations that connect to a server that the caller or the settings name, each with a wait. */
const CONNECTING = [
  ...['testMessageTemplate', 'verifySmtpConfig', 'verifyAiSettings', 'verifySocialProvider'],
  ...['startSocialSignIn', 'linkSocialConnection', 'prepareSocialReauthentication'],
];
/** Operations that check whether a customer's key is valid. The second one checks many at once. */
const CHECKING_KEYS = ['verifyApiKey', 'verifyApiKeys'];

const mutations = Object.values(slices).flatMap((slice) => Object.values(slice.getMutationType()?.getFields() ?? {}));

function mutationsWithSecrets(): string[] {
  return mutations
    .filter(({ args }) =>
      args.some((argument) => {
        const type = getNamedType(argument.type);
        const fields = isInputObjectType(type) ? Object.values(type.getFields()) : [];
        // The settings of passwords are an object called `password`.
        return [argument, ...fields].some(
          (each) => SECRET_FIELDS.test(each.name) && isScalarType(getNamedType(each.type)),
        );
      }),
    )
    .map(({ name }) => name);
}

describe('mutations that check a secret or connect to another server', () => {
  it('marks every mutation that checks a secret or connects to another server as one per request', () => {
    const guessable = mutationsWithSecrets().filter((name) => !SETTING_PASSWORDS.includes(name));
    const marked = mutations.filter(isOnePerRequest).map(({ name }) => name);
    expect(marked.sort()).toEqual([...guessable, ...CONNECTING, ...CHECKING_KEYS].sort());
  });

  it('rejects a request with several of these mutations before it executes any of them', async () => {
    const world = await createWorld();
    const browser = await openSignedUpBrowser(world);
    const before = (await eventsOf(world)).length;
    const guess = (at: number) =>
      `a${at}: signIn(input: { strategy: EMAIL_PASSWORD, email: "ada@example.com", password: "${at === 9 ? PASSWORD : at}" })
        { signIn { id } }`;
    const inFragments = '...A ...B';
    const fragments = `fragment A on Mutation { ${guess(1)} } fragment B on Mutation { ${guess(9)} }`;
    for (const document of [
      `mutation { ${Array.from({ length: 10 }, (_, at) => guess(at)).join(' ')} }`,
      `mutation { ${inFragments} } ${fragments}`,
      `mutation { ${guess(1)} b: removeAuthenticator(input: { password: "${PASSWORD}" }) }`,
    ]) {
      const { status, body } = await browser.graphql(document);
      expect([status, body.errors[0].extensions.code]).toEqual([400, 'QUERY_TOO_COMPLEX']);
    }
    const batch = await browser.request('POST', '/graphql', [
      { query: `mutation { ${guess(9)} }` },
      { query: '{ viewer { id } }' },
    ]);
    expect(batch.status).toBe(400);
    expect((await eventsOf(world)).length).toBe(before);
  });
});
