import type { HostDeployment } from '../../deployment/index.ts';
import type { ApplicationTokens } from '../../identity/index.ts';
import { ACCOUNT_SCOPES } from '../../platform/access/account-scopes.ts';
import { Viewer } from '../../platform/access/viewer.ts';
import type { Services } from '../../platform/context.ts';
import { wordsOf } from '../grants/access.ts';
import { accessOf } from '../grants/grant-payload.ts';
import { deploymentResource, mcpResource } from '../resources/built-in-resources.ts';
import { mayUseToken } from './proven-key.ts';
import { findUserToken } from './user-token.reads.ts';

type PresentedToken = Parameters<ApplicationTokens['findUserOfToken']>[1];

/**
 * Authenticates applications that act for users, by their access tokens for the deployment host. The tokens are opaque, so that they end
 * at once with what they depend on. A scope counts while the token, the grant and the application have it.
 */
export function createUserAuthentication(services: Pick<Services, 'database' | 'config' | 'requestLimiter'>) {
  const {
    database: { rows },
    config,
  } = services;
  return {
    /** The viewer of a valid access token for the host of the deployment, or for its server of MCP. Null for any other token. */
    async findUserOfToken(
      { id, frontendHost, authSettings }: HostDeployment,
      { token, proof, isForMcp }: PresentedToken,
    ): Promise<Viewer | null> {
      const found = await findUserToken(rows, id, token, authSettings);
      const resource = (isForMcp ? mcpResource : deploymentResource)(config, frontendHost);
      if (found === null || found.payload['aud'] !== resource) return null;
      const { userId, applicationId, payload, grantPayload, resources } = found;
      const thumbprint = typeof payload['jkt'] === 'string' ? payload['jkt'] : null;
      const origin = deploymentResource(config, frontendHost);
      if (!(await mayUseToken(services, { token, proof }, { deploymentId: id, origin, thumbprint }))) return null;
      const having = [
        wordsOf(payload['scope']),
        accessOf(grantPayload).resources[resource] ?? [],
        resources.find(({ identifier }) => identifier === resource)?.scopes ?? [],
      ];
      const scopes = ACCOUNT_SCOPES.filter((scope) => having.every((each) => each.includes(scope)));
      return Viewer.delegated(id, { userId, applicationId, scopes });
    },
  };
}
