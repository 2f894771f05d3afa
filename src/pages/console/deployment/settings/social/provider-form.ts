import type { ConsoleSocialProviderQuery } from '../../documents.ts';
import { settingFields } from '../fields/setting-fields.ts';
import type { SettingsForm } from '../fields/settings-form.ts';

export type ProviderKind = NonNullable<ConsoleSocialProviderQuery['socialProvider']>['kind'];

/** The fields that only some kinds use, with these kinds. */
const FIELDS_OF_KINDS: Readonly<Record<string, readonly ProviderKind[]>> = {
  issuer: ['GOOGLE', 'APPLE', 'MICROSOFT', 'GITLAB', 'LINKEDIN', 'SLACK', 'OIDC'],
  authorizationUrl: ['GITHUB', 'DISCORD', 'X', 'FACEBOOK', 'OAUTH2'],
  tokenUrl: ['GITHUB', 'DISCORD', 'X', 'FACEBOOK', 'OAUTH2'],
  profileUrl: ['GITHUB', 'DISCORD', 'X', 'FACEBOOK', 'OAUTH2'],
  tenant: ['MICROSOFT'],
  teamId: ['APPLE'],
  keyId: ['APPLE'],
  profileFields: ['OAUTH2'],
};

/** The form of a provider, with the fields that its kind uses. */
export function providerForm(
  input: 'CreateSocialProviderInput' | 'UpdateSocialProviderInput',
  kind: ProviderKind,
): SettingsForm {
  const isUnused = (path: string) => path === 'kind' || FIELDS_OF_KINDS[path]?.includes(kind) === false;
  return {
    input,
    texts: 'console.setting.social',
    omitted: settingFields(input).flatMap(({ path }) => (isUnused(path) ? [path] : [])),
    // The secret of Apple is a private key of several lines, which a field for passwords cannot contain.
    kinds: { clientSecret: kind === 'APPLE' ? 'longSecret' : 'secret' },
    parts: [],
  };
}

/** The fields of an input that differ from the stored provider. A secret that was not entered is kept. */
export function changedFields(
  entered: Readonly<Record<string, unknown>>,
  stored: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const isSame = (name: string, value: unknown) =>
    name === 'clientSecret' ? value === '' : JSON.stringify(value) === JSON.stringify(stored[name] ?? null);
  return Object.fromEntries(Object.entries(entered).filter(([name, value]) => !isSame(name, value)));
}
