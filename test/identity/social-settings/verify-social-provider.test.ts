import { describe, expect, it } from 'vitest';
import { startProvider } from '../../support/social-provider.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

const PATH = '/settings/social-connections';

async function worldWith(issuer: string): Promise<World> {
  const world = await createWorld();
  const input = {
    kind: 'oidc',
    name: 'work',
    label: 'Work',
    client_id: 'gatehouse-client',
    client_secret: 'a secret',
    issuer,
  };
  const { status, body } = await world.backend.post(PATH, input);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return world;
}

describe('POST /settings/social-connections/{name}/verify', () => {
  it('tests each part of a provider and records the result', async () => {
    const world = await worldWith((await startProvider()).issuer);
    const { status, body } = await world.backend.post(`${PATH}/work/verify`);
    expect([status, body.ok, body.steps.map(({ name }) => name)]).toEqual([
      200,
      true,
      ['discovery', 'keys', 'authorization_endpoint', 'token_endpoint', 'client'],
    ]);
    expect(body.steps.at(-1)?.message).toContain(`https://${world.frontendHost}/auth/sso/callback/work`);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'settings.social_provider.verified',
      after: { name: 'work', ok: true, failed: [] },
    });
  });

  it('says what is wrong', async () => {
    const world = await worldWith('http://127.0.0.1:9');
    const { body } = await world.backend.post(`${PATH}/work/verify`);
    expect(body).toEqual({
      ok: false,
      steps: [
        {
          name: 'discovery',
          ok: false,
          message:
            'The discovery document of http://127.0.0.1:9/ is not usable because it cannot be reached, or its certificate is not valid. Check the URL.',
        },
      ],
    });
    expect((await eventsOf(world)).at(-1)).toMatchObject({ after: { ok: false, failed: ['discovery'] } });
  });
});
