import { type ProviderApplication, readProviderApplication } from './application.reads.ts';
import { currentProviderRequest } from './current-request.ts';

/** The active application with this `client_id`, or null. A request reads it once. */
export function findApplication(clientId: string): Promise<ProviderApplication | null> {
  const { ctx, applications } = currentProviderRequest();
  const known = applications.get(clientId);
  if (known !== undefined) return known;
  const { rows, viewer } = ctx;
  const read = readProviderApplication(rows, viewer.deploymentId, clientId, viewer.signedIn?.userId ?? null);
  applications.set(clientId, read);
  return read;
}

export async function getApplication(clientId: string): Promise<ProviderApplication> {
  const found = await findApplication(clientId);
  if (found === null) throw new Error(`The application ${clientId} is not active.`);
  return found;
}
