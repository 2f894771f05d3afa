import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { readConfig } from '../../../src/config/config.ts';
import { createPasswords } from '../../../src/platform/crypto/passwords.ts';
import { createLog } from '../../../src/platform/logging/log.ts';
import { hashedKey } from '../../../src/platform/rate-limits/attempt-counter.ts';
import { start } from '../../../src/start.ts';
import { PASSWORD, signIn } from '../../support/accounts.ts';
import { BackendClient, BrowserClient } from '../../support/clients.ts';
import { mailTo } from '../../support/mail.ts';
import {
  answer,
  newAddress,
  otherThan,
  outcome,
  resend,
  sentAgo,
  startByCode,
  worldOfMessages,
} from '../../support/message-sign-in.ts';
import { addUser } from '../../support/people.ts';
import { createTestDatabase } from '../../support/service.ts';
import { createWorld, type World } from '../../support/world.ts';

const LOCKED = [429, 'TOO_MANY_ATTEMPTS'];

async function worldWithAda(world?: World) {
  const [own, email] = [world ?? (await createWorld()), newAddress()];
  const { id } = await addUser(own, { email, password: PASSWORD });
  return { world: own, email, userId: id };
}

/** As if so many had tried elsewhere already. */
async function triedElsewhere({ services, id }: World, key: string, count: number): Promise<void> {
  await services.database.rows
    .insertInto('attempt_counter')
    .values({ deployment_id: id, key, count, resets_at: new Date(Date.now() + 60_000).toISOString() })
    .onConflict((conflict) => conflict.columns(['deployment_id', 'key']).doUpdateSet({ count }))
    .execute();
}

async function counterOf({ services, id }: World, key: string): Promise<number | undefined> {
  const found = await services.database.rows
    .selectFrom('attempt_counter')
    .select('count')
    .where('deployment_id', '=', id)
    .where('key', '=', key)
    .executeTakeFirst();
  return found?.count;
}

/** The statuses of an attempt's message, one that comes too soon, and ten that don't. */
async function walkedTo(world: World, email: string): Promise<number[]> {
  const browser = world.browser();
  const begun = await startByCode(browser, email);
  const { id } = begun.body.data.signin_attempt;
  const statuses = [begun.status, (await resend(browser, id)).status];
  for (let n = 0; n < 10; n += 1) {
    await sentAgo(world, 61);
    statuses.push((await resend(browser, id)).status);
  }
  return statuses;
}

describe('attempts at one account from everywhere together', () => {
  it('are stopped after a hundred, and a success is not one of them', async () => {
    const { world, email } = await worldWithAda();
    const everywhere = `signin:${hashedKey(`email ${email}`)}`;
    await triedElsewhere(world, everywhere, 98);
    expect((await signIn(world.browser(), email, 'wrong')).status).toBe(401);
    expect(await counterOf(world, everywhere)).toBe(99);
    expect((await signIn(world.browser(), email)).status).toBe(200);
    expect(await counterOf(world, everywhere)).toBe(99);
    await triedElsewhere(world, everywhere, 100);
    await world.services.database.rows.deleteFrom('known_device').where('deployment_id', '=', world.id).execute();
    const refused = await signIn(world.browser(), email);
    expect(outcome(refused)).toEqual(LOCKED);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
  });

  it('do not lock out where the account has signed in before', async () => {
    const { world, email } = await worldWithAda();
    expect((await signIn(world.browser(), email)).status).toBe(200);
    await triedElsewhere(world, `signin:${hashedKey(`email ${email}`)}`, 100);
    expect((await signIn(world.browser(), email, 'wrong')).status).toBe(401);
    expect((await signIn(world.browser(), email)).status).toBe(200);
    // From here, too, ten guesses are all.
    for (let n = 0; n < 10; n += 1) await signIn(world.browser(), email, 'wrong');
    expect(outcome(await signIn(world.browser(), email))).toEqual(LOCKED);
  });

  it('to sign in by a message are counted alike, apart from passwords', async () => {
    const { world, email } = await worldWithAda(await worldOfMessages());
    for (let n = 0; n < 10; n += 1) {
      expect((await startByCode(world.browser(), email)).status).toBe(200);
      // Codes that live have guesses set aside: these have passed.
      await world.services.database.rows.deleteFrom('verification').where('deployment_id', '=', world.id).execute();
    }
    expect(outcome(await startByCode(world.browser(), email))).toEqual(LOCKED);
    expect((await signIn(world.browser(), email)).status).toBe(200);
    const other = newAddress();
    await triedElsewhere(world, `signin_message:${hashedKey(`email ${other}`)}`, 30);
    expect(outcome(await startByCode(world.browser(), other))).toEqual(LOCKED);
    await triedElsewhere(world, 'signin_message:127.0.0.1/900s', 100);
    expect(outcome(await startByCode(world.browser(), newAddress()))).toEqual(LOCKED);
  });

  it('count messages that are sent again, but not those that were not sent', async () => {
    const { world, email } = await worldWithAda(await worldOfMessages());
    const [ours, theirs] = [await walkedTo(world, email), await walkedTo(world, newAddress())];
    expect(ours).toEqual([200, 429, 200, 200, 200, 200, 200, 200, 200, 200, 200, 429]);
    expect(theirs).toEqual(ours);
  });

  it('give the caller’s address its attempt back once the code was right', async () => {
    const { world, email } = await worldWithAda(await worldOfMessages());
    const browser = world.browser();
    const { data } = (await startByCode(browser, email)).body;
    expect(await counterOf(world, 'signin_message:127.0.0.1/900s')).toBe(1);
    const { code } = await mailTo(world, email);
    expect((await answer(browser, data.signin_attempt.id, code as string)).status).toBe(200);
    expect(await counterOf(world, 'signin_message:127.0.0.1/900s')).toBe(0);
  });
});

