import { createServer, type Server } from 'node:http';
import { errors } from 'jose';
import { sessionVerifier } from '../verify-session-token.ts';

export interface ApiOptions {
  /** The URL of the deployment host, without a trailing slash. */
  readonly issuer: string;
  readonly deploymentId: number;
  /** The origins whose pages may call this API. */
  readonly pageOrigins: readonly string[];
}

/** An API of your own: `GET /greeting` responds to signed-in users only. */
export function createApi({ issuer, deploymentId, pageOrigins }: ApiOptions): Server {
  const verify = sessionVerifier(issuer, deploymentId);

  /** The signed-in user, or null. */
  async function userIdOf(authorization = ''): Promise<string | null> {
    try {
      const { sub } = await verify(authorization.replace(/^Bearer /, ''));
      return sub ?? null;
    } catch (error) {
      if (isInvalidToken(error)) return null;
      throw error;
    }
  }

  return createServer(async ({ method, url, headers }, response) => {
    const { origin = '', authorization } = headers;
    response.setHeader('Vary', 'Origin');
    if (pageOrigins.includes(origin)) {
      response.setHeader('Access-Control-Allow-Origin', origin);
      response.setHeader('Access-Control-Allow-Headers', 'Authorization');
    }
    const send = (status: number, message: string) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ message }));
    if (method === 'OPTIONS') return response.writeHead(204).end();
    if (url !== '/greeting') return send(404, 'Not found.');
    try {
      const userId = await userIdOf(authorization);
      return userId === null ? send(401, 'Sign in first.') : send(200, `The API knows you as user ${userId}.`);
    } catch {
      return send(503, 'The keys of the deployment host cannot be read. Try again later.');
    }
  });
}

/** Whether the token is invalid. Other errors mean that its keys could not be fetched. */
function isInvalidToken(error: unknown): boolean {
  const isUnavailable = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid;
  return error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC' && !isUnavailable;
}

if (import.meta.main) {
  const issuer = process.env['GATEHOUSE_URL'] ?? 'http://localhost:4001';
  const pageOrigins = (process.env['PAGE_ORIGINS'] ?? 'http://localhost:3000').split(',');
  const port = Number(process.env['PORT'] ?? 3001);
  const meta = (await (await fetch(new URL('/.well-known/meta', issuer))).json()) as {
    data: { deployment_id: number };
  };
  createApi({ issuer, deploymentId: meta.data.deployment_id, pageOrigins }).listen(port, '127.0.0.1', () => {
    console.log(`The API is at http://localhost:${port}`);
  });
}
