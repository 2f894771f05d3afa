import { rateKeyOf } from '../../addresses.ts';
import { frontendUrl } from '../../auth/frontend-url.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/command.ts';
import { ServiceError } from '../../errors.ts';
import type { VerificationStrategy } from '../../graphql/generated/types.ts';
import { phoneChannels } from '../deployment/auth-settings.rules.ts';
import { pageUrl } from '../deployment/page-url.ts';
import type { AuthSettings } from '../deployment/settings.ts';
import { verificationCodeLetter, verificationCodeText } from '../message/letters.ts';
import { queueMail } from '../message/queue-mail.ts';
import { queuePhoneMessage } from '../message/queue-phone-message.ts';
import { countAttempt, hashedKey } from '../session/attempt-counter.ts';
import type { AuthPolicy } from '../session/policy.reads.ts';
import { magicLinkUrl } from '../session/send-first-factor.ts';
import { emailAddress, lockAddress, phoneAddress } from '../user/address-holder.ts';
import { type Issued, issueCode, issueLink } from '../verification/verification.ts';
import type { SignUpStep } from './next-sign-up-step.ts';
import { signUpLinkLetter, takenEmailLetter, takenPhoneText } from './sign-up.letters.ts';

/** The address that a step is about. */
export interface Addressed {
  readonly currentStep: SignUpStep;
  readonly email: string | null;
  readonly emailKey: string | null;
  readonly phoneNumber: string | null;
}

/** The step of an attempt that a message is for. */
export interface Challenged extends Addressed {
  readonly id: string;
  readonly sessionId: string;
}

const LINK_SECONDS = 600;
const MAX_MESSAGES = 5;
/** Of one client, and of all together: one alone can't use up what an address gets. */
const MAX_MESSAGES_PER_DAY = { perClient: 15, overall: 30 };
const DAY = 86_400;

/** The form that was asked for, or else the one that the settings allow, a code before a link; 400 for one that they don't. */
export function formOf(
  step: SignUpStep,
  settings: AuthSettings,
  wanted?: VerificationStrategy | null,
): VerificationStrategy {
  const allowed = formsOf(step, settings);
  const form = wanted == null ? allowed[0] : allowed.find((each) => each === wanted);
  if (form !== undefined) return form;
  throw new ServiceError(
    'STRATEGY_NOT_AVAILABLE',
    `This step is not verified by ${wanted?.toLowerCase() ?? 'anything that the settings allow'}.`,
  );
}

/** What a message of this form holds, as `verification.kind` says it. */
export const kindOf = (form: VerificationStrategy) => (form === 'EMAIL_LINK' ? 'link' : 'code');

function formsOf(step: SignUpStep, settings: AuthSettings): VerificationStrategy[] {
  if (step === 'verify_phone') return phoneChannels(settings).length > 0 ? ['PHONE_CODE'] : [];
  const { otpVerificationAllowed, magicLinkVerificationAllowed } = settings.email;
  return [
    ...(otpVerificationAllowed ? (['EMAIL_CODE'] as const) : []),
    ...(magicLinkVerificationAllowed ? (['EMAIL_LINK'] as const) : []),
  ];
}

/** What the guesses and messages of a step are counted by: new attempts give neither of them anew. */
export const addressKeyOf = ({ currentStep, emailKey, phoneNumber }: Addressed): string =>
  hashedKey((currentStep === 'verify_email' ? emailKey : phoneNumber) ?? '');

/** Counts a message before it is sent, whoever has the address: nobody's mailbox is filled by sign-ups. */
export function countMessage(ctx: Context, addressed: Addressed): Promise<void> {
  const key = `signup:message:${addressKeyOf(addressed)}`;
  const ownKey = `${key}:${rateKeyOf(ctx.request.ip)}`;
  const { perClient, overall } = MAX_MESSAGES_PER_DAY;
  return countAttempt(ctx, [
    { key: ownKey, max: MAX_MESSAGES },
    { key: `${ownKey}/day`, max: perClient, seconds: DAY },
    { key, max: overall, seconds: DAY },
  ]);
}

/** Locks the step's address to the end of the command; returns it as the user wrote it who has it reserved, or null. */
export async function lockStepAddress(
  tx: Transaction,
  { currentStep, emailKey, phoneNumber }: Addressed,
): Promise<string | null> {
  const isEmail = currentStep === 'verify_email';
  const holder = await lockAddress(tx, isEmail ? emailAddress(emailKey ?? '') : phoneAddress(phoneNumber ?? ''));
  return holder?.isReserved ? holder.text : null;
}

export interface Message {
  readonly policy: AuthPolicy;
  readonly challenged: Challenged;
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
export async function sendChallenge(tx: Transaction, ctx: Context, message: Message): Promise<Date> {
  const { challenged, form, owner } = message;
  const { id, sessionId } = challenged;
  const challenge = { purpose: 'sign_up' as const, subjectId: id, userId: null, sessionId, isDecoy: owner !== null };
  const guesser = { target: `sign_up:${addressKeyOf(challenged)}`, client: rateKeyOf(ctx.request.ip) };
  const issued =
    form === 'EMAIL_LINK'
      ? await issueLink(tx, challenge, LINK_SECONDS)
      : await issueCode(ctx, tx, { ...challenge, guesser });
  if (form === 'PHONE_CODE') await queueText(tx, ctx, message, issued);
  else await queueLetter(tx, ctx, message, issued);
  return issued.expiresAt;
}

function queueText(tx: Transaction, ctx: Context, message: Message, { secret, expiresAt }: Issued): Promise<void> {
  const { policy, challenged, owner } = message;
  const { appName, settings } = policy;
  const code = verificationCodeText({ appName, code: secret, purpose: 'sign_up' });
  return queuePhoneMessage(ctx, tx, {
    to: challenged.phoneNumber,
    channel: phoneChannels(settings)[0] === 'WHATSAPP' ? 'whatsapp' : 'sms',
    text: owner === null ? code : takenPhoneText(appName),
    ...(owner === null && { expiresAt }),
  });
}

function queueLetter(tx: Transaction, ctx: Context, message: Message, { secret, expiresAt }: Issued): Promise<void> {
  const { policy, challenged, form, owner, redirectUrl = null } = message;
  const { appName, frontendHost, signInPageUrl } = policy;
  const frontend = frontendUrl(ctx.config, frontendHost);
  const letter =
    form === 'EMAIL_CODE'
      ? verificationCodeLetter({ appName, code: secret, purpose: 'sign_up' })
      : signUpLinkLetter(appName, magicLinkUrl(frontend, secret, redirectUrl));
  return queueMail(ctx, tx, {
    to: owner ?? challenged.email,
    letter: owner === null ? letter : takenEmailLetter(appName, pageUrl(frontend, signInPageUrl, {})),
    ...(owner === null && { expiresAt }),
  });
}
