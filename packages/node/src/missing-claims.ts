import type { Caller } from './caller.ts';

/** Why a session token grants no permissions at all; empty for other callers. Roles cannot help while the claim is missing. */
export function missingClaims(caller: Caller): string {
  if (caller.kind !== 'session') return '';
  const { claims } = caller;
  if ('org_permissions' in claims || 'workspace_permissions' in claims) return '';
  return ' The session token has no claim `org_permissions`: add it with a default JWT template.';
}
