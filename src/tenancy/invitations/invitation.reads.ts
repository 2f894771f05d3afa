import { type JoinBuilder, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { imageOrDefault } from '../../deployment/index.ts';
import type { InvitationFilter } from '../../generated/backend.ts';
import type { InvitationStatus } from '../../generated/common.ts';
import type { Context } from '../../platform/context.ts';
import { emailKey } from '../../platform/crypto/identifiers.ts';
import { inRange, type OffsetRange } from '../../platform/database/pages/page.ts';
import type { Rows, Tables } from '../../platform/database/tables.ts';
import { notFound, type ServiceError } from '../../platform/errors.ts';
import { endSentence } from '../../platform/text/end-sentence.ts';
import { assertParent, type Level, type Parent } from '../parents/parent.ts';
import { rolesColumn } from '../roles/role.reads.ts';

/** The id of a new invitation, or why there is none. */
export type InvitationOutcome = { readonly id: string } | { readonly error: ServiceError };

export const invitationNotFound = () => notFound('INVITATION_NOT_FOUND', 'The invitation');

/** The status of an invitation at this time; `EXPIRED` is computed, by the clock of this service. */
export function statusAt(now: string) {
  return sql<InvitationStatus>`case when invitation.state = 'pending' and invitation.expires_at <= ${now}::timestamptz
    then 'EXPIRED' else upper(invitation.state) end`;
}

/** The image of the joined workspace of an invitation, or of its joined organization if it is to the organization itself. */
export const imageOfTarget = (deploymentId: number) =>
  sql<string | null>`case when invitation.workspace_id is null
    then ${imageOrDefault('organization.logo_url', 'defaultOrganizationProfileImageUrl', deploymentId)}
    else ${imageOrDefault('workspace.image_url', 'defaultWorkspaceProfileImageUrl', deploymentId)} end`;

/** Joins the user who invited as `inviter`. */
// biome-ignore lint/suspicious/noExplicitAny: the select can have other joins
export const joinInviter = (join: JoinBuilder<any, any>) =>
  join
    .onRef('inviter.deployment_id', '=', 'invitation.deployment_id')
    .onRef('inviter.id', '=', 'invitation.invited_by_id');

export const inviterColumns = [
  'inviter.id as inviterId',
  'inviter.first_name as firstName',
  'inviter.last_name as lastName',
  'inviter.primary_email as inviterEmail',
] as const;

interface InviterColumns {
  readonly inviterId: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly inviterEmail: string | null;
}

/** Nests the inviter of a row in an object. */
export function withInvitedBy<Row extends InviterColumns>(row: Row) {
  const { inviterId, firstName, lastName, inviterEmail, ...invitation } = row;
  const invitedBy = inviterId === null ? null : { id: inviterId, firstName, lastName, email: inviterEmail };
  return { ...invitation, invitedBy };
}

/** Adds the columns of invitations with their inviters and roles, so that a list is one statement. */
export function withInviters(invitations: SelectQueryBuilder<Tables, 'invitation', unknown>) {
  return invitations
    .leftJoin('user as inviter', joinInviter)
    .select([
      'invitation.id',
      'invitation.organization_id as organizationId',
      'invitation.workspace_id as workspaceId',
      'invitation.email',
      'invitation.expires_at as expiresAt',
      'invitation.created_at as createdAt',
      ...inviterColumns,
      statusAt(new Date().toISOString()).as('status'),
      rolesColumn('invitation', 'invitation').as('roles'),
    ]);
}

/** Selects invitations with their inviters. */
export const invitationsWithInviters = (rows: Rows, deploymentId: number) =>
  withInviters(rows.selectFrom('invitation').where('invitation.deployment_id', '=', deploymentId));

/** Selects the invitations of one level: to organizations themselves, or to workspaces. */
const invitationsAt = (rows: Rows, deploymentId: number, level: Level) =>
  invitationsWithInviters(rows, deploymentId).where(
    'invitation.workspace_id',
    level === 'workspace' ? 'is not' : 'is',
    null,
  );

const invitationsOf = (rows: Rows, deploymentId: number, { level, id }: Parent) =>
  invitationsAt(rows, deploymentId, level).where(`invitation.${level}_id`, '=', id);

/** The filter of a list of invitations. */
export interface InvitationCriteria {
  readonly filter?: InvitationFilter | null | undefined;
}

/** Whether an invitation matches the criteria. */
export function invitationMatches({ filter }: InvitationCriteria): RawBuilder<boolean> {
  const { ids, status: wanted, email, createdSince, createdUntil } = filter ?? {};
  const conditions = [sql<boolean>`true`];
  if (ids) conditions.push(sql`invitation.id = any(${ids}::bigint[])`);
  if (wanted) conditions.push(sql`${statusAt(new Date().toISOString())} = ${wanted}`);
  if (email) conditions.push(sql`invitation.email_key = ${emailKey(email)}`);
  if (createdSince) conditions.push(sql`invitation.created_at >= ${createdSince}::timestamptz`);
  if (createdUntil) conditions.push(sql`invitation.created_at < ${createdUntil}::timestamptz`);
  return sql`(${sql.join(conditions, sql` and `)})`;
}

export interface InvitationListArgs extends OffsetRange {
  readonly status?: InvitationStatus | null | undefined;
}

/** Selects the invitations to an organization or workspace, newest first; all of them unless a limit is given. */
export function invitationList(
  rows: Rows,
  deploymentId: number,
  parent: Parent,
  { status, ...range }: InvitationListArgs,
) {
  return invitationsOf(rows, deploymentId, parent)
    .where(invitationMatches({ filter: { status } }))
    .orderBy('invitation.created_at', 'desc')
    .orderBy('invitation.id', 'desc')
    .$call(inRange(range));
}

/** The invitations to an organization or workspace, newest first; 404 if it does not exist. */
export async function listInvitations(rows: Rows, deploymentId: number, parent: Parent, args: InvitationListArgs) {
  const found = await invitationList(rows, deploymentId, parent, args).execute();
  if (found.length === 0) await assertParent(rows, deploymentId, parent);
  return found.map(withInvitedBy);
}

/** One invitation to an organization or workspace. */
export async function getInvitation(rows: Rows, deploymentId: number, parent: Parent, id: string) {
  const found = await invitationsOf(rows, deploymentId, parent)
    .where('invitation.id', '=', id)
    .executeTakeFirstOrThrow(invitationNotFound);
  return withInvitedBy(found);
}

/** The outcomes of new invitations, with the invitations that were created, in one statement. */
export async function invitationOutcomes(rows: Rows, deploymentId: number, outcomes: readonly InvitationOutcome[]) {
  const ids = outcomes.flatMap((outcome) => ('id' in outcome ? outcome.id : []));
  const found = await invitationsWithInviters(rows, deploymentId)
    .where('invitation.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  const byId = new Map(found.map((row) => [row.id, withInvitedBy(row)]));
  return outcomes.map((outcome) =>
    'id' in outcome
      ? { invitation: byId.get(outcome.id) ?? null, error: null }
      : { invitation: null, error: { code: outcome.error.code, message: messageOf(outcome.error) } },
  );
}

const SUBJECTS: Readonly<Record<string, string>> = {
  email: 'The address',
  redirectUrl: 'The redirect URL',
  roleIds: 'Each role',
};

/** The message of an outcome. It names fields in words, because GraphQL and REST name them differently. */
function messageOf({ message, errors }: ServiceError): string {
  if (errors.length === 0) return message;
  return [
    ...new Set(errors.map(({ path: [, field = ''], message }) => endSentence(`${SUBJECTS[field]} ${message}`))),
  ].join(' ');
}

/** Invitations by id, of any organization or workspace. */
export async function invitationsById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await invitationsWithInviters(rows, viewer.deploymentId)
    .where('invitation.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, withInvitedBy(row)]));
}
