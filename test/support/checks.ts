import { addApiAuthApp, addApiAuthKey } from './api-auth-keys.ts';
import type { Answer } from './http.ts';
import type { World } from './world.ts';

/** An app with a key, and a gateway that asks about it. */
export async function gateway(world: World, app: object = {}, key: object = {}) {
  const appName = await addApiAuthApp(world, app);
  const made = await addApiAuthKey(world, appName, key);
  const ask = (input: object = {}): Promise<Answer> =>
    world.backend.post('/api-auth/verify', { key: made.key, app_name: appName, ...input });
  return {
    appName,
    key: made,
    ask,
    code: async (input?: object): Promise<string> => (await ask(input)).body.code,
  };
}

export const rule = (max_requests: number, mode = 'per_key', unit = 'hour', duration = 1) => ({
  unit,
  duration,
  max_requests,
  mode,
});
