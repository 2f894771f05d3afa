import { afterEach, describe, expect, it } from 'vitest';
import type { AiAgentRunStreamEventRow } from '../../../src/ai/graph/rows.ts';
import { RunEvents } from '../../../src/ai/runs/run-events.ts';
import { configureProvider, startProvider, stopProviders } from '../../support/ai-provider.ts';
import { service } from '../../support/service.ts';
import { closeStreams, openStream } from '../../support/streams.ts';
import { createWorld } from '../../support/world.ts';
import { createAgent } from '../tools/agent-with-tools.ts';

afterEach(async () => {
  closeStreams();
  await stopProviders();
});

const TEXT = { type: 'text.delta', text: 'a' } as const;
const CALL = { id: 'call-0', name: 'current_time', arguments: {} };

describe('the events of a run that wait for their reader', () => {
  it('have one event for the texts between two other events', async () => {
    const events = new RunEvents(() => undefined);
    for (let count = 0; count < 1_000; count += 1) events.push({ ...TEXT, step: 1 });
    events.push({ type: 'tool.call', step: 1, tool: CALL });
    for (let count = 0; count < 500; count += 1) events.push({ ...TEXT, step: 1 });
    events.push({ ...TEXT, step: 2 });
    events.end();
    const read: AiAgentRunStreamEventRow[] = [];
    for await (const event of events) read.push(event);
    expect(read.map(({ id, type, step, text }) => [id, type, step, text?.length])).toEqual([
      ['1', 'text.delta', 1, 1_000],
      ['2', 'tool.call', 1, undefined],
      ['3', 'text.delta', 1, 500],
      ['4', 'text.delta', 2, 1],
    ]);
  });

  it('are discarded when the reader stops, which is reported once', async () => {
    let returned = 0;
    const events = new RunEvents(() => {
      returned += 1;
    });
    events.push({ ...TEXT, step: 1 });
    await events.return();
    await events.return();
    events.push({ ...TEXT, step: 1 });
    expect([returned, await events.next()]).toEqual([1, { value: undefined, done: true }]);
    await events.read;
  });
});

describe('a client that does not read the stream of a run', () => {
  it('does not keep the run from ending, and can read all of it later', async () => {
    const world = await createWorld();
    const provider = await startProvider();
    await configureProvider(world, { base_url: provider.baseUrl });
    const output = Array.from({ length: 8_000 }, (_, number) => `word-${number}`).join(' ');
    provider.chat = () => output;
    const agentId = await createAgent(world);
    const stream = await openStream<{ text: string | null; run: { output: string | null } | null }>(
      (await service()).backend.url,
      world.apiKey,
      {
        path: `/ai-agents/${agentId}/runs`,
        method: 'POST',
        body: { text: 'Hello' },
        headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      },
    );
    stream.incoming.pause();
    await expect
      .poll(async () => (await world.backend.get(`/ai-agents/${agentId}/runs`)).body.data[0])
      .toMatchObject({ status: 'completed', output });
    stream.incoming.resume();
    await stream.ended;
    const data = stream.events().map((event) => event.data);
    expect(data.map(({ text }) => text ?? '').join('')).toBe(output);
    expect(data.at(-1)?.run?.output).toBe(output);
  });
});
