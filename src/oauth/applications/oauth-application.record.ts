import { LockMode } from '@mikro-orm/core';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { assertMayGrant, type Rights } from '../../tenancy/index.ts';
import { shown } from '../graph/stored-names.ts';
import type { ApplicationManager } from './application-manager.ts';
import { type HeldRole, rolesOfApplication } from './application-roles.ts';
import { OauthApplication } from './oauth-application.entity.ts';
import { applicationNotFound } from './oauth-application.reads.ts';

/** An application that its manager may change, with its roles before the change. */
interface LockedApplication {
  readonly application: OauthApplication;
  readonly roles: readonly HeldRole[];
  /** What the member may do in the organization. Null for the backend. */
  readonly rights: Rights | null;
}

/**
 * Locks the application. Rejects one that the caller does not manage with 404, and with 403 one that has a role with a permission that
 * the member does not have: who controls an application can use its permissions.
 */
export async function lockApplication(
  ctx: Context,
  tx: Transaction,
  manager: ApplicationManager,
  id: string,
): Promise<LockedApplication> {
  const rights = await manager.lock(ctx, tx);
  const where = {
    id,
    deploymentId: tx.deploymentId,
    ...(manager.organizationId !== null && { organizationId: manager.organizationId }),
  };
  const application = await tx.em.findOne(OauthApplication, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (application === null) throw applicationNotFound();
  const roles = await rolesOfApplication(tx, application);
  if (rights !== null) assertMayGrant(rights, roles);
  return { application, roles, rights };
}

/** The resource of events. */
export const resourceOf = ({ id }: { readonly id: string }) => ({ type: 'oauth_application', id });

/** What events show of an application: all of it, as the graph writes it. Secrets have events of their own. */
export function audited(
  application: Omit<OauthApplication, 'id' | 'deploymentId' | 'metadataExpiresAt' | 'createdAt' | 'updatedAt'>,
  roles: readonly Pick<HeldRole, 'id'>[],
) {
  return {
    organizationId: application.organizationId ?? null,
    registration: shown(application.registration),
    metadataUrl: application.metadataUrl ?? null,
    type: shown(application.type),
    name: application.name,
    description: application.description ?? null,
    logoUrl: application.logoUrl ?? null,
    websiteUrl: application.websiteUrl ?? null,
    termsUrl: application.termsUrl ?? null,
    privacyUrl: application.privacyUrl ?? null,
    authMethod: shown(application.authMethod),
    redirectUris: [...application.redirectUris],
    postLogoutRedirectUris: [...application.postLogoutRedirectUris],
    deviceSignIn: application.deviceSignIn === true,
    backchannelLogoutUri: application.backchannelLogoutUri ?? null,
    jwks: application.jwks ?? null,
    jwksUri: application.jwksUri ?? null,
    scopes: application.scopes.map(shown),
    resources: application.resources,
    tokenExchangeResources: [...application.tokenExchangeResources],
    dpopBoundAccessTokens: application.dpopBoundAccessTokens === true,
    requirePushedAuthorizationRequests: application.requirePushedAuthorizationRequests === true,
    isFirstParty: application.isFirstParty,
    isActive: application.isActive,
    accessTokenLifetime: application.accessTokenLifetime,
    refreshTokenLifetime: application.refreshTokenLifetime,
    roleIds: roles.map(({ id }) => id),
  };
}
