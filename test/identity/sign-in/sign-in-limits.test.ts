import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { readConfig } from '../../../src/config/config.ts';
import { Viewer } from '../../../src/platform/access/viewer.ts';
import { createPasswords } from '../../../src/platform/crypto/passwords.ts';
import { createLog } from '../../../src/platform/logging/log.ts';
import { hashedKey } from '../../../src/platform/rate-limits/attempt-counter.ts';
import { start } from '../../../src/start.ts';
import { PASSWORD, signIn } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { BackendClient, BrowserClient } from '../../support/clients.ts';
import { waitForMail } from '../../support/mail.ts';
import {
  backdateMessages,
  createWorldWithMessages,
  newAddress,
  outcomeOf,
  resend,
  startByCode,
  submitCode,
  wrongCodeFor,
} from '../../support/message-sign-in.ts';
import { createTestDatabase } from '../../support/service.ts';
import { createWorld, type World } from '../../support/world.ts';

const counterKey = ({ services, id }: World, text: string) =>
  hashedKey({ vault: services.vault, viewer: Viewer.system(id) }, text);

const LOCKED = [429, 'TOO_MANY_ATTEMPTS'];

async function worldWithAda(world?: World) {
  const [own, email] = [world ?? (await createWorld()), newAddress()];
  const { id } = await addUser(own, { email, password: PASSWORD });
  return { world: own, email, userId: id };
}

