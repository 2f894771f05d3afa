import { expect, it } from 'vitest';
import { openApiFile, publishedOpenApi } from '../../../support/published-openapi.ts';
import { createWorld, type World } from '../../../support/world.ts';

const HOSTS = [
  ['BACKEND', async ({ backend }: World) => (await backend.get('/openapi.json')).body],
  ['DEPLOYMENT', async (world: World) => (await world.browser().get('/openapi.json')).body],
] as const;

it.each(HOSTS)('contains the OpenAPI document that the host %s serves', async (host, served) => {
  const { servers, ...document } = publishedOpenApi(host);
  const stale = `${openApiFile(host)} is not what the host serves. Update it with \`npm run schema\` and commit it.`;
  // The server is the address of the installation.
  expect(await served(await createWorld()), stale).toEqual({ ...document, servers: [expect.anything()] });
  expect(servers).toHaveLength(1);
});
