import {
  UserProfileAddEmailDocument,
  UserProfileDeleteEmailDocument,
  UserProfileMakeEmailPrimaryDocument,
  UserProfilePrepareEmailDocument,
  UserProfileVerifyEmailDocument,
} from '../documents.ts';
import { doneOn } from '../forms/done-on.ts';
import { fieldValue } from '../forms/form-values.ts';
import type { PageRequest, PageResult } from '../page.ts';
import type { Verification } from './verification.ts';

export const emailActions = { addEmail, prepareEmail, verifyEmail, makeEmailPrimary, deleteEmail };

/** The ways to verify an email address that the settings allow. */
export function emailVerifications({ text, deployment }: PageRequest): readonly Verification[] {
  const { email } = deployment.authSettings;
  return [
    ...(email.otpVerificationAllowed ? [{ label: text('profile.addresses.sendCode'), fields: { by: 'code' } }] : []),
    ...(email.magicLinkVerificationAllowed
      ? [{ label: text('profile.addresses.sendLink'), fields: { by: 'link' } }]
      : []),
  ];
}

async function addEmail(request: PageRequest): Promise<PageResult> {
  const input = { email: fieldValue(request, 'email') };
  const { addEmail: added } = await request.run(UserProfileAddEmailDocument, { input });
  const { email } = request.deployment.authSettings;
  const isLink = !email.otpVerificationAllowed;
  return added ? send(request, added.id, isLink) : doneOn(request, '');
}

function prepareEmail(request: PageRequest): Promise<PageResult> {
  return send(request, fieldValue(request, 'id'), request.form.get('by') === 'link');
}

/** Sends a code or link to the address. The link returns to this page. */
async function send(request: PageRequest, emailId: string, isLink: boolean): Promise<PageResult> {
  const redirectUrl = new URL(request.link(request.path, { done: 'verified' }), request.origin).href;
  await request.run(UserProfilePrepareEmailDocument, {
    emailId,
    input: isLink ? { strategy: 'EMAIL_LINK', redirectUrl } : { strategy: 'EMAIL_CODE' },
  });
  return isLink ? doneOn(request, 'linkSent') : { to: request.link(request.path, { verify: emailId }) };
}

async function verifyEmail(request: PageRequest): Promise<PageResult> {
  const input = { code: fieldValue(request, 'code') };
  await request.run(UserProfileVerifyEmailDocument, { emailId: fieldValue(request, 'id'), input });
  return doneOn(request, 'verified');
}

async function makeEmailPrimary(request: PageRequest): Promise<PageResult> {
  await request.run(UserProfileMakeEmailPrimaryDocument, { emailId: fieldValue(request, 'id') });
  return doneOn(request, 'madePrimary');
}

async function deleteEmail(request: PageRequest): Promise<PageResult> {
  await request.run(UserProfileDeleteEmailDocument, { emailId: fieldValue(request, 'id') });
  return doneOn(request, 'removed');
}
