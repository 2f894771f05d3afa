import { LockMode } from '@mikro-orm/core';
import type { UpdateOperatorInput } from '../../generated/console.ts';
import { endSessionsOf, lockUser } from '../../identity/index.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { Operator } from './operator.entity.ts';
import { getOperator, operatorNotFound } from './operator.reads.ts';
import type { StoredRole } from './operator-role.ts';

/** Serializes changes of owners, so that two of them cannot remove each other at once. */
const OWNERS_LOCK = 'operators';

export function updateOperator(ctx: Context, id: string, input: UpdateOperatorInput) {
  return command(ctx, async (tx) => {
    const operator = await lockOperator(tx, id);
    const before = audited(operator);
    const role = input.role == null ? operator.role : storedRole(input.role);
    if (role !== 'owner') await assertNotLastOwner(tx, operator);
    tx.em.assign(operator, {
      role,
      deploymentIds: allowedDeployments(role, input.deploymentIds, operator.deploymentIds),
      updatedAt: tx.now,
    });
    await tx.em.flush();
    tx.record({ type: 'operator.updated', resource: resourceOf(operator), before, after: audited(operator) });
    return getOperator(tx.rows, tx.deploymentId, id);
  });
}

/** Keeps the user, inactive, so that the audit log can still name them. */
export function removeOperator(ctx: Context, id: string): Promise<null> {
  return command(ctx, async (tx) => {
    const operator = await lockOperator(tx, id);
    await assertNotLastOwner(tx, operator);
    const user = await lockUser(tx, id);
    user.isActive = false;
    await endSessionsOf(tx, id);
    tx.em.remove(operator);
    await tx.em.flush();
    tx.record({ type: 'operator.removed', resource: resourceOf(operator), before: audited(operator) });
    return null;
  });
}

/** Makes a new user an operator, in the command that creates the user. */
export function addOperator(
  tx: Transaction,
  {
    id,
    role,
    deploymentIds,
  }: { readonly id: string; readonly role: StoredRole; readonly deploymentIds: number[] | null },
): void {
  const stamps = { deploymentId: tx.deploymentId, createdAt: tx.now, updatedAt: tx.now };
  const operator = tx.em.create(Operator, { id, role, deploymentIds, ...stamps });
  tx.record({ type: 'operator.created', resource: resourceOf(operator), after: audited(operator) });
}

export const storedRole = (role: string) => role.toLowerCase() as StoredRole;

/** An owner has all deployments. For others, a list that is left out stays as it is, and null means all. */
export function allowedDeployments(
  role: StoredRole,
  given: readonly number[] | null | undefined,
  current: number[] | null = null,
): number[] | null {
  if (role === 'owner' || given === null) return null;
  return given === undefined ? current : [...new Set(given)];
}

async function lockOperator(tx: Transaction, id: string): Promise<Operator> {
  await tx.lock(OWNERS_LOCK);
  const operator = await tx.em.findOne(
    Operator,
    { id, deploymentId: tx.deploymentId },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (operator === null) throw operatorNotFound();
  return operator;
}

async function assertNotLastOwner(tx: Transaction, { id, role }: Operator): Promise<void> {
  if (role !== 'owner') return;
  const other = await tx.rows
    .selectFrom('operator')
    .select('id')
    .where('deployment_id', '=', tx.deploymentId)
    .where('role', '=', 'owner')
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  if (other !== undefined) return;
  throw new ServiceError('LAST_ADMIN', 'This is the last owner. Make another operator an owner first.');
}

const resourceOf = ({ id }: Operator) => ({ type: 'operator', id });
const audited = ({ role, deploymentIds }: Operator) => ({ role, deploymentIds });
