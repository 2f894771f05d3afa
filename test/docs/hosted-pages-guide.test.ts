import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { defaultUiSettings } from '../../src/deployment/stored-settings/settings.ts';

it('names every setting of the user interface in the guide to the hosted pages', () => {
  const guide = readFileSync(new URL('../../docs/guides/hosted-pages.md', import.meta.url), 'utf8');
  const names = Object.keys(defaultUiSettings('Gatehouse')).map((name) =>
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  );
  expect(names).toHaveLength(28);
  expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});
