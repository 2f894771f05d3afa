import type { DeletedResource } from '../../generated/common.ts';

/** The result of a deletion: the id of what a command deletes, once it has. */
export async function deleted(id: string, command: Promise<unknown>): Promise<DeletedResource> {
  await command;
  return { id };
}
