import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { verifyWebhook } from '../../packages/node/src/index.ts';

const SECRET = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;

/** A delivery as the library of Standard Webhooks signs it. */
function delivery(secrets = [SECRET], sentAt = new Date()) {
  const body = JSON.stringify({ type: 'invoice.paid', timestamp: sentAt.toISOString(), data: { total: '10 €' } });
  const signatures = secrets.map((secret) => new Webhook(secret).sign('msg_1', sentAt, body));
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1_000)),
    'webhook-signature': signatures.join(' '),
  };
  return { headers, body };
}

describe('a delivery', () => {
  it('is verified from text, bytes and headers of both kinds, also while the secret is rotated', async () => {
    const { headers, body } = delivery();
    const event = { type: 'invoice.paid', data: { total: '10 €' } };
    await expect(verifyWebhook({ headers, body, secret: SECRET })).resolves.toMatchObject(event);
    const bytes = new TextEncoder().encode(body);
    await expect(verifyWebhook({ headers: new Headers(headers), body: bytes, secret: SECRET })).resolves.toMatchObject(
      event,
    );
    const next = `whsec_${Buffer.from('another secret of many characters').toString('base64')}`;
    await expect(verifyWebhook({ ...delivery([next, SECRET]), secret: SECRET })).resolves.toMatchObject(event);
  });

  it.each<[string, () => { headers: Record<string, string>; body: string }]>([
    ['another body', () => ({ ...delivery(), body: '{"type":"invoice.paid"}' })],
    ['another id', () => ({ ...delivery(), headers: { ...delivery().headers, 'webhook-id': 'msg_2' } })],
    ['another secret', () => delivery([`whsec_${Buffer.from('wrong').toString('base64')}`])],
    ['an old timestamp', () => delivery([SECRET], new Date(Date.now() - 301_000))],
    ['a timestamp of the future', () => delivery([SECRET], new Date(Date.now() + 302_000))],
    ['no signature', () => ({ ...delivery(), headers: {} })],
    [
      'an unknown version',
      () => ({ ...delivery(), headers: { ...delivery().headers, 'webhook-signature': 'v2,AAAA' } }),
    ],
    [
      'a signature that is no base64',
      () => ({ ...delivery(), headers: { ...delivery().headers, 'webhook-signature': 'v1,*' } }),
    ],
  ])('with %s is rejected', async (_, change) => {
    await expect(verifyWebhook({ ...change(), secret: SECRET })).rejects.toMatchObject({ name: 'WebhookError' });
  });
});
