import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createPageServer } from '../../examples/browser/plain/server.ts';
import { PAGE_FILES } from '../../examples/passkeys-and-wallets/server.ts';

const textOf = (name: string) => readFileSync(PAGE_FILES[name] as URL, 'utf8');

it('examples/passkeys-and-wallets serves each module that its modules import', async () => {
  const server = createPageServer('http://localhost:4001', PAGE_FILES).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const modules = Object.keys(PAGE_FILES).filter((name) => name.endsWith('.js'));
    const imported = modules.flatMap((name) =>
      [...textOf(name).matchAll(/^import .* from ["']\.\/(.+)["'];$/gm)].map(([, found]) => found as string),
    );
    expect(imported.length).toBeGreaterThan(modules.length / 2);
    for (const name of new Set(imported)) {
      const response = await fetch(`${url}/${name}`);
      expect([name, response.status]).toEqual([name, 200]);
      await response.body?.cancel();
    }
  } finally {
    server.close();
  }
});

it('examples/passkeys-and-wallets has in its page each element that its script uses', () => {
  const ids = [...textOf('app.js').matchAll(/\b(?:element|onClick|onSubmit)\('([^']+)'/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(20);
  expect(ids.filter((id) => !textOf('index.html').includes(`id="${id}"`))).toEqual([]);
});
