import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { sessionVerifier } from '../examples/verify-session-token.ts';
import { PASSWORD } from './support/accounts.ts';
import { send } from './support/http.ts';
import { emptyPlace, startProcess } from './support/process.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

describe('examples/verify-session-token.ts', () => {
  it('is what the README shows', () => {
    const example = readFileSync('examples/verify-session-token.ts', 'utf8');
    expect(readFileSync('README.md', 'utf8')).toContain(`\`\`\`ts\n${example}\`\`\``);
  });

  it('verifies a token with the keys that a running service serves, and no other token', {
    timeout: 90_000,
  }, async () => {
    // Tokens name the address, which therefore has to be known before the start.
    const service = await startProcess({ ...(await emptyPlace()), DEPLOYMENT_PORT: String(await freePort()) });
    try {
      const url = service.deploymentUrl;
      const signUp = { email: 'ada@example.com', password: PASSWORD };
      const { body, headers } = await send({ method: 'POST', url: `${url}/auth/signup`, body: signUp });
      const cookie = String(headers['set-cookie']).split(';')[0] as string;
      const tokenFrom = async (path: string) =>
        (await send({ method: 'GET', url: url + path, headers: { cookie } })).body.data.token;
      const meta = await send({ method: 'GET', url: `${url}/.well-known/meta` });

      const verify = sessionVerifier(url, meta.body.data.deployment_id);
      const token = await tokenFrom('/session/token');
      expect(await verify(token)).toMatchObject({
        sub: body.session.active_signin.user_id,
        sid: expect.stringMatching(/^\d+$/),
      });
      await expect(verify(`${token.slice(0, -4)}AAAA`)).rejects.toThrow();
      await expect(sessionVerifier(url, 99)(token)).rejects.toThrow();

      const template = { name: 'other', claims: { aud: 'https://other.example' } };
      const credential = { authorization: `Bearer ${service.apiKey}` };
      await send({ method: 'POST', url: `${service.backendUrl}/jwt-templates`, headers: credential, body: template });
      await expect(verify(await tokenFrom('/session/token?template=other'))).rejects.toThrow();
    } finally {
      await service.stop();
    }
  });
});
