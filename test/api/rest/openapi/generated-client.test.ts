import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { generateApi } from 'swagger-typescript-api';
import { expect, inject, it } from 'vitest';
import { service } from '../../../support/service.ts';
import { createWorld, unique } from '../../../support/world.ts';

interface GeneratedApi {
  organizations: {
    createOrganization(body: object): Promise<{ data: { id: string; slug: string } }>;
    listOrganizations(query: object): Promise<{ data: { data: unknown[]; has_more: boolean } }>;
  };
}

type GeneratedModule = {
  Api: new (options: {
    baseUrl: string;
    securityWorker: () => { headers: Record<string, string> };
    baseApiParams: object;
  }) => GeneratedApi;
};

it('works as a client that is generated from the OpenAPI document', async () => {
  const { backend } = await service();
  const world = await createWorld();
  const spec = (await world.backend.get('/openapi.json')).body;
  const output = await mkdtemp(join(inject('scratch'), 'client-'));
  await generateApi({ fileName: 'client.ts', output, spec, silent: true });
  const { Api } = (await import(/* @vite-ignore */ join(output, 'client.ts'))) as GeneratedModule;

  const client = new Api({
    baseUrl: backend.url,
    baseApiParams: { secure: true, format: 'json' },
    securityWorker: () => ({ headers: { authorization: `Bearer ${world.apiKey}` } }),
  });
  const name = unique('Generated');
  const { data: created } = await client.organizations.createOrganization({ name });
  expect(created.slug).toBe(name.toLowerCase());
  const { data: page } = await client.organizations.listOrganizations({ limit: 1 });
  expect(page).toMatchObject({ data: [{ id: created.id }], has_more: false });
});
