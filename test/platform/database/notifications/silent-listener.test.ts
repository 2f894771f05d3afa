import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import type { NotificationListener } from '../../../../src/platform/database/notifications/notification-listener.ts';
import { createPostgresListeners } from '../../../../src/platform/database/notifications/postgres-notifications.ts';
import { createTestDatabase } from '../../../support/service.ts';
import { type SilentProxy, startSilentProxy } from '../../../support/silent-proxy.ts';

const serverUrl = process.env['DATABASE_URL'];

describe.skipIf(serverUrl === undefined)('the connection that listens', () => {
  let proxy: SilentProxy;
  let listener: NotificationListener;

  afterEach(async () => {
    await listener?.close();
    await proxy?.close();
  });

  it('is opened again when the server does not respond, although the connection is open', async () => {
    const url = await createTestDatabase(serverUrl as string);
    proxy = await startSilentProxy(url);
    const errors: unknown[] = [];
    const received: string[] = [];
    const options = { connectionString: proxy.url, connectionTimeoutMillis: 500 };
    const listeners = createPostgresListeners(options, (error) => errors.push(error), {
      checkIntervalMs: 100,
      responseLimitMs: 500,
    });
    listener = listeners.add({
      channel: 'changes',
      onNotification: (payload) => received.push(payload),
      onListening: () => undefined,
    });
    await expect.poll(() => listener.isListening).toBe(true);

    proxy.silence();
    await expect.poll(() => listener.isListening).toBe(false);
    expect(errors.map(String)[0]).toMatch(/did not respond within 0.5 s/);
    proxy.resumeForNewConnections();
    await expect.poll(() => listener.isListening).toBe(true);
    const sender = new pg.Client({ connectionString: url });
    await sender.connect();
    await sender.query("select pg_notify('changes', 'after')");
    await sender.end();
    await expect.poll(() => received).toEqual(['after']);
  });
});
