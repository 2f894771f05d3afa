import type { CreateSocialProviderInput } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { type FieldError, fieldError } from '../../platform/errors.ts';
import { checkOutgoingUrl } from '../../platform/outgoing/urls.ts';
import { fieldRule } from '../../platform/validation/field-rules.ts';
import type { EndpointField } from '../social-providers/provider-kind.ts';
import { fieldsOf, PROVIDER_KINDS } from '../social-providers/provider-kinds.ts';
import { applePrivateKey } from '../social-providers/requests/apple-client-secret.ts';
import type { SocialEndpoints } from '../social-providers/social-provider.entity.ts';

/** A provider as it would be stored, to be checked. */
export interface NewProvider {
  readonly kind: CreateSocialProviderInput['kind'];
  readonly name: string;
  readonly label: string | null;
  readonly scopes: readonly string[];
  readonly endpoints: SocialEndpoints;
  /** Null for a public client; undefined if the stored secret stays. */
  readonly clientSecret: string | null | undefined;
}

const NAME = /^[a-z0-9-]{1,64}$/;
const TENANT = /^[A-Za-z0-9][A-Za-z0-9.-]*$/;
/** The characters of a scope (RFC 6749, section 3.3). */
const SCOPE = /^[\x21\x23-\x5b\x5d-\x7e]+$/;
const URLS = ['issuer', 'authorizationUrl', 'tokenUrl', 'profileUrl'] as const;

/** The validation errors of a provider: what its kind requires and does not use, and the form of each field. */
export function providerErrors(ctx: Pick<Context, 'outgoing'>, provider: NewProvider): FieldError[] {
  return [
    ...(NAME.test(provider.name)
      ? []
      : [fieldError('input.name', 'must consist of 1 to 64 lowercase letters, digits and hyphens')]),
    ...(provider.label === null ? [fieldError('input.label', fieldRule('REQUIRED'))] : []),
    ...fieldErrors(provider),
    ...urlErrors(ctx, provider.endpoints),
    ...secretErrors(provider),
    ...scopeErrors(provider),
    ...(TENANT.test(provider.endpoints.tenant ?? 'common')
      ? []
      : [fieldError('input.tenant', 'must be an id or a domain, `common`, `organizations` or `consumers`')]),
  ];
}

/** The fields that the kind requires, and those that it does not use. */
function fieldErrors({ kind, endpoints }: NewProvider): FieldError[] {
  const { allowed, required, together } = fieldsOf(kind);
  const set = Object.keys(endpoints) as EndpointField[];
  const needed = together.some((field) => set.includes(field)) ? [...required, ...together] : required;
  const name = kind.toLowerCase();
  return [
    ...set
      .filter((field) => !allowed.includes(field))
      .map((field) => fieldError(`input.${field}`, `is not used by the kind ${name}`)),
    ...[...new Set(needed)]
      .filter((field) => !set.includes(field))
      .map((field) => fieldError(`input.${field}`, missingMessage(name, required.includes(field)))),
  ];
}

const missingMessage = (kind: string, isRequired: boolean) =>
  isRequired ? `is required for the kind ${kind}` : 'is required together with the other endpoints';

function urlErrors({ outgoing }: Pick<Context, 'outgoing'>, endpoints: SocialEndpoints): FieldError[] {
  return URLS.flatMap((field) => {
    const text = endpoints[field];
    if (text === undefined) return [];
    const error = checkOutgoingUrl(text, { guard: outgoing, allowHttpLoopback: false, allowHttpListed: true });
    if (error !== null) return [fieldError(`input.${field}`, error.message, error.code)];
    return field === 'issuer' ? issuerErrors(text) : [];
  });
}

/** The discovery document is found below the issuer, and compared with it. */
function issuerErrors(text: string): FieldError[] {
  if (text.includes('?')) return [fieldError('input.issuer', 'must not contain a query')];
  if (!text.includes('/.well-known/')) return [];
  return [fieldError('input.issuer', 'must be the issuer, not the URL of its discovery document')];
}

function secretErrors({ kind, clientSecret }: NewProvider): FieldError[] {
  const { allowsPublicClient = false, clientAuthentication } = PROVIDER_KINDS[kind];
  if (clientSecret === undefined) return [];
  if (clientSecret === null) {
    return allowsPublicClient
      ? []
      : [fieldError('input.clientSecret', `is required for the kind ${kind.toLowerCase()}`)];
  }
  if (clientAuthentication !== 'apple_jwt' || applePrivateKey(clientSecret) !== null) return [];
  return [fieldError('input.clientSecret', 'must be the private key in PEM, the content of the .p8 file of Apple')];
}

function scopeErrors({ kind, scopes }: NewProvider): FieldError[] {
  const errors = scopes.flatMap((scope, index) =>
    SCOPE.test(scope) ? [] : [fieldError(['input', 'scopes', index], 'must be one scope, without spaces')],
  );
  const needsOpenid = PROVIDER_KINDS[kind].scopes.includes('openid');
  if (scopes.length === 0 || !needsOpenid || scopes.includes('openid')) return errors;
  return [
    ...errors,
    fieldError('input.scopes', 'must contain `openid`, without which the provider returns no ID token'),
  ];
}
