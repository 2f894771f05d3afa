import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AI_SETTING_RULES } from '../../../src/ai/settings/ai-setting-rules.ts';
import { SETTING_RULES } from '../../../src/deployment/stored-settings/setting-rules.ts';
import { warningOf } from '../../../src/deployment/stored-settings/setting-warnings.ts';
import { STRATEGIES } from '../../../src/identity/sign-in/strategies/strategies.ts';
import type { Running } from '../../../src/start.ts';
import { startOwnService } from '../../support/own-service.ts';
import { createWorld, type World, type WorldOptions } from '../../support/world.ts';

/** The paths of the groups, and the fields that return them in GraphQL. */
const GROUPS = {
  authSettings: '/settings/auth',
  uiSettings: '/settings/ui',
  b2bSettings: '/settings/b2b',
  restrictions: '/settings/restrictions',
  aiSettings: '/settings/ai',
} as const;

type Group = keyof typeof GROUPS;

/** Changes after which a setting has no effect, and changes after which it has one or is not used. */
interface Sample {
  readonly without: object;
  readonly mended: object;
  /** The deployment; by default one in staging mode of the shared service. */
  readonly world?: () => Promise<WorldOptions>;
  /** What the changes need. */
  readonly prepare?: (world: World) => Promise<void>;
}

let knowsCountries: Running;

const production = async () => ({ mode: 'production' }) as const;

const factors = (changes: object) => ({ authentication_factors: changes });
const byUsername = { first_factor: 'username_password' };
const noEmail = { ...byUsername, email: { enabled: false, required: false } };
/** Users sign in with codes by mail, so that passwords can be disabled. */
const byCode = { first_factor: 'email_otp', authentication_factors: { email_otp_enabled: true } };
const noPassword = { ...byCode, password: { enabled: false } };
const noSecondFactor = { second_factor_policy: 'no_second_factor' };
const withEmail = { email: { enabled: true } };
const withPassword = { password: { enabled: true } };
const withSecondFactor = { second_factor_policy: 'optional' };

const isFalse = (setting: string) => `\`${setting}\` is false`;
const POLICY = '`second_factor_policy` is `no_second_factor`';
const MAIL = 'the deployment has no mail server. Set one with `POST /settings/email/smtp`';
const PHONE = 'the service sends no messages to phones. Set its variable `PHONE_SENDER`';
const FACTORS = 'authentication_factors';

