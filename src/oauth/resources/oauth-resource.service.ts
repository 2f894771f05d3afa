import { isDeepStrictEqual } from 'node:util';
import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import type { CreateOauthResourceInput, UpdateOauthResourceInput } from '../../generated/backend.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import { withoutUndefined } from '../../platform/commands/without-undefined.ts';
import type { Context } from '../../platform/context.ts';
import { fieldError, ServiceError, validationFailed } from '../../platform/errors.ts';
import { timestampsOf } from '../../platform/events/snapshot-timestamps.ts';
import { assertNoValidationErrors } from '../../platform/outgoing/url-errors.ts';
import { shown, stored } from '../graph/stored-names.ts';
import { OauthResource } from './oauth-resource.entity.ts';
import { getResource, resourceNotFound } from './oauth-resource.reads.ts';
import { changeErrors, isMcpResource, newResourceErrors } from './oauth-resource.rules.ts';
import { assertNotInUse, assertNotInUseByOrganizations } from './resource-use.ts';

const MAX_RESOURCES = 1_000;

export async function createResource(ctx: Context, input: CreateOauthResourceInput) {
  assertNoValidationErrors(await newResourceErrors(ctx, input));
  return command(ctx, async (tx) => {
    await assertCanAdd(tx, input.identifier);
    await lockJwtTemplate(tx, input.jwtTemplateId);
    const resource = tx.em.create(OauthResource, {
      id: tx.newId(),
      deploymentId: tx.deploymentId,
      identifier: input.identifier,
      name: input.name,
      scopes: input.scopes,
      accessTokenLifetime: input.accessTokenLifetime ?? null,
      availableToOrganizations: input.availableToOrganizations,
      unregisteredClients: unique(input.unregisteredClients.map(stored)),
      jwtTemplateId: input.jwtTemplateId ?? null,
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    tx.record({ type: 'oauth_resource.created', resource: resourceOf(resource), after: audited(resource) });
    await tx.em.flush();
    return getResource(tx.rows, tx.deploymentId, resource.id);
  });
}

export function updateResource(ctx: Context, id: string, input: UpdateOauthResourceInput) {
  return command(ctx, async (tx) => {
    const resource = await lockResource(tx, id);
    assertNoValidationErrors(changeErrors(input, { isMcp: await isMcpResource(ctx, tx, resource) }));
    await lockJwtTemplate(tx, input.jwtTemplateId);
    const before = audited(resource);
    const { scopes, unregisteredClients: clients, ...fields } = withoutUndefined(input);
    if (scopes) await assertNotInUse(tx, resource.identifier, removedScopes(resource, scopes));
    if (resource.availableToOrganizations && fields.availableToOrganizations === false) {
      await assertNotInUseByOrganizations(tx, resource.identifier);
    }
    tx.em.assign(resource, { ...fields, updatedAt: tx.now });
    // Compared by value: the database stores the keys of an object in its own order.
    if (scopes && !isDeepStrictEqual(scopes, resource.scopes)) resource.scopes = scopes;
    if (clients) resource.unregisteredClients = unique(clients.map(stored));
    const after = audited(resource);
    tx.record({ type: 'oauth_resource.updated', resource: resourceOf(resource), before, after });
    await tx.em.flush();
    return getResource(tx.rows, tx.deploymentId, id);
  });
}

export function deleteResource(ctx: Context, id: string): Promise<null> {
  return command(ctx, async (tx) => {
    const resource = await lockResource(tx, id);
    await assertNotInUse(tx, resource.identifier, 'all');
    const before = { ...audited(resource), ...timestampsOf(resource) };
    tx.record({ type: 'oauth_resource.deleted', resource: resourceOf(resource), before });
    tx.em.remove(resource);
    return null;
  });
}

async function assertCanAdd(tx: Transaction, identifier: string): Promise<void> {
  await tx.lock('oauth resources');
  const { count, isTaken } = await tx.rows
    .selectFrom('oauth_resource')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<boolean>`coalesce(bool_or(identifier = ${identifier}), false)`.as('isTaken'),
    ])
    .where('deployment_id', '=', tx.deploymentId)
    .executeTakeFirstOrThrow();
  if (isTaken) throw new ServiceError('OAUTH_RESOURCE_TAKEN', 'Another OAuth resource has this identifier.');
  if (count < MAX_RESOURCES) return;
  throw new ServiceError('CONFLICT', `A deployment has at most ${MAX_RESOURCES} OAuth resources; delete one first.`);
}

/** Locks the JWT template against deletion until the transaction ends. Throws 400 if the deployment has none with this id. */
async function lockJwtTemplate({ rows, deploymentId }: Transaction, id: string | null | undefined): Promise<void> {
  if (id == null) return;
  const found = await rows
    .selectFrom('jwt_template')
    .select('id')
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  if (found === undefined)
    throw validationFailed([fieldError('input.jwtTemplateId', 'must be the id of a JWT template')]);
}

/** Locks the resource, so that no application adds it or one of its scopes at the same time. */
async function lockResource({ em, deploymentId }: Transaction, id: string): Promise<OauthResource> {
  const resource = await em.findOne(OauthResource, { id, deploymentId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (resource === null) throw resourceNotFound();
  return resource;
}

function removedScopes({ scopes }: OauthResource, kept: readonly { readonly name: string }[]): string[] {
  const names = new Set(kept.map(({ name }) => name));
  return scopes.map(({ name }) => name).filter((name) => !names.has(name));
}

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)].toSorted();

const resourceOf = ({ id }: OauthResource) => ({ type: 'oauth_resource', id });

function audited(resource: OauthResource) {
  const { identifier, name, scopes, accessTokenLifetime, availableToOrganizations, jwtTemplateId } = resource;
  const unregisteredClients = resource.unregisteredClients.map(shown);
  return {
    identifier,
    name,
    scopes: scopes.map((scope) => ({ ...scope, isDefault: scope.isDefault ?? false })),
    accessTokenLifetime: accessTokenLifetime ?? null,
    availableToOrganizations,
    unregisteredClients,
    jwtTemplateId: jwtTemplateId ?? null,
  };
}
