import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../platform/commands/command.ts';
import { Role } from './role.entity.ts';

/** The roles that every deployment has, at both levels. They cannot be changed, so their names identify them. */
const BUILT_IN_ROLES = (['organization', 'workspace'] as const).flatMap((level) => [
  { level, name: 'Admin', permissions: [`${level}:admin`, `${level}:manage`, `${level}:read`] },
  { level, name: 'Member', permissions: [`${level}:read`] },
]);

const NAMES = [...new Set(BUILT_IN_ROLES.map(({ name }) => name))];

/** Whether a role of the deployment is built in. */
export const isBuiltIn = ({ name }: Pick<Role, 'name'>): boolean => NAMES.includes(name);

/** The same condition, negated, for a row `role`. */
export const isNotBuiltIn: RawBuilder<boolean> = sql`role.name <> all(${NAMES}::text[])`;

/** Adds the built-in roles to a new deployment. */
export function addBuiltInRoles(tx: Transaction): void {
  const stamps = { deploymentId: tx.deploymentId, createdAt: tx.now, updatedAt: tx.now };
  for (const role of BUILT_IN_ROLES) tx.em.create(Role, { id: tx.newId(), ...role, ...stamps });
}
