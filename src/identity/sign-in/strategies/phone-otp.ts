import { fieldError, validationFailed } from '../../../platform/errors.ts';
import { fieldRule } from '../../../platform/field-rules.ts';
import { markPhoneVerified } from '../../address-verification/mark-address-verified.ts';
import { allowedChannel, phoneChannels } from '../../policy/policy.reads.ts';
import { sendPhoneCode } from '../first-factor-messages.ts';
import { lookUpByPhone } from '../recipients.reads.ts';
import { messageStrategy } from './message-strategy.ts';

export const phoneOtp = messageStrategy({
  method: 'phone_otp',
  identifier: 'phoneNumber',
  requiredSettings: {
    'authentication_factors.phone_otp_enabled': ({ authenticationFactors }) => authenticationFactors.phoneOtpEnabled,
    'phone.enabled': ({ phone }) => phone.enabled,
    // Messages by WhatsApp would be enough too.
    'phone.sms_verification_allowed': (settings) => phoneChannels(settings).length > 0,
  },
  channelOf({ channel }, settings) {
    const chosen = allowedChannel(settings, channel);
    if (chosen !== undefined) return chosen;
    throw validationFailed([fieldError('input.channel', fieldRule('CHANNEL'))]);
  },
  lookUp: lookUpByPhone,
  message: { strategy: 'PHONE_CODE', send: sendPhoneCode },
  verifyAddress: markPhoneVerified,
});
