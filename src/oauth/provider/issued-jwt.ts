import type { AccessToken, ClientCredentials, KoaContextWithOIDC, errors as ProviderErrors } from 'oidc-provider';
import { Viewer } from '../../platform/access/viewer.ts';
import type { Context } from '../../platform/context.ts';
import { recordIssuedToken } from '../records/record-issued-token.ts';
import { getApplication } from './applications.ts';
import { currentProviderRequest } from './current-request.ts';
import { subjectTokenOf } from './subject-token.ts';

type Library = Pick<typeof ProviderErrors, 'CustomOIDCProviderError'>;

/**
 * Runs before the library signs a JWT, which it does not store: counts the request of the application, and records the token in the audit
 * log.
 */
export async function beforeJwt(
  koa: KoaContextWithOIDC,
  token: AccessToken | ClientCredentials,
  errors: Library,
): Promise<void> {
  const { ctx } = currentProviderRequest();
  const { clientId, jti, scope, aud } = token;
  if (clientId === undefined) throw new Error('A token is that of an application.');
  const { id: applicationId } = await getApplication(clientId);
  await countApplication(koa, ctx, applicationId, errors);
  const viewer = Viewer.oauthApplication(ctx.viewer.deploymentId, applicationId);
  await recordIssuedToken(
    { ...ctx, viewer },
    {
      tokenId: jti,
      applicationId,
      userId: 'accountId' in token ? (token.accountId ?? null) : null,
      resource: [aud].flat()[0] ?? null,
      scope: scope ?? null,
      exchangedTokenId: subjectTokenOf(koa.oidc)?.tokenId ?? null,
      // The library has it, and its types do not.
      grantType: String(Reflect.get(token, 'gty') ?? koa.oidc.params?.['grant_type'] ?? ''),
    },
  );
}

/** Rejects the request with 429 if the application has asked for too many JWTs. */
async function countApplication(
  koa: KoaContextWithOIDC,
  { config, requestLimiter, metrics, viewer }: Context,
  applicationId: string,
  { CustomOIDCProviderError }: Library,
): Promise<void> {
  const key = `own:credential:oauth-application:${viewer.deploymentId}:${applicationId}`;
  const rules = config.rateLimitPerCredential.map((rate) => ({ key, ...rate }));
  if (rules.length === 0) return;
  const { allowed, retryAfterMs } = await requestLimiter.take(rules, 1);
  if (allowed) return;
  metrics.count('gatehouse_rate_limit_rejections_total', { limit: 'credential' });
  koa.set('retry-after', String(Math.max(1, Math.ceil((retryAfterMs ?? 0) / 1_000))));
  const description = 'the application asks for too many tokens; use each until it expires';
  throw Object.assign(new CustomOIDCProviderError('temporarily_unavailable', description), { statusCode: 429 });
}
