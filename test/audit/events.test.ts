import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../src/platform/crypto/tokens.ts';
import { PASSWORD } from '../support/accounts.ts';
import { createAllResources } from '../support/all-resources.ts';
import { addApiAuthApp, addApiAuthKey, keysPath } from '../support/api-auth-keys.ts';
import { enrollUser } from '../support/authenticators.ts';
import { createWorld, eventsOf, type World } from '../support/world.ts';

/** Field names that suggest a secret. The exceptions contain only facts about a secret, such as whether it changed. */
const SUSPICIOUS = /password|secret|token|hash|hmac|sealed|cookie|otpauth|private|^code|^key$/i;
/** `privateMetadata` is for the company's servers, which read the log. */
const HARMLESS = new Set([
  ...['passwordChanged', 'clientSecretSet', 'clientSecretChanged', 'tokensStored'],
  ...['tokenCount', 'maxTokens', 'privateMetadata'],
  // Seconds, and the ids of a secret and a token.
  ...['accessTokenLifetime', 'refreshTokenLifetime', 'secretId', 'exchangedTokenId'],
  // Names of resources, and a setting.
  ...['tokenExchangeResources', 'dpopBoundAccessTokens'],
]);
/** Its fields are settings, such as the minimum length of passwords. */
const SETTINGS = 'settings.auth.updated';

interface Field {
  readonly event: string;
  readonly name: string;
  readonly value: unknown;
}

function* fieldsOf(event: string, value: unknown): Generator<Field> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, field] of Object.entries(value)) {
    yield { event, name, value: field };
    yield* fieldsOf(event, field);
  }
}

/** Runs every operation that handles a secret, and returns each secret that was received or issued. */
async function handleSecrets(world: World): Promise<string[]> {
  const { backend } = world;
  await createAllResources(world);
  const { secret, browser } = await enrollUser(world);
  const { backup_codes: codes } = (await browser.post('/me/backup-codes/regenerate')).body.data;
  await backend.put(`/users/${browser.userId}/password`, { password: 'another long password', end_sessions: false });
  const smtp = { host: 'smtp.example.com', port: 587, username: 'app', from_email: 'a@example.com' };
  await backend.post('/settings/email/smtp', { ...smtp, password: 'the mail password' });
  const provider = { kind: 'github', client_id: 'app', client_secret: 'the client secret', tokens_stored: true };
  const { body: added } = await backend.post('/settings/social-connections', provider);
  await backend.patch(`/settings/social-connections/${added.name}`, { client_secret: 'another client secret' });
  const { body: key } = await backend.post('/api-keys', { name: 'second' });
  const { body: token } = await backend.post('/access-tokens', { scopes: ['users:read'] });
  const { body: hook } = await backend.post('/webhooks/apps', { name: 'Billing' });
  const { body: endpoint } = await backend.post('/webhooks/endpoints', {
    app_name: 'Billing',
    url: 'https://receiver.example.com/hooks',
    headers: { Authorization: 'Bearer of-the-receiver' },
    subscriptions: [{ event_name: 'invoice.paid' }],
  });
  await backend.patch(`/webhooks/endpoints/${endpoint.id}`, { headers: { Authorization: 'Bearer of-another' } });
  const app = await addApiAuthApp(world, { self_service: {} });
  const customers = await addApiAuthKey(world, app);
  const { body: next } = await backend.post(`${keysPath(app)}/${customers.id}/rotate`, {});
  const hash = createHash('sha256').update('a key of before').digest('hex');
  await backend.post(`${keysPath(app)}/import`, { keys: [{ name: 'Old', hash }] });
  const { body: own } = await browser.post(keysPath(app), { name: 'My laptop' });
  const cookies = [browser.cookie as string];
  await browser.delete('/me/authenticator', { password: 'another long password' });
  await browser.post('/auth/signout');
  return [
    ...[PASSWORD, 'another long password', 'the mail password', 'of-the-receiver', 'of-another', secret],
    ...['the client secret', 'another client secret'],
    ...[customers.key, next.key, own.data.key, hash, 'a key of before'],
    ...[world.apiKey, key.key, token.access_token, hook.signing_secret, ...codes, ...cookies],
  ];
}

describe('the audit log', () => {
  it('contains no secret that was received or issued, and no hash of one', async () => {
    const world = await createWorld();
    const secrets = await handleSecrets(world);
    const events = await eventsOf(world);
    const types = new Set(events.map(({ type }) => type));
    const changes = ['webhook.endpoint.updated', 'settings.smtp.updated', 'settings.social_provider.updated'];
    for (const type of ['user.mfa.disabled', 'api_key.created', ...changes]) {
      expect(types).toContain(type);
    }
    const text = JSON.stringify(events);
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(8);
      expect([secret, text.includes(secret), text.includes(sha256(secret))]).toEqual([secret, false, false]);
    }
    expect(text).not.toMatch(/\$argon2|"v1\.[0-9a-f]{8}\.|whsec_|sk_(test|live)_\w{20}/);
  });

  it('has no field that is named like a secret', async () => {
    const world = await createWorld();
    await handleSecrets(world);
    const events = await eventsOf(world);
    const fields = events.flatMap(({ type, before, after }) => [...fieldsOf(type, { before, after })]);
    expect(fields.length).toBeGreaterThan(100);
    const named = fields.filter(({ event }) => event !== SETTINGS);
    const found = named.filter(({ name }) => SUSPICIOUS.test(name) && !HARMLESS.has(name));
    expect(found).toEqual([]);
  });
});
