import { countText, UNSTORABLE_TEXT } from '../text/text.ts';

type Message = string | ((values: never) => string);

const atLeast = (noun: string) => (values: { readonly min: number }) =>
  `must have at least ${countText(values.min, noun)}`;
const atMost = (noun: string) => (values: { readonly max: number }) =>
  `must have at most ${countText(values.max, noun)}`;

/**
 * The rules for fields that users fill in on the hosted pages, with their English messages. The pages have a text for each rule
 * in each language. Fields that only other clients send need no rule: their errors have a message only.
 */
const MESSAGES = {
  REQUIRED: 'is required',
  REQUIRED_BY_STRATEGY: 'is required by this strategy',
  REQUIRED_NOT_NULL: 'must not be null',
  NOT_BLANK: 'must not be blank',
  NOT_ASKED_FOR: 'is not asked for by this deployment',
  TOO_SHORT: atLeast('character'),
  TOO_LONG: atMost('character'),
  LENGTH: (values: { readonly min: number; readonly max: number }) =>
    `must have ${values.min} to ${values.max} characters`,
  TOO_FEW_ITEMS: atLeast('item'),
  TOO_MANY_ITEMS: atMost('item'),
  UNSTORABLE_TEXT,
  EMAIL: 'must be an email address',
  PHONE: 'must be a phone number in E.164 form, such as +4930123456',
  SLUG: 'must consist of lower-case letters and digits, with single hyphens between them',
  PERMISSION: 'must be a resource and an action in lower case, such as invoices:read',
  PASSWORD_LOWERCASE: 'must contain a lower-case letter',
  PASSWORD_UPPERCASE: 'must contain an upper-case letter',
  PASSWORD_NUMBER: 'must contain a digit',
  PASSWORD_SPECIAL: 'must contain a character other than letters, digits and spaces',
  PASSWORD_COMMON: 'is one of the most common passwords: choose another',
  PASSWORD_PERSONAL: 'must not be your email address, your username or the name of the application: choose another',
  CURRENT_PASSWORD: 'is required: the account has a password',
  CODE_OR_PASSWORD: 'or password is required, but not both',
  USERNAME_CHARACTERS: 'must consist of letters, digits, dots, underscores and hyphens',
  USERNAME_SCRIPT: 'must use letters of one script only, for example Latin',
  IDENTIFIER: 'is required: an account signs in with it',
  ONE_IDENTIFIER: (values: { readonly others: string }) => `is required${values.others}: an account signs in with it`,
  INVITED_ADDRESS: 'must be the address that the mail with the token was sent to',
  CHANNEL: "must be a channel that this deployment's settings allow",
  BROWSER_SIGN_IN: 'must be a sign-in of this browser',
  OWN_ORGANIZATION: 'must be an organization that you are a member of',
  ROLE: (values: { readonly level: string }) => `must be a role that this ${values.level} can use`,
  URI_NONE: 'must contain at least one URI',
  URI_CHARACTERS: 'must consist of the characters of URIs; encode others with %',
  URI_ABSOLUTE: 'must be an absolute URI',
  URI_FRAGMENT: 'must not contain a fragment',
  URI_USER: 'must not contain a user name or password',
  URI_WILDCARD: 'must not contain a wildcard in its host',
  URI_HOST: 'must have a valid host',
  URI_HTTPS: 'must be an https URL',
  URI_HTTPS_OR_LOCALHOST: 'must be an https URL; plain http is for localhost only',
  URI_NATIVE: 'must be an https URL, an http URL of a loopback host, or have a scheme like com.example.app',
  URI_HTTP_LOOPBACK: 'must be http for a loopback host',
  URI_REPEATED: 'must not repeat an earlier one',
  IMAGE_FORMAT: 'must be a PNG, JPEG or WebP image',
  IMAGE_INCOMPLETE: 'must be a complete PNG, JPEG or WebP image',
  IMAGE_ANIMATED: 'must not be animated',
  IMAGE_PIXELS: (values: { readonly max: number }) => `must have at most ${values.max.toLocaleString('en')} pixels`,
  IMAGE_WORK: 'takes too much time or memory to read',
} as const satisfies Readonly<Record<string, Message>>;

export type RuleName = keyof typeof MESSAGES;

/** The values of a rule's message; no parameter for a rule without values. */
type Values<Name extends RuleName> = (typeof MESSAGES)[Name] extends (values: infer Given) => string ? [Given] : [];

/** A rule that the value of a field breaks, with its numbers, such as the maximum length. */
export interface FieldRule {
  readonly name: RuleName;
  readonly values: Readonly<Record<string, string | number>>;
}

/** What is wrong with a field: a rule of the hosted pages, or else a message. */
export type FieldProblem = FieldRule | string;

export function fieldRule<Name extends RuleName>(name: Name, ...[values]: Values<Name>): FieldRule {
  return { name, values: { ...(values as FieldRule['values'] | undefined) } };
}

/** The message in English: a predicate without its subject, such as `must be an email address`. */
export function problemMessage(problem: FieldProblem): string {
  if (typeof problem === 'string') return problem;
  const message: Message = MESSAGES[problem.name];
  return typeof message === 'string' ? message : message(problem.values as never);
}

/** The names of all rules. */
export const RULE_NAMES = Object.keys(MESSAGES) as readonly RuleName[];
