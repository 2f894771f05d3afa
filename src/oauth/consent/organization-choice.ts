import type { ConnectedOrganization } from '../../generated/common.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { fieldError, validationFailed } from '../../platform/errors.ts';
import { fieldRule } from '../../platform/validation/field-rules.ts';
import { asksForOrganization } from '../grants/access.ts';
import { lockMembership, membershipIn, organizationsToChoose } from '../grants/organization.reads.ts';
import { findGrantOf } from '../records/record.reads.ts';
import type { AccessRequest } from './access-request.ts';

/** What a request lets the user choose from. */
interface OrganizationChoice {
  readonly organizations: readonly ConnectedOrganization[];
  readonly organizationId: string | null;
  readonly requiresOrganization: boolean;
}

const NOTHING_TO_CHOOSE: OrganizationChoice = { organizations: [], organizationId: null, requiresOrganization: false };

/** The organizations of the user, if the application asks for one, and which one to suggest. */
export async function getOrganizationChoice(
  rows: Rows,
  deploymentId: number,
  { userId, request }: { readonly userId: string; readonly request: AccessRequest },
): Promise<OrganizationChoice> {
  const { access, applicationId, namedOrganizationId: named } = request;
  if (!asksForOrganization(access)) return NOTHING_TO_CHOOSE;
  const grant = await findGrantOf(rows, deploymentId, { userId, applicationId });
  const first = named ?? grant?.organizationId ?? null;
  const organizations = await organizationsToChoose(rows, deploymentId, { userId, named: first });
  const requiresOrganization = organizations.length > 0 && named !== null;
  const only = requiresOrganization && organizations.length === 1 ? organizations[0]?.id : undefined;
  const suggested = organizations.find(({ id }) => id === first)?.id ?? only ?? null;
  return { organizations, organizationId: named === null ? null : suggested, requiresOrganization };
}

/** The membership of the organization that the user has chosen; null without one. Throws 400 for a choice that is not possible. */
export async function chosenMembershipId(
  tx: Transaction,
  { userId, request }: { readonly userId: string; readonly request: AccessRequest },
  organizationId: string | null,
): Promise<string | null> {
  const { rows, deploymentId } = tx;
  if (organizationId !== null) {
    if (!asksForOrganization(request.access))
      throw invalid('must be left out: the application does not ask for an organization');
    const membership = await membershipIn(rows, deploymentId, { userId, organizationId });
    if (membership === undefined || !(await lockMembership(tx, membership.id)))
      throw invalid(fieldRule('OWN_ORGANIZATION'));
    return membership.id;
  }
  const { requiresOrganization } = await getOrganizationChoice(rows, deploymentId, { userId, request });
  if (requiresOrganization) throw invalid(fieldRule('OWN_ORGANIZATION'));
  return null;
}

const invalid = (message: string | ReturnType<typeof fieldRule>) =>
  validationFailed([fieldError('input.organizationId', message)]);
