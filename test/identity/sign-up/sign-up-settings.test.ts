import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { changeSettings, PASSWORD } from '../../support/accounts.ts';
import { createWorld } from '../../support/world.ts';

const email = 'ada@example.com';
const phone_number = '+4930123456';
const username = 'ada';
const password = PASSWORD;

const onlyByUsername = {
  first_factor: 'username_password',
  authentication_factors: { email_password_enabled: false },
};
const onlyByCode = {
  first_factor: 'email_otp',
  authentication_factors: { email_password_enabled: false, username_password_enabled: false, email_otp_enabled: true },
};
const byPhone = {
  phone: { enabled: true, sms_verification_allowed: true },
  email: { required: false },
  authentication_factors: { phone_otp_enabled: true },
};

type Row = readonly [settings: object, input: object, errorPaths: readonly string[]];

/** Settings, the input of a sign-up, and the paths of its validation errors. None when the account is created. */
const ROWS: readonly Row[] = [
  [{}, { email, password }, []],
  [{}, { email, username, password, first_name: 'Ada', last_name: 'Lovelace' }, []],
  [{}, { username, password }, ['email']],
  [{}, { email: '', username, password }, ['email']],
  [{}, { email: 'ada', password }, ['email']],
  [{ email: { required: false } }, { username, password }, []],
  [{ email: { required: false } }, { password }, ['email']],
  [{ email: { enabled: false, required: false }, ...onlyByUsername }, { username, password }, []],
  [{ email: { enabled: false, required: false }, ...onlyByUsername }, { email, username, password }, ['email']],
  [{ email: { enabled: false, required: false }, ...onlyByUsername }, { password }, ['username']],
  // With only an address, no strategy could sign in to the account.
  [onlyByUsername, { email, password }, ['username']],
  [{ email: { required: false }, ...onlyByUsername }, { username, password }, []],

  [{}, { email, phone_number, password }, ['phone_number']],
  [{ phone: { enabled: true } }, { email, password }, []],
  [{ phone: { enabled: true } }, { email, phone_number: '+49 (30) 12.34-56', password }, []],
  [{ phone: { enabled: true } }, { email, phone_number: '030 123456', password }, ['phone_number']],
  [{ phone: { enabled: true, required: true } }, { email, password }, ['phone_number']],
  [{ phone: { enabled: true, required: true } }, { email, phone_number, password }, []],
  [byPhone, { phone_number, password }, []],
  [{ ...byPhone, authentication_factors: {} }, { phone_number, password }, ['email']],

  [{ username: { required: true } }, { email, password }, ['username']],
  [{ username: { enabled: false } }, { email, username, password }, ['username']],
  [{ username: { min_length: 4 } }, { email, username, password }, ['username']],
  [{ username: { min_length: 2, max_length: 2 } }, { email, username, password }, ['username']],
  [{}, { email, username: 'a b c', password }, ['username']],

  [{}, { email }, ['password']],
  [onlyByCode, { email }, []],
  [onlyByCode, { email, password }, []],
  [onlyByCode, { email, password: 'short' }, ['password']],
  [{ ...onlyByCode, password: { enabled: false } }, { email, password }, ['password']],
  [{ password: { min_length: 29 } }, { email, password }, ['password']],
  [{ password: { min_length: 28 } }, { email, password }, []],
  [{ password: { require_lowercase: true } }, { email, password: 'TEA-CLIPPER' }, ['password']],
  [{ password: { require_uppercase: true } }, { email, password }, ['password']],
  [{ password: { require_number: true } }, { email, password }, ['password']],
  [{ password: { require_special: true } }, { email, password }, ['password']],
  [
    {
      password: {
        require_lowercase: true,
        require_uppercase: true,
        require_number: true,
        require_special: true,
      },
    },
    { email, password: 'Tea-clipper 1869' },
    [],
  ],

  [{ name: { first_name_required: true } }, { email, password }, ['first_name']],
  [{ name: { last_name_required: true } }, { email, password, first_name: 'Ada' }, ['last_name']],
  [{ name: { first_name_enabled: false } }, { email, password, first_name: 'Ada' }, ['first_name']],
  [{ name: { last_name_enabled: false } }, { email, password, last_name: 'Lovelace' }, ['last_name']],
  [
    {
      phone: { enabled: true, required: true },
      username: { required: true },
      name: { first_name_required: true, last_name_required: true },
    },
    {},
    ['email', 'first_name', 'last_name', 'password', 'phone_number', 'username'],
  ],
];

describe('POST /auth/signup', () => {
  it.each(ROWS)(
    'with the settings %j validates the sign-up %j with errors at %j',
    async (settings, input, errorPaths) => {
      const world = await createWorld();
      await changeSettings(world, settings);
      const { status, body } = await world.browser().post('/auth/signup', input);
      const paths = body.errors.map(({ path }) => path);
      expect([status, [...paths].sort()]).toEqual([errorPaths.length === 0 ? 201 : 400, [...errorPaths]]);
      if (errorPaths.length > 0) return;
      const { user } = body.data;
      const kept = { email: user?.email, username: user?.username, phone: user?.phones[0]?.phone_number ?? null };
      expect(kept).toEqual({
        email: null,
        username: null,
        phone: 'phone_number' in input ? phone_number : null,
        ...named(input),
      });
    },
  );

  it('rejects sign-up where settings of an earlier version enable no way to sign in', async () => {
    const world = await createWorld();
    const factors = { emailPasswordEnabled: false, usernamePasswordEnabled: false, ssoEnabled: true };
    await world.services.database.rows
      .updateTable('deployment')
      .set({
        version: sql`version + 1`,
        auth_settings: sql`jsonb_set(auth_settings, '{authenticationFactors}',
          (auth_settings->'authenticationFactors') || ${JSON.stringify(factors)}::jsonb)`,
      })
      .where('id', '=', world.id)
      .execute();
    const { status, body } = await world.browser().post('/auth/signup', { email, username });
    expect([status, body.errors[0].code]).toEqual([400, 'STRATEGY_NOT_AVAILABLE']);
  });
});

const named = (input: object) =>
  Object.fromEntries(Object.entries(input).filter(([name]) => name === 'email' || name === 'username'));
