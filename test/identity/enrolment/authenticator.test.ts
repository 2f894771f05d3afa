import { describe, expect, it } from 'vitest';
import { changeSettings, openSignedUpBrowser, PASSWORD } from '../../support/accounts.ts';
import { enrollUser, totpCodesOf, wrongTotpCode } from '../../support/authenticators.ts';
import { createWorld, eventsOf } from '../../support/world.ts';

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const VERIFY = '/me/authenticator/attempt-verification';

const codeOf = ({ status, body }: { status: number; body: { errors: { code: string }[] } }) => [
  status,
  body.errors[0]?.code,
];

async function started() {
  const world = await createWorld({ name: 'Northwind: Traders' });
  const browser = await openSignedUpBrowser(world);
  const { status, body } = await browser.post('/me/authenticator');
  const secret = body.data.secret as string;
  return { world, browser, status, enrolment: body.data, secret, code: totpCodesOf(secret) };
}

describe('POST /me/authenticator', () => {
  it('starts an enrolment and stores its secret encrypted', async () => {
    const { world, browser, status, enrolment, secret } = await started();
    expect([status, enrolment]).toEqual([
      201,
      {
        id: expect.stringMatching(/^\d+$/),
        secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
        otpauth_url: expect.stringMatching(/^otpauth:\/\/totp\//),
        verified: false,
        created_at: expect.stringMatching(TIME),
      },
    ]);
    const url = new URL(enrolment.otpauth_url);
    expect(decodeURIComponent(url.pathname)).toContain('ada@example.com');
    expect([url.searchParams.get('secret'), url.searchParams.get('issuer')]).toEqual([secret, 'Northwind  Traders']);
    const { rows } = world.services.database;
    const stored = await rows.selectFrom('authenticator').selectAll().where('id', '=', enrolment.id).execute();
    expect(JSON.stringify([stored, await eventsOf(world)])).not.toContain(secret);
    expect((await browser.get('/me')).body.data.two_factor_enabled).toBe(false);
  });

  it('replaces an enrolment that was not verified', async () => {
    const { browser, enrolment, code } = await started();
    const again = (await browser.post('/me/authenticator')).body.data;
    expect(again.id).not.toBe(enrolment.id);
    const codes = { code1: code(-1), code2: code(0) };
    expect(codeOf(await browser.post(VERIFY, codes))).toEqual([400, 'INVALID_TOTP_CODES']);
  });

  it('rejects an enrolment while a verified authenticator exists', async () => {
    const { browser } = await enrollUser(await createWorld());
    expect(codeOf(await browser.post('/me/authenticator'))).toEqual([409, 'ALREADY_VERIFIED']);
  });

  it.each([
    { authentication_factors: { second_factor_authenticator_enabled: false } },
    { second_factor_policy: 'no_second_factor' },
  ])('rejects an enrolment with the settings %j', async (settings) => {
    const { world, browser, code } = await started();
    await changeSettings(world, settings);
    expect(codeOf(await browser.post('/me/authenticator'))).toEqual([403, 'FEATURE_DISABLED']);
    const codes = { code1: code(-1), code2: code(0) };
    expect(codeOf(await browser.post(VERIFY, codes))).toEqual([403, 'FEATURE_DISABLED']);
  });
});

describe('POST /me/authenticator/attempt-verification', () => {
  it('verifies an authenticator with two consecutive codes', async () => {
    const { world, browser, enrolment, code } = await started();
    const { status, body } = await browser.post(VERIFY, { code1: code(-1), code2: code(0) });
    expect([status, body.data]).toEqual([
      200,
      {
        verified: true,
        two_factor_enabled: true,
        authenticator: {
          id: enrolment.id,
          verified: true,
          created_at: enrolment.created_at,
          verified_at: expect.stringMatching(TIME),
        },
      },
    ]);
    expect((await browser.get('/me')).body.data.two_factor_enabled).toBe(true);
    expect((await eventsOf(world)).at(-1)).toMatchObject({ type: 'user.mfa.enabled', resource_id: browser.userId });
  });

  it.each([
    ['reversed', 0, -1],
    ['apart', -1, 1],
    ['too old', -3, -2],
    ['too early', 2, 3],
  ])('rejects enrolment codes that are %s', async (_, first, second) => {
    const { browser, code } = await started();
    const response = await browser.post(VERIFY, { code1: code(first), code2: code(second) });
    expect(codeOf(response)).toEqual([400, 'INVALID_TOTP_CODES']);
    expect((await browser.get('/me')).body.data.two_factor_enabled).toBe(false);
  });

  it('rejects equal codes, text that is not a code, and a missing code', async () => {
    const { browser, code } = await started();
    const now = code(0);
    expect(codeOf(await browser.post(VERIFY, { code1: now, code2: now }))).toEqual([400, 'DUPLICATE_CODES']);
    expect(codeOf(await browser.post(VERIFY, { code1: 'abc', code2: now }))).toEqual([400, 'INVALID_TOTP_CODES']);
    expect(codeOf(await browser.post(VERIFY, { code1: now }))).toEqual([400, 'VALIDATION_FAILED']);
    expect(codeOf(await browser.post(VERIFY))).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('returns an error without a pending enrolment or with a verified one', async () => {
    const world = await createWorld();
    const codes = { code1: '123456', code2: '654321' };
    expect(codeOf(await (await openSignedUpBrowser(world)).post(VERIFY, codes))).toEqual([400, 'NO_AUTHENTICATOR']);
    const { browser } = await enrollUser(world, 'grace@example.com');
    expect(codeOf(await browser.post(VERIFY, codes))).toEqual([409, 'ALREADY_VERIFIED']);
    expect(codeOf(await world.browser().post(VERIFY, codes))).toEqual([401, 'NOT_AUTHENTICATED']);
  });

  it('checks five of many parallel guesses, then requires a new enrolment', async () => {
    const { browser, secret, code } = await started();
    const codes = { code1: code(-1), code2: wrongTotpCode(secret) };
    const responses = await Promise.all(Array.from({ length: 9 }, () => browser.post(VERIFY, codes)));
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(5);
    const rejected = await browser.post(VERIFY, { code1: code(-1), code2: code(0) });
    expect(codeOf(rejected)).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('rejects verifications after ten failures of one account over all enrolments', async () => {
    const { browser } = await started();
    const statuses: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const { secret } = (await browser.post('/me/authenticator')).body.data;
      const codes = { code1: '123456', code2: wrongTotpCode(secret) };
      for (let n = 0; n < 4; n += 1) statuses.push((await browser.post(VERIFY, codes)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
  });
});

describe('DELETE /me/authenticator', () => {
  it('requires a code or the password to remove the authenticator', async () => {
    const { browser, secret, code } = await enrollUser(await createWorld());
    for (const body of [undefined, {}, { code: code(1), password: PASSWORD }]) {
      expect(codeOf(await browser.delete('/me/authenticator', body))).toEqual([400, 'VALIDATION_FAILED']);
    }
    expect(codeOf(await browser.delete('/me/authenticator', { code: wrongTotpCode(secret) }))).toEqual([
      400,
      'INVALID_CODE',
    ]);
    expect(codeOf(await browser.delete('/me/authenticator', { password: 'wrong' }))).toEqual([
      401,
      'INVALID_CREDENTIALS',
    ]);
    expect((await browser.get('/me')).body.data.two_factor_enabled).toBe(true);
  });

  it.each(['code', 'password', 'backup code'])(
    'removes the authenticator and its backup codes with a %s',
    async (by) => {
      const world = await createWorld();
      const { browser, code } = await enrollUser(world);
      const { backup_codes } = (await browser.post('/me/backup-codes/regenerate')).body.data;
      const proof = {
        code: { code: code(1) },
        password: { password: PASSWORD },
        'backup code': { code: backup_codes[3] },
      }[by];
      const { status, body } = await browser.delete('/me/authenticator', proof);
      expect([status, body.data]).toEqual([200, {}]);
      expect((await browser.get('/me')).body.data.two_factor_enabled).toBe(false);
      expect((await eventsOf(world)).at(-1)).toMatchObject({
        type: 'user.mfa.disabled',
        before: { twoFactorEnabled: true, backupCodes: 10 },
      });
      const again = (await browser.post('/me/backup-codes/regenerate')).body.data;
      expect(again.previous_codes_invalidated).toBe(false);
      expect(codeOf(await browser.delete('/me/authenticator', proof))).toEqual([400, 'NO_AUTHENTICATOR']);
    },
  );

  it('removes an unfinished enrolment without a code or password', async () => {
    const { browser } = await started();
    expect((await browser.delete('/me/authenticator')).status).toBe(200);
    expect((await browser.post('/me/authenticator')).status).toBe(201);
  });

  it('rejects the removal after ten failures', async () => {
    const { browser, secret } = await enrollUser(await createWorld());
    const statuses = [];
    for (let n = 0; n < 10; n += 1) {
      statuses.push((await browser.delete('/me/authenticator', { code: wrongTotpCode(secret) })).status);
    }
    expect(statuses).toEqual(Array(10).fill(400));
    expect(codeOf(await browser.delete('/me/authenticator', { password: PASSWORD }))).toEqual([
      429,
      'TOO_MANY_ATTEMPTS',
    ]);
  });
});

describe('POST /me/backup-codes/regenerate', () => {
  it('returns ten backup codes once and stores only their hashes', async () => {
    const world = await createWorld();
    const browser = await openSignedUpBrowser(world);
    const { status, body, headers } = await browser.post('/me/backup-codes/regenerate');
    expect([status, headers['cache-control'], body.data]).toEqual([
      200,
      'no-store',
      {
        backup_codes: Array(10).fill(expect.stringMatching(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/)),
        regenerated_at: expect.stringMatching(TIME),
        previous_codes_invalidated: false,
      },
    ]);
    expect(new Set(body.data.backup_codes).size).toBe(10);
    const stored = await world.services.database.rows.selectFrom('backup_code').selectAll().execute();
    const shown = JSON.stringify([stored, await eventsOf(world)]);
    for (const code of body.data.backup_codes) expect(shown).not.toContain(code);
    expect((await eventsOf(world)).at(-1)?.type).toBe('user.backup_codes.regenerated');
  });

  it('keeps one set of ten backup codes after parallel requests', async () => {
    const world = await createWorld();
    const browser = await openSignedUpBrowser(world);
    const responses = await Promise.all([1, 2, 3].map(() => browser.post('/me/backup-codes/regenerate')));
    const earlier = responses.filter(({ body }) => body.data.previous_codes_invalidated);
    expect(earlier).toHaveLength(2);
    const { rows } = world.services.database;
    const stored = await rows.selectFrom('backup_code').select('id').where('deployment_id', '=', world.id).execute();
    expect(stored).toHaveLength(10);
  });

  it('rejects new backup codes where the settings do not allow them and without a sign-in', async () => {
    const world = await createWorld();
    const browser = await openSignedUpBrowser(world);
    await changeSettings(world, { backup_code: { enabled: false } });
    expect(codeOf(await browser.post('/me/backup-codes/regenerate'))).toEqual([403, 'FEATURE_DISABLED']);
    expect(codeOf(await world.browser().post('/me/backup-codes/regenerate'))).toEqual([401, 'NOT_AUTHENTICATED']);
  });
});
