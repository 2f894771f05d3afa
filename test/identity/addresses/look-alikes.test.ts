import { describe, expect, it } from 'vitest';
import { openSignedUpBrowser, PASSWORD } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import type { HttpResponse } from '../../support/http.ts';
import { createWorld } from '../../support/world.ts';

/** Look-alikes of `apple`: in Cyrillic, in full width, and with a Latin letter outside ASCII. */
const LOOK_ALIKES = ['аррӏе', 'ａｐｐｌｅ', 'ɑpple', 'APPLE', 'Аррӏе'];
const MIXED = 'аpple';

/** The errors of both hosts. */
interface Rejection {
  readonly code?: string;
  readonly errors?: readonly { readonly code: string; readonly message: string }[];
}

const errorOf = ({ status, body }: HttpResponse<Rejection>) => [
  status,
  body.errors?.[0]?.code ?? body.code,
  body.errors?.[0]?.message,
];

describe('a username that looks like one that is taken', () => {
  it('returns 409 for every operation that sets a username, and is not available', async () => {
    const world = await createWorld();
    await addUser(world, { username: 'apple' });
    const browser = await openSignedUpBrowser(world, 'ada@example.com');
    const { id } = await addUser(world, { username: 'pear' });
    for (const username of LOOK_ALIKES) {
      const responses = [
        await world.browser().post('/auth/signup', { email: 'x@example.com', username, password: PASSWORD }),
        await browser.patch('/me', { username }),
        await world.backend.post('/users', { email: 'y@example.com', username }),
        await world.backend.patch(`/users/${id}`, { username }),
      ];
      expect([username, ...responses.map((response) => errorOf(response).slice(0, 2))]).toEqual([
        username,
        ...Array(4).fill([409, 'USERNAME_TAKEN']),
      ]);
      const path = `/auth/identifier-availability?username=${encodeURIComponent(username)}`;
      expect((await world.browser().get(path)).body.data).toEqual({ available: false });
    }
    const { body } = await browser.graphql(
      'mutation ($input: UpdateViewerInput!) { updateViewer(input: $input) { username } }',
      {
        input: { username: LOOK_ALIKES[0] },
      },
    );
    expect(body.errors[0].extensions.code).toBe('USERNAME_TAKEN');
  });

  it('returns 400 with an instruction when it mixes scripts, for every operation that sets a username', async () => {
    const world = await createWorld();
    const browser = await openSignedUpBrowser(world, 'ada@example.com');
    const { id } = await addUser(world);
    const message = 'username must use letters of one script only, for example Latin';
    const username = MIXED;
    const path = `/auth/identifier-availability?username=${encodeURIComponent(username)}`;
    for (const response of [
      await world.browser().post('/auth/signup', { email: 'x@example.com', username, password: PASSWORD }),
      await browser.patch('/me', { username }),
      await world.backend.post('/users', { email: 'y@example.com', username }),
      await world.backend.patch(`/users/${id}`, { username }),
      await world.browser().get(path),
    ]) {
      expect(errorOf(response)).toEqual([400, 'VALIDATION_FAILED', message]);
    }
  });
});

describe('a username in another width or script', () => {
  it('is stored in NFKC and accepted at sign-in in any form', async () => {
    const world = await createWorld();
    const made = await world.backend.post('/users', {
      email: 'a@example.com',
      username: 'Ａｐｐｌｅ',
      password: PASSWORD,
    });
    expect([made.status, made.body.username]).toEqual([201, 'Apple']);
    for (const username of ['apple', 'ＡＰＰＬＥ', 'Apple']) {
      const signIn = { strategy: 'username_password', username, password: PASSWORD };
      expect((await world.browser().post('/auth/signin', signIn)).status).toBe(200);
    }
    const cyrillic = await world.backend.post('/users', {
      email: 'b@example.com',
      username: 'Марина',
      password: PASSWORD,
    });
    expect([cyrillic.status, cyrillic.body.username]).toEqual([201, 'Марина']);
    const signIn = { strategy: 'username_password', username: 'Марина', password: PASSWORD };
    expect((await world.browser().post('/auth/signin', signIn)).status).toBe(200);
  });

  it('is limited by its length in NFKC', async () => {
    const world = await createWorld();
    await world.backend.patch('/settings/auth', { username: { max_length: 5 } });
    const { status, body } = await world.backend.post('/users', { email: 'a@example.com', username: 'ﬀﬀﬀ' });
    expect([status, body.errors[0].message]).toEqual([400, 'username must have 3 to 5 characters']);
  });
});
