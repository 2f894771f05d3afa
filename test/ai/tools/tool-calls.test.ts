import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stopProviders } from '../../support/ai-provider.ts';
import { type ReceivedRequest, startReceiver, stopReceivers, verifySignature } from '../../support/receivers.ts';
import { createWorld, unique } from '../../support/world.ts';
import {
  type AgentWorld,
  createAgent,
  createAgentWorld,
  createTool,
  runAgent,
  runWithCalls,
  toolResults,
} from './agent-with-tools.ts';

let at: AgentWorld;

beforeEach(async () => {
  at = await createAgentWorld();
});
afterEach(async () => {
  await stopProviders();
  await stopReceivers();
});

type Answer = Parameters<typeof startReceiver>[0];

/** A receiver that is a tool, and an agent that may call it. */
async function toolAt(answer: Answer, input: object = {}) {
  const receiver = await startReceiver(answer);
  const tool = await createTool(at.world, { url: receiver.url, ...input });
  const agentId = await createAgent(at.world, { tools: [tool.name] });
  return { receiver, tool, agentId, call: { name: tool.name, input: { order: 'A1' } } };
}

const idOf = ({ headers }: ReceivedRequest) => headers['webhook-id'];

describe('a call of a tool', () => {
  it('sends the arguments in a signed request, and the model sees the response', async () => {
    const { receiver, tool, agentId, call } = await toolAt((response) => response.end('{"status": "shipped"}'));
    const { run, results } = await runWithCalls(at, agentId, [call]);
    expect(results).toEqual(['{"status":"shipped"}']);
    const [request] = receiver.requests as [ReceivedRequest];
    expect(receiver.requests).toHaveLength(1);
    verifySignature(request, tool.signing_secret);
    expect(() => verifySignature({ ...request, body: `${request.body} ` }, tool.signing_secret)).toThrow();
    expect(request.headers['content-type']).toBe('application/json');
    expect(JSON.parse(request.body)).toEqual({
      tool: tool.name,
      run_id: run.id,
      agent_id: agentId,
      call_id: idOf(request),
      arguments: { order: 'A1' },
    });
    expect(at.provider.requests[0]?.body?.tools).toMatchObject([
      { function: { name: tool.name, parameters: tool.parameters, description: expect.stringContaining('an order') } },
    ]);
  });

  it('has another webhook-id than each other call', async () => {
    const { receiver, agentId, call } = await toolAt((response) => response.end());
    await runWithCalls(at, agentId, [[call, call], call]);
    expect(new Set(receiver.requests.map(idOf)).size).toBe(3);
  });

  it('returns a response that is no JSON as text', async () => {
    const { agentId, call } = await toolAt((response) => response.end('Shipped on Monday'));
    expect((await runWithCalls(at, agentId, [call])).results).toEqual(['{"text":"Shipped on Monday"}']);
  });

  it('is signed with both secrets while the secret is rotated, and with the new one after it', async () => {
    const { receiver, tool, agentId, call } = await toolAt((response) => response.end());
    const rotate = async (overlap_seconds: number) =>
      (await at.world.backend.post(`/ai-tools/${tool.id}/rotate-secret`, { overlap_seconds })).body.signing_secret;
    const second = await rotate(3_600);
    await runWithCalls(at, agentId, [call]);
    const third = await rotate(0);
    await runWithCalls(at, agentId, [call]);
    const [overlapping, later] = receiver.requests as [ReceivedRequest, ReceivedRequest];
    for (const secret of [tool.signing_secret, second]) verifySignature(overlapping, secret);
    verifySignature(later, third);
    expect(() => verifySignature(later, second)).toThrow();
  });

  it.each<[string, unknown, string]>([
    ['a missing argument', {}, 'arguments.order is required'],
    ['an argument of another type', { order: 5 }, 'arguments.order must be string'],
    ['an argument that is too long', { order: 'a'.repeat(11) }, 'arguments.order must NOT have more than 10'],
    ['an unknown argument', { order: 'A1', admin: true }, 'arguments.admin is not known'],
    ['a list of arguments', ['A1'], 'arguments must be object'],
    ['too many arguments', { order: 'a'.repeat(65_536) }, 'up to 65536 characters'],
  ])('is not sent with %s, and the model sees why', async (_, input, message) => {
    const { receiver, agentId, call } = await toolAt((response) => response.end());
    const { results } = await runWithCalls(at, agentId, [{ ...call, input }]);
    expect(results[0]).toContain(message);
    expect(receiver.requests).toEqual([]);
  });

  it('is sent for the first 50 calls of a run only', async () => {
    const { receiver, agentId, call } = await toolAt((response) => response.end());
    const { results } = await runWithCalls(at, agentId, [Array(30).fill(call), Array(30).fill(call)]);
    expect(receiver.requests).toHaveLength(50);
    expect(results.filter((result) => result.includes('50 times'))).toHaveLength(10);
  });

  it('uses the current URL, and fails when the tool was deactivated in the meantime', async () => {
    const { receiver, tool, agentId, call } = await toolAt((response) => response.end());
    const other = await startReceiver();
    const steps = [{ url: other.url }, { is_active: false }];
    at.provider.fail = async () => {
      const change = at.provider.requests.length > 1 ? steps.shift() : undefined;
      if (change) await at.world.backend.patch(`/ai-tools/${tool.id}`, change);
      return undefined;
    };
    const { results } = await runWithCalls(at, agentId, [call, call, call]);
    expect([receiver.requests.length, other.requests.length]).toEqual([1, 1]);
    expect(results[2]).toBe('{"error":"The tool is no longer available."}');
  });
});

