import { sql } from 'kysely';

/**
 * The host name of the deployment whose users are the operators of this installation. No browser can request it, because no host has
 * a name below `invalid` (RFC 6761): its pages are below `/console` of the backend host, or of a port of its own.
 */
export const OPERATORS_HOST = 'operators.invalid';

/** Where the pages of the operators are on the backend host. */
export const CONSOLE_PATH = '/console';

export const isOperatorsHost = (frontendHost: string): boolean => frontendHost === OPERATORS_HOST;

/** The condition that a row of `deployment` is a deployment for users of applications, and not the hidden one of the operators. */
export const isForApplications = (alias = 'deployment') =>
  sql<boolean>`${sql.ref(`${alias}.frontend_host`)} <> ${sql.lit(OPERATORS_HOST)}`;
