import { sql } from 'kysely';
import type { PublicUrl } from '../../deployment/index.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import { type FieldError, fieldError, ServiceError } from '../../platform/errors.ts';
import { type BuiltInResource, builtInResource } from './built-in-resources.ts';

/** What an application may request at a resource. */
interface ResourceUse {
  readonly identifier: string;
  readonly scopes: readonly string[];
}

/**
 * Rejects a change of a resource while an application lists it, or one of the scopes that would be removed. The caller has locked the
 * resource, for which `lockResources` waits.
 */
export async function assertNotInUse(
  { rows, deploymentId }: Transaction,
  identifier: string,
  scopes: readonly string[] | 'all',
): Promise<void> {
  const uses = (scopes === 'all' ? [{ identifier }] : scopes.map((scope) => ({ identifier, scopes: [scope] }))).map(
    (use) => JSON.stringify([use]),
  );
  if (uses.length === 0) return;
  const lists = sql<boolean>`resources @> any(${uses}::text[]::jsonb[])`;
  const exchanges = sql<boolean>`${identifier} = any(token_exchange_resources)`;
  const user = await rows
    .selectFrom('oauth_application')
    .select('name')
    .where('deployment_id', '=', deploymentId)
    .where(scopes === 'all' ? sql<boolean>`(${lists} or ${exchanges})` : lists)
    .limit(1)
    .executeTakeFirst();
  if (user === undefined) return;
  const what = scopes === 'all' ? 'this resource' : 'a scope that would be removed';
  throw new ServiceError(
    'OAUTH_RESOURCE_IN_USE',
    `The application ${JSON.stringify(user.name)} lists ${what}. Remove it from the application first.`,
  );
}

/** Rejects that a resource is taken from organizations while an application of one lists it. The caller has locked the resource. */
export async function assertNotInUseByOrganizations(
  { rows, deploymentId }: Transaction,
  identifier: string,
): Promise<void> {
  const user = await rows
    .selectFrom('oauth_application')
    .select('name')
    .where('deployment_id', '=', deploymentId)
    .where('organization_id', 'is not', null)
    .where('resources', '@>', sql<never>`${JSON.stringify([{ identifier }])}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  if (user === undefined) return;
  throw new ServiceError(
    'OAUTH_RESOURCE_IN_USE',
    `The application ${JSON.stringify(user.name)} of an organization lists this resource. Remove it from the application first.`,
  );
}

/** An application that lists resources. */
interface ResourceUser {
  readonly config: PublicUrl;
  readonly type: string;
  /** Its organization, whose applications may use only the resources that are available to organizations. */
  readonly organizationId: string | null;
}

/**
 * Checks that the resources and their scopes exist, and locks them against removal until the transaction ends. An application of an
 * organization may use those that are available to organizations, and not the hosts of this service.
 */
export async function lockResources(
  tx: Transaction,
  uses: readonly ResourceUse[],
  { config, type, organizationId }: ResourceUser,
): Promise<FieldError[]> {
  if (uses.length === 0) return [];
  const identifiers = uses.map(({ identifier }) => identifier);
  let query = tx.rows
    .selectFrom('oauth_resource')
    .select(['identifier', 'scopes'])
    .where('deployment_id', '=', tx.deploymentId)
    .where('identifier', '=', sql<string>`any(${identifiers}::text[])`);
  if (organizationId !== null) query = query.where('available_to_organizations', '=', true);
  const found = await query.orderBy('id').forKeyShare().execute();
  const scopesOf = new Map<string, ReadonlySet<string>>(
    found.map(({ identifier, scopes }) => [identifier, new Set(scopes.map(({ name }) => name))]),
  );
  const unknown = identifiers.filter((identifier) => !scopesOf.has(identifier));
  const builtIn = await builtInResources(tx, config, organizationId === null ? unknown : []);
  return uses.flatMap(({ identifier, scopes }, index) => {
    const at = ['input', 'resources', index];
    if (identifiers.indexOf(identifier) < index) {
      return [fieldError([...at, 'identifier'], 'must not repeat an earlier one')];
    }
    const host = builtIn.get(identifier);
    if (host !== undefined && host.isForMachines !== (type === 'machine')) {
      const users = host.isForMachines ? 'only machines can use' : 'machines cannot use';
      return [fieldError([...at, 'identifier'], `must not be this host, which ${users}`)];
    }
    const known = host === undefined ? scopesOf.get(identifier) : new Set(host.scopes);
    if (known === undefined) {
      return [
        fieldError(
          [...at, 'identifier'],
          `must be the identifier of an OAuth resource of this deployment${organizationId === null ? '' : ' that is available to organizations'}`,
        ),
      ];
    }
    return scopes.flatMap((scope, position) =>
      known.has(scope) ? [] : [fieldError([...at, 'scopes', position], 'must be a scope of the resource')],
    );
  });
}

/**
 * Checks that the resources exist whose access tokens an application may exchange, and locks them against removal until the transaction
 * ends. The hosts of this service are none, since it exchanges no tokens for itself.
 */
export async function lockExchangedResources(tx: Transaction, identifiers: readonly string[]): Promise<FieldError[]> {
  if (identifiers.length === 0) return [];
  const found = await tx.rows
    .selectFrom('oauth_resource')
    .select('identifier')
    .where('deployment_id', '=', tx.deploymentId)
    .where('identifier', '=', sql<string>`any(${identifiers}::text[])`)
    .orderBy('id')
    .forKeyShare()
    .execute();
  const known = new Set(found.map(({ identifier }) => identifier));
  return identifiers.flatMap((identifier, index) =>
    known.has(identifier)
      ? []
      : [
          fieldError(
            ['input', 'tokenExchangeResources', index],
            'must be the identifier of an OAuth resource of this deployment',
          ),
        ],
  );
}

/** The hosts of this service among identifiers that no stored resource has. */
async function builtInResources(
  { rows, deploymentId }: Transaction,
  config: PublicUrl,
  identifiers: readonly string[],
): Promise<ReadonlyMap<string, BuiltInResource>> {
  if (identifiers.length === 0) return new Map();
  const { frontendHost } = await rows
    .selectFrom('deployment')
    .select('frontend_host as frontendHost')
    .where('id', '=', deploymentId)
    .executeTakeFirstOrThrow();
  return new Map(
    identifiers.flatMap((identifier) => {
      const host = builtInResource(config, frontendHost, identifier);
      return host === undefined ? [] : [[identifier, host] as const];
    }),
  );
}
