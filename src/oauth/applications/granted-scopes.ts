import { assertMayGrantScopes } from '../../deployment/index.ts';
import { isScope } from '../../platform/access/scopes.ts';
import type { Context } from '../../platform/context.ts';
import { backendResource } from '../resources/built-in-resources.ts';
import type { ApplicationResource } from './oauth-application.entity.ts';

/**
 * Rejects a caller that may not let an application call the backend host with the scopes that it lists. To be called with each change
 * of an application and its secrets, with which the caller could otherwise get scopes that it does not have.
 */
export function assertMayGrant(
  { viewer, config }: Pick<Context, 'viewer' | 'config'>,
  resources: readonly ApplicationResource[],
): void {
  assertMayGrantScopes(viewer, backendScopes(config, resources).filter(isScope));
}

/** The scopes of the backend host that an application lists. */
export const backendScopes = (
  config: Context['config'],
  resources: readonly ApplicationResource[],
): readonly string[] => resources.find(({ identifier }) => identifier === backendResource(config))?.scopes ?? [];
