import { frontendUrl } from '../../deployment/index.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { rateLimitKeyOf } from '../../platform/network/addresses.ts';
import type { PhoneChannel } from '../../platform/phone/phone-sender.ts';
import { queuePhoneMessage } from '../../platform/phone/queue-phone-message.ts';
import { linkMessage, verificationCodeMessage } from '../messages/messages.ts';
import type { AuthPolicy } from '../policy/policy.reads.ts';
import type { Guesser } from '../verification/guess-limits.ts';
import { issueCode, issueLink, type NewChallenge } from '../verification/verification.ts';

/** An attempt whose first factor is a code or link in a message. */
export interface MessageAttempt {
  readonly id: string;
  /** Null, like `to`, when no account has the address. */
  readonly userId: string | null;
  /** Identifies the attempt in counters when `userId` is null. */
  readonly unknownKey: string | null;
  readonly isKnownClient: boolean;
  /** The session of the browser that began the sign-in. */
  readonly sessionId: string;
  readonly to: string | null;
  readonly channel: PhoneChannel | null;
  /** Where the page redirects to after a link is confirmed. */
  readonly redirectUrl: string | null;
}

const LINK_SECONDS = 600;

/** Issues an attempt's code or link and queues its message. Returns when it expires. */
export type SendFirstFactor = (
  tx: Transaction,
  ctx: Context,
  policy: Pick<AuthPolicy, 'frontendHost'>,
  attempt: MessageAttempt,
) => Promise<Date>;

export const sendEmailLink: SendFirstFactor = async (tx, ctx, { frontendHost }, attempt) => {
  const { secret, expiresAt } = await issueLink(tx, challengeOf(attempt), LINK_SECONDS);
  const url = magicLinkUrl(frontendUrl(ctx.config, frontendHost), secret, attempt.redirectUrl);
  await queueMail(ctx, tx, { to: attempt.to, message: linkMessage('sign_in_link', url), expiresAt, isAwaited: true });
  return expiresAt;
};

export const sendEmailCode: SendFirstFactor = async (tx, ctx, _policy, attempt) => {
  const { secret: code, expiresAt } = await issueSignInCode(tx, ctx, attempt);
  const message = verificationCodeMessage('email', { code, purpose });
  await queueMail(ctx, tx, { to: attempt.to, message, expiresAt, isAwaited: true });
  return expiresAt;
};

export const sendPhoneCode: SendFirstFactor = async (tx, ctx, _policy, { to, channel, ...attempt }) => {
  const { secret: code, expiresAt } = await issueSignInCode(tx, ctx, attempt);
  const message = verificationCodeMessage('phone', { code, purpose });
  await queuePhoneMessage(ctx, tx, { to, channel: channel ?? 'sms', message, expiresAt, isAwaited: true });
  return expiresAt;
};

const purpose = 'sign_in';

type ChallengedAttempt = Pick<MessageAttempt, 'id' | 'userId' | 'unknownKey' | 'isKnownClient' | 'sessionId'>;

const challengeOf = ({ id, userId, sessionId }: ChallengedAttempt): NewChallenge => ({
  purpose,
  subjectId: id,
  userId,
  sessionId,
});

const issueSignInCode = (tx: Transaction, ctx: Context, attempt: ChallengedAttempt) =>
  issueCode(ctx, tx, { ...challengeOf(attempt), guesser: guesserOf(ctx, attempt) });

/** Counts the guesses at the codes of an account's sign-ins. Clients that it has signed in from are counted separately. */
const guesserOf = ({ request }: Context, { userId, unknownKey, isKnownClient }: ChallengedAttempt): Guesser => ({
  target: `sign_in:${userId ?? unknownKey}`,
  client: rateLimitKeyOf(request.ip),
  isKnown: isKnownClient,
});

/** The URL in a mail. It opens a page that confirms the token when the user presses its button. */
export function magicLinkUrl(frontend: string, token: string, redirectUrl: string | null): string {
  const url = new URL('/auth/verify-magic-link', frontend);
  url.searchParams.set('token', token);
  if (redirectUrl !== null) url.searchParams.set('redirect_url', redirectUrl);
  return url.href;
}
