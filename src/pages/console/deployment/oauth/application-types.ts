import { html, type SafeHtml } from '@remix-run/html-template';
import { badge, type IconName } from '../../../elements/index.ts';
import type { ConsoleRequest } from '../../console-request.ts';
import type {
  ConsoleOauthApplicationFieldsFragment,
  ConsoleOauthApplicationQuery,
  OauthApplicationType,
  OauthAuthMethod,
  OpenidScope,
} from '../documents.ts';

/** An application with its secrets. */
export type DetailedApplication = NonNullable<ConsoleOauthApplicationQuery['oauthApplication']>;

/** What a developer needs of an application. */
export type Integrated = Pick<
  ConsoleOauthApplicationFieldsFragment,
  'id' | 'type' | 'authMethod' | 'redirectUris' | 'deviceSignIn' | 'scopes' | 'resources'
>;

interface TypeOfApplication {
  readonly type: OauthApplicationType;
  readonly icon: IconName;
  /** How it can authenticate, the default first. */
  readonly methods: readonly OauthAuthMethod[];
  readonly signsUsersIn: boolean;
}

/** The types of applications, in the order in which they are offered. */
export const APPLICATION_TYPES: readonly TypeOfApplication[] = [
  {
    type: 'WEB',
    icon: 'globe',
    methods: ['CLIENT_SECRET_BASIC', 'CLIENT_SECRET_POST', 'PRIVATE_KEY_JWT'],
    signsUsersIn: true,
  },
  { type: 'BROWSER', icon: 'browser', methods: ['NONE'], signsUsersIn: true },
  { type: 'NATIVE', icon: 'phone', methods: ['NONE'], signsUsersIn: true },
  {
    type: 'MACHINE',
    icon: 'code',
    methods: ['CLIENT_SECRET_BASIC', 'CLIENT_SECRET_POST', 'PRIVATE_KEY_JWT'],
    signsUsersIn: false,
  },
];

/** The type that a value names, such as a parameter of the URL; undefined if it names none. */
export const typeNamed = (name: string | null): TypeOfApplication | undefined =>
  APPLICATION_TYPES.find(({ type }) => type === name);

export function typeOf({ type }: { readonly type: OauthApplicationType }): TypeOfApplication {
  const found = typeNamed(type);
  if (found === undefined) throw new Error(`The type ${type} is unknown.`);
  return found;
}

export const usesSecret = ({ authMethod }: { readonly authMethod: OauthAuthMethod }): boolean =>
  authMethod === 'CLIENT_SECRET_BASIC' || authMethod === 'CLIENT_SECRET_POST';

/** The scopes of OpenID Connect, and those that a new application has. */
export const OPENID_SCOPES: readonly OpenidScope[] = [
  'OPENID',
  'PROFILE',
  'EMAIL',
  'PHONE',
  'ORGANIZATIONS',
  'ORGANIZATION',
  'WORKSPACES',
  'OFFLINE_ACCESS',
];
export const DEFAULT_SCOPES: readonly OpenidScope[] = ['OPENID', 'PROFILE', 'EMAIL'];

/** What a person should know about an application at once: its type, and whether it is disabled or part of the product. */
export function applicationBadges(
  { text }: ConsoleRequest,
  {
    type,
    registration,
    isFirstParty,
    isActive,
  }: Pick<ConsoleOauthApplicationFieldsFragment, 'type' | 'registration' | 'isFirstParty' | 'isActive'>,
): SafeHtml {
  return html`${registration === 'MANUAL' ? '' : badge(text('console.oauth.unregistered'))}${badge(text(`console.oauth.type.${type}`))}${isFirstParty ? badge(text('console.oauth.firstParty'), { tone: 'accent' }) : ''}${isActive ? '' : badge(text('console.oauth.inactive'), { tone: 'warning' })}`;
}
