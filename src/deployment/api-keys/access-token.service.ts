import type { AccessToken, CreateAccessTokenInput } from '../../generated/backend.ts';
import { notAuthenticated } from '../../platform/access/viewer.ts';
import { command } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { signJwt } from '../../platform/crypto/jwt.ts';
import { backendAudience } from '../signing-keys/audiences.ts';
import { activeSigningKey } from '../signing-keys/signing-key.service.ts';
import { ACCESS_TOKEN_TYPE, accessTokenIssuer } from './access-token.ts';
import { callingApiKeyId, grantedScopes } from './minting.ts';

/** Signs a token that acts for the calling key. Only the event is stored, and the token only for an `Idempotency-Key`. */
export async function createAccessToken(
  ctx: Context,
  { scopes: requestedScopes, ttl }: CreateAccessTokenInput,
): Promise<AccessToken> {
  const { viewer, database } = ctx;
  const { deploymentId } = viewer;
  const keyId = callingApiKeyId(viewer);
  const scopes = grantedScopes(viewer, requestedScopes);
  const { backendHost, keyExpiresAt } = await readMintingKey(ctx, keyId);
  const id = database.ids.next();
  const iat = Math.floor(Date.now() / 1000);
  const exp = Math.min(iat + ttl, keyExpiresAt);
  const { kid, privateKey } = await activeSigningKey(ctx, 'access_token', exp - iat);
  const scope = scopes.join(' ');
  const accessToken = await signJwt(
    {
      iss: accessTokenIssuer(deploymentId, backendHost),
      aud: backendAudience(deploymentId),
      sub: keyId,
      client_id: keyId,
      deployment_id: String(deploymentId),
      scope,
      jti: id,
      iat,
      exp,
    },
    privateKey,
    { kid, typ: ACCESS_TOKEN_TYPE },
  );
  return command(ctx, async (tx) => {
    const after = { apiKeyId: keyId, scopes, expiresAt: new Date(exp * 1000).toISOString() };
    tx.record({ type: 'access_token.created', resource: { type: 'access_token', id }, after });
    return { accessToken, tokenType: 'Bearer', expiresIn: exp - iat, scope };
  });
}

/** Reads the calling key again, because it may have been revoked since the request was authenticated. */
async function readMintingKey({ rows, viewer }: Context, keyId: string) {
  const { backendHost, expiresAt } = await rows
    .selectFrom('api_key as k')
    .innerJoin('deployment as d', 'd.id', 'k.deployment_id')
    .select(['d.backend_host as backendHost', 'k.expires_at as expiresAt'])
    .where('k.deployment_id', '=', viewer.deploymentId)
    .where('k.id', '=', keyId)
    .where('k.revoked_at', 'is', null)
    .executeTakeFirstOrThrow(notAuthenticated);
  const keyExpiresAt = expiresAt === null ? Number.POSITIVE_INFINITY : Math.floor(Date.parse(expiresAt) / 1000);
  return { backendHost, keyExpiresAt };
}
