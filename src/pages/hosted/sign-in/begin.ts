import { OperationFailure } from '../../errors/operation-failure.ts';
import { PageSignInDocument, type SignInInput } from '../documents.ts';
import type { PageRequest, PageResult } from '../page.ts';
import { afterStep } from './after-sign-in.ts';
import type { Way } from './last-way.ts';

const value = ({ form }: PageRequest, name: string) => form.get(name) ?? '';

/** Begins a sign-in and leads to its next step. */
async function begin(request: PageRequest, way: Way, input: SignInInput): Promise<PageResult> {
  const { signIn } = await request.run(PageSignInDocument, { input });
  return afterStep(request, signIn?.signInAttempt, { way });
}

/** Signs in with a password. The identifier is an email address or a username; usernames contain no `@`. */
export async function withPassword(request: PageRequest): Promise<PageResult> {
  const { form } = request;
  const password = value(request, 'password');
  const identifier = form.get('identifier') ?? form.get('email') ?? form.get('username') ?? '';
  const isUsername = form.has('username') || (form.has('identifier') && !identifier.includes('@'));
  try {
    return await (isUsername
      ? begin(request, 'password', { strategy: 'USERNAME_PASSWORD', username: identifier, password })
      : begin(request, 'password', { strategy: 'EMAIL_PASSWORD', email: identifier, password }));
  } catch (error) {
    throw form.has('identifier') && error instanceof OperationFailure ? inIdentifierField(error) : error;
  }
}

/** Names the errors of both identifiers like the field for both. */
function inIdentifierField(failure: OperationFailure): OperationFailure {
  const { status, code, message, retryAfter } = failure;
  const errors = failure.errors.map((error) =>
    error.field === 'email' || error.field === 'username' ? { ...error, field: 'identifier' } : error,
  );
  return new OperationFailure({ status, code, message, errors, retryAfter });
}

export const withEmailCode = (request: PageRequest) =>
  begin(request, 'email-code', { strategy: 'EMAIL_OTP', email: value(request, 'email') });

/** Mails a link, which also returns to the page that asked for the sign-in when it is opened in another browser. */
export const withEmailLink = (request: PageRequest) =>
  begin(request, 'email-link', {
    strategy: 'MAGIC_LINK',
    email: value(request, 'email'),
    ...(request.redirectUrl === null ? {} : { redirectUrl: request.redirectUrl }),
  });

export function withPhoneCode(request: PageRequest): Promise<PageResult> {
  const channel = request.form.get('channel');
  return begin(request, 'phone', {
    strategy: 'PHONE_OTP',
    phoneNumber: value(request, 'phoneNumber'),
    ...(channel === 'SMS' || channel === 'WHATSAPP' ? { channel } : {}),
  });
}
