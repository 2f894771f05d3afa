import type { AccessToken, ClientCredentials, KoaContextWithOIDC, errors as ProviderErrors } from 'oidc-provider';
import { Viewer } from '../../platform/access/viewer.ts';
import { recordIssuedToken } from '../records/record-issued-token.ts';
import { countApplication } from './application-rate.ts';
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
  const wait = await countApplication(ctx, applicationId);
  if (wait !== null) {
    koa.set('retry-after', String(wait));
    const description = 'the application asks for too many tokens; use each until it expires';
    throw Object.assign(new errors.CustomOIDCProviderError('temporarily_unavailable', description), {
      statusCode: 429,
    });
  }
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
