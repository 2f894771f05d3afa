import type { SignupAttempt } from '@gatehouse/client/deployment';
import type { ReactNode } from 'react';
import { CodeStep } from './code-step.tsx';
import { useForms } from './form-context.tsx';
import { LinkStep } from './link-step.tsx';
import { ProfileStep } from './profile-step.tsx';

/** The step that a sign-up waits for. */
export function SignUpAttemptStep({ attempt }: { readonly attempt: SignupAttempt }): ReactNode {
  const { text, entered } = useForms();
  const sent = { id: { signup_attempt_id: attempt.id }, startedAt: attempt.created_at } as const;
  if (attempt.current_step === 'complete_profile') return <ProfileStep attempt={attempt} />;
  if (attempt.current_step === 'verify_phone') {
    const address = entered.get('phone_number') ?? text('yourPhone');
    return <CodeStep {...sent} lead={text('verifyPhoneCode', { address })} title={text('verifyPhone')} />;
  }
  const address = entered.get('email') ?? text('yourEmail');
  return attempt.required_fields.includes('token') ? (
    <LinkStep {...sent} lead={text('verifyEmailLink', { address })} title={text('verifyEmail')} />
  ) : (
    <CodeStep {...sent} lead={text('verifyEmailCode', { address })} title={text('verifyEmail')} />
  );
}
