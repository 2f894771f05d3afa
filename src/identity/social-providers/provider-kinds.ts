import type { SocialProviderKind } from '../../deployment/index.ts';
import type { EndpointField, ProviderKind } from './provider-kind.ts';
import { apple } from './providers/apple.ts';
import { discord } from './providers/discord.ts';
import { facebook } from './providers/facebook.ts';
import { github } from './providers/github.ts';
import { gitlab } from './providers/gitlab.ts';
import { google } from './providers/google.ts';
import { linkedin } from './providers/linkedin.ts';
import { microsoft } from './providers/microsoft.ts';
import { oauth2 } from './providers/oauth2.ts';
import { oidc } from './providers/oidc.ts';
import { slack } from './providers/slack.ts';
import { x } from './providers/x.ts';
import type { SocialEndpoints } from './social-provider.entity.ts';

/** What is known about each kind of provider. A new one needs a file, a row, and its name in the enum of the schema. */
export const PROVIDER_KINDS: Readonly<Record<SocialProviderKind, ProviderKind>> = {
  GOOGLE: google,
  APPLE: apple,
  MICROSOFT: microsoft,
  GITHUB: github,
  GITLAB: gitlab,
  LINKEDIN: linkedin,
  DISCORD: discord,
  X: x,
  FACEBOOK: facebook,
  SLACK: slack,
  OIDC: oidc,
  OAUTH2: oauth2,
};

const OAUTH_FIELDS = ['authorizationUrl', 'tokenUrl', 'profileUrl'] as const satisfies readonly EndpointField[];

/** The fields of the settings that a kind may have and must have. The three endpoints of OAuth 2.0 are given together. */
export function fieldsOf(name: SocialProviderKind) {
  const kind = PROVIDER_KINDS[name];
  const { requiredFields = [], optionalFields = [] } = kind;
  const ofProtocol: readonly EndpointField[] = kind.protocol === 'OIDC' ? ['issuer'] : OAUTH_FIELDS;
  const hasDefaults = kind.protocol === 'OIDC' ? kind.issuerOf({}) !== null : kind.endpoints !== null;
  return {
    allowed: [...ofProtocol, ...requiredFields, ...optionalFields],
    required: [...(hasDefaults ? [] : ofProtocol), ...requiredFields],
    together: kind.protocol === 'OIDC' ? [] : OAUTH_FIELDS,
  };
}

/** The scopes that are requested: those of the settings, or those of the kind. */
export function requestedScopes({
  kind,
  scopes,
}: {
  readonly kind: SocialProviderKind;
  readonly scopes: readonly string[];
}): readonly string[] {
  return scopes.length > 0 ? scopes : PROVIDER_KINDS[kind].scopes;
}

/** The endpoints as requests use them, and as the settings show them. Null for what discovery finds or the kind lacks. */
export function shownEndpoints(name: SocialProviderKind, endpoints: SocialEndpoints) {
  const kind = PROVIDER_KINDS[name];
  const { issuer, authorizationUrl, tokenUrl, profileUrl } = endpoints;
  const defaults = kind.protocol === 'OAUTH2' ? kind.endpoints : null;
  return {
    issuer: kind.protocol === 'OIDC' ? (issuer ?? kind.issuerOf(endpoints)) : null,
    authorizationUrl: authorizationUrl ?? defaults?.authorizationUrl ?? null,
    tokenUrl: tokenUrl ?? defaults?.tokenUrl ?? null,
    profileUrl: profileUrl ?? defaults?.profileUrl ?? null,
  };
}
