import { setTimeout as sleep } from 'node:timers/promises';
import type { BackendClient } from './clients.ts';
import { sendForm } from './files.ts';
import { service } from './service.ts';
import type { World } from './world.ts';

/** One line of a file for each user. */
export const linesOf = (users: readonly unknown[]): string =>
  users.map((user) => (typeof user === 'string' ? user : JSON.stringify(user))).join('\n');

/** Waits until the import is completed or has failed. */
export async function importEnded(backend: BackendClient, id: string) {
  for (;;) {
    const { body } = await backend.get(`/user-imports/${id}`);
    if (body.completed_at != null) return body;
    await sleep(20);
  }
}

export const addressOf = async ({ apiKey }: World) => ({ backendUrl: (await service()).backend.url, apiKey });

/** Imports a file and returns the result with the failures. */
export async function importUsers(world: World, users: readonly unknown[], fields: Record<string, string> = {}) {
  const form = { filename: 'users.ndjson', content: linesOf(users), fields };
  const { status, body } = await sendForm(await addressOf(world), '/user-imports', form);
  if (status !== 201) throw new Error(JSON.stringify(body));
  const result = await importEnded(world.backend, body.id);
  const { data } = (await world.backend.get(`/user-imports/${body.id}/failures?limit=100`)).body;
  return { ...result, failures: data };
}
