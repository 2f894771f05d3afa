import type { ReactNode } from 'react';
import { useUser } from '../hooks.ts';
import { LinkButton, OtherButton } from './buttons.tsx';
import { Card, Message } from './card.tsx';
import { useForms } from './form-context.tsx';
import { useSubmit } from './use-submit.ts';

/** What a signed-in user sees in place of a form. It leads nowhere by itself, so that pages cannot send users around in a circle. */
export function SignedInCard({ returnTo }: { readonly returnTo: string | undefined }): ReactNode {
  const { text, store } = useForms();
  const { user } = useUser();
  const { run, busy, problem } = useSubmit({});
  const name = user?.email ?? user?.username ?? user?.first_name ?? '';
  return (
    <Card lead={text('signedInAs', { name })} title={text('signedIn')}>
      <Message problem={problem?.message} />
      <div className="gatehouse-ways">
        {returnTo !== undefined && <LinkButton href={returnTo} isMain label={text('continue')} />}
        <OtherButton
          isBusy={busy !== null}
          label={text('signOut')}
          onClick={() => run('sign-out', () => store.signOut())}
        />
      </div>
    </Card>
  );
}
