import type { interactionPolicy, KoaContextWithOIDC, errors as ProviderErrors } from 'oidc-provider';
import { isIntegerText } from '../../deployment/index.ts';
import { chooseOrganization } from '../grants/choose-organization.service.ts';
import { firstMemberships, membershipIn } from '../grants/organization.reads.ts';
import { NO_ORGANIZATION, ORGANIZATION_PARAMETER } from '../grants/organization-parameter.ts';
import { SCOPE_OF_CLAIM } from '../resources/openid-scopes.ts';
import { currentProviderRequest } from './current-request.ts';

type Oidc = KoaContextWithOIDC['oidc'];

/** The parameters of an authorization request which the library would ignore. */
export const organizationParameter = ({ InvalidRequest }: typeof ProviderErrors) => ({
  [ORGANIZATION_PARAMETER](_: unknown, value: string | undefined) {
    if (value === undefined || value === NO_ORGANIZATION || isIntegerText(value, 64)) return;
    throw new InvalidRequest(`${ORGANIZATION_PARAMETER} must be the id of an organization, or ${NO_ORGANIZATION}`);
  },
});

/** Asks the user for the organization, together with the consent or by itself. */
export function addOrganizationCheck(
  consent: interactionPolicy.Prompt,
  Check: typeof interactionPolicy.Check,
  { AccessDenied }: typeof ProviderErrors,
): void {
  consent.checks.add(
    new Check('organization', 'the user has to choose an organization', 'interaction_required', async ({ oidc }) => {
      const userId = oidc.account?.accountId;
      if (userId === undefined || !asksForOrganization(oidc) || oidc.result?.['consent'] !== undefined) return false;
      const { rows, viewer } = currentProviderRequest().ctx;
      const named = namedOrganization(oidc);
      const chosen = chosenOrganization(oidc);
      if (named === NO_ORGANIZATION) return chosen !== null;
      if (named === undefined) {
        if (chosen !== null && !asksAgain(oidc)) return false;
        const memberships = await firstMemberships(rows, viewer.deploymentId, userId);
        return memberships.length > (chosen === null ? 0 : 1);
      }
      if (named === chosen) return false;
      if ((await membershipIn(rows, viewer.deploymentId, { userId, organizationId: named })) !== undefined) return true;
      throw new AccessDenied('the user is not a member of the organization');
    }),
  );
}

/**
 * Chooses the organization for an application of the product itself if it has to be this one: the one that the request names, or the
 * only one of the user.
 */
export async function chooseOnlyOrganization(oidc: Oidc, grantKey: string, userId: string): Promise<void> {
  if (!asksForOrganization(oidc)) return;
  const { ctx, known } = currentProviderRequest();
  const named = namedOrganization(oidc);
  const chosen = chosenOrganization(oidc, grantKey);
  if (named === undefined ? chosen !== null : chosen === (named === NO_ORGANIZATION ? null : named)) return;
  const membership = named === NO_ORGANIZATION ? null : await onlyMembership(userId, named);
  if (membership === undefined) return;
  await chooseOrganization(ctx, { userId, grantKey, membershipId: membership?.id ?? null });
  known.organizations.set(grantKey, membership?.organizationId ?? null);
}

async function onlyMembership(userId: string, named: string | undefined) {
  const { rows, viewer } = currentProviderRequest().ctx;
  if (named !== undefined) return membershipIn(rows, viewer.deploymentId, { userId, organizationId: named });
  const [only, ...others] = await firstMemberships(rows, viewer.deploymentId, userId);
  return others.length === 0 ? only : undefined;
}

/** Whether it asks for claims about one organization, by the scope or singly. */
function asksForOrganization({ requestParamOIDCScopes, requestParamClaims }: Oidc): boolean {
  if (requestParamOIDCScopes.has('organization')) return true;
  return [...requestParamClaims].some((claim) => SCOPE_OF_CLAIM[claim] === 'organization');
}

const namedOrganization = ({ params }: Oidc) => params?.[ORGANIZATION_PARAMETER] as string | undefined;

/** The organization of the user's grant for the application, which the request has read. */
function chosenOrganization({ entities }: Oidc, grantKey = entities.Grant?.jti): string | null {
  return currentProviderRequest().known.organizations.get(grantKey ?? '') ?? null;
}

const asksAgain = (oidc: Oidc) =>
  oidc.prompts.has('consent') && oidc.promptPending('consent') && !currentProviderRequest().mayReuseConsent;
