import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { OauthResource } from './oauth-resource.entity.ts';

type UnregisteredClients = OauthResource['unregisteredClients'][number];

/** How clients may identify that were not registered by hand: what a resource of the deployment accepts, in a fixed order. */
export async function acceptedClients({
  rows,
  viewer,
}: Pick<Context, 'rows' | 'viewer'>): Promise<UnregisteredClients[]> {
  const found = await rows
    .selectFrom('oauth_resource')
    .select(sql<UnregisteredClients>`unnest(unregistered_clients)`.as('accepted'))
    .distinct()
    .where('deployment_id', '=', viewer.deploymentId)
    .where(sql<boolean>`unregistered_clients <> '{}'`)
    .execute();
  return found.map(({ accepted }) => accepted).toSorted();
}
