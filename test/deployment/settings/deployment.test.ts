import { describe, expect, it } from 'vitest';
import { countStatementsOf, createWorld, eventsOf, unique } from '../../support/world.ts';

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

const base64url = (text: string) => Buffer.from(text).toString('base64url');

describe('GET /', () => {
  it('returns the deployment with every documented field', async () => {
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
      publishable_key: `pk_test_${base64url(`https://${world.frontendHost}`)}`,
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
          passkey: { enabled: false, prompt_registration_on_auth: false, allow_autofill: false, rp_id: '' },
          second_factor_authenticator_enabled: true,
          second_factor_backup_code_enabled: true,
        },
        second_factor_policy: 'optional',
        first_factor: 'email_password',
        backup_code: { enabled: true, required: false },
        web3_wallet: { enabled: false, required: false, chain_ids: [1], rpc_urls: [] },
        multi_session_support: 'enabled',
        session_token_lifetime: 60,
        session_validity_period: 604_800,
        session_inactive_timeout: 0,
        warnings: [],
      },
      ui_settings: { app_name: 'Northwind', logo_image_url: '', favicon_image_url: '', primary_color: '#2f5d50' },
      b2b_settings: {
        automatic_activation_enabled: true,
        organizations_enabled: true,
        workspaces_enabled: true,
        warnings: [],
      },
      restrictions: {
        allowlist_enabled: false,
        blocklist_enabled: false,
        country_restrictions: { mode: 'disabled', allowed_country_codes: [], blocked_country_codes: [] },
        sign_up_mode: 'open',
        warnings: [],
      },
      email_provider: 'built_in',
      custom_smtp_config: null,
    });
  });

  it('returns a publishable key that follows the host and the mode', async () => {
    const world = await createWorld();
    const host = `${unique('moved')}.example.com`;
    const { body } = await world.backend.patch('/', { frontend_host: host, mode: 'production' });
    expect(body.publishable_key).toBe(`pk_live_${base64url(`https://${host}`)}`);
    const { publishable_key: key } = (await world.backend.get('/')).body;
    expect(Buffer.from(key.slice('pk_live_'.length), 'base64url').toString()).toBe(`https://${host}`);
    expect(key).not.toContain('=');
  });

  it('executes one statement besides the one for the credential', async () => {
    const world = await createWorld();
    await world.backend.get('/');
    expect(await countStatementsOf(world, () => world.backend.get('/'))).toBeLessThanOrEqual(2);
  });

  it('returns the same deployment in GraphQL with its own spelling', async () => {
    const { id, backend, frontendHost } = await createWorld({ mode: 'production' });
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
      publishableKey: `pk_live_${base64url(`https://${frontendHost}`)}`,
      customSmtpConfig: null,
      authSettings: {
        firstFactor: 'EMAIL_PASSWORD',
        secondFactorPolicy: 'OPTIONAL',
        web3Wallet: { enabled: false },
      },
      restrictions: { signUpMode: 'OPEN', countryRestrictions: { mode: 'DISABLED' } },
    });
  });

  it('rejects a request without a credential', async () => {
    const { backend } = await createWorld();
    const { status, body } = await backend.with(null).get('/');
    expect([status, body.code]).toEqual([401, 'NOT_AUTHENTICATED']);
  });
});

describe('PATCH /', () => {
  it('changes the given fields, normalizes hosts and returns the whole deployment', async () => {
    const world = await createWorld();
    const before = (await world.backend.get('/')).body;
    const host = unique('moved');
    const { status, body } = await world.backend.patch('/', {
      maintenance_mode: true,
      backend_host: `API.${host}.Example:8443`,
      frontend_host: `${host}.Example.`,
      mail_from_host: 'Bücher.example',
      mode: 'production',
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...before,
      maintenance_mode: true,
      backend_host: `api.${host}.example`,
      frontend_host: `${host}.example`,
      mail_from_host: 'xn--bcher-kva.example',
      publishable_key: `pk_live_${base64url(`https://${host}.example`)}`,
      mode: 'production',
      updated_at: body.updated_at,
    });
    expect(body.updated_at > before.updated_at).toBe(true);
    expect((await world.backend.get('/')).body).toEqual(body);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'deployment.updated',
      resource_type: 'deployment',
      resource_id: String(world.id),
      actor_type: 'api_key',
      before: { mode: 'staging', maintenanceMode: false, frontendHost: world.frontendHost },
      after: { mode: 'production', maintenanceMode: true, frontendHost: `${host}.example` },
    });
  });

  it('keeps fields that are left out', async () => {
    const { backend } = await createWorld();
    const before = (await backend.get('/')).body;
    const { body } = await backend.patch('/', { mode: 'production' });
    const publishable_key = before.publishable_key.replace('pk_test_', 'pk_live_');
    expect(body).toEqual({ ...before, mode: 'production', publishable_key, updated_at: body.updated_at });
  });

  it('rejects the host of another deployment and changes nothing', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    const before = (await world.backend.get('/')).body;
    const { status, body } = await world.backend.patch('/', {
      mode: 'production',
      frontend_host: other.frontendHost.toUpperCase(),
    });
    expect([status, body.code]).toEqual([409, 'HOST_TAKEN']);
    expect((await world.backend.get('/')).body).toEqual(before);
    expect((await eventsOf(world)).filter(({ type }) => type === 'deployment.updated')).toEqual([]);
  });

  it('gives a host to one of two concurrent requests', async () => {
    const worlds = [await createWorld(), await createWorld()];
    const host = `${unique('wanted')}.example`;
    const responses = await Promise.all(worlds.map(({ backend }) => backend.patch('/', { frontend_host: host })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('accepts the current host of the deployment again', async () => {
    const { backend, frontendHost } = await createWorld();
    const { status, body } = await backend.patch('/', { frontend_host: frontendHost });
    expect([status, body.frontend_host]).toEqual([200, frontendHost]);
  });

  it('lists every validation error of the deployment', async () => {
    const { backend } = await createWorld();
    const hosts = await backend.patch('/', {
      backend_host: 'https://a.example',
      frontend_host: '127.1',
      mail_from_host: 'a b',
    });
    expect([hosts.status, hosts.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(hosts.body.errors).toEqual(
      ['backend_host', 'frontend_host', 'mail_from_host'].map((path) => ({
        path,
        code: 'VALIDATION_FAILED',
        message: `${path} must be a host name`,
      })),
    );
    const types = await backend.patch('/', { mode: 'test', maintenance_mode: null, frontend_host: '', id: '2' });
    expect(types.body.errors.map(({ path }: { path: string }) => path).sort()).toEqual([
      'frontend_host',
      'id',
      'maintenance_mode',
      'mode',
    ]);
  });

  it('responds at its new host immediately, and no longer at the old one', async () => {
    const world = await createWorld();
    await world.backend.patch('/', { frontend_host: `${unique('new')}.example` });
    expect((await world.browser().get('/.well-known/meta')).body.errors[0].code).toBe('DEPLOYMENT_NOT_FOUND');
  });
});
