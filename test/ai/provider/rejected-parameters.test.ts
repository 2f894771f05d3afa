import { afterEach, describe, expect, it } from 'vitest';
import { openProvider } from '../../../src/ai/provider/open-provider.ts';
import type { Provider } from '../../../src/ai/provider/provider.ts';
import { rejectedBy } from '../../../src/ai/provider/rejected-parameters.ts';
import { configureProvider, startProvider, stopProviders, type TestProvider } from '../../support/ai-provider.ts';
import { asNewModel, openAiError, withoutStreams } from '../../support/new-models.ts';
import { createWorld, type World } from '../../support/world.ts';

const MODEL = 'gpt-5-mini';
const OPTIONAL = { temperature: 0.7, max_tokens: 50 };

afterEach(stopProviders);

async function connect(fail: TestProvider['fail'] = asNewModel): Promise<{ world: World; provider: TestProvider }> {
  const [world, provider] = [await createWorld(), await startProvider()];
  await configureProvider(world, { base_url: provider.baseUrl, default_model: MODEL });
  provider.chat = () => 'Yes.';
  provider.fail = fail;
  return { world, provider };
}

async function createAgent({ backend }: World, input: object = {}): Promise<string> {
  return (await backend.post('/ai-agents', { name: 'Helper', model: MODEL, ...input })).body.id;
}

const run = async ({ backend }: World, agentId: string) =>
  (await backend.post(`/ai-agents/${agentId}/runs`, { text: 'Is it open?' })).body;
const verify = async ({ backend }: World) => (await backend.post('/settings/ai/verify')).body;
const completions = ({ requests }: TestProvider) =>
  requests.filter(({ path }) => path === '/v1/chat/completions').map(({ body }) => body);
const extract = (provider: Provider) =>
  provider.chat({
    purpose: 'extraction',
    model: MODEL,
    messages: [{ role: 'user', content: 'Hi' }],
    maxTokens: 100,
    jsonSchema: { name: 'names', schema: { type: 'object' } },
  });

describe('a model that rejects parameters as gpt-5 and the o-series do', () => {
  it('runs an agent that sets no limit and no temperature with one request, without both', async () => {
    const { world, provider } = await connect();
    expect(await run(world, await createAgent(world))).toMatchObject({ status: 'completed', output: 'Yes.' });
    const [body, ...others] = completions(provider);
    expect(Object.keys(body ?? {}).sort()).toEqual(['messages', 'model', 'stream', 'stream_options']);
    expect(others).toEqual([]);
  });

  it('runs an agent that sets both, with the limit in the new parameter, and learns this once', async () => {
    const { world, provider } = await connect();
    const agentId = await createAgent(world, OPTIONAL);
    expect(await run(world, agentId)).toMatchObject({ status: 'completed', output: 'Yes.' });
    expect(completions(provider)).toHaveLength(3);
    expect(completions(provider)[2]).toMatchObject({ max_completion_tokens: 50 });
    expect(await run(world, agentId)).toMatchObject({ status: 'completed' });
    expect(completions(provider)).toHaveLength(4);
    expect(completions(provider)[3]).not.toHaveProperty('temperature');

    // Other requests with the same model know it, and another model does not.
    const opened = (await openProvider(world.services, world.id)) as Provider;
    expect(await extract(opened)).toBe('Yes.');
    expect(completions(provider)[4]).toMatchObject({
      max_completion_tokens: 100,
      response_format: { type: 'json_schema' },
    });
    await run(world, await createAgent(world, { ...OPTIONAL, model: 'gpt-4.1' }));
    expect(completions(provider).at(-3)).toMatchObject({ model: 'gpt-4.1', ...OPTIONAL });
  });

  it('is asked again when the settings of the provider have changed', async () => {
    const { world, provider } = await connect();
    const agentId = await createAgent(world, OPTIONAL);
    await run(world, agentId);
    provider.fail = () => undefined;
    await configureProvider(world, { default_model: 'gpt-5' });
    await run(world, agentId);
    expect(completions(provider).at(-1)).toMatchObject(OPTIONAL);
  });

  it('keeps a temperature that it accepts when it has rejected another', async () => {
    const { world, provider } = await connect();
    await run(world, await createAgent(world, { temperature: 0.7 }));
    await run(world, await createAgent(world, { temperature: 1 }));
    expect(completions(provider).at(-1)).toMatchObject({ temperature: 1 });
  });

  it('is asked for the whole response at once when it rejects to stream', async () => {
    const { world, provider } = await connect(withoutStreams);
    const calls = [[{ name: 'current_time', input: {} }]];
    provider.chat = () => calls.shift() ?? 'It is late.';
    const agentId = await createAgent(world, { tools: ['current_time'] });
    expect(await run(world, agentId)).toMatchObject({
      status: 'completed',
      output: 'It is late.',
      steps: 2,
      // Three as reported, and three estimated for the call of the tool.
      output_tokens: 6,
    });
    expect(completions(provider).map((body) => body?.stream)).toEqual([true, undefined, undefined]);
    expect(await verify(world)).toMatchObject({ chat: true });
  });
});

