import { type ReactNode, useState } from 'react';
import { MainButton, PlainButton } from './buttons.tsx';
import { Card, Message } from './card.tsx';
import { CodeField } from './field.tsx';
import { useFlow } from './flow-context.tsx';
import { useForms } from './form-context.tsx';
import { Resend } from './resend.tsx';
import { useSubmit } from './use-submit.ts';

/** The attempt as the service expects it in a request. */
export type AttemptId = { readonly signin_attempt_id: string } | { readonly signup_attempt_id: string };

export interface CodeStepProps {
  readonly title: string;
  readonly lead: string;
  readonly id: AttemptId;
  readonly startedAt: string;
}

/** Asks for the code that was sent, and sends another one. */
export function CodeStep({ title, lead, id, startedAt }: CodeStepProps): ReactNode {
  const { text, store } = useForms();
  const { proceed, startAgain } = useFlow();
  const [notice, setNotice] = useState<string | null>(null);
  const { form, problem, busy, run, onSubmit } = useSubmit({
    names: ['code'],
    required: ['code'],
    onExpired: startAgain,
    async send({ code = '' }) {
      setNotice(null);
      await proceed(await store.gatehouse.attemptVerification({ ...id, code: code.replaceAll(/\s/g, '') }));
    },
  });
  return (
    <Card foot={<StartAgain />} icon="mail" lead={lead} title={title}>
      <Message notice={notice} problem={problem?.message} />
      <form noValidate onSubmit={onSubmit} ref={form}>
        <CodeField problem={problem} />
        <MainButton isBusy={busy === 'submit'} label={text('continue')} />
      </form>
      <Resend
        isBusy={busy === 'resend'}
        onSent={() => setNotice(text('sentAgain'))}
        run={run}
        send={() => store.gatehouse.prepareVerification(id)}
        startedAt={startedAt}
      />
    </Card>
  );
}

/** Leaves the attempt and begins again. */
export function StartAgain(): ReactNode {
  const { text } = useForms();
  const { startAgain } = useFlow();
  return (
    <p>
      <PlainButton label={text('startAgain')} onClick={() => startAgain()} />
    </p>
  );
}
