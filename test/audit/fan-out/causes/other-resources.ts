import { expect } from 'vitest';
import { createEndpointAt, triggerEvent } from '../../../support/deliveries.ts';
import { startReceiver } from '../../../support/receivers.ts';
import { createApp } from '../../../support/webhooks.ts';
import { unique, type World } from '../../../support/world.ts';
import { type Cause, type Causes, ok } from './cause.ts';

interface ResourceKind {
  readonly path: '/jwt-templates' | '/api-auth/apps' | '/ai-agents' | '/ai-knowledge-bases';
  /** The field that ends the path of one resource. */
  readonly key: 'id' | 'name';
  readonly input: () => object;
  readonly change: object;
}

const made = async ({ backend }: World, { path, input }: ResourceKind) => ok(await backend.post(path, input()));
const resourcePath = ({ path, key }: ResourceKind, resource: { id: string; name: string }) =>
  `${path}/${resource[key]}` as const;

/** The causes of a resource with the usual operations to create, change and delete it. */
function lifecycleOf(name: string, kind: ResourceKind): Causes {
  const { path, key, change } = kind;
  return {
    [`${name}.created`]: [
      { by: `POST ${path}`, prepare: async (world) => async () => ({ resource: await made(world, kind) }) },
    ],
    [`${name}.updated`]: [
      {
        by: `PATCH ${path}/{${key}}`,
        prepare: async (world) => {
          const own = resourcePath(kind, await made(world, kind));
          return async () => ({ resource: ok(await world.backend.patch(own, change)) });
        },
      },
    ],
    [`${name}.deleted`]: [
      {
        by: `DELETE ${path}/{${key}}`,
        prepare: async (world) => {
          const resource = await made(world, kind);
          return async () => {
            ok(await world.backend.delete(resourcePath(kind, resource)));
            return { resource };
          };
        },
      },
    ],
  };
}

const templates = lifecycleOf('jwt_template', {
  path: '/jwt-templates',
  key: 'id',
  input: () => ({ name: unique('mobile'), claims: { userName: '{{user.id}}' } }),
  change: { ttl: 120 },
});

const anotherDefault: Cause = {
  by: 'POST /jwt-templates of another default',
  also: ['jwt_template.created'],
  prepare: async (world) => {
    const input = () => ({ name: unique('mobile'), claims: {}, is_default: true });
    const { id } = ok(await world.backend.post('/jwt-templates', input()));
    return async () => {
      ok(await world.backend.post('/jwt-templates', input()));
      return { resource: ok(await world.backend.get(`/jwt-templates/${id}`)) };
    };
  },
};

const upload: Cause = {
  by: 'POST /ai-knowledge-bases/{kb_id}/documents',
  prepare: async (world) => {
    const { id } = ok(await world.backend.post('/ai-knowledge-bases', { name: 'Handbook', type: 'vector' }));
    const content_base64 = Buffer.from('# Open\n\nEvery day.').toString('base64');
    const path = `/ai-knowledge-bases/${id}/documents` as const;
    return async () => ({ resource: ok(await world.backend.post(path, { name: 'open.md', content_base64 })) });
  },
};

export const OTHER_RESOURCES: Causes = {
  ...templates,
  'jwt_template.updated': [...(templates['jwt_template.updated'] ?? []), anotherDefault],
  ...lifecycleOf('api_auth_app', {
    path: '/api-auth/apps',
    key: 'name',
    input: () => ({
      name: unique('gateway'),
      rate_limits: [{ unit: 'minute', duration: 1, max_requests: 60, mode: 'per_key_and_ip' }],
    }),
    change: { description: 'For partners' },
  }),
  ...lifecycleOf('ai_agent', {
    path: '/ai-agents',
    key: 'id',
    input: () => ({ name: 'Helper', model: 'some-model', system_prompt: 'Be kind.', max_tokens: 100 }),
    change: { temperature: 0.5 },
  }),
  ...lifecycleOf('ai_knowledge_base', {
    path: '/ai-knowledge-bases',
    key: 'id',
    input: () => ({ name: 'Handbook', type: 'vector', embedding_model: 'some-model' }),
    change: { description: 'For all teams' },
  }),
  'knowledge_base_document.ready': [upload],
  'knowledge_base_document.failed': [
    { ...upload, by: `${upload.by}, whose inspection times out`, needs: 'own service' },
  ],
  'webhook.endpoint.disabled': [
    {
      by: 'a response with status 410',
      needs: 'own service',
      prepare: async (world) => {
        await createApp(world);
        const receiver = await startReceiver((response) => response.writeHead(410).end());
        const { id } = await createEndpointAt(world, receiver.url);
        return async () => {
          await triggerEvent(world);
          const shown = async () => ok(await world.backend.get(`/webhooks/endpoints/${id}`));
          await expect.poll(async () => (await shown()).is_active).toBe(false);
          return { resource: await shown() };
        };
      },
    },
  ],
};
