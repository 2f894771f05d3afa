import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Divider, LinkButton, MainButton, OtherButton } from './buttons.tsx';
import { Card, Message } from './card.tsx';
import { useFlow } from './flow-context.tsx';
import { useForms } from './form-context.tsx';
import { MethodForm } from './method-form.tsx';
import { canUsePasskeys, offerInAutofill, signInWithPasskey } from './passkeys.ts';
import { ProviderLinks } from './provider-links.tsx';
import { SwitchLink } from './switch-link.tsx';
import { useSubmit } from './use-submit.ts';
import { enabledMethods, METHODS } from './ways.ts';

/** All ways to sign in: providers, the form of one method, and buttons for the others. */
export function SignInStart({ problem }: { readonly problem?: string }): ReactNode {
  const { text, options, deployment, store, hostedPage } = useForms();
  const { proceed, hasMoved } = useFlow();
  const { strategies, social_providers: providers, sign_up_mode } = options;
  const methods = enabledMethods(options);
  const [method, setMethod] = useState(methods[0]);
  // The button of a chosen way disappears, so the focus goes to its first field.
  const [isChosen, setChosen] = useState(false);
  const submission = useSubmit({ names: ['email', 'username', 'identifier', 'phone_number', 'password'] });
  const hasPasskeys = strategies.includes('passkey') && canUsePasskeys();
  const hasWallets = strategies.includes('web3_wallet');
  const others = methods.filter((each) => each !== method);
  const usePasskey = () =>
    submission.run('passkey', async () => proceed({ signin_attempt: await signInWithPasskey(store.gatehouse) }));
  useAutofill(options.passkey_autofill && method !== undefined);

  const passkey = { label: text('wayPasskey'), icon: 'passkey', isBusy: submission.busy === 'passkey' } as const;
  const isPasskeyFirst = method === undefined && providers.length === 0;
  return (
    <Card
      foot={sign_up_mode === 'closed' ? undefined : <SwitchLink to="sign-up" />}
      takesFocus={hasMoved}
      title={text('signInTitle', { app: deployment.app_name })}
    >
      <Message problem={submission.problem?.message ?? problem} />
      <ProviderLinks providers={providers} />
      {providers.length > 0 && method !== undefined && <Divider label={text('or')} />}
      {method !== undefined && <MethodForm isFocused={isChosen} key={method} method={method} />}
      {isPasskeyFirst && hasPasskeys && <MainButton {...passkey} label={text('withPasskey')} onClick={usePasskey} />}
      {(others.length > 0 || hasWallets || (hasPasskeys && !isPasskeyFirst)) && (
        <>
          <Divider label={text('otherWays')} />
          <fieldset aria-label={text('otherWays')} className="gatehouse-ways is-compact">
            {others.map((each) => (
              <OtherButton
                icon={METHODS[each].icon}
                key={each}
                label={text(METHODS[each].label)}
                onClick={() => {
                  setMethod(each);
                  setChosen(true);
                }}
              />
            ))}
            {hasPasskeys && !isPasskeyFirst && <OtherButton {...passkey} onClick={usePasskey} />}
            {hasWallets && <LinkButton href={hostedPage('/sign-in')} icon="wallet" label={text('wayWallet')} />}
          </fieldset>
        </>
      )}
    </Card>
  );
}

/** Offers passkeys in the autofill of the identifier. The person did not ask for one, so failures are not shown. */
function useAutofill(isOn: boolean): void {
  const { store } = useForms();
  const { proceed } = useFlow();
  const latest = useRef(proceed);
  latest.current = proceed;
  useEffect(() => {
    if (!isOn) return;
    const controller = new AbortController();
    // Strict mode of React mounts twice: only what stays mounted sends a request.
    const timer = setTimeout(() => {
      offerInAutofill(store.gatehouse, controller.signal).then(
        (attempt) => (attempt === undefined ? undefined : latest.current({ signin_attempt: attempt })),
        () => {},
      );
    });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isOn, store]);
}
