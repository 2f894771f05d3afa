import type { errors as ProviderErrors } from 'oidc-provider';
import { compileClaims, readClaimValues } from '../../identity/index.ts';
import { ServiceError } from '../../platform/errors.ts';
import { CLAIMS_OF_SCOPE } from '../resources/openid-scopes.ts';
import { currentProviderRequest } from './current-request.ts';

/**
 * Claims that only the service sets, besides those that no template can contain: of RFC 9068, of the confirmation of a key
 * (RFC 7800), of the actor (RFC 8693), of the sign-in, and of scopes of the service.
 */
const RESERVED: ReadonlySet<string> = new Set([
  'aud',
  'client_id',
  'cnf',
  'act',
  'may_act',
  'authorization_details',
  'auth_time',
  'acr',
  'amr',
  ...CLAIMS_OF_SCOPE.workspaces,
]);

const isReserved = (name: string) => RESERVED.has(name) || name.startsWith('org_');

/** The claims of the JWT template of a resource, for a user and the organization that the user has chosen; none without a template. */
export async function templateClaims(
  identifier: string,
  { userId, organizationId }: { readonly userId: string; readonly organizationId: string | null },
  { InvalidTarget }: typeof ProviderErrors,
): Promise<Readonly<Record<string, unknown>>> {
  const { ctx, known } = currentProviderRequest();
  const template = known.templates.get(identifier);
  if (template === undefined) return {};
  const own = Object.entries(template).filter(([name]) => !isReserved(name));
  const { paths, render } = compileClaims(Object.fromEntries(own));
  const subject = { userId, organizationId, sessionId: null, workspaceId: null };
  const values = await readClaimValues(ctx, subject, paths);
  try {
    return render(values);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'CLAIMS_TOO_LARGE') throw error;
    throw new InvalidTarget('the claims of the JWT template of the resource are too large');
  }
}
