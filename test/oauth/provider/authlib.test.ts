import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, it } from 'vitest';
import { openSignedUpBrowser } from '../../support/accounts.ts';
import { authlibPython, NO_AUTHLIB, skipsAuthlib } from '../../support/authlib.ts';
import { sendRequest } from '../../support/http.ts';
import {
  type LocalIssuer,
  registerApplication,
  registerInvoices,
  startLocalIssuer,
} from '../../support/local-issuer.ts';
import { REDIRECT_URI } from '../../support/openid-client.ts';

let started: LocalIssuer | undefined;

afterAll(() => started?.stop());

/** Runs the program, which sends a browser to a URL and gets the URL to which the browser returns. Returns what it prints at last. */
async function runClient(args: readonly string[], visit: (url: string) => Promise<string>): Promise<unknown> {
  if (authlibPython === null) throw new Error(NO_AUTHLIB);
  const child = spawn(authlibPython, ['test/oauth/provider/authlib_client.py', ...args]);
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString('utf8');
  });
  const printed: string[] = [];
  try {
    for await (const line of createInterface(child.stdout)) {
      printed.push(line);
      if (printed.length === 1) child.stdin.end(`${await visit(line)}\n`);
    }
  } finally {
    child.kill();
  }
  if (printed[1] === undefined) throw new Error(errors);
  return JSON.parse(printed[1]);
}

describe.skipIf(skipsAuthlib)('Authlib', () => {
  it('accepts the code flow, the ID tokens, user info, the refresh, introspection, revocation and client credentials', async () => {
    started = await startLocalIssuer();
    const { issuer, backend } = started;
    const browser = await openSignedUpBrowser(started);
    const resource = await registerInvoices(backend);
    const { id, secret } = await registerApplication(backend, {
      redirect_uris: [REDIRECT_URI],
      is_first_party: true,
      resources: [{ identifier: resource, scopes: ['invoices:read'] }],
    });
    const learned = await runClient([issuer, id, secret, REDIRECT_URI, resource], async (url) => {
      const { headers } = await sendRequest({ method: 'GET', url, headers: { cookie: `__session=${browser.cookie}` } });
      return String(headers['location']);
    });
    expect(learned).toEqual({
      subjects: [browser.userId, browser.userId, browser.userId],
      email: 'ada@example.com',
      rotated: true,
      active: [true, false],
      error: 'invalid_grant',
      machine: { sub: id, client_id: id, scope: 'invoices:read' },
    });
  });
});
