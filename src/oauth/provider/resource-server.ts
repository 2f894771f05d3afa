import type { KoaContextWithOIDC, errors as ProviderErrors, ResourceServer } from 'oidc-provider';
import type { Rows } from '../../platform/database/tables.ts';
import { type BuiltInResource, builtInResource, mcpResource } from '../resources/built-in-resources.ts';
import { getApplication } from './applications.ts';
import { TOKEN_EXCHANGE } from './client-metadata.ts';
import { currentProviderRequest } from './current-request.ts';
import { addDefaultScopes } from './default-scopes.ts';

/** A host of this service in the form of a resource that is stored. */
const ofHost = ({ scopes }: BuiltInResource) => ({
  scopes: scopes.map((name) => ({ name, isDefault: false })),
  accessTokenLifetime: null,
  claims: null,
});

/** The lifetime of a resource's tokens; undefined if the deployment has no such resource. */
async function readResource(rows: Rows, deploymentId: number, identifier: string) {
  return rows
    .selectFrom('oauth_resource as resource')
    .leftJoin('jwt_template as template', (join) =>
      join
        .onRef('template.deployment_id', '=', 'resource.deployment_id')
        .onRef('template.id', '=', 'resource.jwt_template_id'),
    )
    .select(['resource.scopes', 'resource.access_token_lifetime as accessTokenLifetime', 'template.claims'])
    .where('resource.deployment_id', '=', deploymentId)
    .where('resource.identifier', '=', identifier)
    .executeTakeFirst();
}

/**
 * The resource of RFC 8707 that an application asks tokens for: JWTs of RFC 9068 whose audience it is. Rejects one that the application
 * may not use.
 */
export async function resourceServerOf(
  { oidc }: KoaContextWithOIDC,
  clientId: string,
  identifier: string,
  { InvalidTarget }: typeof ProviderErrors,
): Promise<ResourceServer> {
  const {
    ctx: { rows, viewer, config },
    deployment,
    known,
  } = currentProviderRequest();
  const application = await getApplication(clientId);
  const allowed = application.resources.find((each) => each.identifier === identifier);
  const host = builtInResource(config, deployment.frontendHost, identifier);
  const isMcp = identifier === mcpResource(config, deployment.frontendHost);
  // An application has the scopes of the deployment host only for a user who has allowed it, and those of the backend host for itself.
  const grantType = oidc.params?.['grant_type'];
  const isForItself = grantType === 'client_credentials';
  const isExchange = grantType === TOKEN_EXCHANGE;
  const mayUseHost = host?.isForMachines ? application.type === 'machine' : !isForItself;
  const isOwnHost = host !== undefined || isMcp;
  const mayUse =
    allowed !== undefined && !(isOwnHost && isExchange) && (host === undefined ? !(isMcp && isForItself) : mayUseHost);
  const resource = mayUse && (host ? ofHost(host) : await readResource(rows, viewer.deploymentId, identifier));
  if (!mayUse || !resource) throw new InvalidTarget('the application may not use this resource');
  if (resource.claims !== null) known.templates.set(identifier, resource.claims);
  const scopes = resource.scopes.filter(({ name }) => allowed.scopes.includes(name));
  addDefaultScopes(oidc, scopes);
  return {
    scope: scopes.map(({ name }) => name).join(' '),
    audience: identifier,
    // Tokens for the deployment host are looked up with each request, so that they end at once.
    accessTokenFormat: host?.accessTokenFormat ?? (isMcp ? 'opaque' : 'jwt'),
    accessTokenTTL: resource.accessTokenLifetime ?? application.accessTokenLifetime,
    jwt: { sign: { alg: 'ES256' } },
  };
}

/**
 * The resource of a request that names none: for a machine, its only one. Its tokens are for a resource, since there is no user whose
 * claims they could read.
 */
export async function defaultResource(
  { oidc }: KoaContextWithOIDC,
  clientId: string,
  oneOf: readonly string[] | undefined,
  { InvalidTarget }: typeof ProviderErrors,
): Promise<string | string[]> {
  const [only, ...others] = oneOf ?? [];
  if (only !== undefined && others.length === 0) return only;
  if (oneOf !== undefined || oidc.params?.['grant_type'] !== 'client_credentials') return [];
  const [resource, ...more] = (await getApplication(clientId)).resources;
  if (resource === undefined || more.length > 0) throw new InvalidTarget('the parameter resource is missing');
  return resource.identifier;
}
