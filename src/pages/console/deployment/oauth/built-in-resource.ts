import { ACCOUNT_SCOPES } from '../../../../platform/access/account-scopes.ts';
import { SCOPES } from '../../../../platform/access/scopes.ts';
import type { ConsoleRequest } from '../../console-request.ts';
import { groupedScopes } from '../api-keys/scope-choices.ts';
import type { OwnedApplication } from './application-fields.ts';
import { issuerOf } from './links.ts';

/** A resource of a form with its scopes. */
export interface OfferedResource {
  readonly identifier: string;
  readonly name: string;
  /** What tokens for it are good for. */
  readonly hint?: string;
  readonly scopes: readonly OfferedScope[];
}

interface OfferedScope {
  readonly name: string;
  readonly description: string;
  /** The legend above it, which scopes beside each other share. */
  readonly group?: string;
}

/**
 * The host of this service that an application can list: machines the backend host, and others the host of the deployment. Those of
 * organizations can list neither.
 */
export function builtInResource(
  request: ConsoleRequest,
  { type, organizationId }: OwnedApplication,
  listed: readonly { readonly identifier: string; readonly scopes: readonly string[] }[],
): OfferedResource | null {
  if (organizationId !== null) return null;
  return type === 'MACHINE' ? backendHost(request, listed) : deploymentHost(request);
}

function backendHost(request: ConsoleRequest, listed: Parameters<typeof builtInResource>[2]): OfferedResource {
  const { text, publicUrls, may } = request;
  const identifier = new URL(publicUrls.publicBackendUrl).origin;
  const held = new Set(listed.find((each) => each.identifier === identifier)?.scopes ?? []);
  // An operator can give only scopes of the own role. Others that the application has can be taken from it.
  const offered = SCOPES.filter((scope) => may(scope) || held.has(scope));
  return {
    identifier,
    name: text('console.oauth.backendHost'),
    hint: text('console.oauth.backendHostHint'),
    scopes: groupedScopes(offered).flatMap(({ label, scopes }) =>
      scopes.map((name) => ({ name, description: '', group: text(label) })),
    ),
  };
}

const deploymentHost = (request: ConsoleRequest): OfferedResource => ({
  identifier: issuerOf(request),
  name: request.text('console.oauth.deploymentHost'),
  hint: request.text('console.oauth.deploymentHostHint'),
  scopes: ACCOUNT_SCOPES.map((name) => ({ name, description: request.text(`oauth.scope.${name}`) })),
});
