import type { Context } from '../../platform/context.ts';
import { rolesOfApplications, secretsOf } from './oauth-application.reads.ts';

interface Application {
  readonly id: string;
}

/** The resolvers of what is read in batches, when it is requested. */
export const applicationParts = {
  secrets: async ({ id }: Application, _: unknown, { loaders }: Context) => (await loaders.load(secretsOf, id)) ?? [],
  roles: async ({ id }: Application, _: unknown, { loaders }: Context) =>
    (await loaders.load(rolesOfApplications, id)) ?? [],
};
