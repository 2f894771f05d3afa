import type { ReactNode } from 'react';
import { MainButton, PlainButton } from './buttons.tsx';
import { Message } from './card.tsx';
import { ChannelChoice } from './channel-choice.tsx';
import { Field, type FieldProps } from './field.tsx';
import { useFlow } from './flow-context.tsx';
import { useForms } from './form-context.tsx';
import { useSubmit } from './use-submit.ts';
import { begin, identifierName, METHODS, type Method } from './ways.ts';

export interface MethodFormProps {
  readonly method: Method;
  readonly isFocused: boolean;
}

/** The form of one way to sign in. */
export function MethodForm({ method, isFocused }: MethodFormProps): ReactNode {
  const { text, options, store, returnTo } = useForms();
  const { proceed } = useFlow();
  const name = nameOf(method, identifierName(options));
  const names = method === 'password' ? [name, 'password'] : [name, 'channel'];
  const { form, problem, busy, onSubmit } = useSubmit({
    names,
    required: method === 'password' ? names : [name],
    send: async (values) => proceed({ signin_attempt: await begin(store.gatehouse, method, values, returnTo) }),
  });
  return (
    <form noValidate onSubmit={onSubmit} ref={form}>
      <Message problem={problem?.message} />
      <IdentifierField isFocused={isFocused} name={name} problem={problem} />
      {method === 'password' && <PasswordField problem={problem} />}
      {method === 'phone' && <ChannelChoice />}
      <MainButton isBusy={busy !== null} label={text(METHODS[method].submit)} />
    </form>
  );
}

type IdentifierName = 'email' | 'username' | 'identifier' | 'phone_number';

function nameOf(method: Method, ofPassword: IdentifierName): IdentifierName {
  if (method === 'password') return ofPassword;
  return method === 'phone' ? 'phone_number' : 'email';
}

const LABELS = {
  email: 'email',
  username: 'username',
  identifier: 'emailOrUsername',
  phone_number: 'phone',
} as const;

const TYPES = { email: 'email', username: 'text', identifier: 'text', phone_number: 'tel' } as const;

interface IdentifierFieldProps extends Pick<FieldProps, 'problem' | 'isFocused'> {
  readonly name: IdentifierName;
}

function IdentifierField({ name, problem, isFocused = false }: IdentifierFieldProps) {
  const { text, options } = useForms();
  const autoComplete = name === 'phone_number' ? 'tel' : 'username';
  return (
    <Field
      autoComplete={options.passkey_autofill ? `${autoComplete} webauthn` : autoComplete}
      hint={name === 'phone_number' ? text('phoneHint') : undefined}
      isFocused={isFocused}
      isRequired
      label={text(LABELS[name])}
      maxLength={254}
      name={name}
      problem={problem}
      type={TYPES[name]}
    />
  );
}

function PasswordField({ problem }: Pick<FieldProps, 'problem'>) {
  const { text, options } = useForms();
  const { show } = useFlow();
  const hasReset = options.password_rules !== null && options.sign_up_fields.some(({ name }) => name === 'email');
  return (
    <Field
      aside={
        hasReset ? (
          <PlainButton label={text('forgotPassword')} onClick={() => show({ name: 'forgot-password' })} />
        ) : undefined
      }
      autoComplete="current-password"
      isRequired
      label={text('password')}
      maxLength={256}
      name="password"
      problem={problem}
      type="password"
    />
  );
}
