import { type RawBuilder, sql } from 'kysely';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import type { ApplicationResource } from './oauth-application.entity.ts';

/**
 * What an application may ask for, as SQL of a query that names the table `application`: the resources that it lists, or for one that was
 * not registered by hand, those that accept such clients.
 */
export const allowedResources: RawBuilder<readonly ApplicationResource[]> = sql`case application.registration
  when 'manual' then application.resources
  else coalesce((
    select jsonb_agg(jsonb_build_object('identifier', accepting.identifier, 'scopes', jsonb_path_query_array(accepting.scopes, '$[*].name')))
    from oauth_resource accepting
    where accepting.deployment_id = ${DEPLOYMENT_ID} and application.registration = any(accepting.unregistered_clients)
  ), '[]'::jsonb) end`;
