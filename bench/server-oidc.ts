import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

/** A bare `oidc-provider`, which keeps everything in memory: what the provider of Gatehouse is measured against. */
const [port = '', tokens = ''] = process.argv.slice(2);
const issuer = `http://127.0.0.1:${port}`;
const RESOURCE = 'https://api.example.com';

const key = (alg: 'RS256' | 'ES256') => {
  const pair =
    alg === 'RS256'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...pair.privateKey.export({ format: 'jwk' }), alg, use: 'sig', kid: alg };
};

const provider = new Provider(issuer, {
  jwks: { keys: [key('RS256'), key('ES256')] as never },
  clients: [
    {
      client_id: 'bench',
      client_secret: 'a secret of the benchmark',
      grant_types: ['authorization_code', 'refresh_token', 'client_credentials'],
      redirect_uris: ['https://app.example.com/callback'],
    },
  ],
  scopes: ['openid', 'email', 'offline_access'],
  claims: { openid: ['sub'], email: ['email', 'email_verified'] },
  findAccount: (_, id) => ({
    accountId: id,
    claims: () => ({ sub: id, email: 'ada@example.com', email_verified: true }),
  }),
  rotateRefreshToken: true,
  features: {
    devInteractions: { enabled: false },
    clientCredentials: { enabled: true },
    resourceIndicators: {
      enabled: true,
      defaultResource: (_, __, oneOf) => (oneOf?.length === 1 ? (oneOf[0] as string) : []),
      getResourceServerInfo: () => ({
        scope: 'orders:read',
        audience: RESOURCE,
        accessTokenFormat: 'jwt',
        jwt: { sign: { alg: 'ES256' } },
      }),
    },
  },
});

const client = await provider.Client.find('bench');
const refreshTokens: string[] = [];
for (let n = 0; n < Number(tokens); n += 1) {
  const accountId = `user-${n}`;
  const grant = new provider.Grant({ clientId: 'bench', accountId });
  grant.addOIDCScope('openid email offline_access');
  const grantId = await grant.save();
  const token = new provider.RefreshToken({
    client,
    accountId,
    grantId,
    gty: 'authorization_code',
    scope: 'openid email offline_access',
    authTime: Math.floor(Date.now() / 1_000),
  } as never);
  refreshTokens.push(await token.save());
}

createServer(provider.callback()).listen(Number(port), '127.0.0.1', () => process.send?.(refreshTokens));
