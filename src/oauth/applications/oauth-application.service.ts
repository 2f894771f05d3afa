import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { deploymentOfCaller } from '../../deployment/index.ts';
import type {
  CreateOauthApplicationInput,
  OauthApplicationResourceInput,
  UpdateOauthApplicationInput,
} from '../../generated/common.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import { withoutUndefined } from '../../platform/commands/without-undefined.ts';
import type { Context } from '../../platform/context.ts';
import { type FieldError, fieldError, ServiceError } from '../../platform/errors.ts';
import { timestampsOf } from '../../platform/events/snapshot-timestamps.ts';
import { assertNoValidationErrors } from '../../platform/outgoing/url-errors.ts';
import { lockOrganization } from '../../tenancy/index.ts';
import type { CreatedOauthApplicationRow, OauthApplicationRow } from '../graph/rows.ts';
import { stored } from '../graph/stored-names.ts';
import { OPENID_SCOPES, type StoredOpenidScope } from '../resources/openid-scopes.ts';
import { lockExchangedResources, lockResources } from '../resources/resource-use.ts';
import { hasHttp } from '../resources/web-url.ts';
import type { ApplicationManager } from './application-manager.ts';
import { roleErrors, rolesToAssign, storeRoles } from './application-roles.ts';
import { changedAuthentication, defaultAuthentication, usesSecret } from './authentication.ts';
import { assertMayGrant } from './granted-scopes.ts';
import { type ApplicationResource, type ApplicationType, OauthApplication } from './oauth-application.entity.ts';
import { getApplication } from './oauth-application.reads.ts';
import { audited, lockApplication, resourceOf } from './oauth-application.record.ts';
import { applicationErrors, exchangeErrors, urisOf } from './oauth-application.rules.ts';
import { addSecret, findSecrets, removeSecret } from './oauth-application-secret.record.ts';

/** Of the deployment itself, without those of organizations. */
const MAX_APPLICATIONS = 1_000;
const MAX_APPLICATIONS_OF_ORGANIZATION = 50;
const DEFAULT_SCOPES: readonly StoredOpenidScope[] = ['openid', 'profile', 'email'];

/** What only the backend can say of an application. */
interface BackendFields {
  readonly organizationId?: string | null | undefined;
  readonly isFirstParty?: boolean | null | undefined;
  readonly tokenExchangeResources?: readonly string[] | null | undefined;
}

