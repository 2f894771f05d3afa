import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { features } from '../../src/features.ts';
import { totpCodesOf } from '../support/authenticators.ts';
import { BackendClient, BrowserClient } from '../support/clients.ts';
import { newDatabaseEnv, runScript, type ServiceProcess, startProcess } from '../support/process.ts';
import { service } from '../support/service.ts';
import { sharedProvider, signInAt, visitProvider } from '../support/social-provider.ts';

const newKey = () => randomBytes(32).toString('base64');
const rekey = (env: Record<string, string>) => runScript('src/cli/rekey.ts', [], env);

const ADA = { email: 'ada@example.com', password: 'correct horse battery staple' };
const HEADERS = { 'X-Tenant': 'a secret header' };

const browserOf = ({ deploymentUrl }: ServiceProcess) => new BrowserClient(deploymentUrl, new URL(deploymentUrl).host);

/** Creates one secret of each kind that is stored encrypted. */
async function createSecrets(running: ServiceProcess) {
  const backend = new BackendClient(running.backendUrl, running.apiKey);
  await backend.post('/webhooks/apps', { name: 'Billing' });
  const { body: app } = await backend.post('/webhooks/apps/Billing/rotate-secret', {});
  const { body: endpoint } = await backend.post('/webhooks/endpoints', {
    app_name: 'Billing',
    url: 'https://receiver.example.com/hooks',
    headers: HEADERS,
    own_signing_secret: true,
    subscriptions: [{ event_name: 'invoice.paid' }],
  });
  await backend.post(`/webhooks/endpoints/${endpoint.id}/rotate-secret`, {});
  const { body: token } = await backend.post('/access-tokens', { scopes: ['webhooks:read'] });
  await backend.post('/settings/signing-keys/rotate', { purpose: 'oidc' });
  await backend.post('/settings/email/smtp', {
    host: 'smtp.northwind.example',
    port: 587,
    username: 'app',
    password: 'the password of the mail server',
    from_email: 'no-reply@northwind.example',
  });
  await backend.patch('/settings/ai', { base_url: 'http://127.0.0.1:1/v1', api_key: 'the-key-of-the-provider' });
  const browser = browserOf(running);
  const social = await createSocialSecrets(running, backend);
  await browser.post('/auth/signup', ADA);
  const { secret } = (await browser.post('/me/authenticator')).body.data;
  const code = totpCodesOf(secret);
  const verified = await browser.post('/me/authenticator/attempt-verification', { code1: code(-1), code2: code(0) });
  expect(verified.status).toBe(200);
  const created = await createOrganization(backend);
  const backupCodes: string[] = (await browser.post('/me/backup-codes/regenerate')).body.data.backup_codes;
  return { app, endpoint, token: token.access_token as string, code, backupCodes, created, social };
}

/** A provider with a client secret, a user with its tokens, and a request that waits for the browser with a stored response. */
async function createSocialSecrets(running: ServiceProcess, backend: BackendClient) {
  const { issuer } = await sharedProvider();
  const input = { kind: 'oidc', name: 'idp', label: 'Test', client_id: 'gatehouse-client', client_secret: 'a secret' };
  await backend.post('/settings/social-connections', { ...input, issuer, tokens_stored: true });
  await backend.patch('/settings/auth', { authentication_factors: { sso_enabled: true } });
  const { body } = await signInAt(browserOf(running), 'idp');
  const userId = body.data.signin?.user_id as string;
  const { body: token } = await backend.get(`/users/${userId}/social-connections/idp/token`);
  const browser = browserOf(running);
  const started = await browser.post('/auth/sso', { provider: 'idp' });
  const parameters = await visitProvider(started.body.data.authorization_url);
  await browser.post('/auth/sso/response', { provider: 'idp', ...parameters });
  return { userId, accessToken: token.access_token, cookie: browser.socialCookie, state: parameters['state'] };
}

/** Creates an organization once. */
const createOrganization = (backend: BackendClient) =>
  backend.post('/organizations', { name: 'Northwind' }, { 'idempotency-key': 'northwind' });

async function signInWith(running: ServiceProcess, code: string) {
  const browser = browserOf(running);
  const { body } = await browser.post('/auth/signin', { strategy: 'email_password', ...ADA });
  const verification = { signin_attempt_id: body.data.signin_attempt?.id, code };
  return browser.post('/auth/attempt-verification', verification);
}

