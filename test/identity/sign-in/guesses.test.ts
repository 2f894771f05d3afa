import { getNamedType, isInputObjectType, isScalarType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { isOnePerRequest } from '../../../src/api/schema/directives.ts';
import { assembleSchemas, readTypeDefs } from '../../../src/api/schema/schema.ts';
import { PASSWORD, signedUp } from '../../support/accounts.ts';
import { resolvers } from '../../support/resolvers.ts';
import { createWorld, eventsOf } from '../../support/world.ts';

const slices = assembleSchemas(readTypeDefs(), resolvers);

/** What is guessed: members of an input that prove who somebody is. */
const PROOFS = /^(password|currentPassword|code\d?|emailCode|token)$/;
/** Backend operations that set a password and tell nothing of the old one, nor of anybody else's. */
const SETTING = ['createUser', 'setUserPassword', 'setSmtpConfig'];
/** What reaches out to an address that the caller chose, with each time a wait. */
const REACHING_OUT = ['verifySmtpConfig'];
/** What tells whether a key of a customer holds; the second takes many at once. */
const CHECKING_KEYS = ['verifyApiKey', 'verifyApiKeys'];

const mutations = Object.values(slices).flatMap((slice) => Object.values(slice.getMutationType()?.getFields() ?? {}));

function mutationsWithProofs(): string[] {
  return mutations
    .filter(({ args }) =>
      args.some((argument) => {
        const type = getNamedType(argument.type);
        const members = isInputObjectType(type) ? Object.values(type.getFields()) : [];
        // The settings of passwords are an object called `password`.
        return [argument, ...members].some((each) => PROOFS.test(each.name) && isScalarType(getNamedType(each.type)));
      }),
    )
    .map(({ name }) => name);
}

describe('mutations that check a proof or reach out', () => {
  it('are all marked, so that no request holds two of them', () => {
    const guessable = mutationsWithProofs().filter((name) => !SETTING.includes(name));
    const marked = mutations.filter(isOnePerRequest).map(({ name }) => name);
    expect(marked.sort()).toEqual([...guessable, ...REACHING_OUT, ...CHECKING_KEYS].sort());
  });

  it('are refused in bulk before any of them runs', async () => {
    const world = await createWorld();
    const browser = await signedUp(world);
    const before = (await eventsOf(world)).length;
    const guess = (at: number) =>
      `a${at}: signIn(input: { strategy: EMAIL_PASSWORD, email: "ada@example.com", password: "${at === 9 ? PASSWORD : at}" })
        { signin { id } }`;
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
    const batch = await browser.call('POST', '/graphql', [
      { query: `mutation { ${guess(9)} }` },
      { query: '{ viewer { id } }' },
    ]);
    expect(batch.status).toBe(400);
    expect((await eventsOf(world)).length).toBe(before);
  });
});
