import { type ReactNode, useId, useState } from 'react';
import { useForms } from './form-context.tsx';
import { Icon } from './icons.tsx';
import type { Problem } from './problems.ts';

export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly problem: Problem | null;
  readonly type?: 'text' | 'email' | 'tel' | 'password';
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric' | 'text';
  readonly isRequired?: boolean;
  readonly maxLength?: number | undefined;
  readonly hint?: string | undefined;
  /** A link at the end of the label's line. The Tab key reaches it after the field. */
  readonly aside?: ReactNode;
  /** Whether it is for a code, whose digits are large and far from each other. */
  readonly isCode?: boolean;
  readonly isFocused?: boolean;
}

/** A field with its label, its hint and what is wrong with it. */
export function Field(props: FieldProps): ReactNode {
  const { name, label, problem, type = 'text', isRequired = false, hint, aside, isCode = false } = props;
  const { entered } = useForms();
  const id = useId();
  const [isShown, setShown] = useState(false);
  const wrong = problem?.fields[name];
  const isSecret = type === 'password' || isCode;
  const described = [hint && `${id}-hint`, wrong && `${id}-error`].filter(Boolean).join(' ');
  const input = (
    <input
      aria-describedby={described || undefined}
      aria-invalid={wrong === undefined ? undefined : true}
      aria-required={isRequired || undefined}
      autoCapitalize="none"
      autoComplete={props.autoComplete}
      // biome-ignore lint/a11y/noAutofocus: a step that replaces another moves the focus to its field
      autoFocus={props.isFocused}
      defaultValue={isSecret ? undefined : entered.get(name)}
      id={id}
      inputMode={props.inputMode}
      maxLength={props.maxLength}
      name={name}
      onChange={({ currentTarget: { value } }) => !isSecret && remember(entered, name, value)}
      spellCheck={false}
      type={isShown ? 'text' : type}
    />
  );
  return (
    <div className={`gatehouse-field${isCode ? ' is-code' : ''}`}>
      <label htmlFor={id}>{label}</label>
      {type === 'password' ? (
        <div className="gatehouse-password">
          {input}
          <RevealButton isShown={isShown} onClick={() => setShown(!isShown)} />
        </div>
      ) : (
        input
      )}
      {aside !== undefined && <span className="gatehouse-aside">{aside}</span>}
      {hint !== undefined && (
        <p className="gatehouse-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {wrong !== undefined && (
        <p className="gatehouse-error" id={`${id}-error`}>
          <Icon name="warning" />
          <span>{wrong}</span>
        </p>
      )}
    </div>
  );
}

/** Where one field takes an address or a username, the field of an address in another way shows what was entered in it. */
function remember(entered: Map<string, string>, name: string, value: string): void {
  entered.set(name, value);
  if (name === 'email') entered.set('identifier', value);
  if (name === 'identifier' && value.includes('@')) entered.set('email', value);
}

function RevealButton({ isShown, onClick }: { readonly isShown: boolean; readonly onClick: () => void }): ReactNode {
  const { text } = useForms();
  return (
    <button aria-label={text('showPassword')} aria-pressed={isShown} onClick={onClick} type="button">
      <Icon name={isShown ? 'eye-off' : 'eye'} />
    </button>
  );
}

/** The field of a code of some digits, such as one that was sent. */
export function CodeField(props: Partial<FieldProps> & Pick<FieldProps, 'problem'>): ReactNode {
  const { text } = useForms();
  return (
    <Field
      autoComplete="one-time-code"
      inputMode="numeric"
      isCode
      isFocused
      isRequired
      label={text('code')}
      maxLength={16}
      name="code"
      {...props}
    />
  );
}
