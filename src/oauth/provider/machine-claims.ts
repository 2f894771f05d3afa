import { getApplication } from './applications.ts';
import { currentProviderRequest } from './current-request.ts';
import { type MachineClaims, readMachineClaims } from './machine-claims.reads.ts';

/** The claims of a token that an application gets for itself. Undefined for an application of the deployment. */
export async function machineClaims(clientId: string): Promise<MachineClaims | undefined> {
  const { organizationId } = await getApplication(clientId);
  if (organizationId === null) return undefined;
  const { rows, viewer } = currentProviderRequest().ctx;
  return readMachineClaims(rows, viewer.deploymentId, clientId);
}
