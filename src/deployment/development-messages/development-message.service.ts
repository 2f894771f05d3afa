import { command } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { deploymentResource } from '../deployments/deployment.record.ts';
import { assertStaging } from './development-message.reads.ts';
import { emptyDevelopmentMailbox } from './store-development-message.ts';

/** Empties the development mailbox. */
export async function deleteDevelopmentMessages(ctx: Context): Promise<null> {
  await assertStaging(ctx);
  return command(ctx, async (tx) => {
    const count = await emptyDevelopmentMailbox(tx);
    tx.record({
      type: 'settings.development_messages.deleted',
      resource: deploymentResource(tx),
      before: { count },
    });
    return null;
  });
}