describe('a tool that fails', () => {
  it('gets the call again after 503, with the same webhook-id', async () => {
    const { receiver, tool, agentId, call } = await toolAt((response, number) =>
      number < 3 ? response.writeHead(503, { 'retry-after': '0' }).end() : response.end('{"status":"shipped"}'),
    );
    expect((await runWithCalls(at, agentId, [call])).results).toEqual(['{"status":"shipped"}']);
    expect(new Set(receiver.requests.map(idOf)).size).toBe(1);
    for (const request of receiver.requests) verifySignature(request, tool.signing_secret);
  });

  it.each<[string, number, Record<string, string>, number]>([
    ['503 each time', 503, { 'retry-after': '0' }, 3],
    ['429 each time', 429, {}, 3],
    ['503 that asks for more than 5 seconds', 503, { 'retry-after': '6' }, 1],
    ['400', 400, {}, 1],
    ['410', 410, {}, 1],
  ])('with %s is an error for the model', async (_, status, headers, requests) => {
    const { receiver, agentId, call } = await toolAt((response) => response.writeHead(status, headers).end('Secret.'));
    const { results } = await runWithCalls(at, agentId, [call]);
    expect(results).toEqual([`{"error":"The tool responded with the HTTP status ${status}."}`]);
    expect(receiver.requests).toHaveLength(requests);
  });

  it('with a redirect is not followed', async () => {
    const target = await startReceiver();
    const { agentId, call } = await toolAt((response) => response.writeHead(307, { location: target.url }).end());
    const { results } = await runWithCalls(at, agentId, [call]);
    expect(results).toEqual(['{"error":"The tool responded with the HTTP status 307."}']);
    expect(target.requests).toEqual([]);
  });

  it('with a late response is called once', async () => {
    const { receiver, agentId, call } = await toolAt(() => {}, { timeout_seconds: 1 });
    const { results } = await runWithCalls(at, agentId, [call]);
    expect(results).toEqual(['{"error":"The tool took too long to respond."}']);
    expect(receiver.requests).toHaveLength(1);
  });

  it.each<[string, Answer]>([
    ['declares', (response) => response.writeHead(200, { 'content-length': 65_537 }).end('a'.repeat(65_537))],
    ['sends in parts', (response) => response.write('a'.repeat(40_000), () => response.end('a'.repeat(40_000)))],
  ])('with a response of more than 64 KiB that it %s is an error for the model', async (_, answer) => {
    const { agentId, call } = await toolAt(answer);
    const { results } = await runWithCalls(at, agentId, [call]);
    expect(results).toEqual(['{"error":"The response of the tool has more than 65536 bytes."}']);
  });

  it('and cannot be reached is called three times', async () => {
    const { receiver, agentId, call } = await toolAt((response) => response.destroy());
    const { results } = await runWithCalls(at, agentId, [call]);
    expect(results).toEqual(['{"error":"The tool could not be reached."}']);
    expect(receiver.requests).toHaveLength(3);
  });

  it('and has an address that is no longer allowed gets no request', async () => {
    const { receiver, tool, agentId, call } = await toolAt((response) => response.end());
    // A name that resolves to a private address, or a change of OUTGOING_ALLOW, has the same effect.
    await at.world.services.database.rows
      .updateTable('ai_tool')
      .set({ url: 'https://169.254.169.254/latest' })
      .where('deployment_id', '=', at.world.id)
      .where('id', '=', tool.id)
      .execute();
    const { results } = await runWithCalls(at, agentId, [call]);
    expect(results).toEqual(['{"error":"The address of the tool is not allowed."}']);
    expect(receiver.requests).toEqual([]);
  });

  it('with an unexpected error of the service shows the model no details', async () => {
    const { tool, agentId, call } = await toolAt((response) => response.end());
    await at.world.services.database.rows
      .updateTable('ai_tool')
      .set({ signing_secret_sealed: 'v1.broken' })
      .where('deployment_id', '=', at.world.id)
      .where('id', '=', tool.id)
      .execute();
    const { results } = await runWithCalls(at, agentId, [call]);
    expect(results).toEqual(['{"error":"The tool failed because of an internal error."}']);
  });
});

