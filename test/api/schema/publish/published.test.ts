import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { changeText, compareSdl } from '../../../../src/api/schema/publish/changes.ts';
import { createWorld, type World } from '../../../support/world.ts';

const HOSTS: readonly [string, (world: World) => Promise<string>][] = [
  ['docs/schema/backend.graphql', async ({ backend }) => (await backend.get('/schema.graphql')).text],
  ['docs/schema/deployment.graphql', async (world) => (await world.browser().get('/schema.graphql')).text],
];

it.each(HOSTS)('contains the SDL that the host serves: %s', async (file, served) => {
  const committed = readFileSync(file, 'utf8');
  const text = await served(await createWorld());
  expect(text, text === committed ? '' : stale(file, committed, text)).toBe(committed);
});

function stale(file: string, committed: string, served: string): string {
  const changes = compareSdl(committed, served).breaking.map((change) => `\n- ${changeText(change)}`);
  const breaking =
    changes.length === 0
      ? 'No change breaks clients.'
      : `Record these breaking changes in docs/graph-changes.md:${changes.join('')}`;
  return `${file} is not what the host serves. Update it with \`npm run schema\` and commit it. ${breaking}\n`;
}
