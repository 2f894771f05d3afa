import { isLoopbackHost } from '../../platform/crypto/hosts.ts';
import { type FieldError, fieldError } from '../../platform/errors.ts';
import { type FieldRule, fieldRule } from '../../platform/validation/field-rules.ts';
import { uriError, webUrlError } from '../resources/web-url.ts';
import type { ApplicationType } from './oauth-application.entity.ts';

/** A scheme in the form of a reversed domain name (RFC 8252, section 7.1). Schemes of browsers, such as `javascript`, have no dot. */
const PRIVATE_USE = /^[A-Za-z][A-Za-z0-9-]*(?:\.[A-Za-z0-9-]+)+:\//;

/** The errors of redirect URIs of an application of this type. They are at least as strict as those of `oidc-provider`. */
export function redirectUriErrors(
  field: string,
  uris: readonly string[],
  { type, isStaging }: { readonly type: ApplicationType; readonly isStaging: boolean },
): FieldError[] {
  return uris.flatMap((uri, index) => {
    const error = type === 'native' ? nativeUriError(uri) : webUrlError(uri, isStaging);
    if (error !== null) return [fieldError(['input', field, index], error)];
    return uris.indexOf(uri) < index ? [fieldError(['input', field, index], fieldRule('URI_REPEATED'))] : [];
  });
}

function nativeUriError(text: string): FieldRule | null {
  if (!/^https?:/i.test(text)) {
    const error = uriError(text);
    if (error !== null || PRIVATE_USE.test(text)) return error;
    return fieldRule('URI_NATIVE');
  }
  const error = webUrlError(text, true);
  if (error !== null) return error;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' && isLoopbackHost(hostname) ? fieldRule('URI_HTTP_LOOPBACK') : null;
}
