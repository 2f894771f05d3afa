import { describe, expect, it } from 'vitest';
import { changeSettings } from '../../support/accounts.ts';
import { createWorld } from '../../support/world.ts';

describe('GET /auth/options', () => {
  it('returns the settings for a sign-in page without a session', async () => {
    const world = await createWorld();
    const { status, body } = await world.browser().get('/auth/options');
    expect(status).toBe(200);
    expect(body.data).toEqual({
      strategies: ['email_password', 'username_password'],
      social_providers: [],
      first_factor: 'email_password',
      second_factor_policy: 'optional',
      passkey_autofill: false,
      passkey_registration_prompt: false,
      passkey_rp_id: world.frontendHost,
      magic_link_requires_same_device: false,
      phone_channels: [],
      multi_session_support: 'enabled',
      sign_up_mode: 'open',
      sign_up_fields: [
        { name: 'email', required: true, verified: false, min_length: 3, max_length: 254 },
        { name: 'username', required: false, verified: false, min_length: 3, max_length: 64 },
        { name: 'password', required: true, verified: false, min_length: 8, max_length: 256 },
        { name: 'first_name', required: false, verified: false, min_length: 1, max_length: 255 },
        { name: 'last_name', required: false, verified: false, min_length: 1, max_length: 255 },
      ],
      wallets: null,
      password_rules: {
        min_length: 8,
        require_lowercase: false,
        require_uppercase: false,
        require_number: false,
        require_special: false,
      },
    });
  });

  it('returns changed settings', async () => {
    const world = await createWorld();
    await changeSettings(world, {
      first_factor: 'email_otp',
      email: { verify_signup: true },
      username: { enabled: false },
      password: { enabled: false },
      phone: { enabled: true, whatsapp_verification_allowed: true },
      name: { first_name_required: true, last_name_enabled: false },
      authentication_factors: { email_otp_enabled: true, passkey: { enabled: true, allow_autofill: true } },
      multi_session_support: 'disabled',
    });
    await world.backend.patch('/settings/restrictions', { sign_up_mode: 'waitlist' });
    const { data } = (await world.browser().get('/auth/options')).body;
    expect(data).toMatchObject({
      strategies: ['email_otp', 'passkey'],
      passkey_autofill: true,
      phone_channels: ['whatsapp'],
      first_factor: 'email_otp',
      multi_session_support: 'disabled',
      sign_up_mode: 'waitlist',
      password_rules: null,
    });
    const fields = data.sign_up_fields.map((field: { name: string; required: boolean; verified: boolean }) => [
      field.name,
      field.required,
      field.verified,
    ]);
    expect(fields).toEqual([
      ['email', true, true],
      ['phone_number', false, false],
      ['first_name', true, false],
    ]);
  });
});
