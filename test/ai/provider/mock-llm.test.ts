import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from '@dwmkerr/mock-llm/dist/server.js';
import { afterEach, expect, test, vi } from 'vitest';
import { openProvider } from '../../../src/ai/provider/open-provider.ts';
import type { Provider } from '../../../src/ai/provider/provider.ts';
import { configureProvider } from '../../support/ai-provider.ts';
import { createWorld } from '../../support/world.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
  vi.restoreAllMocks();
});

const response = (content: object | string, status = 200) => ({
  status,
  content: typeof content === 'string' ? content : JSON.stringify(content),
});
const usage = { prompt_tokens: 5, completion_tokens: 2, total_tokens: 7 };

/** Starts mock-llm, a server that other projects test their clients with. Its rules describe the OpenAI protocol. */
async function startMockLlm(): Promise<string> {
  // It logs each request.
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const isUnauthorized = "headers.authorization != 'Bearer sk-1'";
  const message = { role: 'assistant', content: 'You said {{jmes request body.messages[-1].content}}' };
  const data = [0, 1].map((index) => ({ object: 'embedding', index, embedding: [3 * index, 4] }));
  const app = createServer(
    {
      streaming: { chunkSize: 50, chunkIntervalMs: 1 },
      rules: [
        {
          path: '/v1/chat/completions',
          response: response({ object: 'chat.completion', choices: [{ message, finish_reason: 'stop' }], usage }),
        },
        { path: '/v1/embeddings', response: response({ object: 'list', data, usage }) },
        { path: '/v1/models', response: response({ object: 'list', data: [{ id: 'gpt-5.2', object: 'model' }] }) },
        { path: '/v1/', match: isUnauthorized, response: response({ error: { message: 'Incorrect API key' } }, 401) },
      ],
    },
    '127.0.0.1',
    0,
  );
  const server = await new Promise<Server>((resolve) => {
    const listening: Server = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

test('embeddings, chat completions, the list of models and a wrong API key work with mock-llm', async () => {
  const [world, baseUrl] = [await createWorld(), await startMockLlm()];
  await configureProvider(world, { base_url: baseUrl, api_key: 'sk-1', default_model: 'gpt-5.2' });
  const provider = (await openProvider(world.services, world.id)) as Provider;
  const vectors = await provider.embed({ purpose: 'embedding', model: 'embed-1', texts: ['one', 'two'] });
  expect(vectors.map((vector) => [...vector].map((value) => Math.round(value * 10)))).toEqual([
    [0, 10],
    [6, 8],
  ]);
  const messages = [{ role: 'user', content: 'hello' }] as const;
  expect(await provider.chat({ purpose: 'extraction', model: 'gpt-5.2', messages, maxTokens: 10 })).toBe(
    'You said hello',
  );
  const verified = await world.backend.post('/settings/ai/verify');
  expect(verified.body).toMatchObject({ models: ['gpt-5.2'], embedding_dimensions: null, chat: true });
  await world.services.tokenUsage.flush();
  expect((await world.backend.get('/settings/ai/usage')).body).toMatchObject({
    requests: 3,
    data: expect.arrayContaining([expect.objectContaining({ purpose: 'extraction', input_tokens: 5 })]),
  });

  await configureProvider(world, { api_key: 'sk-2' });
  const wrong = (await openProvider(world.services, world.id)) as Provider;
  await expect(wrong.embed({ purpose: 'search', model: 'embed-1', texts: ['one'] })).rejects.toMatchObject({
    reason: 'UNAUTHORIZED',
  });
});
