import type { SignupAttempt } from '@gatehouse/client/deployment';
import type { ReactNode } from 'react';
import { AccountField, isKnown } from './account-fields.tsx';
import { LinkButton, MainButton } from './buttons.tsx';
import { Card, Message } from './card.tsx';
import { StartAgain } from './code-step.tsx';
import { useFlow } from './flow-context.tsx';
import { useForms } from './form-context.tsx';
import { inputOf } from './sign-up-form.tsx';
import { Terms } from './terms.tsx';
import { useSubmit } from './use-submit.ts';

/** Asks for what the settings require and the provider of a social sign-up does not know. */
export function ProfileStep({ attempt }: { readonly attempt: SignupAttempt }): ReactNode {
  const { text, deployment, store, returnTo, hostedPage } = useForms();
  const { proceed, startAgain } = useFlow();
  const names = attempt.missing_fields.filter(isKnown);
  const { form, problem, busy, onSubmit } = useSubmit({
    names,
    required: names,
    onExpired: startAgain,
    async send(values) {
      const input = { ...inputOf(values), signup_attempt_id: attempt.id, redirect_url: returnTo };
      await proceed(await store.gatehouse.signUp(input));
    },
  });
  // The form has no field for the rest, such as a wallet.
  const isHosted = names.length < attempt.missing_fields.length;
  return (
    <Card
      foot={<StartAgain />}
      icon="user"
      lead={text('completeProfileText', { app: deployment.app_name })}
      takesFocus
      title={text('completeProfile')}
    >
      {isHosted ? (
        <LinkButton href={hostedPage('/sign-up', { attempt: attempt.id })} isMain label={text('continue')} />
      ) : (
        <form noValidate onSubmit={onSubmit} ref={form}>
          <Message problem={problem?.message} />
          {names.map((name) => (
            <AccountField isRequired key={name} name={name} problem={problem} />
          ))}
          <MainButton isBusy={busy !== null} label={text('continue')} />
        </form>
      )}
      <Terms />
    </Card>
  );
}
