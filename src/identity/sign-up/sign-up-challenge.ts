import { type AuthSettings, frontendUrl, pageUrl } from '../../deployment/index.ts';
import type { VerificationStrategy } from '../../generated/deployment.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { KindMessage } from '../../platform/messages/message-kind.ts';
import { rateLimitKeyOf } from '../../platform/network/addresses.ts';
import { queuePhoneMessage } from '../../platform/phone/queue-phone-message.ts';
import { countAttempt, hashedKey } from '../../platform/rate-limits/attempt-counter.ts';
import { emailAddress, lockAddress, phoneAddress } from '../addresses/address-holder.ts';
import type { SignUpStep } from '../attempts/sign-up-attempt.entity.ts';
import { accountExistsPhoneMessage, linkMessage, verificationCodeMessage } from '../messages/messages.ts';
import { type AuthPolicy, allowedChannel, phoneChannels } from '../policy/policy.reads.ts';
import { magicLinkUrl } from '../sign-in/first-factor-messages.ts';
import { issueCode, issueLink } from '../verification/verification.ts';

/** The addresses of an attempt, and the step that says which of them is verified next. */
export interface StepAddress {
  readonly currentStep: SignUpStep;
  readonly email: string | null;
  readonly emailKey: string | null;
  readonly phoneNumber: string | null;
}

/** The step of an attempt that a message is sent for. */
export interface ChallengedStep extends StepAddress {
  readonly id: string;
  readonly sessionId: string;
}

const LINK_SECONDS = 600;
const MAX_MESSAGES = 5;
/** Per client, and of all clients. One client cannot use up the messages of an address. */
const MAX_MESSAGES_PER_DAY = { perClient: 15, overall: 30 };
const DAY_SECONDS = 86_400;

/**
 * The requested verification strategy, or the first one that the settings allow: a code before a link. Throws 400 for one
 * that the settings do not allow.
 */
export function chooseVerificationStrategy(
  step: SignUpStep,
  settings: AuthSettings,
  requested?: VerificationStrategy | null,
): VerificationStrategy {
  const allowed = allowedVerificationStrategies(step, settings);
  const strategy = requested == null ? allowed[0] : allowed.find((each) => each === requested);
  if (strategy !== undefined) return strategy;
  throw new ServiceError(
    'STRATEGY_NOT_AVAILABLE',
    requested == null
      ? 'The settings of this deployment allow no way to verify this address.'
      : `This step cannot be verified with ${requested.toLowerCase()}.`,
  );
}

/** Whether a message contains a code or a link, as in `verification.kind`. */
export const challengeKindOf = (strategy: VerificationStrategy) => (strategy === 'EMAIL_LINK' ? 'link' : 'code');

function allowedVerificationStrategies(step: SignUpStep, settings: AuthSettings): VerificationStrategy[] {
  if (step === 'verify_phone') return phoneChannels(settings).length > 0 ? ['PHONE_CODE'] : [];
  const { otpVerificationAllowed, magicLinkVerificationAllowed } = settings.email;
  return [
    ...(otpVerificationAllowed ? (['EMAIL_CODE'] as const) : []),
    ...(magicLinkVerificationAllowed ? (['EMAIL_LINK'] as const) : []),
  ];
}

/** The key that guesses and messages of a step are counted by. It is the same for every attempt, so a new one resets neither. */
export const addressKeyOf = (ctx: Context, { currentStep, emailKey, phoneNumber }: StepAddress): string =>
  hashedKey(ctx, (currentStep === 'verify_email' ? emailKey : phoneNumber) ?? '');

/** Counts a message before it is sent, whether or not an account has the address, so that sign-ups cannot flood a mailbox. */
export function countMessage(ctx: Context, stepAddress: StepAddress): Promise<void> {
  const key = `signup:message:${addressKeyOf(ctx, stepAddress)}`;
  const ownKey = `${key}:${rateLimitKeyOf(ctx.request.ip)}`;
  const { perClient, overall } = MAX_MESSAGES_PER_DAY;
  return countAttempt(ctx, [
    { key: ownKey, max: MAX_MESSAGES },
    { key: `${ownKey}/day`, max: perClient, seconds: DAY_SECONDS },
    { key, max: overall, seconds: DAY_SECONDS },
  ]);
}

