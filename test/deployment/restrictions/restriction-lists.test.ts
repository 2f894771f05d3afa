import { describe, expect, it } from 'vitest';
import { changeSettings, PASSWORD, signIn } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { createWorld, eventsOf } from '../../support/world.ts';

const codeOf = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];

describe.each(['allowlist', 'blocklist'] as const)('/settings/restrictions/%s', (name) => {
  const path = `/settings/restrictions/${name}` as const;

  it('adds addresses and domains, lists them newest first, and removes them', async () => {
    const { backend } = await createWorld();
    const address = await backend.post(path, { value: 'Ada@Example.com' });
    expect([address.status, address.body]).toMatchObject([201, { kind: 'email', value: 'Ada@Example.com' }]);
    const domain = await backend.post(path, { value: 'Bücher.example' });
    expect([domain.status, domain.body]).toMatchObject([201, { kind: 'domain', value: 'Bücher.example' }]);
    const { body } = await backend.get(`${path}?limit=1`);
    expect(body).toEqual({ data: [domain.body], has_more: true, limit: 1, offset: 0 });
    // Compared like addresses: ASCII letters ignore case, domains use their ASCII form.
    expect((await backend.delete(`${path}?value=xn--bcher-kva.example`)).status).toBe(204);
    expect((await backend.delete(`${path}?value=ada%40EXAMPLE.com`)).status).toBe(204);
    expect((await backend.get(path)).body.data).toEqual([]);
  });

  it('rejects a duplicate entry, an invalid value and the removal of a missing entry', async () => {
    const { backend } = await createWorld();
    await backend.post(path, { value: 'example.com' });
    expect(codeOf(await backend.post(path, { value: 'EXAMPLE.COM' }))).toEqual([409, 'ALREADY_LISTED']);
    for (const value of ['@example.com', 'two@at@example.com', 'no domain', '*.example.com', 'localhost', '']) {
      expect(codeOf(await backend.post(path, { value }))).toEqual([400, 'VALIDATION_FAILED']);
    }
    expect(codeOf(await backend.delete(`${path}?value=example.org`))).toEqual([404, 'RESTRICTION_NOT_FOUND']);
  });

  it('records the actor of a change, and changes one deployment only', async () => {
    const [here, there] = [await createWorld(), await createWorld()];
    await here.backend.post(path, { value: 'example.com' });
    expect((await there.backend.get(path)).body.data).toEqual([]);
    expect(codeOf(await there.backend.delete(`${path}?value=example.com`))).toEqual([404, 'RESTRICTION_NOT_FOUND']);
    await here.backend.delete(`${path}?value=example.com`);
    const types = (await eventsOf(here)).map(({ type }) => type);
    expect(types.slice(-2)).toEqual([`settings.${name}.added`, `settings.${name}.removed`]);
  });
});

describe('an enabled allowlist', () => {
  it('cannot be empty, because no user could sign in', async () => {
    const { backend } = await createWorld();
    const on = () => backend.patch('/settings/restrictions', { allowlist_enabled: true });
    expect(codeOf(await on())).toEqual([400, 'VALIDATION_FAILED']);
    await backend.post('/settings/restrictions/allowlist', { value: 'example.com' });
    expect((await on()).status).toBe(200);
    const last = await backend.delete('/settings/restrictions/allowlist?value=example.com');
    expect(codeOf(last)).toEqual([409, 'CONFLICT']);
    expect((await backend.get('/settings/restrictions/allowlist')).body.data).toHaveLength(1);
  });

  it('accepts only users on the list, by address or domain', async () => {
    const world = await createWorld();
    for (const email of [
      'ada@example.com',
      'grace@northwind.example',
      'eve@example.com',
      'sub@deep.northwind.example',
    ]) {
      await addUser(world, { email, password: PASSWORD });
    }
    for (const value of ['ada@example.com', 'northwind.example']) {
      await world.backend.post('/settings/restrictions/allowlist', { value });
    }
    await world.backend.patch('/settings/restrictions', { allowlist_enabled: true });
    const response = async (email: string) => {
      const { status, body } = await signIn(world.browser(), email);
      return [status, body.errors[0]?.code];
    };
    expect(await response('ada@example.com')).toEqual([200, undefined]);
    expect(await response('grace@northwind.example')).toEqual([200, undefined]);
    expect(await response('eve@example.com')).toEqual([403, 'IDENTIFIER_NOT_ALLOWED']);
    expect(await response('sub@deep.northwind.example')).toEqual([403, 'IDENTIFIER_NOT_ALLOWED']);
  });
});

describe('sign-up with an allowlist and a blocklist', () => {
  it('accepts users who are allowed and not blocked, and rejects users without an address', async () => {
    const world = await createWorld();
    await world.backend.post('/settings/restrictions/allowlist', { value: 'example.com' });
    await world.backend.post('/settings/restrictions/blocklist', { value: 'eve@example.com' });
    await world.backend.patch('/settings/restrictions', { allowlist_enabled: true, blocklist_enabled: true });
    await changeSettings(world, { email: { required: false } });
    const response = async (member: object) => {
      const { status, body } = await world.browser().post('/auth/signup', { password: PASSWORD, ...member });
      return [status, body.errors[0]?.code];
    };
    const rejected = [403, 'IDENTIFIER_NOT_ALLOWED'];
    expect(await response({ email: 'Ada@Example.com' })).toEqual([201, undefined]);
    expect(await response({ email: 'EVE@example.com' })).toEqual(rejected);
    expect(await response({ email: 'ada@example.org' })).toEqual(rejected);
    expect(await response({ username: 'grace' })).toEqual(rejected);
  });
});

describe('an enabled blocklist', () => {
  it('rejects users on the list even when they are allowed, and reveals it only after the password is verified', async () => {
    const world = await createWorld();
    await addUser(world, { email: 'eve@example.com', password: PASSWORD });
    await addUser(world, { email: 'ada@example.com', password: PASSWORD });
    for (const list of ['allowlist', 'blocklist']) {
      await world.backend.post(`/settings/restrictions/${list}`, { value: 'eve@example.com' });
    }
    await world.backend.post('/settings/restrictions/allowlist', { value: 'example.com' });
    await world.backend.patch('/settings/restrictions', { allowlist_enabled: true, blocklist_enabled: true });
    const browser = world.browser();
    const blocked = await signIn(browser, 'eve@example.com');
    expect([blocked.status, blocked.body.errors[0].code, browser.cookie]).toEqual([
      403,
      'IDENTIFIER_NOT_ALLOWED',
      null,
    ]);
    const wrong = await signIn(browser, 'eve@example.com', 'another password');
    expect([wrong.status, wrong.body.errors[0].code]).toEqual([401, 'INVALID_CREDENTIALS']);
    expect((await signIn(browser, 'ada@example.com')).status).toBe(200);
  });
});
