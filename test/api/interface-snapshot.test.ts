import { expect, it } from 'vitest';
import { sendRequest } from '../support/http.ts';
import { service } from '../support/service.ts';

const { backend, deployment } = await service();

/** JSON with sorted keys and without descriptions. */
function withoutTexts(value: unknown, isMap = false): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutTexts(item));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value)
    .filter(([key]) => isMap || !['description', 'summary', 'example', 'examples'].includes(key))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(kept.map(([key, item]) => [key, withoutTexts(item, !isMap && MAPS.has(key))]));
}

/** Objects whose keys are field names, and may include `description`. */
const MAPS = new Set(['properties', 'schemas', 'responses', 'parameters', 'headers', 'paths', 'content', 'callbacks']);

async function openApi({ url }: { url: string }, host: string): Promise<string> {
  const { status, body } = await sendRequest({ method: 'GET', url: `${url}/openapi.json`, headers: { host } });
  expect(status).toBe(200);
  return `${JSON.stringify(withoutTexts(body), null, 1)}\n`;
}

it('matches the committed interface in the OpenAPI document of the backend host', async () => {
  await expect(await openApi(backend, 'backend.example.test')).toMatchFileSnapshot('snapshots/backend-openapi.json');
});

it('matches the committed interface in the OpenAPI document of the deployment host', async () => {
  await expect(await openApi(deployment, 'frontend.example.test')).toMatchFileSnapshot(
    'snapshots/deployment-openapi.json',
  );
});
