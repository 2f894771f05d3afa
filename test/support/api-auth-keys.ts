import { unique, type World } from './world.ts';

/** The name of a new API auth app. */
export async function addApiAuthApp({ backend }: World, settings: object = {}): Promise<string> {
  const { status, body } = await backend.post('/api-auth/apps', { name: unique('gateway'), ...settings });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.name;
}

export const keysPath = (app: string) => `/api-auth/apps/${app}/keys`;

/** A new key of an app, with the key itself. */
export async function addApiAuthKey({ backend }: World, app: string, input: object = {}) {
  const { status, body } = await backend.post(keysPath(app), { name: 'Warehouse sync', ...input });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

/** The key as it stands. */
export async function apiAuthKey({ backend }: World, app: string, id: string) {
  return (await backend.get(`${keysPath(app)}/${id}`)).body;
}
