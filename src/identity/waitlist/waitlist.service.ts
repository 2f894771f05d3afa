import { LockMode } from '@mikro-orm/core';
import { frontendUrl, pageUrl } from '../../deployment/index.ts';
import type { JoinWaitlistInput } from '../../generated/deployment.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { newToken, sha256 } from '../../platform/crypto/tokens.ts';
import { type FieldError, ServiceError, validationFailed } from '../../platform/errors.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { rateLimitKeyOf } from '../../platform/network/addresses.ts';
import { countAttempt } from '../../platform/rate-limits/attempt-counter.ts';
import { type Identifier, readEmail } from '../addresses/user-identifiers.ts';
import { linkMessage } from '../messages/messages.ts';
import { assertCountryAllowed, assertEmailsAllowed } from '../policy/admission.ts';
import { type AuthPolicy, authPolicy } from '../policy/policy.reads.ts';
import { getWaitlistEntry, waitlistEntryNotFound } from './waitlist.reads.ts';
import { WaitlistEntry } from './waitlist-entry.entity.ts';

const MAX_PER_CLIENT = 20;
const TOKEN_SECONDS = 14 * 86_400;

/** Adds an address to the waitlist; see `joinWaitlist` in the schema. */
export async function joinWaitlist(ctx: Context, input: JoinWaitlistInput) {
  const { rows, viewer } = ctx;
  const policy = await authPolicy(ctx);
  const { restrictions } = policy;
  if (restrictions.signUpMode !== 'WAITLIST') {
    throw new ServiceError('FEATURE_DISABLED', 'This deployment has no waitlist.');
  }
  const errors: FieldError[] = [];
  const email = readEmail(input.email, 'input.email', errors);
  if (email === null) throw validationFailed(errors);
  const key = `waitlist:${rateLimitKeyOf(ctx.request.ip)}`;
  await countAttempt(ctx, [{ key, max: MAX_PER_CLIENT, headerName: 'waitlist-900s' }]);
  assertCountryAllowed(ctx, restrictions);
  await assertEmailsAllowed(rows, viewer.deploymentId, restrictions, [email.key]);
  await addWaitlistEntry(ctx, policy, { ...input, email });
  return { email: input.email };
}

interface Applicant extends Pick<JoinWaitlistInput, 'firstName' | 'lastName'> {
  readonly email: Identifier;
}

/**
 * Adds an entry without checking the settings. An address that has an entry keeps it, and the result is the same. If its link has
 * expired, it is mailed a new one.
 */
export function addWaitlistEntry(ctx: Context, policy: LinkPolicy, { email, firstName, lastName }: Applicant) {
  return command(ctx, async (tx) => {
    await tx.lock(`waitlist ${email.key}`);
    const existing = await tx.em.findOne(WaitlistEntry, { deploymentId: tx.deploymentId, emailKey: email.key });
    if (existing !== null) {
      if (hasExpiredLink(existing, tx.now)) await sendLink(ctx, tx, policy, existing);
      else tx.markUnchanged();
      return { id: existing.id };
    }
    const entry = tx.em.create(WaitlistEntry, {
      id: tx.newId(),
      deploymentId: tx.deploymentId,
      email: email.text,
      emailKey: email.key,
      firstName: firstName ?? null,
      lastName: lastName ?? null,
      status: 'waiting',
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    tx.record({ type: 'waitlist_entry.created', resource: resourceOf(entry), after: audited(entry) });
    return { id: entry.id };
  });
}

/** Approves an entry and mails it a sign-up link; see `approveWaitlistEntry` in the schema. */
export async function approveWaitlistEntry(ctx: Context, id: string) {
  const policy = await authPolicy(ctx);
  return command(ctx, async (tx) => {
    const entry = await lockEntry(tx, id);
    if (entry.status === 'joined') throw new ServiceError('CONFLICT', 'This person has already signed up.');
    await sendLink(ctx, tx, policy, entry);
    return getWaitlistEntry(tx.rows, tx.deploymentId, id);
  });
}

type LinkPolicy = Pick<AuthPolicy, 'frontendHost' | 'signUpPageUrl'>;

const hasExpiredLink = ({ status, tokenExpiresAt }: WaitlistEntry, now: Date) =>
  status === 'approved' && tokenExpiresAt != null && tokenExpiresAt <= now;

/** Approves the entry and mails it a sign-up link. The previous link becomes invalid. */
async function sendLink(ctx: Context, tx: Transaction, policy: LinkPolicy, entry: WaitlistEntry): Promise<void> {
  const token = newToken();
  const before = audited(entry);
  const expiresAt = new Date(tx.now.getTime() + TOKEN_SECONDS * 1_000);
  tx.em.assign(entry, {
    status: 'approved',
    tokenHash: sha256(token),
    tokenExpiresAt: expiresAt,
    approvedAt: tx.now,
    updatedAt: tx.now,
  });
  tx.record({ type: 'waitlist_entry.approved', resource: resourceOf(entry), before, after: audited(entry) });
  await tx.em.flush();
  const url = pageUrl(frontendUrl(ctx.config, policy.frontendHost), policy.signUpPageUrl, { waitlist_token: token });
  await queueMail(ctx, tx, { to: entry.email, message: linkMessage('waitlist_approval', url), expiresAt });
}

export function deleteWaitlistEntry(ctx: Context, id: string): Promise<null> {
  return command(ctx, async (tx) => {
    const entry = await lockEntry(tx, id);
    tx.record({ type: 'waitlist_entry.deleted', resource: resourceOf(entry), before: { status: entry.status } });
    tx.em.remove(entry);
    return null;
  });
}

async function lockEntry(tx: Transaction, id: string): Promise<WaitlistEntry> {
  const where = { id, deploymentId: tx.deploymentId };
  const found = await tx.em.findOne(WaitlistEntry, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (found === null) throw waitlistEntryNotFound();
  return found;
}

const resourceOf = ({ id }: WaitlistEntry) => ({ type: 'waitlist_entry', id });

function audited({ email, status }: WaitlistEntry) {
  return { email, status };
}
