import { getNamedType, getNullableType, isListType } from 'graphql';
import type { Route } from '../routes.ts';

type Named = Pick<Route, 'operationId' | 'operation' | 'responseType' | 'summary'>;

/**
 * The title of an operation in the imperative: the `summary` of its `@rest`, or else derived from its name. `createApiKey` becomes
 * "Create an API key", and `membersOfOrganization` "List organization members".
 */
export function summaryOf(route: Named): string {
  return route.summary ?? `${verbOf(route)} ${nounOf(route)}`;
}

/** Verbs with which names of queries begin. The name of any other query is what it returns: `organization`. */
const QUERY_VERBS: ReadonlySet<string> = new Set(['search', 'preview', 'stream']);
/** Verbs of names that the type of the response implies. */
const READING: ReadonlySet<string> = new Set(['list', 'get']);

/** The title of an event: `api_auth.key.created` becomes "API auth key created". */
export function eventSummaryOf(eventName: string): string {
  return capitalized(eventName.split(/[._]/).map(spelled).join(' '));
}

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const beginsWithVerb = ({ operation }: Named, first: string) => operation === 'mutation' || QUERY_VERBS.has(first);

function verbOf(route: Named): string {
  const [first = ''] = wordsOf(route);
  if (beginsWithVerb(route, first)) return capitalized(first);
  if (route.operation === 'subscription') return 'Stream';
  return returnsList(route) ? 'List' : 'Get';
}

function nounOf(route: Named): string {
  const [first = '', ...rest] = wordsOf(route);
  const words = beginsWithVerb(route, first) || READING.has(first) ? rest : [first, ...rest];
  const of = words.indexOf('of');
  return nounPhrase(of === -1 ? words : [...words.slice(of + 1), ...words.slice(0, of)]);
}

function returnsList({ responseType }: Named): boolean {
  return isListType(getNullableType(responseType)) || getNamedType(responseType).name.endsWith('List');
}

const wordsOf = ({ operationId }: Named) => operationId.split(/(?=[A-Z])/).map((word) => word.toLowerCase());

const ACRONYMS: ReadonlySet<string> = new Set(['ai', 'api', 'b2b', 'jwt', 'mfa', 'smtp', 'ui']);
const spelled = (word: string) => (ACRONYMS.has(word) ? word.toUpperCase() : word);
/** Nouns without a plural, which have no article. */
const UNCOUNTED: ReadonlySet<string> = new Set(['content', 'metadata', 'usage']);
/** Words of names for what belongs to the signed-in user. */
const OWN: ReadonlySet<string> = new Set(['my', 'own']);
/** Words that names shorten. */
const LONG: Readonly<Record<string, string>> = {
  email: 'email address',
  emails: 'email addresses',
  phone: 'phone number',
  phones: 'phone numbers',
};

/** `ai agent` becomes "an AI agent", `my emails` "your email addresses". */
function nounPhrase(all: readonly string[]): string {
  const isOwn = OWN.has(all[0] ?? '');
  const words = isOwn ? all.slice(1) : all;
  const last = words.at(-1) ?? '';
  const noun = [...words.slice(0, -1), LONG[last] ?? last].map(spelled).join(' ');
  if (isPlural(last)) return isOwn ? `your ${noun}` : noun;
  return UNCOUNTED.has(last) ? noun : `${articleOf(noun)} ${noun}`;
}

const isPlural = (noun: string) => noun.endsWith('s') && !noun.endsWith('ss');

/** "a" or "an" by the sound of the first letter, which for acronyms is the letter's name. */
function articleOf(noun: string): 'a' | 'an' {
  if (/^[A-Z]{2}/.test(noun)) return /^[AEFHILMNORSX]/.test(noun) ? 'an' : 'a';
  // "user" begins like "you".
  return /^[aeio]/.test(noun) || /^un/.test(noun) ? 'an' : 'a';
}
