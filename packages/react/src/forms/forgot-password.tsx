import { type ReactNode, useState } from 'react';
import { MainButton, PlainButton } from './buttons.tsx';
import { Card, Message } from './card.tsx';
import { Field } from './field.tsx';
import { useFlow } from './flow-context.tsx';
import { useForms } from './form-context.tsx';
import { useSubmit } from './use-submit.ts';

/**
 * Mails a link for a new password. It opens the hosted page: the token of the link would be in the address of this page, where its
 * other scripts could read it.
 */
export function ForgotPassword(): ReactNode {
  const { text, store, hostedPage } = useForms();
  const { show } = useFlow();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, problem, busy, onSubmit } = useSubmit({
    names: ['email'],
    required: ['email'],
    async send({ email = '' }) {
      await store.gatehouse.forgotPassword({ email, redirect_url: hostedPage('/auth/reset-password') });
      setSentTo(email);
    },
  });
  const foot = (
    <p>
      <PlainButton label={text('backToSignIn')} onClick={() => show({ name: 'sign-in' })} />
    </p>
  );
  if (sentTo !== null) {
    return (
      <Card
        foot={foot}
        icon="mail"
        key="sent"
        lead={text('forgotSent', { address: sentTo })}
        takesFocus
        title={text('checkEmail')}
      />
    );
  }
  return (
    <Card foot={foot} lead={text('forgotText')} takesFocus title={text('forgotTitle')}>
      <form noValidate onSubmit={onSubmit} ref={form}>
        <Message problem={problem?.message} />
        <Field
          autoComplete="username"
          isRequired
          label={text('email')}
          maxLength={254}
          name="email"
          problem={problem}
          type="email"
        />
        <MainButton isBusy={busy !== null} label={text('sendLink')} />
      </form>
    </Card>
  );
}
