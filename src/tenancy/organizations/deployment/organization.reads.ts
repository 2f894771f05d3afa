import { sql } from 'kysely';
import { imageOrDefault } from '../../../deployment/index.ts';
import type { Context } from '../../../platform/context.ts';
import {
  notOrganizationMember,
  type OrganizationAccess,
  organizationsWithRights,
} from '../../access/organization.access.ts';
import { organizationNotFound } from '../../parents/parent.ts';

/** Organizations by id, each with the signed-in user's rights in it, in one statement. */
export async function organizationsOfViewer({ rows, viewer }: Context, ids: readonly string[]) {
  const { userId } = viewer.assertSignedIn();
  const found = await organizationsWithRights(rows, viewer.deploymentId, userId)
    .select([
      'organization.id',
      'organization.name',
      'organization.slug',
      'organization.display_name as displayName',
      'organization.description',
      'organization.logo_url as logoUrl',
      'organization.public_metadata as publicMetadata',
      imageOrDefault('organization.logo_url', 'defaultOrganizationProfileImageUrl', viewer.deploymentId).as('imageUrl'),
      'organization.created_at as createdAt',
      'organization.updated_at as updatedAt',
    ])
    .where('organization.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(
    found.map(({ membershipId, permissions, ...organization }) => {
      const access: OrganizationAccess | null =
        membershipId === null
          ? null
          : {
              level: 'organization',
              organizationId: organization.id,
              membershipId,
              permissions: new Set(permissions),
            };
      return [organization.id, { organization, access }];
    }),
  );
}

/** An organization with the signed-in user's rights in it, null if they are not a member; 404 if it does not exist. */
export async function organizationOfViewer({ loaders }: Context, id: string) {
  const found = await loaders.load(organizationsOfViewer, id);
  if (found === undefined) throw organizationNotFound();
  return found;
}

/** An organization with the signed-in user's rights in it; 403 if they are not a member, 404 if it does not exist. */
export async function organizationOfMember(ctx: Context, id: string) {
  const { organization, access } = await organizationOfViewer(ctx, id);
  if (access === null) throw notOrganizationMember();
  return { organization, access };
}

/** The organizations with these ids that the signed-in user is a member of. Their fields and edges use what this has read. */
export async function readableOrganizationsById({ loaders }: Context, ids: readonly string[]) {
  const found = await Promise.all(ids.map((id) => loaders.load(organizationsOfViewer, id)));
  return new Map(
    found.flatMap((each) => (each && each.access !== null ? [[each.organization.id, each.organization] as const] : [])),
  );
}
