import type { SigninAttempt } from '@gatehouse/client/deployment';
import type { ReactNode } from 'react';
import { LinkButton } from './buttons.tsx';
import { Card } from './card.tsx';
import { CodeStep, StartAgain } from './code-step.tsx';
import { useForms } from './form-context.tsx';
import { LinkStep } from './link-step.tsx';
import { PasskeyFactor, SecondFactorStep } from './second-factor-step.tsx';

/** The step that a sign-in waits for. */
export function SignInAttemptStep({ attempt }: { readonly attempt: SigninAttempt }): ReactNode {
  const { text, entered } = useForms();
  const sent = { id: { signin_attempt_id: attempt.id }, startedAt: attempt.created_at } as const;
  const email = entered.get('email') ?? text('yourEmail');
  switch (attempt.current_step) {
    case 'verify_first_factor':
      if (attempt.method === 'passkey') return <PasskeyStep attempt={attempt} />;
      if (attempt.method === 'phone_otp') {
        const address = entered.get('phone_number') ?? text('yourPhone');
        return <CodeStep {...sent} lead={text('codeByPhone', { address })} title={text('checkPhone')} />;
      }
      if (attempt.required_fields.includes('token')) {
        return <LinkStep {...sent} lead={text('linkByEmail', { address: email })} title={text('checkEmail')} />;
      }
      return <CodeStep {...sent} lead={text('codeByEmail', { address: email })} title={text('checkEmail')} />;
    case 'verify_email':
      // The account knows its address, which may be another one than the person has entered.
      return (
        <CodeStep {...sent} lead={text('verifyEmailCode', { address: text('yourEmail') })} title={text('checkEmail')} />
      );
    case 'verify_second_factor':
      return <SecondFactorStep attempt={attempt} />;
    default:
      return <HostedStep attempt={attempt} />;
  }
}

function PasskeyStep({ attempt }: { readonly attempt: SigninAttempt }) {
  const { text } = useForms();
  return (
    <Card foot={<StartAgain />} icon="passkey" lead={text('passkeyText')} takesFocus title={text('withPasskey')}>
      <PasskeyFactor attempt={attempt} />
    </Card>
  );
}

/**
 * A step that shows secrets after it has signed the user in, such as backup codes, or that few accounts need. The page around this
 * form could hide it as soon as the user is signed in.
 */
function HostedStep({ attempt }: { readonly attempt: SigninAttempt }) {
  const { text, deployment, hostedPage } = useForms();
  return (
    <Card
      foot={<StartAgain />}
      icon="shield"
      lead={text('hostedStepText', { app: deployment.app_name })}
      takesFocus
      title={text('oneMoreStep')}
    >
      <LinkButton href={hostedPage('/sign-in', { attempt: attempt.id })} isMain label={text('continue')} />
    </Card>
  );
}
