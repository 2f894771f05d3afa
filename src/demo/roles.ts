import type { CreateRoleInput } from '../generated/common.ts';
import type { Context } from '../platform/context.ts';
import { createRole, type Parent, rolesOf } from '../tenancy/index.ts';
import type { SeedCounter } from './seed-counter.ts';

/** Creates the missing roles of an organization or workspace. Returns a function that looks up role ids by name. */
export async function seedRoles(
  ctx: Context,
  counter: SeedCounter,
  parent: Parent,
  wanted: readonly CreateRoleInput[],
) {
  const roles = await rolesOf(ctx.rows, ctx.viewer.deploymentId, parent).execute();
  const idByName = new Map(roles.map(({ name, id }) => [name, id]));
  for (const role of wanted) {
    const id = await counter.ensure('roles', idByName.get(role.name), () => createRole(ctx, parent, role));
    idByName.set(role.name, id);
  }
  return (name: string): string[] => {
    const id = idByName.get(name);
    if (id === undefined) throw new Error(`The demo data has no role ${name} in this ${parent.level}.`);
    return [id];
  };
}
