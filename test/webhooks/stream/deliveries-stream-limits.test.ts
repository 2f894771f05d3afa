import { afterEach, describe, expect, it } from 'vitest';
import type { Running } from '../../../src/start.ts';
import { createDeliveringWorld, startDeliveringService } from '../../support/deliveries.ts';
import { closeStreams, openStream } from '../../support/streams.ts';
import { createApp } from '../../support/webhooks.ts';
import type { World } from '../../support/world.ts';

let running: Running | undefined;

afterEach(async () => {
  closeStreams();
  await running?.stop(0);
});

async function deployments(count: number): Promise<World[]> {
  const worlds: World[] = [];
  for (let number = 0; number < count; number += 1)
    worlds.push((await createDeliveringWorld(running as Running)).world);
  return worlds;
}

const appsOf = (count: number) => Array.from({ length: count }, (_, index) => `App ${index}`);

/** Opens streams of several apps of a deployment, one after the other. Returns how many were accepted. */
async function accepted(world: World, count: number, perApp: number): Promise<number> {
  const names = appsOf(Math.ceil(count / perApp));
  for (const name of names) await createApp(world, name).catch(() => undefined);
  let open = 0;
  for (let index = 0; index < count; index += 1) {
    const path = `/webhooks/apps/${encodeURIComponent(names[index % names.length] as string)}/deliveries/stream`;
    const { status, headers } = await openStream((running as Running).backend.url, world.apiKey, { path });
    if (status === 200) open += 1;
    else expect([status, headers['retry-after']]).toEqual([429, '10']);
  }
  return open;
}

describe('the streams of one process', () => {
  it('limits the streams of one deployment below the total limit', async () => {
    const limits = { perApp: 3, perDeployment: 4, perProcess: 8, reservedSlots: 2, guaranteedPerDeployment: 1 };
    running = await startDeliveringService(undefined, { streams: { limits } });
    const [greedy, second, third, fourth, fifth] = (await deployments(5)) as [World, World, World, World, World];
    expect(await accepted(greedy, 6, 3)).toBe(4);
    // The first stream of a deployment may use one of the two reserved slots.
    expect(await accepted(second, 4, 2)).toBe(2);
    expect(await accepted(third, 2, 2)).toBe(1);
    expect(await accepted(fourth, 2, 2)).toBe(1);
    expect(await accepted(fifth, 1, 1)).toBe(0);
    closeStreams();
    await expect.poll(() => accepted(fifth, 1, 1)).toBe(1);
  });

  it('reserves streams for another deployment when three deployments use all others', async () => {
    running = await startDeliveringService();
    const [first, second, third, fourth, fifth] = (await deployments(5)) as [World, World, World, World, World];
    for (const world of [first, second, third]) expect(await accepted(world, 55, 19)).toBe(50);
    expect(await accepted(fourth, 7, 7)).toBe(5);
    expect(await accepted(fifth, 1, 1)).toBe(1);
  });
});
