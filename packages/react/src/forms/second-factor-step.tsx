import type { SigninAttempt } from '@gatehouse/client/deployment';
import { type ReactNode, useState } from 'react';
import { Divider, MainButton, OtherButton } from './buttons.tsx';
import { Card, Message } from './card.tsx';
import { StartAgain } from './code-step.tsx';
import { CodeField } from './field.tsx';
import { useFlow } from './flow-context.tsx';
import { useForms } from './form-context.tsx';
import type { IconName } from './icons.tsx';
import { passWithPasskey } from './passkeys.ts';
import type { TextKey } from './texts.ts';
import { useSubmit } from './use-submit.ts';

type Factor = 'authenticator' | 'passkey' | 'backup_code';

interface FactorLook {
  readonly label: TextKey;
  readonly lead: TextKey;
  readonly icon: IconName;
}

/** In the order in which they are offered. */
const FACTORS: Readonly<Record<Factor, FactorLook>> = {
  authenticator: { label: 'wayAuthenticator', lead: 'authenticatorText', icon: 'shield' },
  passkey: { label: 'wayPasskey', lead: 'passkeyText', icon: 'passkey' },
  backup_code: { label: 'wayBackupCode', lead: 'backupCodeText', icon: 'key' },
};

/** Asks for one of the second factors of the account. The others are small buttons. */
export function SecondFactorStep({ attempt }: { readonly attempt: SigninAttempt }): ReactNode {
  const { text } = useForms();
  const factors = (Object.keys(FACTORS) as Factor[]).filter((each) => attempt.second_factors.includes(each));
  const [chosen, setChosen] = useState<Factor>(factors[0] ?? 'authenticator');
  const { lead, icon } = FACTORS[chosen];
  const others = factors.filter((each) => each !== chosen);
  return (
    <Card
      foot={<StartAgain />}
      icon={icon}
      lead={text(lead)}
      takesFocus={chosen === 'passkey'}
      title={text('secondFactor')}
    >
      {chosen === 'passkey' ? (
        <PasskeyFactor attempt={attempt} />
      ) : (
        <CodeFactor attempt={attempt} factor={chosen} key={chosen} />
      )}
      {others.length > 0 && (
        <>
          <Divider label={text('otherWays')} />
          <fieldset aria-label={text('otherWays')} className="gatehouse-ways is-compact">
            {others.map((each) => (
              <OtherButton
                icon={FACTORS[each].icon}
                key={each}
                label={text(FACTORS[each].label)}
                onClick={() => setChosen(each)}
              />
            ))}
          </fieldset>
        </>
      )}
    </Card>
  );
}

function CodeFactor({ attempt, factor }: { readonly attempt: SigninAttempt; readonly factor: Factor }) {
  const { text, store } = useForms();
  const { proceed, startAgain } = useFlow();
  const { form, problem, busy, onSubmit } = useSubmit({
    names: ['code'],
    required: ['code'],
    onExpired: startAgain,
    async send({ code = '' }) {
      const input = { signin_attempt_id: attempt.id, code: code.replaceAll(/\s/g, '') };
      await proceed(await store.gatehouse.attemptVerification(input));
    },
  });
  return (
    <form noValidate onSubmit={onSubmit} ref={form}>
      <Message problem={problem?.message} />
      {factor === 'authenticator' ? (
        <CodeField label={text('authenticatorCode')} problem={problem} />
      ) : (
        <CodeField autoComplete="off" inputMode="text" label={text('backupCode')} maxLength={64} problem={problem} />
      )}
      <MainButton isBusy={busy !== null} label={text('continue')} />
    </form>
  );
}

/** A passkey as the first or the second factor of an attempt. */
export function PasskeyFactor({ attempt }: { readonly attempt: SigninAttempt }): ReactNode {
  const { text, store } = useForms();
  const { proceed, startAgain } = useFlow();
  const { problem, busy, run } = useSubmit({ onExpired: startAgain });
  const pass = async () => proceed({ signin_attempt: await passWithPasskey(store.gatehouse, attempt.id) });
  return (
    <>
      <Message problem={problem?.message} />
      <MainButton
        icon="passkey"
        isBusy={busy !== null}
        label={text('withPasskey')}
        onClick={() => run('passkey', pass)}
      />
    </>
  );
}
