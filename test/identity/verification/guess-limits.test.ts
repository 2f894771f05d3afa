import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CODE_GUESS_LIMITS,
  MAX_CODE_ATTEMPTS,
  SECOND_FACTOR_GUESS_LIMITS,
} from '../../../src/identity/verification/guess-limits.ts';
import { createPasswords } from '../../../src/platform/crypto/passwords.ts';
import type { Running } from '../../../src/start.ts';
import { changeSettings, PASSWORD } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { totpCodesOf, wrongTotpCode } from '../../support/authenticators.ts';
import type { BrowserClient } from '../../support/clients.ts';
import { waitForMail } from '../../support/mail.ts';
import { backdateMessages, outcomeOf, wrongCodeFor } from '../../support/message-sign-in.ts';
import { startOwnService } from '../../support/own-service.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { createWorld, unique, type World } from '../../support/world.ts';

const WRONG = [400, 'INVALID_CODE'];

let running: Running;

beforeAll(async () => {
  const passwords = createPasswords({ cost: { memoryCost: 64, timeCost: 1, parallelism: 1 } });
  running = await startOwnService({ TRUST_PROXY: '127.0.0.1/32' }, undefined, { passwords });
});

afterAll(() => running.stop(0));

const codesWorld = async () => {
  const world = await createWorld({ running });
  await changeSettings(world, {
    email: { verify_signup: true },
    authentication_factors: { email_otp_enabled: true },
  });
  return world;
};

/** The nth client network. Each counts as a separate client. */
const network = (n: number) => `203.0.113.${n}`;

/** Requests of a browser in a network, as the proxy forwards them. */
const from =
  (ip: string, browser: BrowserClient) =>
  <const Path extends string>(path: Path, body?: object) =>
    browser.request('POST', path, body, { 'x-forwarded-for': ip });

type Post = ReturnType<typeof from>;
type Begin = (post: Post) => ReturnType<Post>;

const ways = {
  'sign-up': {
    begin: (email: string) => (post: Post) => post('/auth/signup', { email, password: PASSWORD }),
    member: 'signup_attempt',
    success: 200,
  },
  'sign-in': {
    begin: (email: string) => (post: Post) => post('/auth/signin', { strategy: 'email_otp', email }),
    member: 'signin_attempt',
    success: 200,
  },
};

/** An attempt of a browser in this network. `guess` sends a code for it. */
async function attempted(world: World, ip: string, begin: Begin, member: string) {
  const post = from(ip, world.browser());
  const { status, body } = await begin(post);
  const data = body.data as { readonly [name: string]: { readonly id: string } | null } | undefined;
  const id = data?.[member]?.id;
  const guess = (code: string) => post('/auth/attempt-verification', { [`${member}_id`]: id, code });
  return { status, guess };
}

