import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packedPackages } from '../support/packed-packages.ts';

const TSC = join(createRequire(import.meta.url).resolve('typescript/package.json'), '../bin/tsc');

/** What a strict TypeScript project writes with the packages. */
const CONSUMER = `
import { createBackendClient, each, ServiceError } from '@gatehouse/client/backend';
import { createDeploymentClient, sessionTokens } from '@gatehouse/client/deployment';
import { createGraphqlClient, type TypedDocument } from '@gatehouse/client/graphql';
import { createAuth, verifyWebhook } from '@gatehouse/node';
import { callerOf, proxyMiddleware, requireAuth } from '@gatehouse/node/express';
import { proxyPlugin, requireAuth as requireFastifyAuth } from '@gatehouse/node/fastify';
import { proxyHandler, requireAuth as requireHonoAuth } from '@gatehouse/node/hono';
import { createProxy } from '@gatehouse/node/proxy';
import { createHandlers } from '@gatehouse/next/handlers';
import { type FormTexts, Protect, SignIn, useSession } from '@gatehouse/react';
import '@gatehouse/react/styles.css';
import { createFakeGatehouse, createTestUsers } from '@gatehouse/testing';
import { type GatehouseFixtures, type GatehouseWorkerFixtures, gatehouseFixtures } from '@gatehouse/testing/playwright';
import { test as base } from '@playwright/test';
import express from 'express';

const backend = createBackendClient({ url: 'https://api.example.com', credential: () => 'key' });
for await (const user of each(backend.listUsers, { search: 'ada' })) {
  const id: string = user.id;
  await backend.updateUser({ user_id: id, first_name: undefined });
}
for await (const event of backend.webhookDeliveryEvents({ app_name: 'Billing' })) console.log(event.type);
// @ts-expect-error The id is missing.
await backend.user({});
// @ts-expect-error No user has this field.
await backend.createUser({ email: 'ada@example.com', shoe_size: 38 });

const deployment = createDeploymentClient({ url: 'https://accounts.example.com', onSession: ({ signins }) => console.log(signins.length) });
const tokens = sessionTokens(() => deployment.sessionToken());
try {
  const response = await tokens.fetch('https://shop.example.com/orders');
  console.log(response.status, (await deployment.me()).email?.length);
} catch (error) {
  if (error instanceof ServiceError) console.log(error.code, error.fields[0]?.path);
}

declare const UsersDocument: TypedDocument<{ users: { nodes: { email: string }[] } }, { search: string }>;
const run = createGraphqlClient({ url: 'https://api.example.com', credential: 'key' });
const { users } = await run(UsersDocument, { search: 'ada' }, { timeoutMs: 5_000 });
console.log(users.nodes[0]?.email.length);
// @ts-expect-error The variables are missing.
await run(UsersDocument);

const auth = createAuth({ url: 'https://accounts.example.com', accessTokensFor: 'https://shop.example.com' });
const app = express();
const proxy = createProxy({ url: 'https://accounts.example.com', path: '/gatehouse' });
app.use(proxyMiddleware(proxy));
console.log(proxyPlugin(proxy), proxyHandler(proxy), createHandlers({ url: undefined }).GET);
app.get('/orders', requireAuth(auth, { permission: 'orders:read' }), (_request, response) => {
  const caller = callerOf(response);
  response.json({ user: caller.userId, session: caller.kind === 'session' ? caller.sessionId : null });
});
const { data } = await verifyWebhook<{ id: string }>({ headers: new Headers(), body: '{}', secret: 'whsec_AA==' });
console.log(data.id, requireFastifyAuth(auth), requireHonoAuth(auth));

const fake = await createFakeGatehouse();
const options = { accessTokensFor: 'https://shop.example.com', apiKeys: fake.apiKeyOptions };
await createAuth({ ...fake.authOptions, ...options }).authenticate({ headers: { authorization: fake.apiKey() } });
const testUsers = createTestUsers({ backendUrl: 'https://api.example.com', apiKey: 'key' });
const test = base.extend<GatehouseFixtures, GatehouseWorkerFixtures>(
  gatehouseFixtures({ backendUrl: 'https://api.example.com', apiKey: 'key' }),
);
test('shows the orders', async ({ page, context, testUser, testSession }) => {
  await page.goto('https://shop.example.com/' + testUser.id);
  await context.addCookies([testSession.cookie, (await testUsers.signIn({ id: '1' })).cookie]);
});

export function Orders() {
  const { isSignedIn } = useSession();
  return Protect({ permission: 'orders:read', children: String(isSignedIn) });
}

const texts: FormTexts = { signIn: 'Anmelden', 'error.EMAIL_TAKEN': 'Diese Adresse ist vergeben.' };
export const German = () => SignIn({ texts, returnTo: undefined });
// @ts-expect-error No text has this key.
export const Wrong = () => SignIn({ texts: { signin: 'Anmelden' } });
`;

describe('the built packages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-packages-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  let tarballs = '';
  beforeAll(async () => {
    tarballs = await packedPackages();
  });

  it.each(['client', 'next', 'node', 'react', 'testing'])(
    'have no finding of publint and of "Are the types wrong?" in %s',
    async (name) => {
      const { messages } = await publint({ pkgDir: `packages/${name}`, strict: true });
      const pkg = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8'));
      expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
      const tarball = readFileSync(join(tarballs, `gatehouse-${name}-0.1.0.tgz`));
      // A schema is no module.
      const options = { excludeEntrypoints: [/\.graphql$/] };
      const { problems = [] } = (await checkPackage(createPackageFromTarballData(tarball), options)) as {
        problems?: readonly { readonly kind: string; readonly resolutionKind?: string }[];
      };
      // The packages are ES modules with named entry points: the resolution of Node 10 has none, and CommonJS loads them with import().
      const expected = new Set(['node10']);
      const found = problems.filter(
        ({ kind, resolutionKind = '' }) => !expected.has(resolutionKind) && kind !== 'CJSResolvesToESM',
      );
      expect(found).toEqual([]);
    },
  );

  it.each(['backend', 'deployment'])('contain the schema of the %s host', (host) => {
    const name = `graphql/${host}.graphql`;
    const file = createRequire(import.meta.url).resolve(`@gatehouse/client/${name}`);
    expect(readFileSync(file, 'utf8')).toBe(readFileSync(`docs/schema/${host}.graphql`, 'utf8'));
    const packed = execFileSync('tar', ['-tzf', join(tarballs, 'gatehouse-client-0.1.0.tgz')], { encoding: 'utf8' });
    expect(packed.split('\n')).toContain(`package/${name}`);
  });

  it('are used by a project with strict types, which also checks those of the packages', () => {
    writeFileSync(join(folder, 'consumer.ts'), CONSUMER);
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const options = {
      ...{
        target: 'es2022',
        module: 'nodenext',
        lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
        types: [],
      },
      ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, noEmit: true },
    };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: options, include: ['consumer.ts'] }),
    );
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    execFileSync(process.execPath, [TSC, '-p', folder], { stdio: 'inherit' });
  });

  it.each(['backend', 'deployment'])(
    'take at most 12 KB in a page, compressed, with the client of the %s host',
    async (host) => {
      const built = await build({
        configFile: false,
        logLevel: 'error',
        build: { write: false, lib: { entry: `packages/client/dist/${host}.js`, formats: ['es'] } },
      });
      const [bundle] = [built].flat() as { output: { code: string }[] }[];
      expect(gzipSync(String(bundle?.output[0]?.code)).length).toBeLessThan(12_288);
    },
  );
});
