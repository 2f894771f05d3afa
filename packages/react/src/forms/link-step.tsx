import { type ReactNode, useEffect, useRef, useState } from 'react';
import { OtherButton } from './buttons.tsx';
import { Card, Message } from './card.tsx';
import { type AttemptId, StartAgain } from './code-step.tsx';
import { pendingStep } from './flow.ts';
import { useFlow } from './flow-context.tsx';
import { useForms } from './form-context.tsx';
import { Resend } from './resend.tsx';
import { useSubmit } from './use-submit.ts';

export interface LinkStepProps {
  readonly title: string;
  readonly lead: string;
  readonly id: AttemptId;
  readonly startedAt: string;
}

/** Waits until the mailed link was confirmed, in another tab of this browser or elsewhere. */
export function LinkStep({ title, lead, id, startedAt }: LinkStepProps): ReactNode {
  const { text, store, returnTo } = useForms();
  const { proceed, show, startAgain } = useFlow();
  const [notice, setNotice] = useState<string | null>(null);
  const { problem, busy, run } = useSubmit({ onExpired: startAgain });
  const attemptId = Object.values(id)[0];

  /** Continues after the link. Returns whether it was confirmed. */
  async function goOn(): Promise<boolean> {
    const session = await store.gatehouse.session();
    if (session.active_signin !== null) {
      await proceed({});
      return true;
    }
    const next = pendingStep(session, null);
    if (next !== null && 'attempt' in next && next.attempt.id === attemptId) return false;
    if (next === null) startAgain(text('error.SIGNIN_ATTEMPT_NOT_FOUND'));
    else show(next);
    return true;
  }

  const latest = useRef(goOn);
  latest.current = goOn;
  useEffect(() => {
    const onVisible = () => {
      // A failure changes nothing: the button does the same and shows it.
      if (document.visibilityState === 'visible') latest.current().catch(() => {});
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);

  const check = () =>
    run('check', async () => {
      if (!(await goOn())) setNotice(text('linkNotOpened'));
    });
  return (
    <Card foot={<StartAgain />} icon="mail" lead={lead} takesFocus title={title}>
      <Message notice={notice} problem={problem?.message} />
      <OtherButton isBusy={busy === 'check'} label={text('linkOpened')} onClick={check} />
      <Resend
        isBusy={busy === 'resend'}
        onSent={() => setNotice(text('sentAgain'))}
        run={run}
        send={() => store.gatehouse.prepareVerification({ ...id, redirect_url: returnTo })}
        startedAt={startedAt}
      />
    </Card>
  );
}
