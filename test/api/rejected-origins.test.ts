import { describe, expect, it } from 'vitest';
import { createLog } from '../../src/platform/logging/log.ts';
import { startOwnService } from '../support/own-service.ts';
import { createWorld } from '../support/world.ts';

const PAGE = 'http://localhost:5173';
const PREFLIGHT = { origin: PAGE, 'access-control-request-method': 'POST' };

/** A deployment of its own service, whose warnings are collected. */
async function startWithLog(mode: 'staging' | 'production') {
  const warnings: { msg: string; deploymentId: string }[] = [];
  const running = await startOwnService(
    {},
    createLog('warn', { write: (line: string) => void warnings.push(JSON.parse(line)) }),
  );
  const world = await createWorld({ mode, running });
  return { running, world, warnings, command: `curl -X PUT ${running.services.config.publicBackendUrl}/settings` };
}

describe('a page of an origin that is not allowed', () => {
  it('is explained in the log and the response of a staging deployment, until it is allowed', async () => {
    const { running, world, warnings, command } = await startWithLog('staging');
    try {
      const browser = world.browser();
      await browser.get('/session', { origin: PAGE });
      await browser.request('OPTIONS', '/auth/signin', undefined, PREFLIGHT);
      const rejected = await browser.post('/auth/signout', undefined, { origin: PAGE });
      expect([rejected.status, rejected.text]).toEqual([
        403,
        expect.stringContaining(`Origin ${PAGE} is not allowed.`),
      ]);
      expect(warnings).toEqual([
        expect.objectContaining({
          deploymentId: String(world.id),
          msg: expect.stringContaining(`Origin ${PAGE} is not allowed. Allow it with: ${command}`),
        }),
      ]);

      const body = /-d '(.*)'$/.exec(warnings[0]?.msg ?? '')?.[1] ?? '';
      await world.backend.put('/settings/allowed-origins', JSON.parse(body));
      const allowed = await browser.get('/session', { origin: PAGE });
      expect(allowed.headers['access-control-allow-origin']).toBe(PAGE);
      expect(warnings).toHaveLength(1);
    } finally {
      await running.stop(0);
    }
  });

  it('is not named in the log and the response of a production deployment', async () => {
    const { running, world, warnings } = await startWithLog('production');
    try {
      const browser = world.browser();
      await browser.get('/session', { origin: PAGE });
      const rejected = await browser.post('/auth/signout', undefined, { origin: PAGE });
      expect([rejected.status, rejected.text]).toEqual([403, expect.not.stringContaining(PAGE)]);
      expect(warnings).toEqual([]);
    } finally {
      await running.stop(0);
    }
  });

  it('may be the own page of the deployment host', async () => {
    const { running, world, warnings } = await startWithLog('staging');
    try {
      const origin = `http://${world.frontendHost}`;
      const { status } = await world.browser().post('/auth/signout', undefined, { origin });
      expect(status).not.toBe(403);
      expect(warnings).toEqual([]);
    } finally {
      await running.stop(0);
    }
  });
});
