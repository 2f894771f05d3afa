import type { SignUpInput } from '../documents.ts';
import type { PageRequest } from '../page.ts';

/** The fields of the form, named as in `SignUpInput`. */
export const FORM_FIELDS = ['email', 'phoneNumber', 'username', 'password', 'firstName', 'lastName'] as const;

/** What the form and the page's links contain about the new account. */
export function inputOfForm({ form, secret }: PageRequest): SignUpInput {
  const fields = FORM_FIELDS.filter((name) => form.has(name)).map((name) => [name, form.get(name)]);
  const [invitationToken, waitlistToken] = [secret('invitation_token'), secret('waitlist_token')];
  return {
    ...Object.fromEntries(fields),
    ...(form.has('walletSignature') ? { wallet: walletOf(form) } : {}),
    ...(invitationToken === null ? {} : { invitationToken }),
    ...(waitlistToken === null ? {} : { waitlistToken }),
  };
}

/** The challenge that the wallet has signed. Forms are sent with CR LF at the end of lines, messages of EIP-4361 have LF. */
const walletOf = (form: URLSearchParams) => ({
  message: (form.get('walletMessage') ?? '').replaceAll('\r\n', '\n'),
  signature: form.get('walletSignature') ?? '',
});
