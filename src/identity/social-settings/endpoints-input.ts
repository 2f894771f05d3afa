import { isDeepStrictEqual } from 'node:util';
import type { UpdateSocialProviderInput } from '../../generated/backend.ts';
import { withoutUndefined } from '../../platform/commands/without-undefined.ts';
import { requestedScopes, shownEndpoints } from '../social-providers/provider-kinds.ts';
import type { SocialEndpoints, SocialProvider } from '../social-providers/social-provider.entity.ts';

type EndpointsInput = Pick<
  UpdateSocialProviderInput,
  'issuer' | 'authorizationUrl' | 'tokenUrl' | 'profileUrl' | 'tenant' | 'teamId' | 'keyId' | 'profileFields'
>;

/** The endpoints after the change. Null restores the one of the company. */
export function endpointsIn(input: EndpointsInput, existing: SocialEndpoints): SocialEndpoints {
  const { issuer, authorizationUrl, tokenUrl, profileUrl, tenant, teamId, keyId, profileFields } = input;
  const fields = profileFields && withoutNull(profileFields);
  const given = { issuer, authorizationUrl, tokenUrl, profileUrl, tenant, teamId, keyId, profileFields: fields };
  return withoutNull({ ...existing, ...withoutUndefined(given) }) as SocialEndpoints;
}

/**
 * The input without what the settings show already, so that a client can send back what it has read: the endpoints and scopes of the
 * kind stay those of the kind.
 */
export function withoutShown(
  { kind, scopes, endpoints }: SocialProvider,
  input: UpdateSocialProviderInput,
): UpdateSocialProviderInput {
  const shown = { ...shownEndpoints(kind, endpoints), scopes: requestedScopes({ kind, scopes }) };
  const changed = Object.entries(input).filter(
    ([field, value]) => !isDeepStrictEqual(value, shown[field as keyof typeof shown]),
  );
  return Object.fromEntries(changed);
}

const withoutNull = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
