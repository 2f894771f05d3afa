import { rateKeyOf } from '../../addresses.ts';
import type { Context } from '../../context.ts';
import { emailKey, phoneKey } from '../../crypto/identifiers.ts';
import { command } from '../../database/command.ts';
import { fieldError, validationFailed } from '../../errors.ts';
import type { SignInInput } from '../../graphql/generated/types.ts';
import { phoneChannels } from '../deployment/auth-settings.rules.ts';
import type { AuthSettings } from '../deployment/settings.ts';
import { addAttempt, handOut } from './browser-sign-in.ts';
import type { AuthPolicy } from './policy.reads.ts';
import { assertRedirect } from './redirect-url.ts';
import { sendFirstFactor } from './send-first-factor.ts';
import { attemptOf } from './session.reads.ts';
import { type Recipient, recipientByEmail, recipientByPhone } from './sign-in.reads.ts';
import { countedAs, countSignIn } from './sign-in-limits.ts';
import { requiredMembers, type SentStrategy } from './strategies.ts';

/** Sends a code or link and leaves an attempt that waits for it; for an address that nobody has alike, to nobody. */
export async function signInByMessage(ctx: Context, strategy: SentStrategy, input: SignInInput, policy: AuthPolicy) {
  const redirectUrl = assertRedirect(ctx.config, policy, input.redirectUrl);
  const channel = strategy === 'PHONE_OTP' ? chosenChannel(input, policy.settings) : null;
  const { who, recipient } = await find(ctx, strategy, input);
  const isKnownHere = recipient?.isKnownHere ?? false;
  const unknownKey = recipient === undefined ? who : null;
  await countSignIn(ctx, { who, isKnownHere, what: 'signin_message' });

  const { session, attempt } = await command(ctx, async (tx) => {
    const added = await addAttempt(tx, ctx, {
      userId: recipient?.userId ?? null,
      unknownKey,
      addressId: recipient?.addressId ?? null,
      channel,
      method: strategy.toLowerCase(),
      policy,
      step: 'verify_first_factor',
    });
    await tx.em.flush();
    const { id } = added.attempt;
    const sent = {
      id,
      userId: recipient?.userId ?? null,
      unknownKey,
      isKnownHere,
      sessionId: added.session.id,
      to: recipient?.to ?? null,
      channel,
    };
    await sendFirstFactor(tx, ctx, policy, { ...sent, strategy, redirectUrl });
    return added;
  });
  handOut(ctx, session);
  return { signin: null, signinAttempt: attemptOf(attempt) };
}

/** What was typed as it is counted, and who gets the message. Text that can't be an address is looked up too. */
async function find(
  { rows, viewer, request }: Context,
  strategy: SentStrategy,
  input: SignInInput,
): Promise<{ who: string; recipient: Recipient | undefined }> {
  const place = { rows, deploymentId: viewer.deploymentId, callerAddress: rateKeyOf(request.ip) };
  if (strategy === 'PHONE_OTP') {
    const { phoneNumber } = requiredMembers(input, ['phoneNumber']);
    const key = phoneKey(phoneNumber);
    return { who: countedAs('phone', key ?? phoneNumber), recipient: await recipientByPhone(place, key ?? '') };
  }
  const { email } = requiredMembers(input, ['email']);
  const key = emailKey(email);
  return { who: countedAs('email', key ?? email), recipient: await recipientByEmail(place, key ?? '') };
}

function chosenChannel({ channel }: SignInInput, settings: AuthSettings): 'sms' | 'whatsapp' {
  const allowed = phoneChannels(settings);
  const chosen = channel ?? allowed[0];
  if (chosen === undefined || !allowed.includes(chosen)) {
    throw validationFailed([fieldError('input.channel', "must be a channel that this deployment's settings allow")]);
  }
  return chosen === 'SMS' ? 'sms' : 'whatsapp';
}
