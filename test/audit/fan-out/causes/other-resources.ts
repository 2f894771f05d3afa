import { expect } from 'vitest';
import { processImport } from '../../../../src/identity/imports/process-import.ts';
import { configureProvider, startProvider } from '../../../support/ai-provider.ts';
import { createEndpointAt, triggerEvent } from '../../../support/deliveries.ts';
import { documentFinished } from '../../../support/documents.ts';
import { startReceiver } from '../../../support/receivers.ts';
import { importEnded } from '../../../support/user-imports.ts';
import { createApp } from '../../../support/webhooks.ts';
import { unique, type World } from '../../../support/world.ts';
import { AI_AGENT_THREADS } from './ai-agent-threads.ts';
import { type Cause, type Causes, ok, type Resource } from './cause.ts';

interface ResourceKind {
  readonly path: '/jwt-templates' | '/api-auth/apps' | '/ai-agents' | '/ai-tools' | '/ai-knowledge-bases';
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

/** An upload, whose job causes the event. */
const upload = (name: string, content: string): Cause => ({
  by: `POST /ai-knowledge-bases/{kb_id}/documents with ${name}`,
  prepare: async (world) => {
    const { id } = ok(await world.backend.post('/ai-knowledge-bases', { name: 'Handbook', type: 'vector' }));
    const content_base64 = Buffer.from(content).toString('base64');
    return async () => {
      const document = ok(await world.backend.post(`/ai-knowledge-bases/${id}/documents`, { name, content_base64 }));
      return { resource: await documentFinished(world.backend, id, document.id) };
    };
  },
});

const RUN = 'POST /ai-agents/{agent_id}/runs';

/** A run of an agent, in a deployment whose provider responds or fails. */
const run = (how: string, status: number): Cause => ({
  by: `${RUN} ${how}`,
  also: ['ai_agent_run.started'],
  prepare: async (world) => {
    const provider = await startProvider();
    await configureProvider(world, { base_url: provider.baseUrl });
    if (status !== 200) provider.fail = () => ({ status, body: { error: { message: 'No.' } } });
    const { id } = ok(await world.backend.post('/ai-agents', { name: 'Helper', model: 'some-model' }));
    return async () => {
      const ended = ok(await world.backend.post(`/ai-agents/${id}/runs`, { text: 'Hello' }));
      // What a provider says can repeat the conversation, so that events leave it out.
      const failure_detail = ended.failure_detail && { ...ended.failure_detail, message: null };
      return { resource: { ...ended, failure_detail } };
    };
  },
});

/** A run that is in progress when its event is read. */
const startedRun: Cause = {
  by: RUN,
  also: ['ai_agent_run.completed'],
  prepare: async (world) => {
    const provider = await startProvider();
    await configureProvider(world, { base_url: provider.baseUrl });
    const released = Promise.withResolvers<undefined>();
    provider.fail = () => released.promise;
    const { id } = ok(await world.backend.post('/ai-agents', { name: 'Helper', model: 'some-model' }));
    return async () => {
      const ended = world.backend.post(`/ai-agents/${id}/runs`, { text: 'Hello' });
      await expect.poll(() => provider.requests.length).toBe(1);
      const [running] = ok(await world.backend.get(`/ai-agents/${id}/runs`)).data;
      released.resolve(undefined);
      await ended;
      // A run that takes seconds records its first step before the end, and the event tells its start.
      const start = { steps: 0, input_tokens: 0, output_tokens: 0, tokens_estimated: false };
      return { resource: { ...(running as Resource), ...start } };
    };
  },
};

const newTool = () => ({
  name: unique('tool'),
  description: 'Returns the status of an order.',
  url: 'https://tools.example.com/order-status',
});

/** The response has the secret, and the event does not. */
const createdTool: Cause = {
  by: 'POST /ai-tools',
  prepare: async (world) => async () => {
    const { id } = ok(await world.backend.post('/ai-tools', newTool()));
    return { resource: ok(await world.backend.get(`/ai-tools/${id}`)) };
  },
};

const rotatedToolSecret: Cause = {
  by: 'POST /ai-tools/{tool_id}/rotate-secret',
  prepare: async (world) => {
    const { id } = ok(await world.backend.post('/ai-tools', newTool()));
    return async () => {
      ok(await world.backend.post(`/ai-tools/${id}/rotate-secret`, {}));
      return { resource: ok(await world.backend.get(`/ai-tools/${id}`)) };
    };
  },
};

export const OTHER_RESOURCES: Causes = {
  ...AI_AGENT_THREADS,
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
  ...lifecycleOf('ai_tool', { path: '/ai-tools', key: 'id', input: newTool, change: { timeout_seconds: 5 } }),
  'ai_tool.created': [createdTool],
  'ai_tool.secret_rotated': [rotatedToolSecret],
  'ai_agent_run.started': [startedRun],
  'ai_agent_run.completed': [run('with a response', 200)],
  'ai_agent_run.failed': [run('with a provider that rejects it', 400)],
  ...lifecycleOf('ai_knowledge_base', {
    path: '/ai-knowledge-bases',
    key: 'id',
    input: () => ({ name: 'Handbook', type: 'vector', embedding_model: 'some-model' }),
    change: { description: 'For all teams' },
  }),
  'knowledge_base_document.ready': [upload('open.md', '# Open\n\nEvery day.')],
  'knowledge_base_document.failed': [upload('broken.pdf', '%PDF-1.7\n')],
  'user_import.completed': [
    {
      by: 'POST /user-imports',
      prepare: async (world) => async () => {
        const input = { content: '{"email":"ada@example.com"}', send_events: false };
        const { id } = ok(await world.backend.post('/user-imports', input));
        return { resource: await importEnded(world.backend, id) };
      },
    },
  ],
  'user_import.failed': [
    {
      by: 'an import that ended several processes',
      prepare: async (world) => async () => {
        const { rows, ids } = world.services.database;
        const [id, now] = [ids.next(), new Date().toISOString()];
        const stamps = { deployment_id: world.id, id, created_at: now, updated_at: now };
        const row = { ...stamps, status: 'processing', sends_events: true, size: 2, total: 1, attempts: 5 } as const;
        await rows.insertInto('user_import').values(row).execute();
        await processImport(world.services, { deploymentId: world.id, importId: id });
        return { resource: (await world.backend.get(`/user-imports/${id}`)).body };
      },
    },
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
