import type { ReactNode } from 'react';
import { Divider, LinkButton } from './buttons.tsx';
import { Card, Message } from './card.tsx';
import { useFlow } from './flow-context.tsx';
import { useForms } from './form-context.tsx';
import { ProviderLinks } from './provider-links.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { SwitchLink } from './switch-link.tsx';
import { Terms } from './terms.tsx';

/** All ways to sign up: providers, and the form of the settings. */
export function SignUpStart({ problem }: { readonly problem?: string }): ReactNode {
  const { text, options, deployment, hostedPage } = useForms();
  const { hasMoved } = useFlow();
  const { strategies, sign_up_fields: fields, sign_up_mode: mode } = options;
  if (mode !== 'open') return <NotOpen isWaitlist={mode === 'waitlist'} />;
  const providers = options.social_providers.filter(({ sign_up_allowed }) => sign_up_allowed);
  const isOnlySocial = strategies.includes('sso') && strategies.every((each) => each === 'sso' || each === 'passkey');
  const wallet = fields.find(({ name }) => name === 'wallet');
  const hasForm = !isOnlySocial && wallet?.required !== true;
  return (
    <Card
      foot={<SwitchLink to="sign-in" />}
      takesFocus={hasMoved}
      title={text('signUpTitle', { app: deployment.app_name })}
    >
      <Message problem={problem} />
      <ProviderLinks providers={providers} />
      {providers.length > 0 && !isOnlySocial && <Divider label={text('or')} />}
      {hasForm && <SignUpForm />}
      {wallet?.required === true && <p>{text('signUpElsewhere', { app: deployment.app_name })}</p>}
      {wallet !== undefined && (
        <>
          {hasForm && <Divider label={text('otherWays')} />}
          <LinkButton href={hostedPage('/sign-up')} icon="wallet" isMain={!hasForm} label={text('withWallet')} />
        </>
      )}
      <Terms />
    </Card>
  );
}

function NotOpen({ isWaitlist }: { readonly isWaitlist: boolean }) {
  const { text, deployment, hostedPage } = useForms();
  const app = deployment.app_name;
  const own = deployment.waitlist_page_url;
  return (
    <Card
      foot={<SwitchLink to="sign-in" />}
      lead={text(isWaitlist ? 'signUpByWaitlist' : 'signUpClosed', { app })}
      takesFocus
      title={text('signUpTitle', { app })}
    >
      {isWaitlist && (
        <LinkButton href={own.startsWith('http') ? own : hostedPage('/waitlist')} isMain label={text('joinWaitlist')} />
      )}
    </Card>
  );
}