describe('npm run rekey', () => {
  it('encrypts every secret with the new master key, so that the old one can be removed', async () => {
    const [old, current] = [newKey(), newKey()];
    const environment: Record<string, string> = { ...(await newDatabaseEnv()), OUTGOING_ALLOW: '127.0.0.0/8' };
    const first = await startProcess({ ...environment, MASTER_KEY: old });
    const { app, endpoint, token, code, backupCodes, created, social } = await createSecrets(first);
    await first.stop();

    const env = { ...environment, MASTER_KEY: `${current},${old}` };
    const between = await startProcess(env);
    expect((await signInWith(between, backupCodes[0] as string)).status).toBe(200);
    const betweenBackend = new BackendClient(between.backendUrl, first.apiKey);
    expect((await createOrganization(betweenBackend)).body.id).toBe(created.body.id);
    const moved = await rekey(env);
    expect([moved.code, moved.output]).toEqual([0, expect.stringContaining('23 secrets have the current key now.')]);
    expect(moved.output).toContain('9 unused backup codes');
    expect((await rekey(env)).output).toContain('Every secret already has the current key.');
    await between.stop();

    const last = await startProcess({ ...environment, MASTER_KEY: current });
    const backend = new BackendClient(last.backendUrl, first.apiKey);
    expect((await backend.get('/webhooks/apps/Billing')).body.signing_secret).toBe(app.signing_secret);
    expect((await backend.patch(`/webhooks/endpoints/${endpoint.id}`, {})).body.headers).toEqual(HEADERS);
    expect((await backend.with(token).get('/webhooks/apps')).status).toBe(200);
    const { body: minted } = await backend.post('/access-tokens', { scopes: ['webhooks:read'] });
    expect((await backend.with(minted.access_token).get('/webhooks/apps')).status).toBe(200);
    // The key can be decrypted: only the connection fails.
    expect((await backend.post('/settings/ai/verify')).body.code).toBe('AI_PROVIDER_FAILED');
    const { body: read } = await backend.get(`/users/${social.userId}/social-connections/idp/token`);
    expect(read.access_token).toBe(social.accessToken);
    const browser = browserOf(last);
    browser.socialCookie = social.cookie;
    const completed = await browser.post('/auth/sso/callback', { provider: 'idp', state: social.state });
    expect(completed.body.data.signin?.user_id).toBe(social.userId);
    expect((await signInWith(last, code(1))).status).toBe(200);
    // Backup codes are stored only as keyed hashes, so they become invalid with the old key.
    expect((await signInWith(last, backupCodes[1] as string)).body.errors[0].code).toBe('INVALID_CODE');
    await last.stop();

    const { code: exit, output } = await runScript('src/main.ts', [], { ...environment, MASTER_KEY: old });
    expect([exit, output]).toEqual([1, expect.stringContaining('is not the key')]);
  });

  it('works without a running service, and its help explains what happens to backup codes', async () => {
    const [old, current, environment] = [newKey(), newKey(), await newDatabaseEnv()];
    const first = await startProcess({ ...environment, MASTER_KEY: old });
    await new BackendClient(first.backendUrl, first.apiKey).post('/webhooks/apps', { name: 'Billing' });
    await first.stop();
    const { code, output } = await rekey({ ...environment, MASTER_KEY: `${current},${old}` });
    expect([code, output]).toEqual([0, expect.stringContaining('1 secret has the current key now.')]);
    expect(output).not.toContain('backup codes');
    expect((await runScript('src/cli/rekey.ts', ['--help'], {})).output).toMatch(/[Bb]ackup codes/);
  });

  it('covers every column that contains encrypted data', async () => {
    const { rows } = (await service()).services.database;
    const columns = (await rows.introspection.getTables()).flatMap(({ name: table, columns }) =>
      columns.filter(({ name }) => name.endsWith('_sealed')).map(({ name: column }) => `${table}.${column}`),
    );
    expect(columns.length).toBeGreaterThan(0);
    const sealed = features.flatMap(({ sealedColumns = [] }) => sealedColumns);
    expect(sealed.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(columns.sort());
  });
});
