import type { SocialProviderOption } from '@gatehouse/client/deployment';
import type { ReactNode } from 'react';
import { useForms } from './form-context.tsx';
import { ProviderMark } from './provider-mark.tsx';

/** From this number on, providers are a row of marks. */
const MIN_MARKS = 3;

/** Links to providers such as Google. The browser comes back signed in, or the hosted pages ask for what is missing. */
export function ProviderLinks({ providers }: { readonly providers: readonly SocialProviderOption[] }): ReactNode {
  const { text, hostedPage } = useForms();
  if (providers.length === 0) return null;
  const isRow = providers.length >= MIN_MARKS;
  return (
    <div className={`gatehouse-providers${isRow ? ' is-row' : ''}`}>
      {providers.map(({ name, kind, label }) => {
        const title = text('continueWith', { provider: label });
        return (
          <a
            aria-label={isRow ? title : undefined}
            className="gatehouse-button is-provider"
            href={hostedPage('/auth/sso', { provider: name })}
            key={name}
            title={isRow ? title : undefined}
          >
            <ProviderMark isOnly={isRow} kind={kind} label={label} />
            {!isRow && <span>{title}</span>}
          </a>
        );
      })}
    </div>
  );
}
