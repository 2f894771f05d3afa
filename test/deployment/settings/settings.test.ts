import { describe, expect, it } from 'vitest';
import { createWorld, eventsOf } from '../../support/world.ts';

const pathsOf = (body: { errors: { path: string }[] }) => body.errors.map(({ path }) => path);

const LOOKS = {
  app_name: 'Adventure Works',
  privacy_policy_url: 'https://adventure.example/privacy',
  tos_page_url: 'https://adventure.example/terms',
  sign_in_page_url: '/login',
  sign_up_page_url: '/join',
  waitlist_page_url: '/wait',
  support_page_url: 'http://help.adventure.example/',
  after_logo_click_url: '/home',
  user_profile_url: '/me',
  organization_profile_url: '/team',
  create_organization_url: '/team/new',
  after_sign_out_one_page_url: '/bye?one=1',
  after_sign_out_all_page_url: '/bye',
  after_signup_redirect_url: '/welcome',
  after_signin_redirect_url: '/start',
  after_create_organization_redirect_url: '/team/first',
  favicon_image_url: 'https://cdn.adventure.example/icon.svg',
  default_user_profile_image_url: 'https://cdn.adventure.example/user.png',
  default_organization_profile_image_url: 'https://cdn.adventure.example/organization.png',
  default_workspace_profile_image_url: 'https://cdn.adventure.example/workspace.png',
  logo_image_url: 'https://cdn.adventure.example/logo.svg',
  signup_terms_statement: 'By signing up you accept the terms.',
  use_initials_for_user_profile_image: false,
  use_initials_for_organization_profile_image: false,
  signup_terms_statement_shown: true,
  primary_color: '#123',
  light_mode_settings: { primary_color: '#123456', background_color: '#abcdef', text_color: '#000' },
  dark_mode_settings: { primary_color: '#12345678', background_color: '#111111', text_color: '#FFFFFF' },
};

describe('PATCH /settings/ui', () => {
  it('sets and returns every field, which the public metadata and the deployment show', async () => {
    const world = await createWorld();
    const { status, body } = await world.backend.patch('/settings/ui', LOOKS);
    expect([status, body]).toEqual([200, { ...LOOKS, warnings: [] }]);
    const { data } = (await world.browser().get('/.well-known/meta')).body;
    const { primary_color, ...shown } = LOOKS;
    expect(data).toMatchObject(shown);
    expect(data).not.toHaveProperty('primary_color');
    const { ui_settings, updated_at } = (await world.backend.get('/')).body;
    const { app_name, logo_image_url, favicon_image_url } = LOOKS;
    expect(ui_settings).toEqual({ app_name, logo_image_url, favicon_image_url, primary_color });
    expect(data.updated_at).toBe(updated_at);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'settings.ui.updated',
      before: { appName: 'Northwind', signInPageUrl: '/sign-in' },
      after: { appName: 'Adventure Works', signInPageUrl: '/login' },
    });
  });

  it('keeps fields that are left out, accepts empty texts, and changes no other deployment', async () => {
    const [{ backend }, other] = [await createWorld(), await createWorld()];
    await backend.patch('/settings/ui', LOOKS);
    const { body } = await backend.patch('/settings/ui', {
      logo_image_url: '',
      dark_mode_settings: { text_color: '#eee' },
    });
    const dark_mode_settings = { ...LOOKS.dark_mode_settings, text_color: '#eee' };
    expect(body).toEqual({ ...LOOKS, logo_image_url: '', dark_mode_settings, warnings: [] });
    expect((await other.backend.get('/')).body.ui_settings.app_name).toBe('Northwind');
  });

  it('lists every validation error of the UI settings', async () => {
    const { backend } = await createWorld();
    const { status, body } = await backend.patch('/settings/ui', {
      app_name: '',
      privacy_policy_url: 'javascript:alert(1)',
      tos_page_url: '//evil.example',
      sign_in_page_url: null,
      sign_up_page_url: `/${'x'.repeat(2048)}`,
      support_page_url: 'support',
      signup_terms_statement: 'x'.repeat(2001),
      primary_color: 'red',
      light_mode_settings: { text_color: '#12', contrast: 1 },
      use_initials_for_user_profile_image: 'yes',
    });
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(pathsOf(body).sort()).toEqual([
      'app_name',
      'light_mode_settings.contrast',
      'light_mode_settings.text_color',
      'primary_color',
      'privacy_policy_url',
      'sign_in_page_url',
      'sign_up_page_url',
      'signup_terms_statement',
      'support_page_url',
      'tos_page_url',
      'use_initials_for_user_profile_image',
    ]);
  });
});

describe('PATCH /settings/b2b', () => {
  it('changes the given B2B settings and records the event', async () => {
    const world = await createWorld();
    const { status, body } = await world.backend.patch('/settings/b2b', { workspaces_enabled: false });
    expect([status, body]).toEqual([
      200,
      { automatic_activation_enabled: true, organizations_enabled: true, workspaces_enabled: false, warnings: [] },
    ]);
    expect((await world.backend.get('/')).body.b2b_settings).toEqual(body);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'settings.b2b.updated',
      before: { workspacesEnabled: true },
      after: { workspacesEnabled: false },
    });
  });

  it('rejects values that are not booleans', async () => {
    const { backend } = await createWorld();
    const { body } = await backend.patch('/settings/b2b', {
      automatic_activation_enabled: 'yes',
      organizations_enabled: null,
      workspaces_enabled: 1,
    });
    expect(pathsOf(body).sort()).toEqual([
      'automatic_activation_enabled',
      'organizations_enabled',
      'workspaces_enabled',
    ]);
  });
});

