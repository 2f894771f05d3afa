import type { GraphQLField, GraphQLObjectType } from 'graphql';
import { isAccountScope } from '../../platform/access/account-scopes.ts';
import { isInstallationScope, isScope } from '../../platform/access/scopes.ts';
import type { GraphName } from '../../platform/context.ts';
import { type Access, accessOf, type Edge } from '../directives/directives.ts';
import type { Report } from './input-rules.ts';

type Field = GraphQLField<unknown, unknown>;

/** Checks that an operation says who may call it, in the terms of its host. */
export function checkAccess(type: GraphQLObjectType, field: Field, at: string, host: GraphName, report: Report): void {
  const access = accessOf(field);
  if (!access) {
    report(at, 'does not declare who may call it: add @access(...).');
    return;
  }
  const isKnown = host === 'CONSOLE' ? isInstallationScope : isScope;
  if (access.scope !== null && !isKnown(access.scope)) report(at, `requires the unknown scope "${access.scope}".`);
  if (host === 'CONSOLE' && (access.scope === null) !== (access.caller === 'PUBLIC'))
    report(at, 'is in the console and needs either scope or caller: PUBLIC in its @access.');
  if (host === 'BACKEND' && (access.scope === null) !== (access.scopeByType === true))
    report(at, 'is on the backend host and needs either scope or scopeByType in its @access.');
  if (host === 'DEPLOYMENT' && access.caller === null) {
    report(at, 'is on the deployment host and has no caller in its @access.');
  }
  if (host === 'DEPLOYMENT') checkSession(type, field, at, report);
  checkTokenScope(access.tokenScope, at, report);
  if (access.tokenScope !== null && USER_SESSIONS.has(access.session)) {
    report(at, 'needs the user in a browser, so an application cannot run it: remove tokenScope.');
  }
}

/** Sessions that an application never has. */
const USER_SESSIONS: ReadonlySet<Access['session']> = new Set(['OWN_BROWSER', 'REAUTHENTICATED']);

function checkTokenScope(scope: string | null | undefined, at: string, report: Report): void {
  if (scope != null && !isAccountScope(scope)) report(at, `has the unknown tokenScope "${scope}".`);
}

/** What a description names for an operation with `CONDITIONAL`, so that it says when which session is required. */
const SESSION_CODES = ['IMPERSONATED_SESSION', 'REAUTHENTICATION_REQUIRED'];

/** Everything that changes data on the deployment host declares with which sessions a user may run it. */
function checkSession(type: GraphQLObjectType, field: Field, at: string, report: Report): void {
  const { caller, session } = accessOf(field) ?? {};
  const isRequired = type.name !== 'Query';
  if (isRequired && session == null) {
    report(at, 'changes data and does not declare for which sessions: add session to its @access.');
  }
  if (!isRequired && session != null) report(at, 'has a session, which only changes can have.');
  if (caller === 'PUBLIC' && session != null && session !== 'ANY' && session !== 'CONDITIONAL') {
    report(at, `is public, so its session can be ANY or CONDITIONAL, not ${session}.`);
  }
  if (session === 'CONDITIONAL' && !SESSION_CODES.some((code) => field.description?.includes(`\`${code}\``))) {
    report(at, `is CONDITIONAL, and its description names neither ${SESSION_CODES.join(' nor ')}.`);
  }
}

/** Checks that an edge has a scope on the backend host and a permission text on the deployment host. */
export function checkEdge({ scope, permission, tokenScope }: Edge, at: string, host: GraphName, report: Report): void {
  if (scope !== undefined && !isScope(scope)) report(at, `requires the unknown scope "${scope}".`);
  if (host === 'BACKEND' && scope === undefined) report(at, 'is an edge on the backend host and has no scope.');
  if (host === 'DEPLOYMENT' && !permission) report(at, 'is an edge on the deployment host and has no permission.');
  checkTokenScope(tokenScope, at, report);
}
