import {
  type GraphQLArgument,
  type GraphQLInputField,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql';
import type { AllowedSession } from '../../../platform/access/viewer.ts';
import type { HostName } from '../../../platform/context.ts';
import { type ErrorCode, STATUS_BY_CODE } from '../../../platform/errors.ts';
import type { Route } from '../routes.ts';

/** The codes that every operation of a host can return: of its middleware, its strict parsing and the service's own limits. */
export const COMMON_CODES: Readonly<Record<HostName, readonly ErrorCode[]>> = {
  BACKEND: ['BAD_REQUEST', 'VALIDATION_FAILED', 'NOT_AUTHENTICATED', 'RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE'],
  DEPLOYMENT: [
    'BAD_REQUEST',
    'VALIDATION_FAILED',
    // Public operations also reject an invalid session token.
    'NOT_AUTHENTICATED',
    // The host name is unknown.
    'DEPLOYMENT_NOT_FOUND',
    'RATE_LIMITED',
    'INTERNAL',
    'UNAVAILABLE',
  ],
};

/**
 * The error codes that an operation can return: those that follow from its annotations and arguments, and those that its
 * description and its arguments name. In the order of `STATUS_BY_CODE`.
 */
export function errorCodesOf(host: HostName, route: Route): ErrorCode[] {
  const named = codesIn(route.field.description);
  const codes = new Set<ErrorCode>([
    ...COMMON_CODES[host],
    ...codesOfAccess(host, route),
    ...codesOfParents(host, route),
    ...(hasLists(route) ? (['RESPONSE_TOO_LARGE'] as const) : []),
    ...(route.idempotent ? (['CONFLICT', 'REQUEST_IN_FLIGHT', 'RESPONSE_TOO_LARGE'] as const) : []),
    ...(route.expectsVersion ? (['PRECONDITION_FAILED'] as const) : []),
    ...(route.inputArg === null ? [] : (['BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const)),
    ...named,
    ...codesOfSession(route.access.session, named),
    ...route.field.args.flatMap((argument) => codesOfInput(argument)),
  ]);
  return ALL_CODES.filter((code) => codes.has(code));
}

const ALL_CODES = Object.keys(STATUS_BY_CODE) as ErrorCode[];

function codesOfAccess(host: HostName, { access, method }: Route): ErrorCode[] {
  if (host === 'BACKEND') return access.scope === null ? [] : ['INSUFFICIENT_PERMISSIONS'];
  // A browser request with a method other than GET must come from an allowed origin, signed in or not.
  return method === 'GET' ? [] : ['ORIGIN_NOT_ALLOWED'];
}

/** The codes for sessions that an operation does not allow. A session token is `INSUFFICIENT_PERMISSIONS`. */
const CODES_BY_SESSION: Readonly<Record<AllowedSession, readonly ErrorCode[]>> = {
  ANY: [],
  CONDITIONAL: [],
  NOT_IMPERSONATED: ['IMPERSONATED_SESSION'],
  OWN_BROWSER: ['INSUFFICIENT_PERMISSIONS', 'IMPERSONATED_SESSION'],
  REAUTHENTICATED: ['INSUFFICIENT_PERMISSIONS', 'IMPERSONATED_SESSION', 'REAUTHENTICATION_REQUIRED'],
};

/** The description of a conditional operation names the codes, or implies those that belong to a recent authentication. */
function codesOfSession(session: AllowedSession | null, named: readonly ErrorCode[]): readonly ErrorCode[] {
  const isRecent = session === 'CONDITIONAL' && named.includes('REAUTHENTICATION_REQUIRED');
  return CODES_BY_SESSION[isRecent ? 'REAUTHENTICATED' : (session ?? 'ANY')];
}

/** The resources in whose path an operation is, with the code for an unknown one. */
const PARENTS: readonly (readonly [prefix: string, code: ErrorCode])[] = [
  ['/organizations/{', 'ORGANIZATION_NOT_FOUND'],
  ['/workspaces/{', 'WORKSPACE_NOT_FOUND'],
  ['/api-auth/apps/{', 'API_AUTH_APP_NOT_FOUND'],
];

/** On the deployment host, a change inside of an organization or workspace requires a membership with permissions. */
const MEMBERSHIP: Readonly<Partial<Record<ErrorCode, readonly ErrorCode[]>>> = {
  ORGANIZATION_NOT_FOUND: ['NOT_ORGANIZATION_MEMBER', 'INSUFFICIENT_PERMISSIONS', 'FEATURE_DISABLED'],
  WORKSPACE_NOT_FOUND: ['NOT_WORKSPACE_MEMBER', 'INSUFFICIENT_PERMISSIONS', 'FEATURE_DISABLED'],
};

function codesOfParents(host: HostName, { path, operation }: Route): ErrorCode[] {
  const missing = PARENTS.flatMap(([prefix, code]) => (path.startsWith(prefix) ? [code] : []));
  if (host === 'BACKEND' || operation !== 'mutation') return missing;
  return [...missing, ...missing.flatMap((code) => MEMBERSHIP[code] ?? [])];
}

/** Whether the size of the response depends on the data: a list of objects, or an object that contains one. */
function hasLists({ responseType, operation, download }: Route): boolean {
  if (operation === 'subscription' || download) return false;
  if (isListType(getNullableType(responseType))) return true;
  const type = getNamedType(responseType);
  return isObjectType(type) && Object.values(type.getFields()).some((field) => isListType(getNullableType(field.type)));
}

/** The codes that a description names: all quoted names that are error codes. */
export function codesIn(description: string | null | undefined): ErrorCode[] {
  return [...(description ?? '').matchAll(/`([A-Z][A-Z0-9_]*)`/g)].flatMap(([, name = '']) =>
    isCode(name) ? [name] : [],
  );
}

/** The codes of an argument and its fields. Their descriptions name the status of each code, because other names may be values. */
function codesOfInput(input: GraphQLArgument | GraphQLInputField, seen: ReadonlySet<string> = new Set()): ErrorCode[] {
  const type = getNamedType(input.type);
  const lists = [...(input.description ?? '').matchAll(/\b[45]\d\d ((?:`[A-Z0-9_]+`(?:, | or | and )?)+)/g)];
  const own = lists.flatMap(([, codes]) => codesIn(codes));
  if (!isInputObjectType(type) || seen.has(type.name)) return own;
  const fields = Object.values(type.getFields());
  return [...own, ...fields.flatMap((field) => codesOfInput(field, new Set([...seen, type.name])))];
}

function isCode(name: string): name is ErrorCode {
  return Object.hasOwn(STATUS_BY_CODE, name);
}
