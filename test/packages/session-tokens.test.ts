import { describe, expect, it } from 'vitest';
import { sessionTokens } from '../../packages/client/src/session-tokens.ts';

const LIFETIME_SECONDS = 60;

/** A service that issues tokens, and a clock that a test moves. */
function tokenService() {
  const state = { now: 5_000, issued: 0, error: null as unknown };
  const request = async () => {
    await new Promise(setImmediate);
    if (state.error !== null) throw state.error;
    state.issued += 1;
    // The clock of the service is ten minutes ahead of this machine.
    const iat = 1_800_000_600 + Math.floor(state.now / 1_000);
    const claims = Buffer.from(JSON.stringify({ iat, exp: iat + LIFETIME_SECONDS, n: state.issued })).toString(
      'base64url',
    );
    return { token: `header.${claims}.signature` };
  };
  return { state, request, tokens: sessionTokens(request, { now: () => state.now }) };
}

describe('session tokens', () => {
  it('are requested once for calls at the same time, and again shortly before they expire', async () => {
    const { state, tokens } = tokenService();
    const first = await Promise.all(Array.from({ length: 20 }, () => tokens.get()));
    expect(new Set(first).size).toBe(1);
    state.now += 49_000;
    expect(await tokens.get()).toBe(first[0]);
    state.now += 2_000;
    const renewed = await Promise.all(Array.from({ length: 20 }, () => tokens.get()));
    expect(new Set(renewed).size).toBe(1);
    expect(renewed[0]).not.toBe(first[0]);
    expect(state.issued).toBe(2);
  });

  it('stay in use while the service cannot be reached, until they expire', async () => {
    const { state, tokens } = tokenService();
    const token = await tokens.get();
    state.error = new TypeError('fetch failed');
    state.now += 55_000;
    await expect(tokens.get()).resolves.toBe(token);
    state.now += 10_000;
    await expect(tokens.get()).rejects.toThrow('fetch failed');
    state.error = null;
    await expect(tokens.get()).resolves.not.toBe(token);
  });

  it('end at once when the service says that there is no session', async () => {
    const { state, tokens } = tokenService();
    await tokens.get();
    state.now += 55_000;
    state.error = Object.assign(new Error('Sign in.'), { status: 401 });
    await expect(tokens.get()).rejects.toThrow('Sign in.');
  });

  it('are forgotten after a sign-out, also those that are still on their way', async () => {
    const { tokens } = tokenService();
    const late = tokens.get();
    tokens.forget();
    const next = await tokens.get();
    expect(next).not.toBe(await late);
    await expect(tokens.get()).resolves.toBe(next);
  });

  it('are replaced once when an API rejects them, also for requests at the same time', async () => {
    const { state, request } = tokenService();
    const sent: string[] = [];
    const api = async (_: unknown, init?: RequestInit) => {
      const used = String(new Headers(init?.headers).get('authorization'));
      sent.push(used);
      // The API has lost its key, or its clock was set.
      return new Response(null, { status: used === sent[0] ? 401 : 200 });
    };
    const tokens = sessionTokens(request, { now: () => state.now, fetch: api as typeof fetch });
    const responses = await Promise.all(Array.from({ length: 20 }, () => tokens.fetch('https://api.example.com/')));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(state.issued).toBe(2);
  });
});
