import { sql } from 'kysely';
import type { CreateUserImportInput } from '../../generated/backend.ts';
import { command } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { fieldError, ServiceError, validationFailed } from '../../platform/errors.ts';
import { countLines, storeFile } from './import-file.ts';
import { UserImport } from './user-import.entity.ts';
import { getUserImport } from './user-import.reads.ts';
import { auditedImport, importResource, lockImport } from './user-import.record.ts';
import { importJobs } from './user-import-job.ts';
import { MAX_INLINE_BYTES } from './user-import-upload.ts';

/** Imports of a deployment that wait or run at once. Each keeps its file in the database. */
const MAX_OPEN_IMPORTS = 5;

/** Stores the file. A job creates the users. */
export async function createUserImport(ctx: Context, { content, sendEvents }: CreateUserImportInput) {
  const source = sourceOf(ctx, content);
  const { size, lines } = await countLines(source);
  if (lines === 0) throw invalidContent('must have at least one line', ctx.upload !== undefined);
  return command(ctx, async (tx) => {
    await tx.lock('user imports');
    const { open } = await tx.rows
      .selectFrom('user_import')
      .select(sql<number>`count(*)::int`.as('open'))
      .where('deployment_id', '=', tx.deploymentId)
      .where('status', 'in', ['pending', 'processing'])
      .executeTakeFirstOrThrow();
    if (open >= MAX_OPEN_IMPORTS) {
      throw new ServiceError(
        'CONFLICT',
        `${MAX_OPEN_IMPORTS} imports wait or run. Wait until one of them is completed.`,
      );
    }
    const added = tx.em.create(UserImport, {
      id: tx.newId(),
      deploymentId: tx.deploymentId,
      status: 'pending',
      sendsEvents: sendEvents,
      size,
      total: lines,
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    tx.record({ type: 'user_import.created', resource: importResource(added), after: auditedImport(added) });
    await tx.flush();
    await storeFile(tx.rows, { deploymentId: tx.deploymentId, importId: added.id }, source);
    await ctx.jobs.add(tx, importJobs, { deploymentId: tx.deploymentId, importId: added.id });
    return getUserImport(tx.rows, tx.deploymentId, added.id);
  });
}

/** Deletes an import. Its job ends with its next batch, because it locks the import. */
export function deleteUserImport(ctx: Context, id: string): Promise<null> {
  return command(ctx, async (tx) => {
    const found = await lockImport(tx, id);
    tx.record({ type: 'user_import.deleted', resource: importResource(found), before: auditedImport(found) });
    tx.em.remove(found);
    return null;
  });
}

function sourceOf({ upload }: Context, content: string | null | undefined) {
  if (upload !== undefined) {
    if (content == null) return { path: upload.path };
    throw invalidContent('must be left out when a file is sent', false);
  }
  if (content == null) throw invalidContent('is required', false);
  const bytes = Buffer.from(content, 'utf8');
  if (bytes.length > MAX_INLINE_BYTES) throw invalidContent('must have at most 1 MiB in UTF-8', false);
  return { bytes };
}

const invalidContent = (message: string, isFile: boolean) =>
  validationFailed([fieldError(isFile ? ['file'] : ['input', 'content'], message)]);
