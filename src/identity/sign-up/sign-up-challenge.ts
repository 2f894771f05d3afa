import { type AuthSettings, frontendUrl, pageUrl } from '../../deployment/index.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/command.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { rateKeyOf } from '../../platform/network/addresses.ts';
import { queuePhoneMessage } from '../../platform/phone/queue-phone-message.ts';
import { countAttempt, hashedKey } from '../../platform/rate-limits/attempt-counter.ts';
import { emailAddress, lockAddress, phoneAddress } from '../addresses/address-holder.ts';
import type { VerificationStrategy } from '../graph/types.ts';
import { verificationCodeLetter, verificationCodeText } from '../messages/letters.ts';
import { type AuthPolicy, allowedChannel, phoneChannels } from '../policy/policy.reads.ts';
import { magicLinkUrl } from '../sign-in/first-factor-messages.ts';
import { issueCode, issueLink } from '../verification/verification.ts';
import { signUpLinkMail, emailTakenMail, phoneTakenText } from './sign-up.mails.ts';
import type { SignUpStep } from './signup-attempt.entity.ts';

/** The address that a step is about. */
export interface StepAddress {
  readonly currentStep: SignUpStep;
  readonly email: string | null;
  readonly emailKey: string | null;
  readonly phoneNumber: string | null;
}

/** The step of an attempt that a message is for. */
export interface ChallengedStep extends StepAddress {
  readonly id: string;
  readonly sessionId: string;
}

const LINK_SECONDS = 600;
const MAX_MESSAGES = 5;
/** Of one client, and of all together: one alone can't use up what an address gets. */
const MAX_MESSAGES_PER_DAY = { perClient: 15, overall: 30 };
const DAY_SECONDS = 86_400;

/** The form that was asked for, or else the one that the settings allow, a code before a link; 400 for one that they don't. */
export function formOf(
  step: SignUpStep,
  settings: AuthSettings,
  wanted?: VerificationStrategy | null,
): VerificationStrategy {
  const allowed = allowedVerificationStrategies(step, settings);
  const form = wanted == null ? allowed[0] : allowed.find((each) => each === wanted);
  if (form !== undefined) return form;
  throw new ServiceError(
    'STRATEGY_NOT_AVAILABLE',
    `This step is not verified by ${wanted?.toLowerCase() ?? 'anything that the settings allow'}.`,
  );
}

/** What a message of this form holds, as `verification.kind` says it. */
export const challengeKindOf = (form: VerificationStrategy) => (form === 'EMAIL_LINK' ? 'link' : 'code');

function allowedVerificationStrategies(step: SignUpStep, settings: AuthSettings): VerificationStrategy[] {
  if (step === 'verify_phone') return phoneChannels(settings).length > 0 ? ['PHONE_CODE'] : [];
  const { otpVerificationAllowed, magicLinkVerificationAllowed } = settings.email;
  return [
    ...(otpVerificationAllowed ? (['EMAIL_CODE'] as const) : []),
    ...(magicLinkVerificationAllowed ? (['EMAIL_LINK'] as const) : []),
  ];
}

/** What the guesses and messages of a step are counted by: new attempts give neither of them anew. */
export const addressKeyOf = ({ currentStep, emailKey, phoneNumber }: StepAddress): string =>
  hashedKey((currentStep === 'verify_email' ? emailKey : phoneNumber) ?? '');

/** Counts a message before it is sent, whoever has the address: nobody's mailbox is filled by sign-ups. */
export function countMessage(ctx: Context, addressed: StepAddress): Promise<void> {
  const key = `signup:message:${addressKeyOf(addressed)}`;
  const ownKey = `${key}:${rateKeyOf(ctx.request.ip)}`;
  const { perClient, overall } = MAX_MESSAGES_PER_DAY;
  return countAttempt(ctx, [
    { key: ownKey, max: MAX_MESSAGES },
    { key: `${ownKey}/day`, max: perClient, seconds: DAY_SECONDS },
    { key, max: overall, seconds: DAY_SECONDS },
  ]);
}

/** Locks the step's address to the end of the command; returns it as the user wrote it who has it reserved, or null. */
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
  readonly challenged: ChallengedStep;
  readonly form: VerificationStrategy;
  /** The address as the user wrote it who has it reserved. */
  readonly owner: string | null;
  /** Where the page goes once a link is confirmed. */
  readonly redirectUrl?: string | null;
}

/**
 * Sends the code or link of the attempt's step; answers until when it holds. The address of a user who has it
 * reserved costs the same: its challenge is a decoy, and the message tells its owner.
 */
export async function sendChallenge(tx: Transaction, ctx: Context, message: StepMessage): Promise<Date> {
  const { policy, challenged, form, owner, redirectUrl = null } = message;
  const { appName } = policy;
  const { id, sessionId } = challenged;
  const purpose = 'sign_up' as const;
  const challenge = { purpose, subjectId: id, userId: null, sessionId, isDecoy: owner !== null };
  const guesser = { target: `sign_up:${addressKeyOf(challenged)}`, client: rateKeyOf(ctx.request.ip) };
  switch (form) {
    case 'EMAIL_LINK': {
      const { secret, expiresAt } = await issueLink(tx, challenge, LINK_SECONDS);
      const url = magicLinkUrl(frontendUrl(ctx.config, policy.frontendHost), secret, redirectUrl);
      await queueStepMail(tx, ctx, message, { letter: signUpLinkMail(appName, url), expiresAt });
      return expiresAt;
    }
    case 'EMAIL_CODE': {
      const { secret: code, expiresAt } = await issueCode(ctx, tx, { ...challenge, guesser });
      await queueStepMail(tx, ctx, message, { letter: verificationCodeLetter({ appName, code, purpose }), expiresAt });
      return expiresAt;
    }
    case 'PHONE_CODE': {
      const { secret: code, expiresAt } = await issueCode(ctx, tx, { ...challenge, guesser });
      await queueStepText(tx, ctx, message, { text: verificationCodeText({ appName, code, purpose }), expiresAt });
      return expiresAt;
    }
    default:
      throw new Error(`No message has the form ${form satisfies never}.`);
  }
}

interface StepText {
  readonly text: string;
  readonly expiresAt: Date;
}

/** The text, or to the owner of the number that somebody signs up with it. */
function queueStepText(tx: Transaction, ctx: Context, message: StepMessage, { text, expiresAt }: StepText): Promise<void> {
  const { policy, challenged, owner } = message;
  return queuePhoneMessage(ctx, tx, {
    to: challenged.phoneNumber,
    channel: allowedChannel(policy.settings) ?? 'sms',
    text: owner === null ? text : phoneTakenText(policy.appName),
    ...(owner === null && { expiresAt }),
  });
}

interface StepMail {
  readonly letter: Letter;
  readonly expiresAt: Date;
}

/** The letter, or to the owner of the address that somebody signs up with it. */
function queueStepMail(tx: Transaction, ctx: Context, message: StepMessage, { letter, expiresAt }: StepMail): Promise<void> {
  const { policy, challenged, owner } = message;
  const { appName, frontendHost, signInPageUrl } = policy;
  const page = pageUrl(frontendUrl(ctx.config, frontendHost), signInPageUrl, {});
  return queueMail(ctx, tx, {
    to: owner ?? challenged.email,
    letter: owner === null ? letter : emailTakenMail(appName, page),
    ...(owner === null && { expiresAt }),
  });
}
