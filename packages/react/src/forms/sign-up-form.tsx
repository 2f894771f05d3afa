import type { SignUpInput } from '@gatehouse/client/deployment';
import type { ReactNode } from 'react';
import { AccountField, partsOf, passwordProblem } from './account-fields.tsx';
import { MainButton } from './buttons.tsx';
import { Message } from './card.tsx';
import { useFlow } from './flow-context.tsx';
import { useForms } from './form-context.tsx';
import { useSubmit, type Values } from './use-submit.ts';

/** The fields of a new account, in the order of the settings. */
export function SignUpForm(): ReactNode {
  const { text, options, store, returnTo } = useForms();
  const { proceed } = useFlow();
  const { shown, details } = partsOf(options.sign_up_fields);
  const { form, problem, busy, onSubmit } = useSubmit({
    names: [...shown, ...details].map(({ name }) => name),
    required: shown.filter(({ required }) => required).map(({ name }) => name),
    check: ({ password = '' }) => {
      const wrong = passwordProblem(text, options.password_rules, password);
      return wrong === undefined ? {} : { password: wrong };
    },
    send: async (values) => proceed(await store.gatehouse.signUp({ ...inputOf(values), redirect_url: returnTo })),
  });
  const isWrong = details.some(({ name }) => problem?.fields[name] !== undefined);
  return (
    <form noValidate onSubmit={onSubmit} ref={form}>
      <Message problem={problem?.message} />
      {shown.map(({ name, required }) => (
        <AccountField isOptional={!required} isRequired={required} key={name} name={name} problem={problem} />
      ))}
      {details.length > 0 && (
        <details open={isWrong || undefined}>
          <summary>{text('moreDetails')}</summary>
          {details.map(({ name }) => (
            <AccountField isRequired={false} key={name} name={name} problem={problem} />
          ))}
        </details>
      )}
      <MainButton isBusy={busy !== null} label={text('signUp')} />
    </form>
  );
}

/** The fields that were filled in. */
export const inputOf = (values: Values): SignUpInput =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
