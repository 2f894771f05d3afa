import { isRedirectTarget } from '../../deployment/index.ts';
import type { CreateInvitationInput } from '../../generated/common.ts';
import { readEmail } from '../../identity/index.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { type FieldError, fieldError, ServiceError, validationFailed } from '../../platform/errors.ts';
import type { Parent } from '../parents/parent.ts';
import { type Rights, ungrantedRole } from '../roles/rights.ts';
import { defaultMemberRole, lockRoles, unknownRoles } from '../roles/role.service.ts';
import { Invitation, InvitationRole } from './invitation.entity.ts';
import type { InvitationOutcome } from './invitation.reads.ts';
import { auditedFields, recordInvitation } from './invitation.record.ts';
import { alreadyInvited, alreadyMember, invitedAddresses, memberAddresses } from './invitation.rules.ts';
import { type InvitationMailContext, inviterName, readMailContext, sendInvitation } from './send-invitation.ts';

const WEEK_SECONDS = 604_800;

export interface NewInvitations {
  readonly inputs: readonly CreateInvitationInput[];
  /** The member who invites, with their rights; null if the application does. */
  readonly inviter: { readonly userId: string; readonly rights: Rights } | null;
}

/** What the rules of all invitations of a request are checked against. */
type Facts = Awaited<ReturnType<typeof readFacts>>;

/**
 * Stores and mails each invitation that breaks no rule, and returns the outcomes in the order of the inputs. Reads once for all of
 * them. The caller has locked the parent.
 */
export async function addInvitations(
  ctx: Context,
  tx: Transaction,
  parent: Parent,
  { inputs, inviter }: NewInvitations,
): Promise<InvitationOutcome[]> {
  const facts = await readFacts(tx, parent, inputs);
  const letter = { mailContext: facts.mailContext, inviterName: await inviterName(tx, inviter?.userId ?? null) };
  const outcomes: InvitationOutcome[] = [];
  for (const input of inputs) {
    const checked = checkInvitation(ctx, parent, input, { ...facts, rights: inviter?.rights ?? null });
    if (checked instanceof ServiceError) {
      outcomes.push({ error: checked });
      continue;
    }
    const { address, roles } = checked;
    const invitation = createEntity(tx, parent, { input, address, invitedById: inviter?.userId ?? null, facts });
    const roleIds = roles.map(({ id }) => id);
    for (const roleId of roleIds) {
      tx.em.create(InvitationRole, { deploymentId: tx.deploymentId, invitationId: invitation.id, roleId });
    }
    await sendInvitation(ctx, tx, invitation, { ...letter, roles });
    recordInvitation(tx, invitation, 'created', { after: { ...auditedFields(invitation), roleIds } });
    facts.invited.add(address.key);
    outcomes.push({ id: invitation.id });
  }
  if (outcomes.every((outcome) => 'error' in outcome)) tx.markUnchanged();
  await tx.em.flush();
  return outcomes;
}

/** Stores an invitation and mails it. The caller has locked the parent. */
export async function addInvitation(
  ctx: Context,
  tx: Transaction,
  parent: Parent,
  { input, inviter }: Pick<NewInvitations, 'inviter'> & { readonly input: CreateInvitationInput },
): Promise<string> {
  const [outcome] = await addInvitations(ctx, tx, parent, { inputs: [input], inviter });
  if (outcome === undefined) throw new Error('An invitation has no outcome.');
  if ('error' in outcome) throw outcome.error;
  return outcome.id;
}

async function readFacts(tx: Transaction, parent: Parent, inputs: readonly CreateInvitationInput[]) {
  const emailKeys = inputs.flatMap(({ email }) => readEmail(email, 'input.email', [])?.key ?? []);
  const mailContext = await readMailContext(tx, parent);
  const roles = await lockRoles(tx, parent, [...new Set(inputs.flatMap(({ roleIds }) => roleIds ?? []))]);
  const isDefaultNeeded = inputs.some(({ roleIds }) => roleIds == null);
  return {
    mailContext,
    roles,
    defaultRole: isDefaultNeeded ? await defaultMemberRole(tx, parent.level) : null,
    invited: new Set(await invitedAddresses(tx, parent, emailKeys)),
    members: await memberAddresses(tx, parent, emailKeys),
  };
}

/** Returns the address and the roles of an invitation, or the first rule that it breaks, with the errors of all fields. */
function checkInvitation(
  { config }: Context,
  parent: Parent,
  { email, redirectUrl, roleIds }: CreateInvitationInput,
  { mailContext, defaultRole, rights, ...facts }: Facts & { readonly rights: Rights | null },
) {
  const errors: FieldError[] = [];
  const address = readEmail(email, 'input.email', errors);
  if (redirectUrl != null && !isRedirectTarget(config, mailContext, redirectUrl)) {
    errors.push(
      fieldError('input.redirectUrl', "must be on the deployment's own origin or one of its allowed origins"),
    );
  }
  errors.push(...unknownRoles(parent, roleIds ?? [], facts.roles));
  if (address === null || errors.length > 0) return validationFailed(errors);
  const requested = facts.roles.filter(({ id }) => roleIds?.includes(id));
  const roles = roleIds == null && defaultRole !== null ? [defaultRole] : requested;
  const ungranted = rights === null ? null : ungrantedRole(rights, roles);
  if (ungranted !== null) return ungranted;
  if (facts.invited.has(address.key)) return alreadyInvited();
  if (facts.members.has(address.key)) return alreadyMember();
  return { address, roles };
}

interface CheckedInvitation {
  readonly input: CreateInvitationInput;
  readonly address: { readonly text: string; readonly key: string };
  readonly invitedById: string | null;
  readonly facts: { readonly mailContext: InvitationMailContext };
}

function createEntity(
  tx: Transaction,
  parent: Parent,
  { input, address, invitedById, facts }: CheckedInvitation,
): Invitation {
  const expiresIn = input.expiresIn ?? WEEK_SECONDS;
  return tx.em.create(Invitation, {
    id: tx.newId(),
    deploymentId: tx.deploymentId,
    organizationId: facts.mailContext.organizationId,
    workspaceId: parent.level === 'workspace' ? parent.id : null,
    email: address.text,
    emailKey: address.key,
    invitedById,
    state: 'pending',
    redirectUrl: input.redirectUrl ?? null,
    expiresIn,
    expiresAt: new Date(tx.now.getTime() + expiresIn * 1_000),
    createdAt: tx.now,
    updatedAt: tx.now,
  });
}
