import type { UpdateOauthApplicationInput } from '../../generated/common.ts';
import type { Context } from '../../platform/context.ts';
import { type FieldError, fieldError } from '../../platform/errors.ts';
import { checkOutgoingUrl } from '../../platform/outgoing/urls.ts';
import { fieldRule } from '../../platform/validation/field-rules.ts';
import { webUrlError } from '../resources/web-url.ts';
import type { ApplicationType, OauthApplication } from './oauth-application.entity.ts';
import { redirectUriErrors } from './redirect-uri.ts';

const PAGE_URLS = ['logoUrl', 'websiteUrl', 'termsUrl', 'privacyUrl'] as const;

/** The fields of an application that this checks. */
type Input = Pick<
  UpdateOauthApplicationInput,
  | (typeof PAGE_URLS)[number]
  | 'redirectUris'
  | 'postLogoutRedirectUris'
  | 'deviceSignIn'
  | 'backchannelLogoutUri'
  | 'jwksUri'
  | 'scopes'
>;

/** The fields that the mode of the deployment can decide about. */
export const urisOf = ({ redirectUris, postLogoutRedirectUris, backchannelLogoutUri, jwksUri }: Input): string[] => [
  ...(redirectUris ?? []),
  ...(postLogoutRedirectUris ?? []),
  ...(backchannelLogoutUri == null ? [] : [backchannelLogoutUri]),
  ...(jwksUri == null ? [] : [jwksUri]),
];

/**
 * The validation errors of the fields that are sent, which the constraints of the schema do not cover. Fields that stay are not
 * checked again, so that an application can be deactivated after the mode of its deployment has changed.
 */
export function applicationErrors(
  { outgoing }: Pick<Context, 'outgoing'>,
  input: Input,
  { type, isStaging }: { readonly type: ApplicationType; readonly isStaging: boolean },
): FieldError[] {
  const { redirectUris, postLogoutRedirectUris, deviceSignIn, backchannelLogoutUri, jwksUri, scopes } = input;
  const outgoingErrors = (field: 'backchannelLogoutUri' | 'jwksUri', url: string | null | undefined) => {
    const error = url == null ? null : checkOutgoingUrl(url, { guard: outgoing, allowHttpLoopback: isStaging });
    return error === null ? [] : [fieldError(['input', field], error.message, error.code)];
  };
  const errors = [
    ...PAGE_URLS.flatMap((field) => {
      const error = input[field] == null ? null : pageUrlError(input[field]);
      return error === null ? [] : [fieldError(['input', field], error)];
    }),
    ...redirectUriErrors('redirectUris', redirectUris ?? [], { type, isStaging }),
    ...redirectUriErrors('postLogoutRedirectUris', postLogoutRedirectUris ?? [], { type, isStaging }),
    ...outgoingErrors('backchannelLogoutUri', backchannelLogoutUri),
    ...outgoingErrors('jwksUri', jwksUri),
  ];
  if (deviceSignIn === true && type !== 'native') {
    errors.push(fieldError('input.deviceSignIn', 'must be false for an application that is not native'));
  }
  if (type !== 'machine') {
    // Users who enter a code are not sent back.
    if (redirectUris?.length === 0 && deviceSignIn !== true)
      errors.push(fieldError('input.redirectUris', fieldRule('URI_NONE')));
    return errors;
  }
  const isSet = { redirectUris, postLogoutRedirectUris, scopes, backchannelLogoutUri };
  for (const [field, value] of Object.entries(isSet)) {
    if ((value ?? []).length > 0) {
      errors.push(fieldError(['input', field], 'must not be set for a machine, which signs no users in'));
    }
  }
  return errors;
}

/** The validation errors of the resources whose access tokens an application may exchange. */
export function exchangeErrors(
  { authMethod, organizationId }: Pick<OauthApplication, 'authMethod'> & { readonly organizationId: string | null },
  exchanged: readonly string[],
): FieldError[] {
  if (exchanged.length === 0) return [];
  const field = 'input.tokenExchangeResources';
  return [
    ...(authMethod === 'none' ? [fieldError(field, 'must be empty for an application without a secret or key')] : []),
    ...(organizationId === null ? [] : [fieldError(field, 'must be empty for an application of an organization')]),
  ];
}

/** Pages are shown to people, so that their URLs can have a fragment. */
const pageUrlError = (text: string) => webUrlError(text.replace(/#[\x21-\x7e]*$/, ''), false);
