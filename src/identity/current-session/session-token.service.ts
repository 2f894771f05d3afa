import { activeSigningKey, deploymentOfCaller, frontendUrl, sessionAudience } from '../../deployment/index.ts';
import type { SessionToken } from '../../generated/deployment.ts';
import type { SignedIn } from '../../platform/access/acting-user.ts';
import type { Context } from '../../platform/context.ts';
import { signJwt } from '../../platform/crypto/jwt.ts';
import { readClaimValues, usesPath } from '../tokens/claim-values.reads.ts';
import { compileClaims } from '../tokens/compile-claims.ts';
import { jwtTemplateNotFound } from '../tokens/jwt-template.reads.ts';
import { SIGNIN_CLAIM, standardClaims } from '../tokens/standard-claims.ts';
import { currentSession } from './session.reads.ts';
import { SESSION_TOKEN_TYPE } from './session-token.ts';

/** `typ` of a token made from a template. It is for other services; this host accepts only session tokens. */
const TEMPLATE_TOKEN_TYPE = 'JWT';

/** Signs a token for the browser's active sign-in; see `sessionToken` in the schema. The token is not stored. */
export async function issueSessionToken(ctx: Context, templateName: string | null): Promise<SessionToken> {
  const { viewer, config } = ctx;
  const signedIn = viewer.assertBrowserSession();
  const { frontendHost, ttl: longestTtl, claims, key } = await readTokenSettings(ctx, templateName);
  const ttl = ttlOf(signedIn, longestTtl);
  const rendered = claims === null ? {} : await renderFor(ctx, signedIn, claims);
  const { kid, privateKey } = await activeSigningKey(ctx, 'session', longestTtl, key);

  const standard = standardClaims(frontendUrl(config, frontendHost), signedIn.userId, ttl);
  const isFromTemplate = templateName !== null;
  const sessionClaims = isFromTemplate
    ? {}
    : {
        sid: signedIn.sessionId,
        [SIGNIN_CLAIM]: signedIn.signInId,
        aud: audiencesWith(viewer.deploymentId, rendered['aud']),
      };
  const typ = isFromTemplate ? TEMPLATE_TOKEN_TYPE : SESSION_TOKEN_TYPE;
  const payload = { ...rendered, ...standard, ...actorClaim(signedIn), ...sessionClaims };
  const token = await signJwt(payload, privateKey, { kid, typ });
  return { token, expires: standard.exp * 1_000 };
}

/** The lifetime of a token, which ends with the impersonation at the latest: other services cannot ask whether it has ended. */
function ttlOf({ impersonation }: SignedIn, ttl: number): number {
  if (impersonation === undefined) return ttl;
  const left = Math.floor((Date.parse(impersonation.expiresAt) - Date.now()) / 1_000);
  return Math.max(1, Math.min(ttl, left));
}

/** The claim `act` of RFC 8693: who acts as the user of the token. Absent unless the user is impersonated. */
const actorClaim = ({ impersonation }: SignedIn) =>
  impersonation === undefined ? {} : { act: { sub: impersonation.impersonator } };

/** Reads the named template, or the default template when no name is given, and the active signing key. */
async function readTokenSettings(ctx: Context, templateName: string | null) {
  const { rows, viewer } = ctx;
  const { frontendHost, authSettings } = await deploymentOfCaller(ctx);
  const { claims, ttl, keyId, kid, privateSealed, longestTtl } = await rows
    .selectFrom('deployment as d')
    .leftJoin('jwt_template as t', (join) => {
      const ofDeployment = join.onRef('t.deployment_id', '=', 'd.id');
      return templateName === null
        ? ofDeployment.on('t.is_default', '=', true)
        : ofDeployment.on('t.name', '=', templateName);
    })
    .leftJoin('signing_key as sk', (join) =>
      join.onRef('sk.deployment_id', '=', 'd.id').on('sk.purpose', '=', 'session').on('sk.state', '=', 'active'),
    )
    .select(['t.claims', 't.ttl', 'sk.id as keyId', 'sk.kid', 'sk.private_sealed as privateSealed'])
    .select('sk.longest_ttl as longestTtl')
    .where('d.id', '=', viewer.deploymentId)
    .executeTakeFirstOrThrow();
  const isStored = keyId !== null && kid !== null && privateSealed !== null && longestTtl !== null;
  const key = isStored ? { id: keyId, kid, privateSealed, longestTtl } : null;
  const lifetime = authSettings.sessionTokenLifetime;
  if (templateName === null) return { frontendHost, ttl: lifetime, claims, key };
  if (claims === null) throw jwtTemplateNotFound();
  return { frontendHost, ttl: ttl ?? lifetime, claims, key };
}

async function renderFor(ctx: Context, { userId, sessionId }: SignedIn, claims: Record<string, unknown>) {
  const { paths, render } = compileClaims(claims);
  const needsMemberships = usesPath(
    paths,
    'organization',
    'organization_membership',
    'workspace',
    'workspace_membership',
  );
  const session = needsMemberships ? await currentSession(ctx) : undefined;
  const subject = {
    userId,
    sessionId,
    organizationId: session?.activeOrganizationId ?? null,
    workspaceId: session?.activeWorkspaceId ?? null,
  };
  return render(await readClaimValues(ctx, subject, paths));
}

/** The audience of session tokens, followed by those of the default template. */
function audiencesWith(deploymentId: number, others: unknown): string | string[] {
  const own = sessionAudience(deploymentId);
  return others === undefined ? own : [own, ...(Array.isArray(others) ? others : [others])];
}
