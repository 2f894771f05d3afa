import { markEmailVerified } from '../../address-verification/mark-address-verified.ts';
import { sendEmailCode } from '../first-factor-messages.ts';
import { lookUpByEmail } from '../recipients.reads.ts';
import { messageStrategy } from './message-strategy.ts';

export const emailOtp = messageStrategy({
  method: 'email_otp',
  identifier: 'email',
  requiredSettings: {
    'authentication_factors.email_otp_enabled': ({ authenticationFactors }) => authenticationFactors.emailOtpEnabled,
    'email.enabled': ({ email }) => email.enabled,
    'email.otp_verification_allowed': ({ email }) => email.otpVerificationAllowed,
  },
  channelOf: () => null,
  lookUp: lookUpByEmail,
  message: { strategy: 'EMAIL_CODE', send: sendEmailCode },
  verifyAddress: markEmailVerified,
});
