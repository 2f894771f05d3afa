import type { Context } from '../../platform/context.ts';
import { countOwn } from '../../platform/rate-limits/own-limit.ts';
import { InvalidClient } from '../applications/client-fields.ts';
import { DocumentUnavailable, readDocument } from '../metadata-documents/read-document.ts';
import { storeDocument } from '../metadata-documents/store-document.service.ts';
import { acceptedClients } from '../resources/unregistered-clients.reads.ts';
import { type ProviderApplication, readProviderApplication } from './application.reads.ts';

/** Why a client with a metadata document cannot be used, as the developer of the client reads it. */
export class ClientRejected extends Error {}

/** How many documents one user can make this service read, besides those that it has stored. */
const NEW_CLIENTS = { limit: 20, windowMs: 3_600_000 } as const;
/** For how long a document that its host cannot send is used as it was. */
const STALE_MS = 86_400_000;

/**
 * The application of a metadata document, for a signed-in user. The document is read when it was never read, or not for the time that its
 * host allows. Null if an operator has deactivated the application. Throws {@link ClientRejected}.
 */
export async function documentApplication(
  ctx: Context,
  url: string,
  { stored, isStaging }: { readonly stored: ProviderApplication | null; readonly isStaging: boolean },
): Promise<ProviderApplication | null> {
  const expiresAt = Date.parse(stored?.metadataExpiresAt ?? '');
  if (stored !== null && expiresAt > Date.now()) return stored;
  if (!(await acceptedClients(ctx)).includes('metadata_document')) {
    throw new ClientRejected('no resource of this deployment accepts clients that are not registered');
  }
  await countClient(ctx);
  try {
    await storeDocument(ctx, { url, ...(await readDocument(ctx, url, { isStaging })) });
  } catch (error) {
    if (error instanceof DocumentUnavailable && stored !== null && expiresAt + STALE_MS > Date.now()) return stored;
    if (!(error instanceof DocumentUnavailable || error instanceof InvalidClient)) throw error;
    throw new ClientRejected(`the metadata document of the client cannot be used: ${error.message}`);
  }
  const { rows, viewer } = ctx;
  return readProviderApplication(rows, viewer.deploymentId, url, viewer.signedIn?.userId ?? null);
}

async function countClient(ctx: Context): Promise<void> {
  const key = `own:oauth-new-client:${ctx.viewer.deploymentId}:${ctx.viewer.assertSignIn().userId}`;
  const seconds = await countOwn(ctx, { key, ...NEW_CLIENTS });
  if (seconds === null) return;
  const minutes = Math.ceil(seconds / 60);
  throw new ClientRejected(`the user has signed in to too many new clients; try again in ${minutes} minutes`);
}
