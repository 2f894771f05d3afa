import { markEmailVerified } from '../../addresses/mark-address-verified.ts';
import { sendEmailCode } from '../first-factor-messages.ts';
import { lookUpByEmail } from '../recipients.reads.ts';
import { messageStrategy } from './message-strategy.ts';

export const emailOtp = messageStrategy({
  method: 'email_otp',
  identifier: 'email',
  isEnabled: ({ authenticationFactors, email }) =>
    authenticationFactors.emailOtpEnabled && email.enabled && email.otpVerificationAllowed,
  channelOf: () => null,
  lookUp: lookUpByEmail,
  message: { strategy: 'EMAIL_CODE', send: sendEmailCode },
  verifyAddress: markEmailVerified,
});
