import { describe, expect, it } from 'vitest';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

const settingsOf = async ({ backend }: World) => (await backend.get('/')).body.auth_settings;
const pathsOf = (body: { errors: { path: string }[] }) => body.errors.map(({ path }) => path);

describe('PATCH /settings/auth', () => {
  it('merges changes at every level and returns all settings', async () => {
    const world = await createWorld();
    const before = await settingsOf(world);
    const { status, body } = await world.backend.patch('/settings/auth', {
      password: { min_length: 12, require_number: true },
      authentication_factors: { magic_link: { enabled: true } },
      second_factor_policy: 'required',
      web3_wallet: { enabled: true },
      session_token_lifetime: 300,
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...before,
      password: { ...before.password, min_length: 12, require_number: true },
      authentication_factors: {
        ...before.authentication_factors,
        magic_link: { enabled: true, require_same_device: false },
      },
      second_factor_policy: 'required',
      web3_wallet: { enabled: true, required: false, chain_ids: [1], rpc_urls: [] },
      session_token_lifetime: 300,
    });
    expect(await settingsOf(world)).toEqual(body);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'settings.auth.updated',
      resource_id: String(world.id),
      before: { password: { minLength: 8 }, secondFactorPolicy: 'OPTIONAL' },
      after: { password: { minLength: 12 }, secondFactorPolicy: 'REQUIRED' },
    });
  });

  it('accepts its own response as input, with every field changed', async () => {
    const world = await createWorld();
    const flipped = {
      email: {
        enabled: true,
        required: false,
        verify_signup: true,
        otp_verification_allowed: true,
        magic_link_verification_allowed: false,
      },
      phone: {
        enabled: true,
        required: true,
        verify_signup: true,
        sms_verification_allowed: true,
        whatsapp_verification_allowed: true,
      },
      username: { enabled: true, required: true, min_length: 1, max_length: 255 },
      password: {
        enabled: true,
        min_length: 128,
        require_lowercase: true,
        require_uppercase: true,
        require_number: true,
        require_special: true,
      },
      name: {
        first_name_enabled: true,
        first_name_required: true,
        last_name_enabled: true,
        last_name_required: true,
      },
      authentication_factors: {
        email_password_enabled: true,
        username_password_enabled: false,
        sso_enabled: true,
        web3_wallet_enabled: true,
        email_otp_enabled: true,
        phone_otp_enabled: true,
        magic_link: { enabled: true, require_same_device: true },
        passkey: {
          enabled: true,
          prompt_registration_on_auth: true,
          allow_autofill: true,
          rp_id: 'example.test',
        },
        second_factor_authenticator_enabled: false,
        second_factor_backup_code_enabled: false,
      },
      second_factor_policy: 'no_second_factor',
      first_factor: 'email_otp',
      backup_code: { enabled: true, required: true },
      web3_wallet: { enabled: true, required: false, chain_ids: [1], rpc_urls: [] },
      multi_session_support: 'disabled',
      session_token_lifetime: 3600,
      session_validity_period: 31_536_000,
      session_inactive_timeout: 31_536_000,
    };
    const initial = await settingsOf(world);
    for (const wanted of [flipped, initial]) {
      const { status, body } = await world.backend.patch('/settings/auth', wanted);
      expect([status, body]).toEqual([200, { ...wanted, warnings: expect.any(Array) }]);
    }
  });

  it('changes nothing with an empty input', async () => {
    const world = await createWorld();
    const before = await settingsOf(world);
    for (const nothing of [{}, { email: {} }, { authentication_factors: { passkey: {} } }]) {
      expect((await world.backend.patch('/settings/auth', nothing)).body).toEqual(before);
    }
  });

  it('does not change the settings of other deployments', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    const before = await settingsOf(other);
    await world.backend.patch('/settings/auth', { password: { min_length: 20 } });
    expect(await settingsOf(other)).toEqual(before);
  });

  it.each([
    ['username.min_length', { username: { min_length: 0 } }],
    ['username.min_length', { username: { min_length: 256, max_length: 255 } }],
    ['username.max_length', { username: { min_length: 1, max_length: 0 } }],
    ['username.max_length', { username: { max_length: 256 } }],
    ['username.min_length', { username: { min_length: 10, max_length: 9 } }],
    ['username.min_length', { username: { max_length: 2 } }],
    ['password.min_length', { password: { min_length: 7 } }],
    ['password.min_length', { password: { min_length: 129 } }],
    ['password.min_length', { password: { min_length: 8.5 } }],
    ['session_token_lifetime', { session_token_lifetime: 29 }],
    ['session_token_lifetime', { session_token_lifetime: 3601 }],
    ['session_validity_period', { session_validity_period: 59 }],
    ['session_validity_period', { session_validity_period: 31_536_001 }],
    ['session_inactive_timeout', { session_inactive_timeout: -1 }],
    ['session_inactive_timeout', { session_inactive_timeout: 31_536_001 }],
    ['first_factor', { first_factor: 'EMAIL_PASSWORD' }],
    ['second_factor_policy', { second_factor_policy: 'sometimes' }],
    ['multi_session_support', { multi_session_support: true }],
    ['email', { email: null }],
    ['email.enabled', { email: { enabled: null } }],
    ['session_token_lifetime', { session_token_lifetime: null }],
    ['email.enabled', { email: { enabled: 'yes' } }],
    ['authentication_factors.passkey.allowed', { authentication_factors: { passkey: { allowed: true } } }],
    ['__proto__', JSON.parse('{"__proto__": {"email": true}}')],
  ])('rejects %s outside its bounds (%j)', async (path, input) => {
    const { backend } = await createWorld();
    const { status, body } = await backend.patch('/settings/auth', input);
    expect([status, body.code, pathsOf(body)]).toEqual([400, 'VALIDATION_FAILED', [path]]);
  });

  it.each([
    { username: { min_length: 1, max_length: 255 } },
    { username: { min_length: 64 } },
    { password: { min_length: 128 } },
    { session_token_lifetime: 30, session_validity_period: 60, session_inactive_timeout: 31_536_000 },
    { email: { verify_signup: true }, phone: { enabled: true, required: true } },
    { username: { enabled: false } },
    { authentication_factors: { username_password_enabled: false } },
    { second_factor_policy: 'no_second_factor' },
    { authentication_factors: { second_factor_authenticator_enabled: false } },
    { email: { enabled: false, required: false }, first_factor: 'username_password' },
    { authentication_factors: { passkey: { enabled: true } }, first_factor: 'passkey' },
    { password: { enabled: false }, authentication_factors: { email_otp_enabled: true }, first_factor: 'email_otp' },
    {
      password: { enabled: false },
      authentication_factors: { magic_link: { enabled: true } },
      first_factor: 'magic_link',
    },
    {
      phone: { enabled: true, whatsapp_verification_allowed: true },
      authentication_factors: { phone_otp_enabled: true },
      first_factor: 'phone_otp',
    },
  ])('accepts the settings %j', async (input) => {
    const { backend } = await createWorld();
    expect((await backend.patch('/settings/auth', input)).status).toBe(200);
  });

  it('lists every inconsistent field and changes nothing', async () => {
    const world = await createWorld();
    const before = await settingsOf(world);
    const { status, body } = await world.backend.patch('/settings/auth', {
      phone: { required: true },
      name: { first_name_enabled: false, first_name_required: true },
      backup_code: { enabled: false, required: true },
      web3_wallet: { required: true },
      first_factor: 'passkey',
      authentication_factors: { second_factor_authenticator_enabled: false },
      second_factor_policy: 'required',
    });
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(pathsOf(body)).toEqual([
      'phone.required',
      'name.first_name_required',
      'backup_code.required',
      'web3_wallet.required',
      'first_factor',
      'second_factor_policy',
    ]);
    expect(body.errors[0].message).toBe('phone.required must be false while phone numbers are not enabled');
    expect(await settingsOf(world)).toEqual(before);
  });

  it('rejects a first factor that is not usable and says how to fix it', async () => {
    const { backend } = await createWorld();
    const enabled = {
      authentication_factors: { sso_enabled: true, web3_wallet_enabled: true },
      web3_wallet: { enabled: true },
    };
    expect((await backend.patch('/settings/auth', enabled)).status).toBe(200);
    const rejected = await backend.patch('/settings/auth', { first_factor: 'sso' });
    expect([rejected.status, rejected.body.code, rejected.body.errors]).toEqual([
      400,
      'VALIDATION_FAILED',
      [
        {
          path: 'first_factor',
          code: 'VALIDATION_FAILED',
          message:
            'first_factor must not be sso while no provider is enabled; choose one of email_password, username_password, web3_wallet',
        },
      ],
    ]);
    const { body } = await backend.patch('/settings/auth', { first_factor: 'magic_link' });
    expect(body.errors[0].message).toBe(
      'first_factor must be a strategy that is enabled with everything that it requires: email_password, username_password, web3_wallet',
    );
  });

  it('rejects a first factor with an address that sign-up does not verify while it verifies another', async () => {
    const { backend } = await createWorld();
    const phone = { enabled: true, sms_verification_allowed: true };
    const factors = { phone_otp_enabled: true, email_otp_enabled: true };
    await backend.patch('/settings/auth', { phone, authentication_factors: factors });
    for (const [first_factor, proved, unproved] of [
      ['phone_otp', 'email', 'phone'],
      ['email_otp', 'phone', 'email'],
    ] as const) {
      const wanted = { first_factor, [proved]: { verify_signup: true }, [unproved]: { verify_signup: false } };
      const { status, body } = await backend.patch('/settings/auth', wanted);
      expect([status, pathsOf(body)]).toEqual([400, [`${unproved}.verify_signup`]]);
      const both = { ...wanted, [unproved]: { verify_signup: true } };
      expect((await backend.patch('/settings/auth', both)).status).toBe(200);
    }
  });

  it.each([
    { authentication_factors: { email_password_enabled: false, username_password_enabled: false } },
    { password: { enabled: false } },
    // Enabled, but not available for sign-in yet, or only for users who have registered one.
    {
      authentication_factors: {
        email_password_enabled: false,
        username_password_enabled: false,
        sso_enabled: true,
        passkey: { enabled: true },
      },
      first_factor: 'passkey',
    },
    // Enabled, but without an allowed channel for the message.
    {
      password: { enabled: false },
      email: { otp_verification_allowed: false },
      authentication_factors: { email_otp_enabled: true },
    },
    {
      password: { enabled: false },
      email: { magic_link_verification_allowed: false },
      authentication_factors: { magic_link: { enabled: true } },
    },
    { password: { enabled: false }, phone: { enabled: true }, authentication_factors: { phone_otp_enabled: true } },
  ])('rejects settings that leave no way to sign in (%j)', async (input) => {
    const { backend } = await createWorld();
    const { body } = await backend.patch('/settings/auth', input);
    expect(body.errors[0].message).toBe(
      'authentication_factors must leave at least one way to sign in besides passkeys',
    );
  });

  it('rejects required backup codes that no user could create', async () => {
    const { backend } = await createWorld();
    const { status, body } = await backend.patch('/settings/auth', {
      authentication_factors: { second_factor_backup_code_enabled: false },
      backup_code: { required: true },
    });
    expect([status, pathsOf(body)]).toEqual([400, ['backup_code.required']]);
  });

  it.each([
    ['email.verify_signup', { otp_verification_allowed: false, magic_link_verification_allowed: false }, {}],
    ['phone.verify_signup', {}, { enabled: true, verify_signup: true }],
  ])('rejects %s where no message can verify an address', async (path, email, phone) => {
    const { backend } = await createWorld();
    const { status, body } = await backend.patch('/settings/auth', { email: { verify_signup: true, ...email }, phone });
    expect([status, pathsOf(body)]).toEqual([400, [path]]);
  });

  it('validates the merged settings, so that parallel changes cannot lock users out', async () => {
    const { backend } = await createWorld();
    await backend.patch('/settings/auth', { authentication_factors: { email_otp_enabled: true } });
    await backend.patch('/settings/auth', { first_factor: 'email_otp' });
    const responses = await Promise.all([
      backend.patch('/settings/auth', { password: { enabled: false } }),
      backend.patch('/settings/auth', {
        first_factor: 'email_password',
        authentication_factors: { email_otp_enabled: false },
      }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('updates the auth settings over GraphQL', async () => {
    const { backend } = await createWorld();
    const change = `mutation ($input: UpdateAuthSettingsInput!) {
      updateAuthSettings(input: $input) { firstFactor username { minLength maxLength } }
    }`;
    const { updateAuthSettings } = await backend.data(change, {
      input: { firstFactor: 'USERNAME_PASSWORD', username: { maxLength: 20 } },
    });
    expect(updateAuthSettings).toEqual({ firstFactor: 'USERNAME_PASSWORD', username: { minLength: 3, maxLength: 20 } });
    const { body } = await backend.graphql(change, { input: { firstFactor: 'SSO', username: { minLength: 21 } } });
    expect(body.errors[0].extensions.code).toBe('VALIDATION_FAILED');
  });
});
