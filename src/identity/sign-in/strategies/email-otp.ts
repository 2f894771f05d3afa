import { proveEmail } from '../../addresses/prove-address.ts';
import { sendEmailCode } from '../first-factor-messages.ts';
import { findByEmail } from '../recipients.reads.ts';
import { messageStrategy } from './message.ts';

export const emailOtp = messageStrategy({
  method: 'email_otp',
  identifier: 'email',
  isEnabled: ({ authenticationFactors, email }) =>
    authenticationFactors.emailOtpEnabled && email.enabled && email.otpVerificationAllowed,
  channelOf: () => null,
  find: findByEmail,
  message: { form: 'EMAIL_CODE', send: sendEmailCode },
  prove: proveEmail,
});
