import { assertOrganizationsEnabled } from '../../../deployment/index.ts';
import type { CreateOrganizationInput, UpdateOrganizationInput } from '../../../generated/backend.ts';
import { command } from '../../../platform/commands/command.ts';
import type { Context } from '../../../platform/context.ts';
import { imageCommands } from '../../parents/parent-image.ts';
import { getOrganization } from '../organization.reads.ts';
import { addOrganization, changeOrganization, lockOrganization, organizationImage } from '../organization.record.ts';

export function createOrganization(ctx: Context, input: CreateOrganizationInput) {
  return command(ctx, async (tx) => {
    await assertOrganizationsEnabled(tx.rows, tx.deploymentId);
    const { id } = await addOrganization(tx, input, null);
    return getOrganization(tx.rows, tx.deploymentId, id);
  });
}

export function updateOrganization(ctx: Context, id: string, input: UpdateOrganizationInput) {
  return command(ctx, async (tx) => {
    const organization = await lockOrganization(tx, id);
    tx.assertVersion(organization);
    await changeOrganization(ctx, tx, organization, input);
    return getOrganization(tx.rows, tx.deploymentId, id);
  });
}

export const { set: setOrganizationImage, remove: deleteOrganizationImage } = imageCommands(organizationImage, {
  lock: (_, tx, id) => lockOrganization(tx, id),
  read: (_, { rows, deploymentId }, id) => getOrganization(rows, deploymentId, id),
});
