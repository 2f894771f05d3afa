import type { AddRestrictionInput } from '../../generated/backend.ts';
import { command } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { notFound, ServiceError } from '../../platform/errors.ts';
import { lockDeployment } from '../deployments/deployment.record.ts';
import { Restriction } from './restriction.entity.ts';
import { getRestriction, hasRestrictions, type RestrictionListName } from './restriction.reads.ts';
import { parseRestriction } from './restriction-value.ts';

const LIST_NAMES = { allow: 'allowlist', block: 'blocklist' } as const satisfies Readonly<
  Record<RestrictionListName, string>
>;

/** Adds an address or a domain to a list. */
export function addRestriction(ctx: Context, list: RestrictionListName, { value }: AddRestrictionInput) {
  const { kind, valueKey } = parseRestriction(value, 'input.value');
  return command(ctx, async (tx) => {
    await tx.lock(`restriction ${list} ${valueKey}`);
    const existing = await tx.em.count(Restriction, { deploymentId: tx.deploymentId, list, valueKey });
    if (existing > 0) throw new ServiceError('ALREADY_LISTED', `This is already on the ${LIST_NAMES[list]}.`);
    const entry = { list, kind, value };
    const { id } = tx.em.create(Restriction, {
      id: tx.newId(),
      deploymentId: tx.deploymentId,
      ...entry,
      valueKey,
      createdAt: tx.now,
    });
    tx.record({ type: `settings.${LIST_NAMES[list]}.added`, resource: { type: 'restriction', id }, after: entry });
    await tx.em.flush();
    return getRestriction(tx.rows, tx.deploymentId, id);
  });
}

/** Removes an address or a domain from a list. */
export function removeRestriction(ctx: Context, list: RestrictionListName, value: string): Promise<null> {
  const { valueKey } = parseRestriction(value, 'value');
  return command(ctx, async (tx) => {
    // A command that enables the allowlist takes the same lock, so an enabled allowlist is never empty.
    const { restrictions } = await lockDeployment(tx);
    const { id, kind } = await tx.rows
      .deleteFrom('restriction')
      .where('deployment_id', '=', tx.deploymentId)
      .where('list', '=', list)
      .where('value_key', '=', valueKey)
      .returning(['id', 'kind'])
      .executeTakeFirstOrThrow(() => notFound('RESTRICTION_NOT_FOUND', 'The address or domain'));
    if (list === 'allow' && restrictions.allowlistEnabled && !(await hasRestrictions(tx.rows, tx.deploymentId, list))) {
      throw new ServiceError('CONFLICT', 'An enabled allowlist must have an entry. Disable it first.');
    }
    tx.record({
      type: `settings.${LIST_NAMES[list]}.removed`,
      resource: { type: 'restriction', id },
      before: { list, kind, value },
    });
    return null;
  });
}
