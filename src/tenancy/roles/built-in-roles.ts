import type { Transaction } from '../../platform/database/command.ts';
import { Role } from './role.entity.ts';

/** The roles that every deployment has, at both levels. Organizations and workspaces cannot change them. */
const BUILT_IN_ROLES = (['organization', 'workspace'] as const).flatMap((level) => [
  { level, name: 'Admin', permissions: [`${level}:admin`, `${level}:manage`, `${level}:read`] },
  { level, name: 'Member', permissions: [`${level}:read`] },
]);

/** Adds the built-in roles to a new deployment. */
export function addBuiltInRoles(tx: Transaction): void {
  const stamps = { deploymentId: tx.deploymentId, createdAt: tx.now, updatedAt: tx.now };
  for (const role of BUILT_IN_ROLES) tx.em.create(Role, { id: tx.newId(), ...role, ...stamps });
}