describe('POST /settings/ai/verify', () => {
  it('sends what a run of the agents with the model sends', async () => {
    const { world, provider } = await connect(() => undefined);
    await createAgent(world, OPTIONAL);
    await createAgent(world, { temperature: 2, is_active: false, model: 'gpt-4.1' });
    expect(await verify(world)).toMatchObject({ chat: true, tools: true });
    const [body] = completions(provider);
    expect(body).toMatchObject({ ...OPTIONAL, stream: true, tools: [{ function: { name: 'current_time' } }] });
    await run(world, await createAgent(world, { ...OPTIONAL, tools: ['current_time'] }));
    const withoutTexts = ({ messages: _, ...sent }: object & { messages?: unknown }) => sent;
    expect(withoutTexts(completions(provider)[1] ?? {})).toEqual(withoutTexts(body ?? {}));
  });

  it('fails when the limit of an agent is too large for the model, like its runs', async () => {
    const tooLarge = openAiError('max_tokens is too large: 50. This model supports at most 20.', 'max_tokens', null);
    const { world, provider } = await connect(({ body }) => (body?.max_tokens === undefined ? undefined : tooLarge));
    expect(await verify(world)).toMatchObject({ chat: true });
    const agentId = await createAgent(world, OPTIONAL);
    expect((await verify(world)).code).toBe('AI_PROVIDER_FAILED');
    expect(await run(world, agentId)).toMatchObject({ status: 'failed', failure_code: 'rejected' });
    expect(completions(provider).at(-1)).not.toHaveProperty('max_completion_tokens');
  });

  it('says that a model takes no tools, and fails when its agents have some', async () => {
    const noTools = { status: 400, body: { error: { message: 'gemma:2b does not support tools' } } };
    const { world } = await connect(({ body }) => (body?.tools === undefined ? undefined : noTools));
    expect(await verify(world)).toMatchObject({ chat: true, tools: false });
    await createAgent(world, { tools: ['current_time'] });
    expect((await verify(world)).code).toBe('AI_PROVIDER_FAILED');
  });
});

describe('what a response rejects', () => {
  const sent = {
    model: MODEL,
    messages: [],
    ...OPTIONAL,
    stream: true,
    stream_options: { include_usage: true },
    tool_choice: 'auto',
  };
  const options = 'stream_options={"include_usage":true}';

  it.each<[string, readonly string[]]>([
    ['{"error":"Unsupported parameter: temperature"}', ['temperature=0.7']],
    ['{"detail":"Unsupported parameter: max_tokens"}', ['max_tokens']],
    ['Use max_completion_tokens instead.', ['max_tokens']],
    [
      '{"detail":[{"type":"extra_forbidden","loc":["body","stream_options"],"msg":"Extra inputs are not permitted","input":{"temperature":1}}]}',
      [options],
    ],
    [
      '{"object":"error","message":{"detail":[{"loc":["body","tool_choice"],"msg":"Extra inputs are not permitted"}]}}',
      ['tool_choice="auto"'],
    ],
    ['{"error":{"message":"Argument not supported on this model: maxTokens"}}', ['max_tokens']],
    ['{"error":{"message":"invalid temperature: only 1 is allowed for this model"}}', ['temperature=0.7']],
    ['{"errors":{"temperature":["must be strictly positive"]}}', ['temperature=0.7']],
    ['{"error":{"message":"This model cannot stream.","param":"stream"}}', ['stream=true', options]],
    ['{"error":"Streaming is not supported."}', ['stream=true', options]],
    // These are about something else.
    ['{"error":"The stream of the upstream server was closed."}', []],
    ['{"error":{"message":"Invalid max_tokens value, the valid range of max_tokens is [1, 40]"}}', []],
    ['{"error":{"message":"The text about the temperature is too long","param":"messages"}}', []],
    ['{"error":{"message":"No such model","param":"model"}}', []],
    [`${'['.repeat(30_000)}"temperature"${']'.repeat(30_000)}`, []],
    ['', []],
  ])('is read from %s', (response, rejected) => {
    expect(rejectedBy(response, sent, new Set())).toEqual(rejected);
  });
});
