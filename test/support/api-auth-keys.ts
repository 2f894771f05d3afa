import { unique, type World } from './world.ts';

/** Creates an API auth app and returns its name. */
export async function addApiAuthApp({ backend }: World, settings: object = {}): Promise<string> {
  const { status, body } = await backend.post('/api-auth/apps', { name: unique('gateway'), ...settings });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.name;
}

export const keysPath = (app: string) => `/api-auth/apps/${app}/keys` as const;

/** Creates a key of an app. The response contains the key itself. */
export async function addApiAuthKey({ backend }: World, app: string, input: object = {}) {
  const { status, body } = await backend.post(keysPath(app), { name: 'Warehouse sync', ...input });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

/** Reads a key. */
export async function readApiAuthKey({ backend }: World, app: string, id: string) {
  return (await backend.get(`${keysPath(app)}/${id}`)).body;
}
