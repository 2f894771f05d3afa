import { describe, expect, it } from 'vitest';
import { changeSettings } from '../../support/accounts.ts';
import { signUpAndIn } from '../../support/sign-up-and-in.ts';
import { createWorld } from '../../support/world.ts';

const factors = (changes: object) => ({ authentication_factors: changes });

/** One change of each kind. Changes of the same field exclude each other and are never combined. */
const CHANGES: readonly (readonly [member: string, change: Record<string, object | string>])[] = [
  ['first_factor', { first_factor: 'email_password' }],
  ['first_factor', { first_factor: 'username_password' }],
  ['first_factor', { first_factor: 'sso' }],
  ['first_factor', { first_factor: 'web3_wallet' }],
  ['first_factor', { first_factor: 'passkey' }],
  ['first_factor', { first_factor: 'email_otp' }],
  ['first_factor', { first_factor: 'phone_otp' }],
  ['first_factor', { first_factor: 'magic_link' }],
  ['email.enabled', { email: { enabled: false, required: false } }],
  ['email.required', { email: { required: false } }],
  ['email.verify_signup', { email: { verify_signup: true } }],
  ['email.otp', { email: { otp_verification_allowed: false } }],
  ['email.link', { email: { magic_link_verification_allowed: false } }],
  ['phone.enabled', { phone: { enabled: true } }],
  ['phone.required', { phone: { required: true } }],
  ['phone.verify_signup', { phone: { verify_signup: true } }],
  ['phone.sms', { phone: { sms_verification_allowed: true } }],
  ['username.enabled', { username: { enabled: false } }],
  ['username.required', { username: { required: true } }],
  ['password.enabled', { password: { enabled: false } }],
  ['name.required', { name: { first_name_required: true, last_name_required: true } }],
  ['name.enabled', { name: { first_name_enabled: false } }],
  ['factors.email_password', factors({ email_password_enabled: false })],
  ['factors.username_password', factors({ username_password_enabled: false })],
  ['factors.email_otp', factors({ email_otp_enabled: true })],
  ['factors.phone_otp', factors({ phone_otp_enabled: true })],
  ['factors.magic_link', factors({ magic_link: { enabled: true, require_same_device: true } })],
  ['factors.future', factors({ sso_enabled: true, passkey: { enabled: true } })],
  ['factors.web3_wallet', { ...factors({ web3_wallet_enabled: true }), web3_wallet: { enabled: true } }],
  ['factors.authenticator', factors({ second_factor_authenticator_enabled: false })],
  ['factors.backup_code', factors({ second_factor_backup_code_enabled: false })],
  ['second_factor_policy', { second_factor_policy: 'required' }],
  ['second_factor_policy', { second_factor_policy: 'no_second_factor' }],
  ['backup_code.enabled', { backup_code: { enabled: false } }],
  ['backup_code.required', { backup_code: { required: true } }],
  ['web3_wallet.enabled', { web3_wallet: { enabled: true } }],
  ['web3_wallet.required', { web3_wallet: { required: true } }],
];

/** Both changes merged, field by field. */
function mergeChanges(one: Record<string, object | string>, other: Record<string, object | string>) {
  const merged: Record<string, object | string> = { ...one };
  for (const [name, value] of Object.entries(other)) {
    const before = merged[name];
    merged[name] = typeof before === 'object' && typeof value === 'object' ? { ...before, ...value } : value;
  }
  return merged;
}

/** The settings that decide who can sign up and sign in. Each is combined with every other change. */
const DECISIVE = /^(first_factor|second_factor_policy|.*\.(required|verify_signup))$/;

const PAIRS = CHANGES.flatMap(([member, one], at) => {
  const others = CHANGES.filter(([other], n) => (DECISIVE.test(other) ? n > at : true) && other !== member);
  return [one, ...(DECISIVE.test(member) ? others.map(([, other]) => mergeChanges(one, other)) : [])];
});

/** The initial settings: the defaults, and a deployment that uses messages and phones. */
const STARTS = {
  'the defaults': {},
  'settings with every message enabled': {
    phone: { enabled: true, sms_verification_allowed: true },
    authentication_factors: { email_otp_enabled: true, phone_otp_enabled: true, magic_link: { enabled: true } },
  },
};

/** The number of parallel worlds. Most of the time is spent waiting for messages. */
const WORLDS = 6;

/** Applies pairs one after another. Returns the settings that were accepted. */
async function tryPairs(start: object, pairs: readonly object[]): Promise<string[]> {
  const world = await createWorld();
  await changeSettings(world, start);
  const { auth_settings: before } = (await world.backend.get('/')).body;
  const accepted: string[] = [];
  for (const pair of pairs) {
    const { status, body } = await world.backend.patch('/settings/auth', pair);
    if (status !== 200) {
      expect([pair, status, body.code, body.errors.length > 0]).toEqual([pair, 400, 'VALIDATION_FAILED', true]);
      continue;
    }
    await signUpAndIn(world).catch((error: unknown) => {
      throw new Error(`${JSON.stringify(pair)}: ${error}`);
    });
    accepted.push(JSON.stringify(body));
    await changeSettings(world, before);
    await world.services.database.rows.deleteFrom('attempt_counter').where('deployment_id', '=', world.id).execute();
  }
  return accepted;
}

describe.each(Object.entries(STARTS))('pairs of changes to %s', (_, start) => {
  it('either rejects each pair of changes with validation errors, or lets a new user sign up and sign in', async () => {
    const pairsByWorld = Array.from({ length: WORLDS }, (_, world) => PAIRS.filter((_, at) => at % WORLDS === world));
    const accepted = await Promise.all(pairsByWorld.map((pairs) => tryPairs(start, pairs)));
    expect(new Set(accepted.flat()).size).toBeGreaterThan(80);
  });
});
