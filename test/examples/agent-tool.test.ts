import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createToolServer, getOrderStatus } from '../../examples/agent-tool.ts';
import { createAgent, createAgentWorld, createTool, runWithCalls } from '../ai/tools/agent-with-tools.ts';
import { stopProviders } from '../support/ai-provider.ts';
import { sendRequest } from '../support/http.ts';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

afterEach(stopProviders);

/** An agent whose tool is the example. `serve` starts it with the secret of the tool. */
async function agentWithExample(serve: (secret: string) => Server) {
  const at = await createAgentWorld();
  const tool = await createTool(at.world, { name: 'get_order_status' });
  const url = await listening(serve(tool.signing_secret));
  await at.world.backend.patch(`/ai-tools/${tool.id}`, { url });
  return { at, agentId: await createAgent(at.world, { tools: [tool.name] }) };
}

const call = (order: string) => ({ name: 'get_order_status', input: { order } });

describe('examples/agent-tool.ts', () => {
  it('responds to the calls of a run', async () => {
    const { at, agentId } = await agentWithExample((secret) => createToolServer({ secret, onCall: getOrderStatus }));
    const { results } = await runWithCalls(at, agentId, [call('A-1042'), call('B-1')]);
    expect(results).toEqual(['{"order":"A-1042","status":"shipped"}', '{"error":"There is no order B-1."}']);
  });

  it('rejects calls that were signed with another secret', async () => {
    const onCall = vi.fn();
    const { at, agentId } = await agentWithExample(() => createToolServer({ secret: SECRET, onCall }));
    const { results } = await runWithCalls(at, agentId, [call('A-1042')]);
    expect(results).toEqual(['{"error":"The tool responded with the HTTP status 400."}']);
    expect(onCall).not.toHaveBeenCalled();
  });

  it('lets the service repeat a call that failed', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    const ids: string[] = [];
    const { at, agentId } = await agentWithExample((secret) =>
      createToolServer({
        secret,
        onCall: ({ call_id }) => {
          ids.push(call_id);
          if (ids.length === 1) throw new Error('The database is unavailable.');
          return 'shipped';
        },
      }),
    );
    const { results } = await runWithCalls(at, agentId, [call('A-1042')]);
    expect([results, ids.length, new Set(ids).size]).toEqual([['shipped'], 2, 1]);
  });

  it('rejects a body that is too large', async () => {
    const url = await listening(createToolServer({ secret: SECRET, onCall: () => null }));
    const { status } = await sendRequest({ method: 'POST', url, body: 'x'.repeat(128 * 1024 + 1) } as never);
    expect(status).toBe(413);
  });
});
