import { isMetadataUrl } from '../metadata-documents/metadata-url.ts';
import { type ProviderApplication, readProviderApplication } from './application.reads.ts';
import { currentProviderRequest } from './current-request.ts';
import { documentApplication } from './document-application.ts';

/** The active application with this `client_id`, or null. A request reads it once. */
export function findApplication(clientId: string): Promise<ProviderApplication | null> {
  const { applications } = currentProviderRequest();
  const known = applications.get(clientId);
  if (known !== undefined) return known;
  const read = readApplication(clientId);
  applications.set(clientId, read);
  return read;
}

async function readApplication(clientId: string): Promise<ProviderApplication | null> {
  const { ctx, deployment, mayReadDocument } = currentProviderRequest();
  const { rows, viewer } = ctx;
  const found = await readProviderApplication(rows, viewer.deploymentId, clientId, viewer.signedIn?.userId ?? null);
  if (found?.isActive === false) return null;
  if (!mayReadDocument || !isMetadataUrl(clientId, { allowsHttpLoopback: deployment.mode === 'staging' })) return found;
  return documentApplication(ctx, clientId, { stored: found, isStaging: deployment.mode === 'staging' });
}

export async function getApplication(clientId: string): Promise<ProviderApplication> {
  const found = await findApplication(clientId);
  if (found === null) throw new Error(`The application ${clientId} is not active.`);
  return found;
}
