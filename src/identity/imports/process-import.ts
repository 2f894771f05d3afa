import { LockMode } from '@mikro-orm/core';
import { authSettingsOf } from '../../deployment/index.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import { systemContext } from '../../platform/commands/system-context.ts';
import type { Services } from '../../platform/context.ts';
import { type BatchLine, importBatch, readLines } from './import-batch.ts';
import { linesOf } from './import-file.ts';
import { refreshStatistics } from './refresh-statistics.ts';
import { UserImport } from './user-import.entity.ts';
import { auditedImport, importResource } from './user-import.record.ts';
import { type ImportJob, MAX_ATTEMPTS } from './user-import-job.ts';

/** Lines of one transaction. */
const BATCH_LINES = 200;
/** The size of their text, so that lines with much metadata do not add up. */
const BATCH_CHARACTERS = 1024 * 1024;

/** Where the processing continues. */
interface Progress {
  readonly position: number;
  readonly line: number;
}

/** The import was deleted, or another process continues it. */
class ImportTaken extends Error {}

/** Creates the users of an import. A job that is repeated after a crash continues with the line after the last commit. */
export async function processImport(services: Services, job: ImportJob): Promise<void> {
  let progress = await startAttempt(services, job);
  if (progress === null) return;
  let batch: BatchLine[] = [];
  let characters = 0;
  const write = async (from: Progress, end: number) => {
    const to = { position: end, line: batch.at(-1)?.number ?? from.line };
    await writeBatch(services, job, { from, to, batch });
    await refreshStatistics(services.database.rows, from.line, to.line);
    batch = [];
    characters = 0;
    return to;
  };
  try {
    let end = progress.position;
    for await (const line of linesOf(services.database.rows, job, progress)) {
      batch.push(line);
      characters += line.text?.length ?? 0;
      end = line.end;
      if (batch.length >= BATCH_LINES || characters >= BATCH_CHARACTERS) progress = await write(progress, end);
    }
    if (batch.length > 0) progress = await write(progress, end);
    await finish(services, job, progress, 'completed');
  } catch (error) {
    if (!(error instanceof ImportTaken)) throw error;
  }
}

/** Returns where to continue, or null when there is nothing to do. */
async function startAttempt(services: Services, job: ImportJob): Promise<Progress | null> {
  const started = await services.database.rows
    .updateTable('user_import')
    .set((row) => ({ status: 'processing', attempts: row('attempts', '+', 1), updated_at: new Date().toISOString() }))
    .where('deployment_id', '=', job.deploymentId)
    .where('id', '=', job.importId)
    .where('status', 'in', ['pending', 'processing'])
    .returning(['position', 'line', 'attempts'])
    .executeTakeFirst();
  if (started === undefined) return null;
  const progress = { position: Number(started.position), line: started.line };
  if (started.attempts <= MAX_ATTEMPTS) return progress;
  await finish(services, job, progress, 'failed');
  return null;
}

async function writeBatch(
  services: Services,
  { deploymentId, importId }: ImportJob,
  { from, to, batch }: { readonly from: Progress; readonly to: Progress; readonly batch: readonly BatchLine[] },
): Promise<void> {
  const { username: usernameBounds } = await authSettingsOf(services.database.rows, deploymentId);
  const lines = await readLines(services, { deploymentId, usernameBounds }, batch);
  await command(systemContext(services, deploymentId), async (tx) => {
    tx.markUnchanged();
    const found = await lockProgress(tx, importId, from);
    const { created, failed } = await importBatch(services, tx, found, lines);
    Object.assign(found, { ...to, attempts: 0, updatedAt: tx.now });
    found.created += created;
    found.failed += failed;
  });
}

async function finish(
  services: Services,
  { deploymentId, importId }: ImportJob,
  progress: Progress,
  status: 'completed' | 'failed',
): Promise<void> {
  await command(systemContext(services, deploymentId), async (tx) => {
    const found = await lockProgress(tx, importId, progress);
    Object.assign(found, { status, completedAt: tx.now, updatedAt: tx.now });
    await tx.rows
      .deleteFrom('user_import_part')
      .where('deployment_id', '=', deploymentId)
      .where('import_id', '=', importId)
      .execute();
    tx.record({ type: `user_import.${status}`, resource: importResource(found), after: auditedImport(found) });
  });
}

/** Locks the import. Throws when it was deleted, or has other progress than this process has made. */
async function lockProgress(tx: Transaction, importId: string, { position }: Progress): Promise<UserImport> {
  const found = await tx.em.findOne(
    UserImport,
    { id: importId, deploymentId: tx.deploymentId, status: 'processing', position },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (found === null) throw new ImportTaken();
  return found;
}