/** Locks the step's address to the end of the command. Returns it as written by the user who has it reserved, or null. */
export async function lockStepAddress(
  tx: Transaction,
  { currentStep, emailKey, phoneNumber }: StepAddress,
): Promise<string | null> {
  const isEmail = currentStep === 'verify_email';
  const holder = await lockAddress(tx, isEmail ? emailAddress(emailKey ?? '') : phoneAddress(phoneNumber ?? ''));
  return holder?.isReserved ? holder.text : null;
}

export interface StepMessage {
  readonly policy: AuthPolicy;
  readonly step: ChallengedStep;
  readonly strategy: VerificationStrategy;
  /** The address as written by the user who has it reserved; null when it is free. */
  readonly owner: string | null;
  /** Where the page redirects to after a link is confirmed. */
  readonly redirectUrl?: string | null;
}

/**
 * Sends the code or link of the attempt's step. Returns when it expires. An address that a user has reserved takes the same
 * time: its challenge is a decoy, and the message informs its owner.
 */
export async function sendChallenge(tx: Transaction, ctx: Context, message: StepMessage): Promise<Date> {
  const { policy, step, strategy, owner, redirectUrl = null } = message;
  const { id, sessionId } = step;
  const purpose = 'sign_up' as const;
  const challenge = { purpose, subjectId: id, userId: null, sessionId, isDecoy: owner !== null };
  const guesser = { target: `sign_up:${addressKeyOf(ctx, step)}`, client: rateLimitKeyOf(ctx.request.ip) };
  switch (strategy) {
    case 'EMAIL_LINK': {
      const { secret, expiresAt } = await issueLink(tx, challenge, LINK_SECONDS);
      const url = magicLinkUrl(frontendUrl(ctx.config, policy.frontendHost), secret, redirectUrl);
      await queueStepMail(tx, ctx, message, { stepMessage: linkMessage('sign_up_link', url), expiresAt });
      return expiresAt;
    }
    case 'EMAIL_CODE': {
      const { secret: code, expiresAt } = await issueCode(ctx, tx, { ...challenge, guesser });
      await queueStepMail(tx, ctx, message, {
        stepMessage: verificationCodeMessage('email', { code, purpose }),
        expiresAt,
      });
      return expiresAt;
    }
    case 'PHONE_CODE': {
      const { secret: code, expiresAt } = await issueCode(ctx, tx, { ...challenge, guesser });
      await queueStepText(tx, ctx, message, {
        stepMessage: verificationCodeMessage('phone', { code, purpose }),
        expiresAt,
      });
      return expiresAt;
    }
    default:
      throw new Error(`Unknown verification strategy: ${strategy satisfies never}.`);
  }
}

interface QueuedStep {
  readonly stepMessage: KindMessage;
  readonly expiresAt: Date;
}

/** Queues the phone message, or one that tells the owner of the number that another person tried to sign up with it. */
function queueStepText(
  tx: Transaction,
  ctx: Context,
  message: StepMessage,
  { stepMessage, expiresAt }: QueuedStep,
): Promise<void> {
  const { policy, step, owner } = message;
  return queuePhoneMessage(ctx, tx, {
    to: step.phoneNumber,
    channel: allowedChannel(policy.settings) ?? 'sms',
    message: owner === null ? stepMessage : accountExistsPhoneMessage,
    isCausedByOthers: owner !== null,
    isAwaited: true,
    ...(owner === null && { expiresAt }),
  });
}

/** Queues the mail, or one that tells the owner of the address that another person tried to sign up with it. */
function queueStepMail(
  tx: Transaction,
  ctx: Context,
  message: StepMessage,
  { stepMessage, expiresAt }: QueuedStep,
): Promise<void> {
  const { policy, step, owner } = message;
  const { frontendHost, signInPageUrl } = policy;
  const page = pageUrl(frontendUrl(ctx.config, frontendHost), signInPageUrl, {});
  return queueMail(ctx, tx, {
    to: owner ?? step.email,
    message: owner === null ? stepMessage : linkMessage('account_exists', page),
    isCausedByOthers: owner !== null,
    isAwaited: true,
    ...(owner === null && { expiresAt }),
  });
}
