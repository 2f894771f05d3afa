import type { Resolvers } from '../../../generated/deployment.ts';
import { userNotFound } from '../../../identity/index.ts';
import type { Context } from '../../../platform/context.ts';
import { ServiceError } from '../../../platform/errors.ts';
import type { UserRow } from '../../graph/deployment/rows.ts';
import { peopleSeenByViewer } from './person.reads.ts';

/** Users as an end user sees them. Some fields are only for members of the same organization or workspace. */
export const endUserPersonResolvers: Resolvers = {
  Viewer: { user: ({ id, firstName, lastName, email }) => ({ id, firstName, lastName, email }) },
  User: {
    imageUrl: async (row, _, ctx) => {
      const person = await personOf(ctx, row);
      if (!person.sharesOrganization && !person.sharesWorkspace) throw noSharedMembership('organization or workspace');
      return person.imageUrl;
    },
    username: async (row, _, ctx) => (await memberOfSharedOrganization(ctx, row)).username,
    emailVerified: async (row, _, ctx) => (await memberOfSharedOrganization(ctx, row)).emailVerified,
    phoneVerified: async (row, _, ctx) => (await memberOfSharedOrganization(ctx, row)).phoneVerified,
    twoFactorEnabled: async (row, _, ctx) => (await memberOfSharedOrganization(ctx, row)).twoFactorEnabled,
  },
};

async function memberOfSharedOrganization(ctx: Context, row: UserRow) {
  const person = await personOf(ctx, row);
  if (!person.sharesOrganization) throw noSharedMembership('organization');
  return person;
}

async function personOf({ loaders }: Context, { id }: UserRow) {
  const person = await loaders.load(peopleSeenByViewer, id);
  if (person === undefined) throw userNotFound();
  return person;
}

const noSharedMembership = (sharedParent: string) =>
  new ServiceError('INSUFFICIENT_PERMISSIONS', `Only members of the same ${sharedParent} as this user can see this.`);
