import { createLocalJWKSet, type JSONWebKeySet } from 'jose';
import type { World } from './world.ts';

/** Fetches the JWKS of the deployment, as another service does to verify tokens. */
export async function fetchJwks(world: World): Promise<JSONWebKeySet> {
  const { status, body } = await world.browser().get('/.well-known/jwks.json');
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

/** Finds the key of a token in the JWKS. */
export const servedKeys = async (world: World) => createLocalJWKSet(await fetchJwks(world));

/** Moves the retirement of the deployment's keys back by a number of seconds. */
export async function backdateKeyRetirement({ services, id }: World, seconds: number): Promise<void> {
  for (const table of ['signing_key', 'oidc_signing_key'] as const) {
    await services.database.rows
      .updateTable(table)
      .set({ retired_at: new Date(Date.now() - seconds * 1_000).toISOString() })
      .where('deployment_id', '=', id)
      .where('state', '=', 'retired')
      .execute();
  }
}