describe('strangers who ask for a new password every minute', () => {
  it('keep nobody waiting where the account has signed in before', async () => {
    const { world, email } = await worldWithAda();
    const forgot = async () => outcome(await world.browser().post('/auth/forgot-password', { email }));
    await triedElsewhere(world, `reset_mails:${hashedKey(email)}`, 15);
    expect(await forgot()).toEqual(LOCKED);
    await signIn(world.browser(), email);
    await triedElsewhere(world, `reset_again:${hashedKey(email)}:127.0.0.1`, 0);
    expect(await forgot()).toEqual([200, undefined]);
    expect(await forgot()).toEqual(LOCKED);
  });
});

describe('wrong codes of strangers', () => {
  it('use up neither those of known addresses nor those of the second factor', async () => {
    const { world, email, userId } = await worldWithAda(await worldOfMessages());
    await triedElsewhere(world, `guesses:sign_in:${userId}`, 70);
    expect(outcome(await startByCode(world.browser(), email))).toEqual(LOCKED);
    const asked = async () => {
      const browser = world.browser();
      const { data } = (await startByCode(browser, email)).body;
      return { browser, id: data.signin_attempt.id as string };
    };
    // Signing in by the password makes the address a known one.
    expect((await signIn(world.browser(), email)).status).toBe(200);
    const second = await asked();
    const fresh = (await mailTo(world, email)).code as string;
    expect(outcome(await answer(second.browser, second.id, otherThan(fresh)))).toEqual([400, 'INVALID_CODE']);
    expect((await answer(second.browser, second.id, fresh)).status).toBe(200);
    expect(await counterOf(world, `guesses:second_factor:${userId}`)).toBeUndefined();
  });
});

describe('the refusal of too many attempts', () => {
  it('is the same for addresses that somebody has and that nobody has', async () => {
    const { world, email } = await worldWithAda(await worldOfMessages());
    const refusals = async (address: string) => {
      for (let n = 0; n < 10; n += 1) await signIn(world.browser(), address, 'wrong');
      for (let n = 0; n < 10; n += 1) await startByCode(world.browser(), address);
      const answers = [await signIn(world.browser(), address), await startByCode(world.browser(), address)];
      return answers.map(({ status, body, headers }) => {
        return [status, body, Number(headers['retry-after']) > 800, headers['ratelimit'], headers['ratelimit-policy']];
      });
    };
    const known = await refusals(email);
    expect(known.map(([status]) => status)).toEqual([429, 429]);
    // Nothing tells how the counters of an identifier stand.
    expect(known.map((refusal) => refusal.slice(2))).toEqual(Array(2).fill([true, undefined, undefined]));
    expect(await refusals(newAddress())).toEqual(known);
    expect(await refusals('no address')).toEqual(known);
  });
});

describe('what was counted', () => {
  it('is still known to a service that starts anew on the same data', async () => {
    const address = process.env['DATABASE_URL'];
    const database =
      inject('pgliteDump') === null && address ? { DATABASE_URL: await createTestDatabase(address) } : {};
    const DATA_DIR = await mkdtemp(join(inject('scratch'), 'own-'));
    const begin = () =>
      start(readConfig({ PORT: '0', DEPLOYMENT_PORT: '0', DATA_DIR, ...database }), createLog('fatal'), {
        passwords: createPasswords({ cost: { memoryCost: 64, timeCost: 1, parallelism: 1 } }),
      });
    const email = newAddress();
    const attempt = ({ deployment }: Awaited<ReturnType<typeof begin>>, password: string) =>
      signIn(new BrowserClient(deployment.url, new URL(deployment.url).host), email, password);

    const first = await begin();
    const backend = new BackendClient(first.backend.url, first.first?.apiKey ?? null);
    expect((await backend.post('/users', { email, password: PASSWORD })).status).toBe(201);
    for (let n = 0; n < 10; n += 1) expect((await attempt(first, 'wrong')).status).toBe(401);
    await first.stop(0);

    const second = await begin();
    try {
      const refused = await attempt(second, PASSWORD);
      expect(outcome(refused)).toEqual(LOCKED);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(700);
    } finally {
      await second.stop(0);
    }
  });
});
