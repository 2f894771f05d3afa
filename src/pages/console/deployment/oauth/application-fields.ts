import type { OauthApplicationType, OauthRegistration, UpdateOauthApplicationInput } from '../documents.ts';

/** The parts of the forms of an application, each in a box of its own. */
export const FORM_PARTS = ['about', 'links', 'addresses', 'authentication', 'access', 'lifetimes'] as const;
export type FormPart = (typeof FORM_PARTS)[number];

/** How a field is entered and read: see `application-elements.ts`. */
export type FieldKind =
  | 'text'
  | 'long'
  | 'lines'
  | 'number'
  | 'checkbox'
  | 'method'
  | 'keys'
  | 'keysUrl'
  | 'scopes'
  | 'resources'
  | 'roles';

export interface ApplicationField {
  /** The field of the input, and what the keys of its texts end with: `console.oauth.field.name`. */
  readonly name: keyof UpdateOauthApplicationInput & string;
  readonly kind: FieldKind;
  readonly part: FormPart;
  /** The types that have the field; all of them by default. */
  readonly types?: readonly OauthApplicationType[];
  /** Whose applications have the field: those of the deployment or of an organization; both by default. */
  readonly owner?: 'deployment' | 'organization';
  /** Whether the form of a new application has it as well. The others have defaults. */
  readonly isNew?: boolean;
  readonly isRequired?: boolean;
  readonly maxLength?: number;
}

const OF_USERS = ['WEB', 'BROWSER', 'NATIVE'] as const;
const OF_SERVERS = ['WEB', 'MACHINE'] as const;
/** 20 URIs of 2,000 characters. */
const LINES_LENGTH = 40_040;

/**
 * The fields of the forms of an application, in their order. A new one is an entry here, its texts, and its name in the fragment
 * `ConsoleOauthApplicationFields`.
 */
export const APPLICATION_FIELDS: readonly ApplicationField[] = [
  { name: 'name', kind: 'text', part: 'about', isNew: true, isRequired: true, maxLength: 100 },
  { name: 'description', kind: 'long', part: 'about', isNew: true, maxLength: 500 },
  { name: 'isFirstParty', kind: 'checkbox', part: 'about', types: OF_USERS, owner: 'deployment', isNew: true },
  { name: 'logoUrl', kind: 'text', part: 'links', types: OF_USERS, maxLength: 2_048 },
  { name: 'websiteUrl', kind: 'text', part: 'links', types: OF_USERS, maxLength: 2_048 },
  { name: 'termsUrl', kind: 'text', part: 'links', types: OF_USERS, maxLength: 2_048 },
  { name: 'privacyUrl', kind: 'text', part: 'links', types: OF_USERS, maxLength: 2_048 },
  {
    name: 'redirectUris',
    kind: 'lines',
    part: 'addresses',
    types: ['WEB', 'BROWSER'],
    isNew: true,
    isRequired: true,
    maxLength: LINES_LENGTH,
  },
  // Not required, since users can enter a code instead.
  { name: 'redirectUris', kind: 'lines', part: 'addresses', types: ['NATIVE'], isNew: true, maxLength: LINES_LENGTH },
  { name: 'deviceSignIn', kind: 'checkbox', part: 'addresses', types: ['NATIVE'], isNew: true },
  {
    name: 'postLogoutRedirectUris',
    kind: 'lines',
    part: 'addresses',
    types: OF_USERS,
    isNew: true,
    maxLength: LINES_LENGTH,
  },
  { name: 'backchannelLogoutUri', kind: 'text', part: 'addresses', types: OF_USERS, maxLength: 2_000 },
  { name: 'authMethod', kind: 'method', part: 'authentication', types: OF_SERVERS, isNew: true },
  { name: 'jwks', kind: 'keys', part: 'authentication', types: OF_SERVERS, isNew: true, maxLength: 32_768 },
  { name: 'jwksUri', kind: 'keysUrl', part: 'authentication', types: OF_SERVERS, isNew: true, maxLength: 2_048 },
  { name: 'scopes', kind: 'scopes', part: 'access', types: OF_USERS, isNew: true },
  { name: 'resources', kind: 'resources', part: 'access', isNew: true },
  {
    name: 'tokenExchangeResources',
    kind: 'lines',
    part: 'access',
    types: OF_SERVERS,
    owner: 'deployment',
    maxLength: LINES_LENGTH,
  },
  { name: 'dpopBoundAccessTokens', kind: 'checkbox', part: 'access' },
  { name: 'requirePushedAuthorizationRequests', kind: 'checkbox', part: 'access', types: OF_USERS },
  { name: 'roleIds', kind: 'roles', part: 'access', types: ['MACHINE'], owner: 'organization' },
  { name: 'accessTokenLifetime', kind: 'number', part: 'lifetimes', isRequired: true },
  { name: 'refreshTokenLifetime', kind: 'number', part: 'lifetimes', types: OF_USERS, isRequired: true },
];

/** What decides which fields an application has. */
export interface OwnedApplication {
  readonly type: OauthApplicationType;
  /** The organization that it belongs to; null for one of the deployment. */
  readonly organizationId: string | null;
  readonly registration?: OauthRegistration;
}

/**
 * The fields of the form of an application, of a new one or of one that exists. A client that describes itself decides about
 * all but the lifetimes, which are the numbers.
 */
export function fieldsFor(
  { type, organizationId, registration = 'MANUAL' }: OwnedApplication,
  { isNew }: { readonly isNew: boolean },
): ApplicationField[] {
  const owner = organizationId === null ? 'deployment' : 'organization';
  return APPLICATION_FIELDS.filter(
    (field) =>
      (field.types?.includes(type) ?? true) &&
      (field.owner === undefined || field.owner === owner) &&
      (!isNew || field.isNew === true) &&
      (registration === 'MANUAL' || field.kind === 'number'),
  );
}
