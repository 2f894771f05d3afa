import type { ReactNode } from 'react';
import { useForms } from './form-context.tsx';

/** The statement about the terms that signing up accepts, if the settings show it. */
export function Terms(): ReactNode {
  const { text, deployment, store } = useForms();
  if (!deployment.signup_terms_statement_shown) return null;
  const pages = [
    { label: text('terms'), url: deployment.tos_page_url },
    { label: text('privacy'), url: deployment.privacy_policy_url },
  ].filter(({ url }) => url !== '');
  return (
    <p className="gatehouse-hint is-terms">
      {deployment.signup_terms_statement}{' '}
      {pages.map(({ label, url }) => (
        <a href={new URL(url, store.url).href} key={label}>
          {label}
        </a>
      ))}
    </p>
  );
}
