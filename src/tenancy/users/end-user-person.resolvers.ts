import { userNotFound } from '../../identity/index.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { Resolvers } from '../graph/resolvers.ts';
import type { EndUserPersonRow } from '../graph/rows.ts';
import { peopleOfViewer } from './end-user-person.reads.ts';

/** Other users as an end user sees them: what members of an organization see of each other is for them only. */
export const endUserPersonResolvers: Resolvers = {
  EndUserPerson: {
    imageUrl: async (row, _, ctx) => {
      const person = await personOf(ctx, row);
      if (!person.sharesOrganization && !person.sharesWorkspace) throw notShared('organization or workspace');
      return person.imageUrl;
    },
    username: async (row, _, ctx) => (await fellowOf(ctx, row)).username,
    emailVerified: async (row, _, ctx) => (await fellowOf(ctx, row)).emailVerified,
    phoneVerified: async (row, _, ctx) => (await fellowOf(ctx, row)).phoneVerified,
    twoFactorEnabled: async (row, _, ctx) => (await fellowOf(ctx, row)).twoFactorEnabled,
  },
};

async function fellowOf(ctx: Context, row: EndUserPersonRow) {
  const person = await personOf(ctx, row);
  if (!person.sharesOrganization) throw notShared('organization');
  return person;
}

async function personOf({ loaders }: Context, { id }: EndUserPersonRow) {
  const person = await loaders.load(peopleOfViewer, id);
  if (person === undefined) throw userNotFound();
  return person;
}

const notShared = (what: string) =>
  new ServiceError('INSUFFICIENT_PERMISSIONS', `Only users who are in an ${what} with this user see this.`);
