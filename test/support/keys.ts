import { createLocalJWKSet, type JSONWebKeySet } from 'jose';
import type { World } from './world.ts';

/** The served keys, as a verifier of another service fetches them. */
export async function fetchJwks(world: World): Promise<JSONWebKeySet> {
  const { status, body } = await world.browser().get('/.well-known/jwks.json');
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

/** Finds the key of a token among the served ones. */
export const servedKeys = async (world: World) => createLocalJWKSet(await fetchJwks(world));

/** Moves the retirement of a deployment's keys into the past. */
export async function retiredSince({ services, id }: World, seconds: number): Promise<void> {
  await services.database.rows
    .updateTable('signing_key')
    .set({ retired_at: new Date(Date.now() - seconds * 1_000).toISOString() })
    .where('deployment_id', '=', id)
    .where('state', '=', 'retired')
    .execute();
}
