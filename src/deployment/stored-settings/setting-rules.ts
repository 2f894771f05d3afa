import type { Config } from '../../platform/config.ts';
import { AUTH_SETTING_RULES } from './auth-setting-rules.ts';
import { type SettingRule, settingWarnings } from './setting-warnings.ts';
import type { AuthSettings, B2bSettings, Restrictions, UiSettings } from './settings.ts';

/** The settings of a deployment and its columns that decide whether they have an effect. */
export interface DeploymentSettings {
  readonly mode: string;
  readonly emailProvider: string;
  readonly authSettings: AuthSettings;
  readonly uiSettings: UiSettings;
  readonly b2bSettings: B2bSettings;
  readonly restrictions: Restrictions;
  readonly socialProviders: readonly unknown[];
}

interface RestrictionFacts {
  readonly settings: Restrictions;
  readonly authSettings: AuthSettings;
  readonly hasBlocklistEntries: boolean;
  readonly config: Pick<Config, 'countryHeader' | 'trustProxy'>;
}

const UI_RULES: readonly SettingRule<UiSettings>[] = [
  {
    path: 'signup_terms_statement_shown',
    isWithout: (ui) => ui.signupTermsStatementShown && ui.signupTermsStatement === '',
    code: 'SETTING_MISSING',
    missing: '`signup_terms_statement` is empty',
  },
  {
    path: 'signup_terms_statement',
    isWithout: (ui) => ui.signupTermsStatement !== '' && !ui.signupTermsStatementShown,
    code: 'SETTING_MISSING',
    missing: '`signup_terms_statement_shown` is false',
  },
];

const B2B_RULES: readonly SettingRule<B2bSettings>[] = [
  {
    path: 'workspaces_enabled',
    isWithout: (b2b) => b2b.workspacesEnabled && !b2b.organizationsEnabled,
    code: 'SETTING_MISSING',
    missing: '`organizations_enabled` is false',
  },
  {
    path: 'automatic_activation_enabled',
    isWithout: (b2b) => b2b.automaticActivationEnabled && !b2b.organizationsEnabled,
    code: 'SETTING_MISSING',
    missing: '`organizations_enabled` is false',
  },
];

const RESTRICTION_RULES: readonly SettingRule<RestrictionFacts>[] = [
  {
    path: 'blocklist_enabled',
    isWithout: ({ settings, hasBlocklistEntries }) => settings.blocklistEnabled && !hasBlocklistEntries,
    code: 'ENTRY_MISSING',
    missing: 'the blocklist is empty. Add an entry with `POST /settings/restrictions/blocklist`',
  },
  {
    path: 'allowlist_enabled',
    isWithout: ({ settings, authSettings }) => settings.allowlistEnabled && !authSettings.email.enabled,
    code: 'SETTING_MISSING',
    effect: 'rejects every new user',
    missing: '`email.enabled` of `/settings/auth` is false, so that new users have no address',
  },
  {
    path: 'country_restrictions.mode',
    isWithout: ({ settings: { countryRestrictions: countries } }) =>
      countries.mode === 'BLOCKLIST' && countries.blockedCountryCodes.length === 0,
    code: 'SETTING_MISSING',
    missing: '`country_restrictions.blocked_country_codes` is empty',
  },
  {
    path: 'country_restrictions.allowed_country_codes',
    isWithout: ({ settings: { countryRestrictions: countries } }) =>
      countries.allowedCountryCodes.length > 0 && countries.mode !== 'ALLOWLIST',
    code: 'SETTING_MISSING',
    missing: '`country_restrictions.mode` is not `allowlist`',
  },
  {
    path: 'country_restrictions.blocked_country_codes',
    isWithout: ({ settings: { countryRestrictions: countries } }) =>
      countries.blockedCountryCodes.length > 0 && countries.mode !== 'BLOCKLIST',
    code: 'SETTING_MISSING',
    missing: '`country_restrictions.mode` is not `blocklist`',
  },
  ...countryRules('BLOCKLIST', 'has no effect'),
  ...countryRules('ALLOWLIST', 'rejects every user'),
];

/** Without the country of a request, a blocklist rejects no request and an allowlist rejects all. */
function countryRules(mode: 'ALLOWLIST' | 'BLOCKLIST', effect: string): SettingRule<RestrictionFacts>[] {
  const rule = { path: 'country_restrictions.mode', code: 'VARIABLE_MISSING', effect } as const;
  const applies = ({ settings }: RestrictionFacts) => settings.countryRestrictions.mode === mode;
  return [
    {
      ...rule,
      isWithout: (facts) => applies(facts) && facts.config.countryHeader === null,
      missing: 'the service knows the country of no request. Set its variable `COUNTRY_HEADER`',
    },
    {
      ...rule,
      isWithout: (facts) =>
        applies(facts) && facts.config.countryHeader !== null && facts.config.trustProxy.length === 0,
      missing: 'the service accepts `COUNTRY_HEADER` from trusted proxies only. Set its variable `TRUST_PROXY`',
    },
  ];
}

export const SETTING_RULES = {
  authSettings: AUTH_SETTING_RULES,
  uiSettings: UI_RULES,
  b2bSettings: B2B_RULES,
  restrictions: RESTRICTION_RULES,
} as const;

/** The warnings of each group of settings. They need no statement. */
export const WARNINGS_OF = {
  authSettings: ({ authSettings, mode, emailProvider, socialProviders }: DeploymentSettings, config: Config) =>
    settingWarnings(AUTH_SETTING_RULES, {
      settings: authSettings,
      // In staging mode, the development mailbox has the messages.
      deliversMail: mode === 'staging' || emailProvider === 'custom_smtp',
      deliversPhoneMessages: mode === 'staging' || config.phoneSender !== null,
      socialProviders,
    }),
  uiSettings: ({ uiSettings }: DeploymentSettings) => settingWarnings(UI_RULES, uiSettings),
  b2bSettings: ({ b2bSettings }: DeploymentSettings) => settingWarnings(B2B_RULES, b2bSettings),
  restrictions: (
    { restrictions: settings, authSettings }: DeploymentSettings,
    config: Config,
    hasBlocklistEntries: boolean,
  ) => settingWarnings(RESTRICTION_RULES, { settings, authSettings, hasBlocklistEntries, config }),
} as const;
