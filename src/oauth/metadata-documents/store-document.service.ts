import { command } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { addClient, changedClientFields } from '../applications/add-client.ts';
import type { ClientFields } from '../applications/client-fields.ts';
import { OauthApplication } from '../applications/oauth-application.entity.ts';
import { audited, resourceOf } from '../applications/oauth-application.record.ts';

interface NewDocument {
  /** Its URL, which is the `client_id`. */
  readonly url: string;
  readonly fields: ClientFields;
  /** For how long it is not read again. */
  readonly seconds: number;
}

/** Stores the application of a metadata document, or what has changed of it. An application that an operator has deactivated stays so. */
export function storeDocument(ctx: Context, { url, fields, seconds }: NewDocument): Promise<void> {
  return command(ctx, async (tx) => {
    await tx.lock(`oauth metadata ${url}`);
    const metadataExpiresAt = new Date(tx.now.getTime() + seconds * 1_000);
    const application = await tx.em.findOne(OauthApplication, { deploymentId: tx.deploymentId, metadataUrl: url });
    if (application === null) {
      addClient(tx, fields, { registration: 'metadata_document', metadataUrl: url, metadataExpiresAt });
      return;
    }
    const before = audited(application, []);
    const changes = changedClientFields(application, fields);
    tx.em.assign(application, { ...changes, metadataExpiresAt });
    if (Object.keys(changes).length === 0) return tx.markUnchanged();
    tx.em.assign(application, { updatedAt: tx.now });
    tx.record({
      type: 'oauth_application.updated',
      resource: resourceOf(application),
      before,
      after: audited(application, []),
    });
  });
}
