import { describe, expect, it } from 'vitest';
import { createOpenidParty, type OpenidParty } from '../../support/openid-party.ts';

/** Of each kind. `bench/pending-requests.ts` sends 10,000, which takes a minute. */
const REQUESTS = 300;
const AT_ONCE = 20;

/** How many records of requests the deployment has. */
async function countRequests({ world }: OpenidParty): Promise<number> {
  const found = await world.services.database.rows
    .selectFrom('oauth_record')
    .select('id')
    .where('deployment_id', '=', world.id)
    .where('model', '<>', 'Session')
    .execute();
  return found.length;
}

/** Sends many authorization requests, several at the same time. */
async function send(count: number, request: () => Promise<unknown>): Promise<void> {
  let left = count;
  const sender = async () => {
    while (left > 0) {
      left -= 1;
      await request();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
}

describe('many authorization requests', () => {
  it('of browsers that are not signed in store nothing', async () => {
    const party = await createOpenidParty({ isFirstParty: false });
    await send(REQUESTS, async () => {
      const { status } = await party.send('GET', `/oauth/authorize?${new URLSearchParams(party.parameters())}`);
      expect(status).toBe(303);
    });
    expect(await countRequests(party)).toBe(0);
  });

  it('that wait for the consent of a user leave the newest twenty', async () => {
    const party = await createOpenidParty({ isFirstParty: false });
    await send(REQUESTS, async () => {
      const { url } = await party.authorize();
      expect(url.pathname).toBe('/oauth-consent');
    });
    expect(await countRequests(party)).toBe(20);
    // The newest one can still be answered.
    expect(await party.decide(true)).toHaveProperty('code');
  });
});
