import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../platform/commands/command.ts';
import { slugCandidates, slugify } from '../../platform/crypto/slugs.ts';
import { fieldError, ServiceError } from '../../platform/errors.ts';
import type { Level } from './parent.ts';

/** Where a slug is unique: among the organizations of the deployment, or the workspaces of an organization. */
export interface SlugScope {
  readonly level: Level;
  /** The organization of a workspace. */
  readonly organizationId?: string;
}

/** Commands that take a slug wait for each other, because a slug with a number can be chosen as well as derived. */
const lockSlugs = (tx: Transaction, { level, organizationId }: SlugScope) =>
  tx.lock([`${level} slugs`, organizationId ?? []].flat().join(' '));

/** The slugs of the scope that match a condition. */
async function slugsWhere(tx: Transaction, { level, organizationId }: SlugScope, condition: RawBuilder<unknown>) {
  const isInOrganization = organizationId === undefined ? sql`true` : sql`organization_id = ${organizationId}`;
  const { rows } = await sql<{ slug: string }>`
    select slug from ${sql.table(level)}
    where deployment_id = ${tx.deploymentId} and ${isInOrganization} and ${condition}`.execute(tx.rows);
  return new Set(rows.map(({ slug }) => slug));
}

/** Locks a slug that the caller chose; 409 if another organization or workspace has it. */
export async function reserveSlug(tx: Transaction, scope: SlugScope, slug: string): Promise<void> {
  await lockSlugs(tx, scope);
  if (!(await slugsWhere(tx, scope, sql`slug = ${slug}`)).has(slug)) return;
  throw new ServiceError('SLUG_TAKEN', `Another ${scope.level} has this slug. Choose another one.`, {
    errors: [fieldError('input.slug', 'is taken', 'SLUG_TAKEN')],
  });
}

/** The slug of the name, with a number appended if it is taken. */
export async function freeSlug(tx: Transaction, scope: SlugScope, name: string): Promise<string> {
  const slug = slugify(name, scope.level);
  await lockSlugs(tx, scope);
  const taken = await slugsWhere(tx, scope, sql`slug like ${`${slug.slice(0, 54)}%`}`);
  return slugCandidates(slug).find((candidate) => !taken.has(candidate)) ?? slug;
}
