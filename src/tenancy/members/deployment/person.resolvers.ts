import { userNotFound } from '../../../identity/index.ts';
import type { Context } from '../../../platform/context.ts';
import { ServiceError } from '../../../platform/errors.ts';
import type { Resolvers } from '../../graph/resolvers.ts';
import type { EndUserPersonRow } from '../../graph/rows.ts';
import { peopleSeenByViewer } from './person.reads.ts';

/** Other users as an end user sees them. Some fields are only for members of the same organization or workspace. */
export const endUserPersonResolvers: Resolvers = {
  EndUserPerson: {
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

async function memberOfSharedOrganization(ctx: Context, row: EndUserPersonRow) {
  const person = await personOf(ctx, row);
  if (!person.sharesOrganization) throw noSharedMembership('organization');
  return person;
}

async function personOf({ loaders }: Context, { id }: EndUserPersonRow) {
  const person = await loaders.load(peopleSeenByViewer, id);
  if (person === undefined) throw userNotFound();
  return person;
}

const noSharedMembership = (sharedParent: string) =>
  new ServiceError('INSUFFICIENT_PERMISSIONS', `Only members of the same ${sharedParent} as this user can see this.`);
