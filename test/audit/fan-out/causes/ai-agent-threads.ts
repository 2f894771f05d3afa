import type { World } from '../../../support/world.ts';
import { type Causes, ok, type Resource } from './cause.ts';

/** A thread of an agent in a deployment, and the path of the agent's threads. */
async function newThread(world: World) {
  const agent = ok(await world.backend.post('/ai-agents', { name: 'Helper', model: 'some-model' }));
  const threads = `/ai-agents/${agent.id}/threads` as const;
  const resource: Resource = ok(await world.backend.post(threads, { title: 'Opening hours' }));
  return { threads, resource };
}

const THREAD = '/ai-agents/{agent_id}/threads';

export const AI_AGENT_THREADS: Causes = {
  'ai_agent_thread.created': [
    {
      by: `POST ${THREAD}`,
      prepare: async (world) => {
        const { threads } = await newThread(world);
        return async () => ({ resource: ok(await world.backend.post(threads, { title: 'Prices' })) });
      },
    },
  ],
  'ai_agent_thread.updated': [
    {
      by: `PATCH ${THREAD}/{thread_id}`,
      prepare: async (world) => {
        const { threads, resource } = await newThread(world);
        return async () => ({
          resource: ok(await world.backend.patch(`${threads}/${resource.id}`, { title: 'Prices' })),
        });
      },
    },
    {
      by: `POST ${THREAD}/{thread_id}/messages`,
      prepare: async (world) => {
        const { threads, resource } = await newThread(world);
        const path = `${threads}/${resource.id}` as const;
        return async () => {
          ok(await world.backend.post(`${path}/messages`, { role: 'user', content: 'Hello' }));
          return { resource: ok(await world.backend.get(path)) };
        };
      },
    },
  ],
  'ai_agent_thread.deleted': [
    {
      by: `DELETE ${THREAD}/{thread_id}`,
      prepare: async (world) => {
        const { threads, resource } = await newThread(world);
        return async () => {
          ok(await world.backend.delete(`${threads}/${resource.id}`));
          return { resource };
        };
      },
    },
  ],
};