describe.each(Object.entries(ways))('guess limits of a %s', (name, { begin, member, success }) => {
  const prepared = async () => {
    const world = await codesWorld();
    const email = `${unique('ada')}@example.com`;
    if (name === 'sign-in') await addUser(world, { email });
    return { world, email, start: (ip: string) => attempted(world, ip, begin(email), member) };
  };

  it('accepts the correct code from any network after another client made 20 wrong guesses', async () => {
    for (const owners of [network(1), network(2)]) {
      const { world, email, start } = await prepared();
      for (let round = 0; round < 4; round += 1) {
        const { guess } = await start(network(1));
        for (let n = 0; n < MAX_CODE_ATTEMPTS; n += 1) expect(outcomeOf(await guess('wrong'))).toEqual(WRONG);
      }
      const { guess } = await start(owners);
      const { code } = await waitForMail(world, email, 5);
      expect((await guess(code as string)).status).toBe(success);
    }
  });

  it('limits the guesses of clients in many networks and accepts the correct code of an open attempt', async () => {
    const { world, email, start } = await prepared();
    const owner = await start(network(100));
    const { code } = await waitForMail(world, email);
    let guesses = 0;
    let rejected = false;
    for (let n = 1; n <= 20 && !rejected; n += 1) {
      for (let round = 0; round < 2; round += 1) {
        const { status, guess } = await start(network(n));
        rejected = status === 429;
        if (rejected) break;
        for (let at = 0; at < MAX_CODE_ATTEMPTS; at += 1) {
          expect(outcomeOf(await guess(wrongCodeFor(code)))).toEqual(WRONG);
          guesses += 1;
        }
      }
    }
    expect([rejected, guesses]).toEqual([true, CODE_GUESS_LIMITS.overall - MAX_CODE_ATTEMPTS]);
    expect((await start(network(99))).status).toBe(429);
    expect(await owner.guess(wrongCodeFor(code))).toMatchObject({ status: 400 });
    expect((await owner.guess(code as string)).status).toBe(success);
  });

  it('limits the guesses of clients that start all attempts before they guess in parallel', async () => {
    const { start } = await prepared();
    const begun = await Promise.all(Array.from({ length: 20 }, (_, n) => start(network(n + 1))));
    const open = begun.filter(({ status }) => status !== 429);
    expect(open).toHaveLength(CODE_GUESS_LIMITS.overall / MAX_CODE_ATTEMPTS);
    const responses = await Promise.all(open.flatMap(({ guess }) => Array.from({ length: 7 }, () => guess('wrong'))));
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(CODE_GUESS_LIMITS.overall);
    expect((await start(network(50))).status).toBe(429);
  });

  it('reserves guesses only until a code expires, so that unused attempts block for ten minutes and not for a day', async () => {
    const { world, start } = await prepared();
    for (let n = 1; n <= CODE_GUESS_LIMITS.overall / MAX_CODE_ATTEMPTS; n += 1)
      expect((await start(network(n))).status).not.toBe(429);
    expect((await start(network(99))).status).toBe(429);
    await world.services.database.rows
      .updateTable('verification')
      .set({ expires_at: new Date(Date.now() - 1).toISOString() })
      .where('deployment_id', '=', world.id)
      .execute();
    expect((await start(network(99))).status).not.toBe(429);
  });
});

describe('the daily guess limits', () => {
  it('keep the chance of a correct guess at 1 in 10,000 for six-digit codes and authenticators', () => {
    const { overall, perClient } = CODE_GUESS_LIMITS;
    expect((overall + perClient) / 1_000_000).toBeLessThanOrEqual(1 / 10_000);
    // Three codes of an authenticator are valid at any time.
    expect((SECOND_FACTOR_GUESS_LIMITS.overall * 3) / 1_000_000).toBeLessThanOrEqual(1 / 10_000);
    expect((SECOND_FACTOR_GUESS_LIMITS.perClient * 3) / 1_000_000).toBeLessThanOrEqual(1 / 10_000);
    // NIST SP 800-63B: no more than 100 consecutive failures.
    for (const caps of [CODE_GUESS_LIMITS, SECOND_FACTOR_GUESS_LIMITS])
      expect(caps.overall + caps.perClient).toBeLessThanOrEqual(100);
  });
});

describe('sign-up messages', () => {
  it('does not let one client use up the daily sign-up messages of an address', async () => {
    const world = await codesWorld();
    const email = `${unique('ada')}@example.com`;
    const { rows } = world.services.database;
    const signUp = (ip: string) => from(ip, world.browser())('/auth/signup', { email, password: PASSWORD });
    let sent = 0;
    for (let round = 0; round < 5; round += 1) {
      for (let n = 0; n < 5; n += 1) if ((await signUp(network(1))).status === 201) sent += 1;
      // 15 minutes later: the codes have expired and the 15-minute counters were reset, but not the daily ones.
      await rows.deleteFrom('verification').where('deployment_id', '=', world.id).execute();
      const soon = new Date(Date.now() + 3_600_000).toISOString();
      await rows
        .deleteFrom('attempt_counter')
        .where('deployment_id', '=', world.id)
        .where('resets_at', '<', soon)
        .execute();
    }
    expect(sent).toBe(15);
    expect((await signUp(network(2))).status).toBe(201);
  });
});

