import { command } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { type ExportedPart, readPart } from '../../platform/data-protection/personal-data.ts';
import { notFound } from '../../platform/errors.ts';
import { liftDeadline } from '../../platform/process/deadline.ts';

/** Reads what all features store about a user, and records the export; see `userExport` in the schema. */
export function exportUser(ctx: Context, userId: string) {
  liftDeadline();
  return command(ctx, async (tx) => {
    const { rows, deploymentId, now } = tx;
    await rows
      .selectFrom('user')
      .select('id')
      .where('deployment_id', '=', deploymentId)
      .where('id', '=', userId)
      .executeTakeFirstOrThrow(() => notFound('USER_NOT_FOUND', 'The user'));
    const parts: ExportedPart[] = [];
    for (const part of ctx.features.flatMap(({ personalData = [] }) => personalData)) {
      parts.push(await readPart(rows, part, { deploymentId, userId }));
    }
    const isComplete = !parts.some(({ isTruncated }) => isTruncated);
    tx.record({ type: 'user.exported', resource: { type: 'user', id: userId }, after: { isComplete } });
    return { userId, exportedAt: now.toISOString(), isComplete, parts };
  });
}
