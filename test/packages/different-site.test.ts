import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSessionStore } from '../../packages/client/src/session.ts';

const SIGNED_OUT = { active_signin: null, active_organization_id: null, active_workspace_id: null };
const answer = async () => Response.json({ data: SIGNED_OUT, session: SIGNED_OUT });

/** The error of a signed-out page at this address. */
async function errorAt(page: string, url: string) {
  vi.stubGlobal('location', new URL(page));
  const store = createSessionStore({ url, fetch: answer });
  await store.refresh();
  expect(store.getState().status).toBe('signed-out');
  return store.getState().error;
}

describe('the store of the session', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('says at which address to open a page that the session cookie does not reach', async () => {
    const { code, message } = (await errorAt('http://127.0.0.1:3000/orders', 'http://localhost:4001')) ?? {};
    expect(code).toBe('DIFFERENT_SITE');
    expect(message).toContain('from 127.0.0.1 to localhost. Open http://localhost:3000 instead');
    expect(await errorAt('http://localhost:3000/', 'http://127.0.0.1:4001')).toMatchObject({ code: 'DIFFERENT_SITE' });
  });

  it.each([
    ['http://localhost:3000/', 'http://localhost:4001'],
    ['http://127.0.0.1:3000/', 'http://127.0.0.1:3000/gatehouse'],
    ['https://app.example.com/', 'https://accounts.example.com'],
    ['http://localhost:3000/', 'https://accounts.example.com'],
  ])('has no error for a page at %s and Gatehouse at %s', async (page, url) => {
    expect(await errorAt(page, url)).toBeNull();
  });
});
