import type { interactionPolicy, KoaContextWithOIDC, errors as ProviderErrors } from 'oidc-provider';
import { getApplication } from './applications.ts';

/**
 * An application of an organization signs in only members of the organization, so that its page of consent cannot collect the users of
 * other organizations. Tokens of a user who is no longer a member are rejected where they are read: see `record.reads.ts`.
 */
export const membersOnly = (
  { Check }: Pick<typeof interactionPolicy, 'Check'>,
  { AccessDenied }: Pick<typeof ProviderErrors, 'AccessDenied'>,
) =>
  new Check('members_only', 'the user is not a member of the organization', 'access_denied', async ({ oidc }) => {
    if (await isForMember(oidc)) return false;
    throw new AccessDenied('the user is not a member of the organization that the application belongs to');
  });

async function isForMember({ client, session }: KoaContextWithOIDC['oidc']): Promise<boolean> {
  if (client === undefined || session?.accountId === undefined) return true;
  const { organizationId, isMember } = await getApplication(client.clientId);
  return organizationId === null || isMember;
}
