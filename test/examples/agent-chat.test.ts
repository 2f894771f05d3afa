import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { CHAT_FILES } from '../../examples/agent-chat/server.ts';
import { createPageServer } from '../../examples/browser/plain/server.ts';
import { PASSWORD } from '../support/accounts.ts';
import { startProvider, stopProviders } from '../support/ai-provider.ts';
import { BackendClient } from '../support/clients.ts';
import { startOwnService } from '../support/own-service.ts';

const ORIGIN = 'http://localhost:3000';
const load = (path: string) => import(pathToFileURL(resolve('examples', path)).href);

/** Sends requests as the page's browser does: with its origin, and with the cookies that responses have set. */
function browserFetch() {
  let cookie = '';
  return async (url: URL, options: RequestInit): Promise<Response> => {
    const headers = { ...(options.headers as object), Origin: ORIGIN, ...(cookie && { Cookie: cookie }) };
    const response = await fetch(url, { ...options, headers });
    expect(response.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) cookie = set.split(';')[0] as string;
    return response;
  };
}

/** A service with an agent for all users, and the modules of the page for a signed-in user. */
async function startChat() {
  const running = await startOwnService({ OUTGOING_ALLOW: '127.0.0.0/8' });
  const provider = await startProvider();
  provider.chat = ({ messages = [] }) => `You said: ${messages.at(-1)?.content}`;
  const backend = new BackendClient(running.backend.url, running.first?.apiKey ?? '');
  await backend.put('/settings/allowed-origins', { allowed_origins: [ORIGIN] });
  await backend.patch('/settings/ai', { base_url: provider.baseUrl });
  const { body: agent } = await backend.post('/ai-agents', { name: 'Help', model: 'm', audience: 'all_users' });
  const pageFetch = browserFetch();
  await (await load('browser/without-a-package/gatehouse.js'))
    .connect(running.deployment.url, pageFetch)
    .signUp('ada@example.com', PASSWORD);
  const agents = (await load('agent-chat/agents.js')).connectAgents(running.deployment.url, pageFetch);
  return { running, provider, backend, agentId: agent.id, agents };
}

describe('examples/agent-chat', () => {
  afterEach(stopProviders);

  it('runs a published agent from an allowed origin, shows its words and keeps the conversation', async () => {
    const { running, provider, agentId, agents } = await startChat();
    try {
      expect(await agents.agents()).toEqual([{ id: agentId, name: 'Help', description: null }]);
      const { id: thread_id } = await agents.createThread(agentId);
      for (const text of ['Hello', 'Goodbye']) {
        let shown = '';
        const types = new Set<string>();
        for await (const event of agents.run(agentId, { text, thread_id })) {
          types.add(event.type);
          shown += event.text ?? '';
        }
        expect(shown).toBe(`You said: ${text}`);
        expect([...types]).toEqual(['run.started', 'text.delta', 'run.completed']);
      }
      expect(provider.requests.at(-1)?.body?.messages?.map(({ content }) => content)).toEqual([
        'Hello',
        'You said: Hello',
        'Goodbye',
      ]);
      await expect(agents.run(agentId, { text: '' }).next()).rejects.toMatchObject({ status: 400 });
    } finally {
      await running.stop(0);
    }
  });

  it('cancels the run when the person stops it', async () => {
    const { running, provider, backend, agentId, agents } = await startChat();
    try {
      provider.beforeChunk = (index) => (index === 1 ? new Promise(() => {}) : undefined);
      const stop = new AbortController();
      const events = agents.run(agentId, { text: 'Hello' }, stop.signal);
      expect((await events.next()).value).toMatchObject({ type: 'run.started' });
      stop.abort();
      await expect(events.next().then(() => events.next())).rejects.toThrow();
      const latest = async () => (await backend.get(`/ai-agents/${agentId}/runs`)).body.data[0];
      await expect.poll(latest).toMatchObject({ status: 'failed', failure_code: 'cancelled' });
    } finally {
      await running.stop(0);
    }
  });

  it('serves the files that the page loads', async () => {
    const server = createPageServer('http://localhost:4001', CHAT_FILES).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const get = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
    try {
      for (const [name, file] of Object.entries(CHAT_FILES))
        expect(await (await get(`/${name}`)).text()).toBe(readFileSync(file, 'utf8'));
      expect((await get('/')).headers.get('content-type')).toContain('text/html');
      expect((await get('/chat.css')).headers.get('content-type')).toContain('text/css');
    } finally {
      server.close();
    }
  });

  it('has in its page each element that its script uses', () => {
    const script = readFileSync('examples/agent-chat/chat.js', 'utf8');
    const page = readFileSync('examples/agent-chat/index.html', 'utf8');
    const ids = [...script.matchAll(/element\('([^']+)'\)/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => !page.includes(`id="${id}"`))).toEqual([]);
  });
});