describe('guess limits of one purpose', () => {
  it('does not use up the guesses of one purpose with wrong codes of another', async () => {
    const world = await createWorld({ running });
    const email = `${unique('ada')}@example.com`;
    const { id } = await addUser(world, { email, password: PASSWORD });
    const browser = await openSignedInBrowser(world, id);
    const own = from(network(1), browser);
    const { secret } = (await own('/me/authenticator')).body.data;
    const code = totpCodesOf(secret);
    await own('/me/authenticator/attempt-verification', { code1: code(-1), code2: code(0) });

    // An attacker who knows the password guesses from many networks until no new attempt is accepted.
    let wrong = 0;
    for (let n = 10; n < 30; n += 1) {
      const post = from(network(n), world.browser());
      const begun = await post('/auth/signin', { strategy: 'email_password', email, password: PASSWORD });
      if (begun.status === 429) break;
      const signin_attempt_id = begun.body.data.signin_attempt?.id;
      for (let at = 0; at < MAX_CODE_ATTEMPTS; at += 1) {
        const response = await post('/auth/attempt-verification', { signin_attempt_id, code: wrongTotpCode(secret) });
        expect(outcomeOf(response)).toEqual(WRONG);
        wrong += 1;
      }
    }
    expect(wrong).toBe(SECOND_FACTOR_GUESS_LIMITS.overall);

    // The owner verifies an address and reauthenticates. The guesses of the attacker do not affect these codes.
    const added = `${unique('work')}@example.com`;
    const { id: emailId } = (await own('/me/emails', { email: added })).body.data;
    await own(`/me/emails/${emailId}/prepare-verification`);
    const mailed = (await waitForMail(world, added)).code as string;
    expect((await own(`/me/emails/${emailId}/attempt-verification`, { code: mailed })).status).toBe(200);
    expect((await own('/me/reauthenticate', { code: code(1) })).status).toBe(200);
    expect((await own('/me/reauthenticate', { password: PASSWORD })).status).toBe(200);
  });

  it('limits the guesses for an address over all accounts that claim it and per account', async () => {
    const world = await createWorld({ running });
    const email = `${unique('ada')}@example.com`;
    const claim = async () => {
      const browser = await openSignedInBrowser(world, (await addUser(world)).id);
      const post = from(network(1), browser);
      const { id } = (await post('/me/emails', { email })).body.data;
      const path = `/me/emails/${id}` as const;
      return {
        prepare: () => post(`${path}/prepare-verification`),
        guess: (code: string) => post(`${path}/attempt-verification`, { code }),
      };
    };
    const tried = async ({ prepare, guess }: Awaited<ReturnType<typeof claim>>) => {
      let guesses = 0;
      for (;;) {
        await backdateMessages(world, 61);
        if ((await prepare()).status === 429) return guesses;
        for (let at = 0; at < MAX_CODE_ATTEMPTS; at += 1) if ((await guess('wrong')).status === 400) guesses += 1;
      }
    };
    expect(await tried(await claim())).toBe(CODE_GUESS_LIMITS.perClient);
    const owner = await claim();
    expect((await owner.prepare()).status).toBe(200);
    const last = [await tried(await claim()), await tried(await claim()), await tried(await claim())];
    expect(last.reduce((sum, each) => sum + each)).toBe(
      CODE_GUESS_LIMITS.overall - CODE_GUESS_LIMITS.perClient - MAX_CODE_ATTEMPTS,
    );
    const mails = await waitForMail(world, email, 1 + CODE_GUESS_LIMITS.perClient / MAX_CODE_ATTEMPTS);
    expect((await owner.guess(mails.code as string)).status).toBe(200);
  });
});
