import { describe, expect, it } from 'vitest';
import { createWorld, statementsOf } from '../support/world.ts';

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe('GET /', () => {
  it('answers the deployment with every documented field', async () => {
    const world = await createWorld();
    const { status, body } = await world.backend.get('/');
    expect(status).toBe(200);
    expect(body).toEqual({
      id: String(world.id),
      created_at: TIME,
      updated_at: body.created_at,
      maintenance_mode: false,
      backend_host: `api.${world.frontendHost}`,
      frontend_host: world.frontendHost,
      mail_from_host: world.frontendHost,
      publishable_key: expect.stringMatching(/^pk_test_.{32}$/),
      mode: 'staging',
      auth_settings: {
        email: {
          enabled: true,
          required: true,
          verify_signup: false,
          otp_verification_allowed: true,
          magic_link_verification_allowed: true,
        },
        phone: {
          enabled: false,
          required: false,
          verify_signup: false,
          sms_verification_allowed: false,
          whatsapp_verification_allowed: false,
        },
        username: { enabled: true, required: false, min_length: 3, max_length: 64 },
        password: {
          enabled: true,
          min_length: 8,
          require_lowercase: false,
          require_uppercase: false,
          require_number: false,
          require_special: false,
        },
        name: {
          first_name_enabled: true,
          first_name_required: false,
          last_name_enabled: true,
          last_name_required: false,
        },
        authentication_factors: {
          email_password_enabled: true,
          username_password_enabled: true,
          sso_enabled: false,
          web3_wallet_enabled: false,
          email_otp_enabled: false,
          phone_otp_enabled: false,
          magic_link: { enabled: false, require_same_device: false },
          passkey: { enabled: false, prompt_registration_on_auth: false, allow_autofill: false },
          second_factor_authenticator_enabled: true,
          second_factor_backup_code_enabled: true,
        },
        second_factor_policy: 'optional',
        first_factor: 'email_password',
        backup_code: { enabled: true, required: false },
        web3_wallet: { enabled: false, required: false },
        multi_session_support: 'enabled',
        session_token_lifetime: 60,
        session_validity_period: 604_800,
        session_inactive_timeout: 0,
      },
      ui_settings: { app_name: 'Northwind', logo_image_url: '', favicon_image_url: '', primary_color: '#2f5d50' },
      b2b_settings: { organizations_enabled: true, workspaces_enabled: true },
      restrictions: {
        allowlist_enabled: false,
        blocklist_enabled: false,
        country_restrictions: { mode: 'disabled', allowed_country_codes: [], blocked_country_codes: [] },
        sign_up_mode: 'open',
      },
      email_provider: 'built_in',
      custom_smtp_config: null,
    });
  });

  it('takes one statement besides the credential', async () => {
    const world = await createWorld();
    await world.backend.get('/');
    expect(await statementsOf(world, () => world.backend.get('/'))).toBeLessThanOrEqual(2);
  });

  it('answers the same in GraphQL, with its own spelling', async () => {
    const { id, backend } = await createWorld({ mode: 'production' });
    const { deployment } = await backend.data(`{
      deployment {
        id mode emailProvider publishableKey customSmtpConfig { host }
        authSettings { firstFactor secondFactorPolicy web3Wallet { enabled } }
        restrictions { signUpMode countryRestrictions { mode } }
      }
    }`);
    expect(deployment).toEqual({
      id: String(id),
      mode: 'PRODUCTION',
      emailProvider: 'BUILT_IN',
      publishableKey: expect.stringMatching(/^pk_live_/),
      customSmtpConfig: null,
      authSettings: {
        firstFactor: 'EMAIL_PASSWORD',
        secondFactorPolicy: 'OPTIONAL',
        web3Wallet: { enabled: false },
      },
      restrictions: { signUpMode: 'OPEN', countryRestrictions: { mode: 'DISABLED' } },
    });
  });

  it('refuses a call without a credential', async () => {
    const { backend } = await createWorld();
    const { status, body } = await backend.with(null).get('/');
    expect([status, body.code]).toEqual([401, 'NOT_AUTHENTICATED']);
  });
});
