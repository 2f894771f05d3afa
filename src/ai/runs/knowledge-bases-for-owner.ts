import type { Rows } from '../../platform/database/tables.ts';
import { mayUse, type SearchOwner, searchableBasesById } from '../search/searched-bases.reads.ts';

/**
 * The knowledge bases among these that a run for the owner may search, in the same order: those of the deployment and those of
 * the owner's organization or workspace. For an owner that is only a user, or none, those of the deployment.
 */
export async function knowledgeBasesForOwner(
  rows: Rows,
  deploymentId: number,
  ids: readonly string[],
  owner: SearchOwner,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const found = await searchableBasesById(rows, { deploymentId, userId: null }, ids);
  return ids.filter((id) => {
    const base = found.get(id);
    return base !== undefined && mayUse(owner, base);
  });
}