describe('a run of an agent that names tools', () => {
  it.each<[string, (toolId: string) => Promise<unknown>]>([
    ['inactive', (id) => at.world.backend.patch(`/ai-tools/${id}`, { is_active: false })],
    ['deleted', (id) => at.world.backend.delete(`/ai-tools/${id}`)],
  ])('is rejected when a tool is %s', async (_, change) => {
    const { tool, agentId } = await toolAt((response) => response.end());
    await change(tool.id);
    const { status, body } = await runAgent(at.world, agentId);
    expect([status, body.code]).toEqual([409, 'AI_TOOL_NOT_AVAILABLE']);
    expect(body.message).toContain(`"${tool.name}"`);
    expect(at.provider.requests).toEqual([]);
  });

  it('is rejected when only another deployment has the tool', async () => {
    const name = unique('tool');
    await createTool(await createWorld(), { name });
    const agentId = await createAgent(at.world, { tools: [name] });
    expect(await runAgent(at.world, agentId)).toMatchObject({ status: 409, body: { code: 'AI_TOOL_NOT_AVAILABLE' } });
  });

  it('cannot call tools of the deployment that the agent does not name', async () => {
    const receiver = await startReceiver();
    const { name } = await createTool(at.world, { url: receiver.url });
    const { agentId } = await toolAt((response) => response.end());
    const { results } = await runWithCalls(at, agentId, [{ name, input: { order: 'A1' } }]);
    expect(results[0]).toContain(name);
    expect(receiver.requests).toEqual([]);
  });

  it('goes on when the model calls a tool by the name of a property of all objects', async () => {
    const { agentId } = await toolAt((response) => response.end());
    const calls = ['toString', 'constructor', '__proto__'].map((name) => ({ name, input: {} }));
    await runWithCalls(at, agentId, calls);
    expect(toolResults(at.provider)).toHaveLength(3);
  });
});