/** One sample for each row of the tables, by the setting and what it lacks. */
const SAMPLES: Readonly<Record<string, Sample>> = {
  [`${FACTORS}.email_password_enabled: ${isFalse('email.enabled')}`]: { without: noEmail, mended: withEmail },
  [`${FACTORS}.email_password_enabled: ${isFalse('password.enabled')}`]: { without: noPassword, mended: withPassword },
  [`${FACTORS}.username_password_enabled: ${isFalse('username.enabled')}`]: {
    without: { username: { enabled: false } },
    mended: { username: { enabled: true } },
  },
  [`${FACTORS}.username_password_enabled: ${isFalse('password.enabled')}`]: {
    without: noPassword,
    mended: factors({ username_password_enabled: false }),
  },
  [`${FACTORS}.email_otp_enabled: ${isFalse('email.enabled')}`]: {
    without: { ...noEmail, ...factors({ email_otp_enabled: true }) },
    mended: withEmail,
  },
  [`${FACTORS}.email_otp_enabled: ${isFalse('email.otp_verification_allowed')}`]: {
    without: { ...factors({ email_otp_enabled: true }), email: { otp_verification_allowed: false } },
    mended: { email: { otp_verification_allowed: true } },
  },
  [`${FACTORS}.magic_link.enabled: ${isFalse('email.enabled')}`]: {
    without: { ...noEmail, ...factors({ magic_link: { enabled: true } }) },
    mended: withEmail,
  },
  [`${FACTORS}.magic_link.enabled: ${isFalse('email.magic_link_verification_allowed')}`]: {
    without: { ...factors({ magic_link: { enabled: true } }), email: { magic_link_verification_allowed: false } },
    mended: { email: { magic_link_verification_allowed: true } },
  },
  [`${FACTORS}.phone_otp_enabled: ${isFalse('phone.enabled')}`]: {
    without: { ...factors({ phone_otp_enabled: true }), phone: { sms_verification_allowed: true } },
    mended: { phone: { enabled: true } },
  },
  [`${FACTORS}.phone_otp_enabled: \`phone.sms_verification_allowed\` and \`phone.whatsapp_verification_allowed\` are false`]:
    {
      without: { ...factors({ phone_otp_enabled: true }), phone: { enabled: true } },
      mended: { phone: { whatsapp_verification_allowed: true } },
    },
  [`${FACTORS}.web3_wallet_enabled: ${isFalse('web3_wallet.enabled')}`]: {
    without: factors({ web3_wallet_enabled: true }),
    mended: { web3_wallet: { enabled: true } },
  },
  [`${FACTORS}.magic_link.require_same_device: ${isFalse(`${FACTORS}.magic_link.enabled`)}`]: {
    without: factors({ magic_link: { require_same_device: true } }),
    mended: factors({ magic_link: { enabled: true } }),
  },
  [`${FACTORS}.passkey.prompt_registration_on_auth: ${isFalse(`${FACTORS}.passkey.enabled`)}`]: {
    without: factors({ passkey: { prompt_registration_on_auth: true } }),
    mended: factors({ passkey: { enabled: true } }),
  },
  [`${FACTORS}.passkey.allow_autofill: ${isFalse(`${FACTORS}.passkey.enabled`)}`]: {
    without: factors({ passkey: { allow_autofill: true } }),
    mended: factors({ passkey: { enabled: true } }),
  },
  [`${FACTORS}.second_factor_authenticator_enabled: ${POLICY}`]: { without: noSecondFactor, mended: withSecondFactor },
  [`${FACTORS}.second_factor_backup_code_enabled: ${POLICY}`]: { without: noSecondFactor, mended: withSecondFactor },
  [`${FACTORS}.second_factor_backup_code_enabled: ${isFalse('backup_code.enabled')}`]: {
    without: { backup_code: { enabled: false } },
    mended: { backup_code: { enabled: true } },
  },
  [`${FACTORS}.sso_enabled: no provider is enabled. Add one with \`POST /settings/social-connections\``]: {
    without: factors({ sso_enabled: true }),
    mended: factors({ sso_enabled: false }),
  },
  [`email.verify_signup: ${isFalse('email.enabled')}`]: {
    without: { ...byUsername, email: { enabled: false, required: false, verify_signup: true } },
    mended: withEmail,
  },
  [`email.otp_verification_allowed: ${isFalse('email.enabled')}`]: { without: noEmail, mended: withEmail },
  [`email.magic_link_verification_allowed: ${isFalse('email.enabled')}`]: { without: noEmail, mended: withEmail },
  [`email.verify_signup: ${MAIL}`]: {
    without: { email: { verify_signup: true } },
    mended: { email: { verify_signup: false } },
    world: production,
  },
  [`${FACTORS}.email_otp_enabled: ${MAIL}`]: {
    without: factors({ email_otp_enabled: true }),
    mended: factors({ email_otp_enabled: false }),
    world: production,
  },
  [`${FACTORS}.magic_link.enabled: ${MAIL}`]: {
    without: factors({ magic_link: { enabled: true } }),
    mended: factors({ magic_link: { enabled: false } }),
    world: production,
  },
  [`phone.verify_signup: ${isFalse('phone.enabled')}`]: {
    without: { phone: { verify_signup: true, sms_verification_allowed: true } },
    mended: { phone: { enabled: true } },
  },
  [`phone.sms_verification_allowed: ${isFalse('phone.enabled')}`]: {
    without: { phone: { sms_verification_allowed: true } },
    mended: { phone: { enabled: true } },
  },
  [`phone.whatsapp_verification_allowed: ${isFalse('phone.enabled')}`]: {
    without: { phone: { whatsapp_verification_allowed: true } },
    mended: { phone: { enabled: true } },
  },
  [`phone.sms_verification_allowed: ${PHONE}`]: {
    without: { phone: { enabled: true, sms_verification_allowed: true } },
    mended: { phone: { sms_verification_allowed: false } },
    world: production,
  },
  [`phone.whatsapp_verification_allowed: ${PHONE}`]: {
    without: { phone: { enabled: true, whatsapp_verification_allowed: true } },
    mended: { phone: { whatsapp_verification_allowed: false } },
    world: production,
  },
  [`username.min_length: ${isFalse('username.enabled')}`]: {
    without: { username: { enabled: false, min_length: 5 } },
    mended: { username: { min_length: 3 } },
  },
  [`username.max_length: ${isFalse('username.enabled')}`]: {
    without: { username: { enabled: false, max_length: 32 } },
    mended: { username: { enabled: true } },
  },
  [`password.min_length: ${isFalse('password.enabled')}`]: {
    without: { ...byCode, password: { enabled: false, min_length: 12 } },
    mended: withPassword,
  },
  ...Object.fromEntries(
    ['lowercase', 'uppercase', 'number', 'special'].map((kind) => [
      `password.require_${kind}: ${isFalse('password.enabled')}`,
      { without: { ...byCode, password: { enabled: false, [`require_${kind}`]: true } }, mended: withPassword },
    ]),
  ),
  [`backup_code.enabled: ${POLICY}`]: { without: noSecondFactor, mended: withSecondFactor },
  [`backup_code.enabled: ${isFalse(`${FACTORS}.second_factor_backup_code_enabled`)}`]: {
    without: factors({ second_factor_backup_code_enabled: false }),
    mended: { backup_code: { enabled: false } },
  },
  [`backup_code.required: ${POLICY}`]: {
    without: { ...noSecondFactor, backup_code: { required: true } },
    mended: { backup_code: { required: false } },
  },
  [`web3_wallet.rpc_urls: ${isFalse('web3_wallet.enabled')}`]: {
    without: { web3_wallet: { rpc_urls: [{ chain_id: 1, url: 'https://rpc.example.com/key' }] } },
    mended: { web3_wallet: { enabled: true } },
  },
  'web3_wallet.rpc_urls: `web3_wallet.chain_ids` lacks a chain of the list. Add it there, or remove its server': {
    without: { web3_wallet: { enabled: true, rpc_urls: [{ chain_id: 5, url: 'https://rpc.example.com/key' }] } },
    mended: { web3_wallet: { chain_ids: [1, 5] } },
  },
  [`web3_wallet.chain_ids: ${isFalse('web3_wallet.enabled')}`]: {
    without: { web3_wallet: { chain_ids: [1, 5] } },
    mended: { web3_wallet: { enabled: true } },
  },
  'session_inactive_timeout: a sign-in ends earlier, after `session_validity_period`. Set a shorter timeout, or 0': {
    without: { session_validity_period: 3_600, session_inactive_timeout: 3_600 },
    mended: { session_inactive_timeout: 3_599 },
  },

  'signup_terms_statement_shown: `signup_terms_statement` is empty': {
    without: { signup_terms_statement_shown: true },
    mended: { signup_terms_statement: 'You accept the terms.' },
  },
  'signup_terms_statement: `signup_terms_statement_shown` is false': {
    without: { signup_terms_statement: 'You accept the terms.' },
    mended: { signup_terms_statement_shown: true },
  },

  'workspaces_enabled: `organizations_enabled` is false': {
    without: { organizations_enabled: false },
    mended: { workspaces_enabled: false },
  },
  'automatic_activation_enabled: `organizations_enabled` is false': {
    without: { organizations_enabled: false },
    mended: { organizations_enabled: true },
  },

  'blocklist_enabled: the blocklist is empty. Add an entry with `POST /settings/restrictions/blocklist`': {
    without: { blocklist_enabled: true },
    mended: { blocklist_enabled: false },
  },
  'allowlist_enabled rejects every new user: `email.enabled` of `/settings/auth` is false, so that new users have no address':
    {
      without: { allowlist_enabled: true },
      mended: { allowlist_enabled: false },
      async prepare({ backend }) {
        await backend.post('/settings/restrictions/allowlist', { value: 'northwind.example' });
        await backend.patch('/settings/auth', noEmail);
      },
    },
  'country_restrictions.mode: `country_restrictions.blocked_country_codes` is empty': {
    without: { country_restrictions: { mode: 'blocklist' } },
    mended: { country_restrictions: { blocked_country_codes: ['DE'] } },
  },
  'country_restrictions.allowed_country_codes: `country_restrictions.mode` is not `allowlist`': {
    without: { country_restrictions: { allowed_country_codes: ['DE'] } },
    mended: { country_restrictions: { mode: 'allowlist' } },
  },
  'country_restrictions.blocked_country_codes: `country_restrictions.mode` is not `blocklist`': {
    without: { country_restrictions: { blocked_country_codes: ['DE'] } },
    mended: { country_restrictions: { mode: 'blocklist' } },
  },
  ...Object.fromEntries(
    (['blocklist', 'allowlist'] as const).flatMap((mode) => {
      const effect = mode === 'allowlist' ? ' rejects every user' : '';
      const without = {
        country_restrictions: { mode, allowed_country_codes: ['DE'], blocked_country_codes: ['FR'] },
      };
      const mended = { country_restrictions: { mode: 'disabled' } };
      const country = 'the service knows the country of no request. Set its variable `COUNTRY_HEADER`';
      const proxy = 'the service accepts `COUNTRY_HEADER` from trusted proxies only. Set its variable `TRUST_PROXY`';
      const world = async () => ({ running: knowsCountries });
      return [
        [`country_restrictions.mode${effect}: ${country}`, { without, mended }],
        [`country_restrictions.mode${effect}: ${proxy}`, { without, mended, world }],
      ];
    }),
  ),

  ...Object.fromEntries(
    Object.entries({
      runs_per_user_per_day: 5,
      tokens_per_user_per_day: 5_000,
      max_parallel_runs: 30,
      max_parallel_runs_per_user: 4,
      parallel_runs_reserved_for_servers: 3,
    }).map(([setting, value]) => [
      `${setting}: the deployment has no AI provider. Set its \`base_url\``,
      { without: { [setting]: value }, mended: { base_url: 'https://ai.example.com/v1' } },
    ]),
  ),
  'max_parallel_runs_per_user: it is larger than the number of parallel runs of all users, `max_parallel_runs` without those reserved for servers. Set a larger `max_parallel_runs`':
    {
      without: { base_url: 'https://ai.example.com/v1', max_parallel_runs: 10, max_parallel_runs_per_user: 9 },
      mended: { max_parallel_runs: 20 },
    },
};

