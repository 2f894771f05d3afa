import { LockMode } from '@mikro-orm/core';
import type { Transaction } from '../../platform/commands/command.ts';
import { UserImport } from './user-import.entity.ts';
import { userImportNotFound } from './user-import.reads.ts';

export const importResource = ({ id }: UserImport) => ({ type: 'user_import', id });

/** The fields of an import that its events record. */
export function auditedImport({ status, sendsEvents, size, total, created, failed }: UserImport) {
  return { status, sendEvents: sendsEvents, size, total, processed: created + failed, created, failed };
}

/** Locks the import until the end of the command. Throws 404 when there is none. */
export async function lockImport(tx: Transaction, id: string): Promise<UserImport> {
  const found = await tx.em.findOne(
    UserImport,
    { id, deploymentId: tx.deploymentId },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (found === null) throw userImportNotFound();
  return found;
}
