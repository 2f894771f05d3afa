import type { Context } from '../platform/context.ts';
import type { CreateRoleInput } from '../tenancy/graph/types.ts';
import { createRole, type Parent, rolesOf } from '../tenancy/index.ts';
import type { Ledger } from './ledger.ts';

/** Makes the roles that the parent lacks; answers the ids of those that a name means there. */
export async function fillRoles(ctx: Context, ledger: Ledger, parent: Parent, wanted: readonly CreateRoleInput[]) {
  const roles = await rolesOf(ctx.rows, ctx.viewer.deploymentId, parent).execute();
  const idByName = new Map(roles.map(({ name, id }) => [name, id]));
  for (const role of wanted) {
    const id = await ledger.ensure('roles', idByName.get(role.name), () => createRole(ctx, parent, role));
    idByName.set(role.name, id);
  }
  return (name: string): string[] => {
    const id = idByName.get(name);
    if (id === undefined) throw new Error(`The demo names no role ${name} of this ${parent.level}.`);
    return [id];
  };
}
