import type { ReactNode } from 'react';
import { PlainButton } from './buttons.tsx';
import { useFlow } from './flow-context.tsx';
import { useForms } from './form-context.tsx';

/** The way to the other form: a link to its page, or a button that shows it in this place. */
export function SwitchLink({ to }: { readonly to: 'sign-in' | 'sign-up' }): ReactNode {
  const { text } = useForms();
  const { show, signInUrl, signUpUrl } = useFlow();
  const url = to === 'sign-in' ? signInUrl : signUpUrl;
  const label = text(to === 'sign-in' ? 'signIn' : 'signUp');
  return (
    <p>
      {text(to === 'sign-in' ? 'haveAccount' : 'noAccount')}{' '}
      {url === undefined ? <PlainButton label={label} onClick={() => show({ name: to })} /> : <a href={url}>{label}</a>}
    </p>
  );
}
