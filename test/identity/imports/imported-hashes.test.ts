import { hashSync as argon2 } from '@node-rs/argon2';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { kindOf } from '../../../src/platform/crypto/password-hashes.ts';
import { openSignedUpBrowser, signIn } from '../../support/accounts.ts';
import { importUsers } from '../../support/user-imports.ts';
import { createWorld, unique, type World } from '../../support/world.ts';

const PASSWORD = 'correct horse battery staple';
const IMPOSSIBLE = '$scrypt$ln=20,r=1,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
const OTHER_ALPHABET = '$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GR__c';

/** What an earlier version stored for a hash. */
async function storeHash({ services, id }: World, email: string, hash: string): Promise<void> {
  const { rows } = services.database;
  await sql`update "user" set password_hash = ${hash} where deployment_id = ${id} and primary_email = ${email}`.execute(
    rows,
  );
  await sql`update deployment set password_hash_kinds = array[${kindOf(hash)}], version = version + 1
    where id = ${id}`.execute(rows);
}

const kindsOf = async ({ services, id }: World) =>
  (
    await services.database.rows
      .selectFrom('deployment')
      .select('password_hash_kinds as kinds')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).kinds;

describe('An import of a password hash', () => {
  it.each([
    ['scrypt', IMPOSSIBLE, 'impossible parameters'],
    ['argon2id', OTHER_ALPHABET, 'in base64'],
  ])('fails in its line for the %s hash %s, and others sign in', async (hasher, hash, reason) => {
    const world = await createWorld();
    const own = argon2(PASSWORD, { memoryCost: 64, timeCost: 1, parallelism: 1 });
    const result = await importUsers(world, [
      { email: 'ada@example.com', password_hash: hash, password_hasher: hasher },
      { email: 'grace@example.com', password_hash: own, password_hasher: 'argon2id' },
    ]);
    expect(result).toMatchObject({ created: 1, failures: [{ line: 1, message: expect.stringContaining(reason) }] });
    expect(await kindsOf(world)).toEqual([kindOf(own)]);
    expect((await signIn(world.browser(), 'grace@example.com', PASSWORD)).status).toBe(200);
    expect((await signIn(world.browser(), 'ada@example.com', PASSWORD)).status).toBe(401);
  });

  it('fails in its line when the service cannot calculate a hash of its kind', async () => {
    const world = await createWorld();
    const hash = argon2(PASSWORD, { memoryCost: 72, timeCost: 1, parallelism: 1 });
    const calculate = vi.spyOn(world.services.passwords, 'canCalculate').mockResolvedValue(false);
    const result = await importUsers(world, [
      { email: 'ada@example.com', password_hash: hash, password_hasher: 'argon2id' },
      { email: 'grace@example.com' },
    ]);
    expect(calculate.mock.calls).toContainEqual([kindOf(hash), world.id]);
    calculate.mockRestore();
    expect(result).toMatchObject({
      created: 1,
      failures: [{ line: 1, code: 'VALIDATION_FAILED', message: expect.stringContaining('no hash can be calculated') }],
    });
    expect(await kindsOf(world)).toEqual([]);
  });

  it('accepts the order of parameters that the argon2 package of npm writes', async () => {
    const world = await createWorld();
    const hash = argon2(PASSWORD, { memoryCost: 64, timeCost: 2, parallelism: 1 });
    const line = { email: 'ada@example.com', password_hasher: 'argon2id' };
    await importUsers(world, [{ ...line, password_hash: hash.replace('t=2,p=1', 'p=1,t=2') }]);
    expect((await signIn(world.browser(), line.email, PASSWORD)).status).toBe(200);
  });
});

describe('A deployment that has stored a hash which cannot be calculated', () => {
  it.each([
    ['impossible parameters', IMPOSSIBLE],
    ['another alphabet', OTHER_ALPHABET],
  ])('signs its other users in, and rejects the password of a hash with %s', async (_, hash) => {
    const world = await createWorld();
    const email = `${unique('grace')}@example.com`;
    await openSignedUpBrowser(world, email, PASSWORD);
    await importUsers(world, [{ email: 'ada@example.com' }]);
    await storeHash(world, 'ada@example.com', hash);
    expect((await signIn(world.browser(), email, PASSWORD)).status).toBe(200);
    for (const unmatched of ['ada@example.com', 'unknown@example.com']) {
      const { status, body } = await signIn(world.browser(), unmatched, PASSWORD);
      expect([status, body.errors]).toMatchObject([401, [{ code: 'INVALID_CREDENTIALS' }]]);
    }
  });
});