export async function createApplication(
  ctx: Context,
  manager: ApplicationManager,
  { isFirstParty = false, tokenExchangeResources, ...input }: CreateOauthApplicationInput & BackendFields,
): Promise<CreatedOauthApplicationRow> {
  const type = stored(input.type);
  const organizationId = manager.organizationId ?? input.organizationId ?? null;
  const errors = [
    ...applicationErrors(ctx, input, { type, isStaging: await isStaging(ctx, input) }),
    ...firstPartyErrors(organizationId, isFirstParty),
  ];
  const authentication = changedAuthentication(type, defaultAuthentication(type), input, errors);
  const resources = withUniqueScopes(input.resources);
  const exchanged = [...new Set(tokenExchangeResources ?? [])];
  errors.push(...exchangeErrors({ ...authentication, organizationId }, exchanged));
  return command(ctx, async (tx) => {
    const id = tx.newId();
    const rights = await manager.lock(ctx, tx);
    if (organizationId !== null && rights === null) await lockOrganization(tx, organizationId);
    errors.push(...(await lockResources(tx, resources, { config: ctx.config, type, organizationId })));
    errors.push(...(await lockExchangedResources(tx, exchanged)));
    errors.push(...roleErrors({ id, organizationId, type }, input.roleIds));
    assertNoValidationErrors(errors);
    if (organizationId === null) assertMayGrant(ctx, resources);
    const roles = await rolesToAssign(tx, organizationId, input.roleIds, rights);
    await assertCanAdd(tx, organizationId);
    const application = tx.em.create(OauthApplication, {
      id,
      deploymentId: tx.deploymentId,
      organizationId,
      registration: 'manual',
      type,
      name: input.name,
      description: input.description ?? null,
      logoUrl: input.logoUrl ?? null,
      websiteUrl: input.websiteUrl ?? null,
      termsUrl: input.termsUrl ?? null,
      privacyUrl: input.privacyUrl ?? null,
      ...authentication,
      redirectUris: [...input.redirectUris],
      postLogoutRedirectUris: [...input.postLogoutRedirectUris],
      deviceSignIn: input.deviceSignIn,
      backchannelLogoutUri: input.backchannelLogoutUri ?? null,
      scopes: input.scopes ? storedScopes(input.scopes) : defaultScopes(type),
      resources,
      tokenExchangeResources: exchanged,
      dpopBoundAccessTokens: input.dpopBoundAccessTokens,
      requirePushedAuthorizationRequests: input.requirePushedAuthorizationRequests,
      isFirstParty: isFirstParty === true,
      isActive: input.isActive,
      accessTokenLifetime: input.accessTokenLifetime,
      refreshTokenLifetime: input.refreshTokenLifetime,
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    const after = audited(application, roles);
    tx.record({ type: 'oauth_application.created', resource: resourceOf(application), after });
    // The application is inserted before its secret, which refers to it.
    await tx.em.flush();
    if (roles.length > 0) await storeRoles(tx, id, roles);
    const secret = usesSecret(application.authMethod) ? addSecret(tx, application.id).secret : null;
    await tx.em.flush();
    return { ...(await getApplication(tx.rows, tx.deploymentId, application.id)), secret };
  });
}

export async function updateApplication(
  ctx: Context,
  manager: ApplicationManager,
  id: string,
  input: UpdateOauthApplicationInput & Omit<BackendFields, 'organizationId'>,
): Promise<OauthApplicationRow> {
  const isInStaging = await isStaging(ctx, input);
  return command(ctx, async (tx) => {
    if (input.roleIds && manager.organizationId === null) await lockOrganizationOf(tx, id);
    const { application, roles: held, rights } = await lockApplication(ctx, tx, manager, id);
    assertDecides(application, input);
    const before = audited(application, held);
    const { type, isActive: wasActive, authMethod: method, organizationId = null } = application;
    const {
      scopes,
      resources: uses,
      redirectUris,
      postLogoutRedirectUris,
      roleIds,
      tokenExchangeResources,
      ...fields
    } = withoutUndefined(input);
    const errors = [
      ...applicationErrors(ctx, effective(input, application), { type, isStaging: isInStaging }),
      ...firstPartyErrors(organizationId, input.isFirstParty),
      ...roleErrors(application, roleIds ?? []),
    ];
    const authentication = changedAuthentication(type, authenticationOf(application), input, errors);
    const resources = uses ? withUniqueScopes(uses) : application.resources;
    const exchanged = tokenExchangeResources
      ? [...new Set(tokenExchangeResources)]
      : [...application.tokenExchangeResources];
    errors.push(...exchangeErrors({ ...authentication, organizationId }, exchanged));
    if (uses) errors.push(...(await lockResources(tx, resources, { config: ctx.config, type, organizationId })));
    if (tokenExchangeResources) errors.push(...(await lockExchangedResources(tx, exchanged)));
    assertNoValidationErrors(errors);
    if (organizationId === null) assertMayGrant(ctx, resources);
    const roles = roleIds ? await rolesToAssign(tx, organizationId, roleIds, rights) : held;
    // Objects are compared by value, because the database stores their keys in its own order.
    const jwks = changed(authentication.jwks, application.jwks ?? null);
    tx.em.assign(application, { ...fields, ...authentication, jwks, updatedAt: tx.now });
    if (redirectUris) application.redirectUris = [...redirectUris];
    if (postLogoutRedirectUris) application.postLogoutRedirectUris = [...postLogoutRedirectUris];
    if (scopes) application.scopes = storedScopes(scopes);
    application.resources = changed(resources, application.resources);
    application.tokenExchangeResources = changed(exchanged, application.tokenExchangeResources);
    if (usesSecret(method) && !usesSecret(application.authMethod)) {
      for (const secret of await findSecrets(tx, id)) removeSecret(tx, secret);
    }
    const after = audited(application, roles);
    tx.record({ type: 'oauth_application.updated', resource: resourceOf(application), before, after });
    await tx.em.flush();
    if (!isDeepStrictEqual(before.roleIds, after.roleIds)) await storeRoles(tx, id, roles);
    if (wasActive && !application.isActive) await deleteTokens(tx, id);
    return getApplication(tx.rows, tx.deploymentId, id);
  });
}

export function deleteApplication(ctx: Context, manager: ApplicationManager, id: string): Promise<null> {
  return command(ctx, async (tx) => {
    const { application, roles } = await lockApplication(ctx, tx, manager, id);
    const before = { ...audited(application, roles), ...timestampsOf(application) };
    tx.record({ type: 'oauth_application.deleted', resource: resourceOf(application), before });
    // The database also deletes its secrets, roles, grants and tokens.
    tx.em.remove(application);
    return null;
  });
}

/** Rejects a change of what a client decides that describes itself. */
function assertDecides({ registration }: OauthApplication, input: object): void {
  if (registration === 'manual') return;
  const changed = Object.entries(input).filter(([, value]) => value !== undefined);
  if (changed.every(([name]) => OWN_FIELDS.has(name))) return;
  throw new ServiceError(
    'CONFLICT',
    'The client describes itself. Only whether it is active and its lifetimes can be changed.',
  );
}

/** What is sent, with the redirect URIs and the sign-in by a code as they will be if one of them changes: one can take the place of the other. */
function effective(input: UpdateOauthApplicationInput, { redirectUris, deviceSignIn }: OauthApplication) {
  const isChanged = input.deviceSignIn === false && deviceSignIn === true;
  return {
    ...input,
    deviceSignIn: input.deviceSignIn ?? deviceSignIn,
    ...(isChanged && { redirectUris: input.redirectUris ?? redirectUris }),
  };
}

/** What an operator decides about a client that describes itself. */
const OWN_FIELDS: ReadonlySet<string> = new Set(['isActive', 'accessTokenLifetime', 'refreshTokenLifetime']);

/** Whether URIs can be http because of the mode of the deployment, which is read only if one of them is. */
async function isStaging(ctx: Context, input: Parameters<typeof urisOf>[0]): Promise<boolean> {
  return hasHttp(urisOf(input)) && (await deploymentOfCaller(ctx)).mode === 'staging';
}

/** The application of an organization belongs to its members, so that users are asked for their consent. */
function firstPartyErrors(organizationId: string | null, isFirstParty: boolean | null | undefined): FieldError[] {
  if (organizationId === null || isFirstParty !== true) return [];
  return [fieldError('input.isFirstParty', 'must be false for an application of an organization')];
}

/** Locks the organization of an application, for which changes of its roles wait. It is locked before the application. */
async function lockOrganizationOf(tx: Transaction, id: string): Promise<void> {
  const { organizationId } = await getApplication(tx.rows, tx.deploymentId, id);
  if (organizationId != null) await lockOrganization(tx, organizationId);
}

/** Organizations have a limit of their own, so that their members cannot use up that of the deployment. */
async function assertCanAdd(tx: Transaction, organizationId: string | null): Promise<void> {
  await tx.lock(`oauth applications ${organizationId ?? ''}`);
  const { count } = await tx.rows
    .selectFrom('oauth_application')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('deployment_id', '=', tx.deploymentId)
    .where('organization_id', organizationId === null ? 'is' : '=', organizationId)
    .where('registration', '=', 'manual')
    .executeTakeFirstOrThrow();
  const [owner, limit] =
    organizationId === null
      ? ['A deployment', MAX_APPLICATIONS]
      : ['An organization', MAX_APPLICATIONS_OF_ORGANIZATION];
  if (count < limit) return;
  throw new ServiceError('CONFLICT', `${owner} has at most ${limit} OAuth applications; delete one first.`);
}

/** Deletes codes, tokens and requests in progress. Grants stay, so that users are not asked again when it is active. */
async function deleteTokens({ rows, deploymentId }: Transaction, applicationId: string): Promise<void> {
  await rows
    .deleteFrom('oauth_record')
    .where('deployment_id', '=', deploymentId)
    .where('application_id', '=', applicationId)
    .where('model', '!=', 'Grant')
    .execute();
}

/** The new value, or the present one if both are equal, so that it is not stored again. */
const changed = <Value>(value: Value, present: Value): Value => (isDeepStrictEqual(value, present) ? present : value);

const authenticationOf = ({ authMethod, jwks, jwksUri }: OauthApplication) => ({
  authMethod,
  jwks: jwks ?? null,
  jwksUri: jwksUri ?? null,
});

const withUniqueScopes = (resources: readonly OauthApplicationResourceInput[]): ApplicationResource[] =>
  resources.map(({ identifier, scopes }) => ({ identifier, scopes: [...new Set(scopes)] }));

/** In a fixed order and without repetitions. */
function storedScopes(scopes: NonNullable<CreateOauthApplicationInput['scopes']>): StoredOpenidScope[] {
  const chosen = new Set(scopes.map(stored));
  return OPENID_SCOPES.filter((scope) => chosen.has(scope));
}

const defaultScopes = (type: ApplicationType) => (type === 'machine' ? [] : [...DEFAULT_SCOPES]);
