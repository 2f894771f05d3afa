import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPasswords } from '../../../src/platform/crypto/passwords.ts';
import { createLog } from '../../../src/platform/logging/log.ts';
import type { Running } from '../../../src/start.ts';
import { PASSWORD, signIn } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import type { HttpResponse } from '../../support/http.ts';
import { startOwnService } from '../../support/own-service.ts';
import { createWorld, unique } from '../../support/world.ts';

const LIMITS = { RATE_LIMIT_SIGN_IN_PER_ADDRESS: '9/15minutes,3/day', RATE_LIMIT_PER_ADDRESS: '1000/hour' };

describe('what one address may try at the credential endpoints', () => {
  let running: Running;

  beforeAll(async () => {
    const passwords = createPasswords({ cost: { memoryCost: 64, timeCost: 1, parallelism: 1 } });
    running = await startOwnService(LIMITS, createLog('fatal'), { passwords });
  });
  afterAll(() => running.stop(0));

  const newEmail = () => `${unique('someone')}@example.com`;
  const policiesOf = ({ headers }: HttpResponse) => headers['ratelimit-policy'];

  it('applies the configured limit to each endpoint, and returns it in the headers of a rejection', async () => {
    const world = await createWorld({ running });
    const calls: Record<string, () => Promise<HttpResponse<{ errors: unknown }>>> = {
      signin: () => signIn(world.browser(), newEmail(), 'wrong'),
      signup: () => world.browser().post('/auth/signup', { email: newEmail(), password: PASSWORD }),
      reset: () => world.browser().post('/auth/forgot-password', { email: newEmail() }),
      reset_use: () => world.browser().post('/auth/reset-password', { token: 'wrong', new_password: PASSWORD }),
    };
    for (const [what, call] of Object.entries(calls)) {
      for (let n = 0; n < 3; n += 1) expect(policiesOf(await call())).toBe('"address-3600s";q=1000;w=3600');
      const rejected = await call();
      expect([what, rejected.status, rejected.body.errors]).toEqual([
        what,
        429,
        [{ code: 'TOO_MANY_ATTEMPTS', message: 'Too many attempts. Try again later.' }],
      ]);
      expect(policiesOf(rejected)).toBe(`"address-3600s";q=1000;w=3600, "${what}-86400s";q=3;w=86400`);
      const wait = rejected.headers['retry-after'];
      expect(Number(wait)).toBeGreaterThan(86_000);
      expect(rejected.headers['ratelimit']).toMatch(
        new RegExp(`^"address-3600s";r=\\d+;t=\\d+, "${what}-86400s";r=0;t=${wait}$`),
      );
    }
  });

  it('returns the headers of the limit in GraphQL as well', async () => {
    const world = await createWorld({ running });
    const mutation = 'mutation ($input: SignInInput!) { signIn(input: $input) { signIn { id } } }';
    const attempt = () =>
      world
        .browser()
        .graphql(mutation, { input: { strategy: 'EMAIL_PASSWORD', email: newEmail(), password: 'wrong' } });
    for (let n = 0; n < 3; n += 1) await attempt();
    const rejected = await attempt();
    expect(rejected.body.errors[0].extensions.code).toBe('TOO_MANY_ATTEMPTS');
    expect(policiesOf(rejected)).toContain('"signin-86400s";q=3;w=86400');
  });

  it('does not count successful sign-ins', async () => {
    const world = await createWorld({ running });
    const email = newEmail();
    await addUser(world, { email, password: PASSWORD });
    for (let n = 0; n < 4; n += 1) expect((await signIn(world.browser(), email)).status).toBe(200);
  });
});
