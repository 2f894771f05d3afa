import { rateKeyOf } from '../../addresses.ts';
import { frontendUrl } from '../../auth/frontend-url.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/command.ts';
import type { PhoneChannel } from '../../phone/phone-sender.ts';
import { signInLinkLetter, verificationCodeLetter, verificationCodeText } from '../message/letters.ts';
import { queueMail } from '../message/queue-mail.ts';
import { queuePhoneMessage } from '../message/queue-phone-message.ts';
import { issueCode, issueLink, type NewChallenge } from '../verification/verification.ts';
import type { Guesser } from './guess-budget.ts';
import type { AuthPolicy } from './policy.reads.ts';
import type { SentStrategy } from './strategies.ts';

/** An attempt whose first factor is a message. */
export interface MessageAttempt {
  readonly id: string;
  readonly strategy: SentStrategy;
  /** Null, like `to`, where nobody has the address. */
  readonly userId: string | null;
  /** What stands for the account in counters where `userId` is null. */
  readonly unknownKey: string | null;
  readonly isKnownHere: boolean;
  /** The asking browser's session. */
  readonly sessionId: string;
  readonly to: string | null;
  readonly channel: PhoneChannel | null;
  /** Where the page goes once a link is confirmed. */
  readonly redirectUrl: string | null;
}

const LINK_SECONDS = 600;

/** Issues the attempt's code or link and queues its message; answers until when it holds. */
export async function sendFirstFactor(
  tx: Transaction,
  ctx: Context,
  { appName, frontendHost }: Pick<AuthPolicy, 'appName' | 'frontendHost'>,
  attempt: MessageAttempt,
): Promise<Date> {
  const { id, strategy, userId, sessionId, to, channel, redirectUrl } = attempt;
  const challenge: NewChallenge = { purpose: 'sign_in', subjectId: id, userId, sessionId };
  if (strategy === 'MAGIC_LINK') {
    const { secret, expiresAt } = await issueLink(tx, challenge, LINK_SECONDS);
    const url = magicLinkUrl(frontendUrl(ctx.config, frontendHost), secret, redirectUrl);
    await queueMail(ctx, tx, { to, letter: signInLinkLetter({ appName, url }), expiresAt });
    return expiresAt;
  }
  const { secret: code, expiresAt } = await issueCode(ctx, tx, { ...challenge, guesser: guesserOf(ctx, attempt) });
  const message = { appName, code, purpose: challenge.purpose };
  if (strategy === 'EMAIL_OTP') {
    await queueMail(ctx, tx, { to, letter: verificationCodeLetter(message), expiresAt });
  } else {
    await queuePhoneMessage(ctx, tx, { to, channel: channel ?? 'sms', text: verificationCodeText(message), expiresAt });
  }
  return expiresAt;
}

/** Guesses at the codes of an account's sign-ins; those from places that it has signed in from count apart. */
const guesserOf = ({ request }: Context, { userId, unknownKey, isKnownHere }: MessageAttempt): Guesser => ({
  target: `sign_in:${userId ?? unknownKey}`,
  client: rateKeyOf(request.ip),
  isKnown: isKnownHere,
});

/** The link of a mail: the page at it confirms the token when its reader asks for it. */
export function magicLinkUrl(frontend: string, token: string, redirectUrl: string | null): string {
  const url = new URL('/auth/verify-magic-link', frontend);
  url.searchParams.set('token', token);
  if (redirectUrl !== null) url.searchParams.set('redirect_url', redirectUrl);
  return url.href;
}
