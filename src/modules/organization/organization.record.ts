import { LockMode } from '@mikro-orm/core';
import { slugCandidates, slugify } from '../../crypto/slugs.ts';
import { changed } from '../../database/changed.ts';
import type { Transaction } from '../../database/command.ts';
import { stampsOf } from '../../database/last-words.ts';
import type { CreateOrganizationInput, UpdateOrganizationInput } from '../../graphql/generated/types.ts';
import { endOwnedKeys } from '../api-auth/key/end-owned-keys.ts';
import { dropWorkspacesOf } from '../workspace/workspace.record.ts';
import { Organization } from './organization.entity.ts';
import { organizationNotFound } from './organization.reads.ts';

/** Locks the organization for the rest of the command: member and admin checks count on nobody changing it meanwhile. */
export async function lockOrganization(tx: Transaction, id: string): Promise<Organization> {
  const organization = await tx.em.findOne(
    Organization,
    { id, deploymentId: tx.deploymentId },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (organization === null) throw organizationNotFound();
  return organization;
}

export async function addOrganization(tx: Transaction, input: CreateOrganizationInput): Promise<Organization> {
  const organization = tx.em.create(Organization, {
    id: tx.newId(),
    deploymentId: tx.deploymentId,
    name: input.name,
    displayName: input.displayName ?? input.name,
    slug: await freeSlug(tx, input.name),
    description: input.description ?? null,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  tx.record({ type: 'organization.created', resource: resourceOf(organization), after: audited(organization) });
  await tx.em.flush();
  return organization;
}

export async function changeOrganization(
  tx: Transaction,
  organization: Organization,
  input: UpdateOrganizationInput,
): Promise<void> {
  const before = audited(organization);
  tx.em.assign(organization, { ...changed(input), updatedAt: tx.now });
  tx.record({ type: 'organization.updated', resource: resourceOf(organization), before, after: audited(organization) });
  await tx.em.flush();
}

/**
 * Its keys end. The database deletes with it what is but a part of it: memberships, roles, invitations. Its event stands for their ends;
 * its workspaces have events of their own.
 */
export async function dropOrganization(tx: Transaction, organization: Organization): Promise<void> {
  await endOwnedKeys(tx, { organizationId: organization.id }, 'owner_removed');
  await dropWorkspacesOf(tx, organization.id);
  const before = { ...audited(organization), ...stampsOf(organization) };
  tx.record({ type: 'organization.deleted', resource: resourceOf(organization), before });
  tx.em.remove(organization);
}

const resourceOf = ({ id }: Organization) => ({ type: 'organization', id });

function audited({ name, displayName, slug, description, logoUrl }: Organization) {
  return { name, displayName, slug, description: description ?? null, logoUrl: logoUrl ?? null };
}

/** The slug of the name, with a number behind it where others have it; concurrent creators wait for each other. */
async function freeSlug(tx: Transaction, name: string): Promise<string> {
  const slug = slugify(name, 'organization');
  await tx.lock(`organization slug ${slug}`);
  const taken = await tx.rows
    .selectFrom('organization')
    .select('slug')
    .where('deployment_id', '=', tx.deploymentId)
    .where('slug', 'like', `${slug.slice(0, 54)}%`)
    .execute();
  const slugs = new Set(taken.map((row) => row.slug));
  return slugCandidates(slug).find((candidate) => !slugs.has(candidate)) ?? slug;
}