/** Sets the counter as if other clients had made this number of attempts. */
async function setCounter({ services, id }: World, key: string, count: number): Promise<void> {
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

/** The statuses of the first message, of one that is requested too early, and of ten that are not. */
async function statusesOfResends(world: World, email: string): Promise<number[]> {
  const browser = world.browser();
  const begun = await startByCode(browser, email);
  const id = begun.body.data.signin_attempt?.id as string;
  const statuses = [begun.status, (await resend(browser, id)).status];
  for (let n = 0; n < 10; n += 1) {
    await backdateMessages(world, 61);
    statuses.push((await resend(browser, id)).status);
  }
  return statuses;
}

describe('sign-in limits of an account over all clients', () => {
  it('rejects sign-ins from unknown clients after 100 failures and does not count successes', async () => {
    const { world, email } = await worldWithAda();
    const everywhere = `signin:${counterKey(world, `email ${email}`)}`;
    await setCounter(world, everywhere, 98);
    expect((await signIn(world.browser(), email, 'wrong')).status).toBe(401);
    expect(await counterOf(world, everywhere)).toBe(99);
    expect((await signIn(world.browser(), email)).status).toBe(200);
    expect(await counterOf(world, everywhere)).toBe(99);
    await setCounter(world, everywhere, 100);
    await world.services.database.rows.deleteFrom('known_device').where('deployment_id', '=', world.id).execute();
    const rejected = await signIn(world.browser(), email);
    expect(outcomeOf(rejected)).toEqual(LOCKED);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(50);
  });

  it('does not lock out a client that the account has signed in from before', async () => {
    const { world, email } = await worldWithAda();
    expect((await signIn(world.browser(), email)).status).toBe(200);
    await setCounter(world, `signin:${counterKey(world, `email ${email}`)}`, 100);
    expect((await signIn(world.browser(), email, 'wrong')).status).toBe(401);
    expect((await signIn(world.browser(), email)).status).toBe(200);
    // A known client has only ten guesses too.
    for (let n = 0; n < 10; n += 1) await signIn(world.browser(), email, 'wrong');
    expect(outcomeOf(await signIn(world.browser(), email))).toEqual(LOCKED);
  });

  it('limits sign-in messages separately from passwords', async () => {
    const { world, email } = await worldWithAda(await createWorldWithMessages());
    for (let n = 0; n < 10; n += 1) {
      expect((await startByCode(world.browser(), email)).status).toBe(200);
      // Active codes have reserved guesses. Deleting the codes frees them.
      await world.services.database.rows.deleteFrom('verification').where('deployment_id', '=', world.id).execute();
    }
    expect(outcomeOf(await startByCode(world.browser(), email))).toEqual(LOCKED);
    expect((await signIn(world.browser(), email)).status).toBe(200);
    const other = newAddress();
    await setCounter(world, `signin_message:${counterKey(world, `email ${other}`)}`, 30);
    expect(outcomeOf(await startByCode(world.browser(), other))).toEqual(LOCKED);
    await setCounter(world, 'signin_message:127.0.0.1/900s', 100);
    expect(outcomeOf(await startByCode(world.browser(), newAddress()))).toEqual(LOCKED);
  });

  it('counts messages that are sent again, but not rejected ones', async () => {
    const { world, email } = await worldWithAda(await createWorldWithMessages());
    const [ours, theirs] = [await statusesOfResends(world, email), await statusesOfResends(world, newAddress())];
    expect(ours).toEqual([200, 429, 200, 200, 200, 200, 200, 200, 200, 200, 200, 429]);
    expect(theirs).toEqual(ours);
  });

  it('uncounts an attempt of the network address after the correct code', async () => {
    const { world, email } = await worldWithAda(await createWorldWithMessages());
    const browser = world.browser();
    const { data } = (await startByCode(browser, email)).body;
    expect(await counterOf(world, 'signin_message:127.0.0.1/900s')).toBe(1);
    const { code } = await waitForMail(world, email);
    expect((await submitCode(browser, data.signin_attempt?.id as string, code as string)).status).toBe(200);
    expect(await counterOf(world, 'signin_message:127.0.0.1/900s')).toBe(0);
  });
});

describe('password reset requests from unknown clients', () => {
  it('does not delay a reset from a client that the account has signed in from before', async () => {
    const { world, email } = await worldWithAda();
    const forgot = async () => outcomeOf(await world.browser().post('/auth/forgot-password', { email }));
    await setCounter(world, `reset_mails:${counterKey(world, email)}`, 15);
    expect(await forgot()).toEqual(LOCKED);
    await signIn(world.browser(), email);
    await setCounter(world, `reset_again:${counterKey(world, email)}:127.0.0.1`, 0);
    expect(await forgot()).toEqual([200, undefined]);
    expect(await forgot()).toEqual(LOCKED);
  });
});

describe('wrong codes from unknown clients', () => {
  it('does not use up the guesses of known clients or of the second factor with wrong codes of unknown clients', async () => {
    const { world, email, userId } = await worldWithAda(await createWorldWithMessages());
    await setCounter(world, `guesses:sign_in:${userId}`, 70);
    expect(outcomeOf(await startByCode(world.browser(), email))).toEqual(LOCKED);
    const requested = async () => {
      const browser = world.browser();
      const { data } = (await startByCode(browser, email)).body;
      return { browser, id: data.signin_attempt?.id as string };
    };
    // Signing in with the password makes the client known.
    expect((await signIn(world.browser(), email)).status).toBe(200);
    const second = await requested();
    const fresh = (await waitForMail(world, email)).code as string;
    expect(outcomeOf(await submitCode(second.browser, second.id, wrongCodeFor(fresh)))).toEqual([400, 'INVALID_CODE']);
    expect((await submitCode(second.browser, second.id, fresh)).status).toBe(200);
    expect(await counterOf(world, `guesses:second_factor:${userId}`)).toBeUndefined();
  });
});

describe('the rejection of too many attempts', () => {
  it('rejects too many attempts with the same response for known and unknown addresses', async () => {
    const { world, email } = await worldWithAda(await createWorldWithMessages());
    const rejections = async (address: string) => {
      for (let n = 0; n < 10; n += 1) await signIn(world.browser(), address, 'wrong');
      for (let n = 0; n < 10; n += 1) await startByCode(world.browser(), address);
      const responses = [await signIn(world.browser(), address), await startByCode(world.browser(), address)];
      return responses.map(({ status, body, headers }) => {
        return [status, body, Number(headers['retry-after']) > 800, headers['ratelimit'], headers['ratelimit-policy']];
      });
    };
    const known = await rejections(email);
    expect(known.map(([status]) => status)).toEqual([429, 429]);
    // No header reveals the counters of an identifier.
    expect(known.map((rejection) => rejection.slice(2))).toEqual(Array(2).fill([true, undefined, undefined]));
    expect(await rejections(newAddress())).toEqual(known);
    expect(await rejections('no address')).toEqual(known);
  });
});

describe('stored counters', () => {
  it('keeps the counters of failed sign-ins over a restart of the service', async () => {
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
      const rejected = await attempt(second, PASSWORD);
      expect(outcomeOf(rejected)).toEqual(LOCKED);
      expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(700);
    } finally {
      await second.stop(0);
    }
  });
});
