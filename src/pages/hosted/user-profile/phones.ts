import {
  UserProfileAddPhoneDocument,
  UserProfileDeletePhoneDocument,
  UserProfileMakePhonePrimaryDocument,
  UserProfilePreparePhoneDocument,
  UserProfileVerifyPhoneDocument,
} from '../documents.ts';
import { doneOn } from '../forms/done-on.ts';
import { fieldValue } from '../forms/form-values.ts';
import type { PageRequest, PageResult } from '../page.ts';
import type { Verification } from './verification.ts';

export const phoneActions = { addPhone, preparePhone, verifyPhone, makePhonePrimary, deletePhone };

/** The ways to verify a phone number that the settings allow. */
export function phoneVerifications({ text, deployment }: PageRequest): readonly Verification[] {
  const { phone } = deployment.authSettings;
  return [
    ...(phone.smsVerificationAllowed ? [{ label: text('profile.addresses.sendSms'), fields: { by: 'sms' } }] : []),
    ...(phone.whatsappVerificationAllowed
      ? [{ label: text('profile.addresses.sendWhatsapp'), fields: { by: 'whatsapp' } }]
      : []),
  ];
}

async function addPhone(request: PageRequest): Promise<PageResult> {
  const input = { phoneNumber: fieldValue(request, 'phoneNumber') };
  const { addPhone: added } = await request.run(UserProfileAddPhoneDocument, { input });
  const { phone } = request.deployment.authSettings;
  return added ? send(request, added.id, !phone.smsVerificationAllowed) : doneOn(request, '');
}

function preparePhone(request: PageRequest): Promise<PageResult> {
  return send(request, fieldValue(request, 'id'), request.form.get('by') === 'whatsapp');
}

async function send(request: PageRequest, phoneId: string, isWhatsapp: boolean): Promise<PageResult> {
  const input = { channel: isWhatsapp ? ('WHATSAPP' as const) : ('SMS' as const) };
  await request.run(UserProfilePreparePhoneDocument, { phoneId, input });
  return { to: request.link(request.path, { verify: phoneId }) };
}

async function verifyPhone(request: PageRequest): Promise<PageResult> {
  const input = { code: fieldValue(request, 'code') };
  await request.run(UserProfileVerifyPhoneDocument, { phoneId: fieldValue(request, 'id'), input });
  return doneOn(request, 'verified');
}

async function makePhonePrimary(request: PageRequest): Promise<PageResult> {
  await request.run(UserProfileMakePhonePrimaryDocument, { phoneId: fieldValue(request, 'id') });
  return doneOn(request, 'madePrimary');
}

async function deletePhone(request: PageRequest): Promise<PageResult> {
  await request.run(UserProfileDeletePhoneDocument, { phoneId: fieldValue(request, 'id') });
  return doneOn(request, 'removed');
}
