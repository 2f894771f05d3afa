import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSessionState, useStore } from '../provider.tsx';
import { leaveAttempt, leftAttempt, pendingStep, type Step, stepAfter } from './flow.ts';
import { type Flow, FlowProvider } from './flow-context.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { type Forms, FormsProvider } from './form-context.tsx';
import { LoadingCard } from './loading-card.tsx';
import { SignInAttemptStep } from './sign-in-attempt.tsx';
import { SignInStart } from './sign-in-start.tsx';
import { SignUpAttemptStep } from './sign-up-attempt.tsx';
import { SignUpStart } from './sign-up-start.tsx';
import { SignedInCard } from './signed-in-card.tsx';
import { type FormTexts, textOf } from './texts.ts';
import { useSettings } from './use-options.ts';

export interface AuthFormProps {
  /** The URL to which the browser goes after the sign-in. Without it, it stays on this page. */
  readonly returnTo?: string | undefined;
  /** Called once after the sign-in, when all components know the user. */
  readonly onSignedIn?: (() => void) | undefined;
  /** Texts in place of the English ones. */
  readonly texts?: FormTexts | undefined;
  /** Above the title of each step, such as the logo of the application. */
  readonly logo?: ReactNode;
  /** The element of the title: `h1` by default, for a page of its own. */
  readonly heading?: 'h1' | 'h2' | undefined;
  /** The URL of the page with `<SignIn>`. Without it, its form is shown in this place. */
  readonly signInUrl?: string | undefined;
  /** The URL of the page with `<SignUp>`. Without it, its form is shown in this place. */
  readonly signUpUrl?: string | undefined;
}

type Start = 'sign-in' | 'sign-up';

/** Both forms with all their steps, beginning with one of them. */
export function AuthForm({ start, ...props }: AuthFormProps & { readonly start: Start }): ReactNode {
  const { onSignedIn, texts = {}, logo, heading = 'h1', signInUrl, signUpUrl } = props;
  const store = useStore();
  const { status, error } = useSessionState();
  const { settings, isFailed, retry } = useSettings();
  const [step, setStep] = useState<Step | null>(null);
  const [hasMoved, setMoved] = useState(false);
  const entered = useRef(new Map<string, string>());
  const [isEnding, setEnding] = useState(false);
  const text = textOf(texts);
  const returnTo = webUrl(props.returnTo);

  // A page that was loaded again continues the attempt of its browser.
  useEffect(() => {
    let isEnded = false;
    store.gatehouse.session().then(
      (session) => !isEnded && setStep((now) => now ?? pendingStep(session, leftAttempt()) ?? { name: start }),
      () => !isEnded && setStep((now) => now ?? { name: start }),
    );
    return () => {
      isEnded = true;
    };
  }, [store, start]);

  const show = (next: Step) => {
    setMoved(true);
    setStep(next);
  };

  async function end(): Promise<void> {
    setEnding(true);
    // What is read now may have been asked for before the sign-in.
    for (let count = 0; count < 2 && store.getState().status !== 'signed-in'; count += 1) await store.refresh();
    onSignedIn?.();
    if (returnTo !== undefined) location.assign(returnTo);
    else {
      // What is shown after a sign-out.
      setStep({ name: start });
      setEnding(false);
    }
  }

  const flow: Flow = {
    show,
    async proceed(outcome) {
      const next = stepAfter(outcome);
      if (next === null) await end();
      else show(next);
    },
    startAgain(problem) {
      if (step !== null && 'attempt' in step) leaveAttempt(step.attempt.id);
      const name = step?.name.startsWith('sign-up') ? 'sign-up' : 'sign-in';
      show({ name, ...(problem !== undefined && { problem }) });
    },
    signInUrl,
    signUpUrl,
    hasMoved,
  };

  if (settings === null || step === null || status === 'loading') {
    return (
      <LoadingCard
        isFailed={isFailed || (status === 'loading' && error !== null)}
        onRetry={() => {
          retry();
          void store.refresh();
        }}
        title={text(start === 'sign-in' ? 'signIn' : 'signUp')}
        {...{ heading, logo, text }}
      />
    );
  }
  const target = returnTo ?? location.href;
  const forms: Forms = {
    ...{ ...settings, store, text, heading, logo, returnTo: target, entered: entered.current },
    hostedPage: (path, parameters = {}) =>
      `${store.url.replace(/\/$/, '')}${path}?${new URLSearchParams({ ...parameters, redirect_url: target })}`,
  };
  return (
    <FormsProvider value={forms}>
      <FlowProvider value={flow}>
        {status === 'signed-in' && !isEnding ? <SignedInCard returnTo={returnTo} /> : <StepOf step={step} />}
      </FlowProvider>
    </FormsProvider>
  );
}

/** The whole URL; undefined on a server, and for one that browsers would run as a script. */
function webUrl(url: string | undefined): string | undefined {
  if (url === undefined || typeof location === 'undefined') return undefined;
  const { protocol, href } = new URL(url, location.href);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

function StepOf({ step }: { readonly step: Step }): ReactNode {
  switch (step.name) {
    case 'sign-in':
      return <SignInStart {...step} />;
    case 'sign-up':
      return <SignUpStart {...step} />;
    case 'forgot-password':
      return <ForgotPassword />;
    case 'sign-in-attempt':
      return <SignInAttemptStep key={step.attempt.id} {...step} />;
    case 'sign-up-attempt':
      return <SignUpAttemptStep key={step.attempt.id} {...step} />;
  }
}
