import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import { removeImage } from '../../deployment/index.ts';
import type { CreateOrganizationInput, UpdateOrganizationInput } from '../../generated/backend.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import { reserveExternalId } from '../../platform/commands/reserve-external-id.ts';
import { withoutUndefined } from '../../platform/commands/without-undefined.ts';
import type { Context } from '../../platform/context.ts';
import { timestampsOf } from '../../platform/events/snapshot-timestamps.ts';
import { organizationNotFound } from '../parents/parent.ts';
import { freeSlug, reserveSlug } from '../parents/slugs.ts';
import { Organization } from './organization.entity.ts';
import { organizationColumns } from './organization.reads.ts';

/** Locks the organization until the transaction ends, so that its members and admins cannot change in between. */
export async function lockOrganization(tx: Transaction, id: string): Promise<Organization> {
  const organization = await tx.em.findOne(
    Organization,
    { id, deploymentId: tx.deploymentId },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (organization === null) throw organizationNotFound();
  return organization;
}

/** Creates an organization. `createdById` is the user who creates it; null for the backend. */
export async function addOrganization(
  tx: Transaction,
  input: CreateOrganizationInput,
  createdById: string | null,
): Promise<Organization> {
  const slug = input.slug ?? (await freeSlug(tx, SLUGS, input.name));
  await reserveSlugAndExternalId(tx, input);
  const organization = tx.em.create(Organization, {
    id: tx.newId(),
    deploymentId: tx.deploymentId,
    name: input.name,
    displayName: input.displayName ?? input.name,
    slug,
    description: input.description ?? null,
    externalId: input.externalId ?? null,
    publicMetadata: input.publicMetadata ?? {},
    privateMetadata: input.privateMetadata ?? {},
    createdById,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  tx.record({
    type: 'organization.created',
    resource: auditResource(organization),
    after: auditedFields(organization),
  });
  await tx.em.flush();
  return organization;
}

export async function changeOrganization(
  ctx: Pick<Context, 'config'>,
  tx: Transaction,
  organization: Organization,
  input: UpdateOrganizationInput,
): Promise<void> {
  await reserveSlugAndExternalId(tx, input, organization);
  const { logoUrl } = input;
  if (logoUrl !== undefined) await removeImage(ctx, tx, { organization_id: organization.id }, logoUrl);
  const before = auditedFields(organization);
  tx.em.assign(organization, { ...withoutUndefined(input), updatedAt: tx.now });
  tx.record({
    type: 'organization.updated',
    resource: auditResource(organization),
    before,
    after: auditedFields(organization),
  });
  await tx.em.flush();
}

/** The image of an organization is its logo. */
export const organizationImage = {
  level: 'organization',
  urlOf: ({ logoUrl }: Organization) => logoUrl,
  async setUrl(tx: Transaction, organization: Organization, logoUrl: string | null): Promise<void> {
    const before = auditedFields(organization);
    tx.em.assign(organization, { logoUrl, updatedAt: tx.now });
    const after = auditedFields(organization);
    tx.record({ type: 'organization.updated', resource: auditResource(organization), before, after });
    await tx.em.flush();
  },
} as const;

/** Deletes the rows of organizations and records an event for each. See `dropOrganizations` for what else ends. */
export async function deleteOrganizationRows(tx: Transaction, ids: readonly string[]): Promise<void> {
  const deleted = await tx.rows
    .deleteFrom('organization')
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', sql<string>`any(${ids}::bigint[])`)
    .returning(organizationColumns)
    .execute();
  for (const organization of deleted) {
    const before = { ...auditedFields(organization), ...timestampsOf(organization) };
    tx.record({ type: 'organization.deleted', resource: auditResource(organization), before });
  }
}

const auditResource = ({ id }: { readonly id: string }) => ({ type: 'organization', id });

type AuditedOrganization = Pick<
  Organization,
  'name' | 'displayName' | 'slug' | 'publicMetadata' | 'privateMetadata'
> & {
  readonly externalId?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly logoUrl?: string | null | undefined;
};

function auditedFields(organization: AuditedOrganization) {
  const { name, displayName, slug, description, logoUrl, externalId, publicMetadata, privateMetadata } = organization;
  return {
    name,
    displayName,
    slug,
    description: description ?? null,
    logoUrl: logoUrl ?? null,
    externalId: externalId ?? null,
    publicMetadata,
    privateMetadata,
  };
}

const SLUGS = { level: 'organization' } as const;

/** Locks the slug and the external id that the caller chose. Throws 409 when another organization has one of them. */
async function reserveSlugAndExternalId(
  tx: Transaction,
  { slug, externalId }: UpdateOrganizationInput,
  own?: Organization,
): Promise<void> {
  if (slug != null && slug !== own?.slug) await reserveSlug(tx, SLUGS, slug);
  await reserveExternalId(tx, 'organization', externalId, own?.id);
}
