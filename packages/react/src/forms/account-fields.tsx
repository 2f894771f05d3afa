import type { AuthOptions, PasswordRules } from '@gatehouse/client/deployment';
import type { ReactNode } from 'react';
import { Field } from './field.tsx';
import { useForms } from './form-context.tsx';
import type { Problem } from './problems.ts';
import type { Text, TextKey } from './texts.ts';

type SignUpField = AuthOptions['sign_up_fields'][number];

interface Look {
  readonly label: TextKey;
  readonly type: 'text' | 'email' | 'tel' | 'password';
  readonly autoComplete: string;
}

/** How the fields of a new account look, by the names of the service. */
const LOOKS: Readonly<Record<string, Look>> = {
  email: { label: 'email', type: 'email', autoComplete: 'email' },
  phone_number: { label: 'phone', type: 'tel', autoComplete: 'tel' },
  username: { label: 'username', type: 'text', autoComplete: 'username' },
  password: { label: 'password', type: 'password', autoComplete: 'new-password' },
  first_name: { label: 'firstName', type: 'text', autoComplete: 'given-name' },
  last_name: { label: 'lastName', type: 'text', autoComplete: 'family-name' },
};

export const isKnown = (name: string): boolean => Object.hasOwn(LOOKS, name);

export interface AccountFieldProps {
  readonly name: string;
  readonly isRequired: boolean;
  /** Whether the label says that it is optional. */
  readonly isOptional?: boolean;
  readonly problem: Problem | null;
}

/** A field of a new account. */
export function AccountField({ name, isRequired, isOptional = false, problem }: AccountFieldProps): ReactNode {
  const { text, options } = useForms();
  const look = LOOKS[name];
  if (look === undefined) return null;
  const { label: key, type, autoComplete } = look;
  const label = text(key);
  return (
    <Field
      autoComplete={autoComplete}
      hint={hintOf(name, text, options.password_rules)}
      isRequired={isRequired}
      label={isOptional ? text('optional', { label }) : label}
      maxLength={options.sign_up_fields.find((each) => each.name === name)?.max_length}
      name={name}
      problem={problem}
      type={type}
    />
  );
}

function hintOf(name: string, text: Text, rules: PasswordRules | null): string | undefined {
  if (name === 'phone_number') return text('phoneHint');
  if (name !== 'password' || rules === null) return undefined;
  const kinds = kindsOf(rules).map(({ key }) => text(key));
  const min = rules.min_length;
  return kinds.length === 0
    ? text('passwordHint', { min })
    : text('passwordHintWith', { min, kinds: kinds.join(', ') });
}

/** What is wrong with a new password, as far as the rules of the settings say; undefined if nothing is. */
export function passwordProblem(text: Text, rules: PasswordRules | null, password: string): string | undefined {
  if (rules === null || password === '') return undefined;
  const missing = kindsOf(rules).filter(({ pattern }) => !pattern.test(password));
  if ([...password].length < rules.min_length) return text('passwordShort', { min: rules.min_length });
  const kinds = missing.map(({ key }) => text(key)).join(', ');
  return kinds === '' ? undefined : text('passwordNeeds', { kinds });
}

const KINDS = [
  { rule: 'require_lowercase', key: 'lowercase', pattern: /\p{Ll}/u },
  { rule: 'require_uppercase', key: 'uppercase', pattern: /\p{Lu}/u },
  { rule: 'require_number', key: 'digit', pattern: /\p{Nd}/u },
  { rule: 'require_special', key: 'special', pattern: /[^\p{L}\p{N}\s]/u },
] as const;

const kindsOf = (rules: PasswordRules) => KINDS.filter(({ rule }) => rules[rule]);

/** Fields that are shown also where they are optional. All other optional ones open with a click. */
const SHOWN: ReadonlySet<string> = new Set(['email', 'password']);
const IDENTIFIERS: ReadonlySet<string> = new Set(['email', 'phone_number', 'username']);

/** The fields that the form shows, and those that it keeps behind a click. */
export function partsOf(fields: readonly SignUpField[]): { shown: SignUpField[]; details: SignUpField[] } {
  const known = fields.filter(({ name }) => isKnown(name));
  // Where several identifiers are possible, a new account needs one of them.
  const needsIdentifier = !known.some(({ name, required }) => required && IDENTIFIERS.has(name));
  const isShown = ({ name, required }: SignUpField) =>
    required || SHOWN.has(name) || (needsIdentifier && IDENTIFIERS.has(name));
  return { shown: known.filter(isShown), details: known.filter((each) => !isShown(each)) };
}