describe('PATCH /settings/restrictions', () => {
  it('merges restrictions, replaces whole lists and removes repeated countries', async () => {
    const world = await createWorld();
    const { status, body } = await world.backend.patch('/settings/restrictions', {
      blocklist_enabled: true,
      country_restrictions: { mode: 'allowlist', allowed_country_codes: ['DE', 'AT', 'DE'] },
      sign_up_mode: 'waitlist',
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      allowlist_enabled: false,
      blocklist_enabled: true,
      country_restrictions: { mode: 'allowlist', allowed_country_codes: ['DE', 'AT'], blocked_country_codes: [] },
      sign_up_mode: 'waitlist',
      // The blocklist is empty, and no header names the country.
      warnings: [
        expect.objectContaining({ path: 'blocklist_enabled', code: 'entry_missing' }),
        expect.objectContaining({ path: 'country_restrictions.mode', code: 'variable_missing' }),
      ],
    });
    expect((await world.backend.get('/')).body.restrictions).toEqual(body);
    const next = await world.backend.patch('/settings/restrictions', {
      blocklist_enabled: true,
      country_restrictions: { mode: 'blocklist', blocked_country_codes: ['AQ'] },
    });
    expect(next.body.country_restrictions).toEqual({
      mode: 'blocklist',
      allowed_country_codes: ['DE', 'AT'],
      blocked_country_codes: ['AQ'],
    });
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'settings.restrictions.updated',
      before: { countryRestrictions: { mode: 'ALLOWLIST' } },
      after: { countryRestrictions: { mode: 'BLOCKLIST' } },
    });
  });

  it('rejects an empty allowlist of countries', async () => {
    const { backend } = await createWorld();
    const { status, body } = await backend.patch('/settings/restrictions', {
      country_restrictions: { mode: 'allowlist' },
    });
    expect([status, pathsOf(body)]).toEqual([400, ['country_restrictions.allowed_country_codes']]);
  });

  it('lists every validation error of the restrictions', async () => {
    const { backend } = await createWorld();
    const { status, body } = await backend.patch('/settings/restrictions', {
      sign_up_mode: 'invite',
      blocklist_enabled: null,
      country_restrictions: { mode: 'off', allowed_country_codes: ['de', 'DE', 'XX'], blocked_country_codes: null },
    });
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(pathsOf(body).sort()).toEqual([
      'blocklist_enabled',
      'country_restrictions.allowed_country_codes.0',
      'country_restrictions.allowed_country_codes.2',
      'country_restrictions.blocked_country_codes',
      'country_restrictions.mode',
      'sign_up_mode',
    ]);
  });
});

describe('/settings/allowed-origins', () => {
  it('replaces the list of origins in normalized form without duplicates', async () => {
    const world = await createWorld();
    expect((await world.backend.get('/settings/allowed-origins')).body).toEqual({ allowed_origins: [] });
    const { status, body } = await world.backend.put('/settings/allowed-origins', {
      allowed_origins: ['https://App.Example:443', 'http://localhost:5173', 'https://app.example'],
    });
    const expected = { allowed_origins: ['https://app.example', 'http://localhost:5173'] };
    expect([status, body]).toEqual([200, expected]);
    expect((await world.backend.get('/settings/allowed-origins')).body).toEqual(expected);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'settings.allowed_origins.updated',
      before: { allowedOrigins: [] },
      after: { allowedOrigins: expected.allowed_origins },
    });
    expect((await world.backend.put('/settings/allowed-origins', { allowed_origins: [] })).status).toBe(200);
  });

  it('allows requests with cookies to the deployment host only from pages of these origins', async () => {
    const world = await createWorld();
    const allowed = 'https://app.example';
    await world.backend.put('/settings/allowed-origins', { allowed_origins: [allowed] });
    const { headers } = await world.browser().get('/session', { origin: allowed });
    expect(headers['access-control-allow-origin']).toBe(allowed);
    const other = await world.browser().get('/session', { origin: 'https://app.example:8443' });
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
  });

  it.each(['*', 'null', 'https://*.example', 'https://a.example/', 'a.example', 'ftp://a.example', 'http://127.1', ''])(
    'rejects the origin %s',
    async (origin) => {
      const { backend } = await createWorld();
      const { status, body } = await backend.put('/settings/allowed-origins', {
        allowed_origins: ['https://ok.example', origin],
      });
      expect([status, pathsOf(body)]).toEqual([400, ['allowed_origins.1']]);
    },
  );

  it('accepts a hundred origins and no more, and requires the list', async () => {
    const { backend } = await createWorld();
    const origins = (count: number) => Array.from({ length: count }, (_, index) => `https://a${index}.example`);
    const put = (body: object) => backend.put('/settings/allowed-origins', body);
    expect((await put({ allowed_origins: origins(100) })).status).toBe(200);
    expect(pathsOf((await put({ allowed_origins: origins(101) })).body)).toEqual(['allowed_origins']);
    expect(pathsOf((await put({})).body)).toEqual(['allowed_origins']);
  });
});