const TABLES = { ...SETTING_RULES, aiSettings: AI_SETTING_RULES };

const ROWS = (Object.keys(TABLES) as Group[]).flatMap((group) =>
  TABLES[group].map((rule) => {
    const { path, missing, effect = 'has no effect' } = rule;
    const key = effect === 'has no effect' ? `${path}: ${missing}` : `${path} ${effect}: ${missing}`;
    return { group, key, warning: warningOf(rule) };
  }),
);

beforeAll(async () => {
  knowsCountries = await startOwnService({ COUNTRY_HEADER: 'CF-IPCountry' });
});

afterAll(() => knowsCountries.stop(0));

async function graphWarnings({ backend }: World, group: Group) {
  const { body } = await backend.graphql(`{ ${group} { warnings { path code message } } }`);
  return (body.data as Record<string, { warnings: object[] }>)[group]?.warnings;
}

describe('A setting without effect', () => {
  it.each(ROWS)('is reported after the change and when it is read: $key', async ({ group, key, warning }) => {
    const sample = SAMPLES[key];
    if (sample === undefined) throw new Error(`SAMPLES has no entry for ${key}.`);
    const world = await createWorld(await sample.world?.());
    const { backend } = world;
    await sample.prepare?.(world);
    const path = GROUPS[group];
    const shown = { ...warning, code: warning.code.toLowerCase() };

    const changed = await backend.patch(path, sample.without);
    expect(changed.body).toMatchObject({ warnings: expect.arrayContaining([shown]) });
    const read = await backend.get(path);
    expect(read.body['warnings']).toEqual(changed.body['warnings']);
    expect(await graphWarnings(world, group)).toContainEqual(warning);
    if (group !== 'uiSettings' && group !== 'aiSettings') {
      const name = { authSettings: 'auth_settings', b2bSettings: 'b2b_settings', restrictions: 'restrictions' }[group];
      const { body } = await backend.get('/');
      expect(body).toMatchObject({ [name]: { warnings: changed.body['warnings'] } });
    }

    const mended = await backend.patch(path, sample.mended);
    expect(mended.status).toBe(200);
    expect(mended.body['warnings']).not.toContainEqual(shown);
  });

  it('has one sample for each row of the tables', () => {
    expect(Object.keys(SAMPLES).sort()).toEqual(ROWS.map(({ key }) => key).sort());
  });

  it('is known for everything that a sign-in strategy requires', () => {
    const missing = Object.values(STRATEGIES).flatMap(({ requiredSettings }) => {
      const [own = '', ...others] = Object.keys(requiredSettings);
      return others.filter((other) => {
        const lacks = ({ warning }: (typeof ROWS)[number]) =>
          warning.path === own && warning.message.includes(`\`${other}\``);
        return !ROWS.some(lacks);
      });
    });
    expect(missing).toEqual([]);
  });

  it.each(['staging', 'production'] as const)('is not part of a new deployment in %s mode', async (mode) => {
    const { backend } = await createWorld({ mode });
    for (const path of Object.values(GROUPS)) expect((await backend.get(path)).body['warnings'], path).toEqual([]);
  });

  it('has its effect once its list has an entry or its provider is set', async () => {
    const { backend } = await createWorld();
    await backend.patch('/settings/restrictions', { blocklist_enabled: true });
    await backend.post('/settings/restrictions/blocklist', { value: 'spam.example' });
    expect((await backend.get('/settings/restrictions')).body['warnings']).toEqual([]);
    expect((await backend.patch('/settings/restrictions', { sign_up_mode: 'closed' })).body['warnings']).toEqual([]);
  });

  it('is not part of the event that records the change', async () => {
    const { backend } = await createWorld();
    await backend.patch('/settings/b2b', { organizations_enabled: false });
    const { body } = await backend.get('/audit-log?limit=1');
    expect(JSON.stringify(body)).toContain('settings.b2b.updated');
    expect(JSON.stringify(body)).not.toContain('warnings');
  });
});
