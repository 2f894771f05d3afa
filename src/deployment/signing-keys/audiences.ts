/** Prefix of all audiences whose tokens this service accepts, reserved for it. */
const RESERVED_PREFIX = 'urn:gatehouse:';

/**
 * `aud` of a deployment's access tokens. It contains no host name, because a host can change or be shared by
 * deployments.
 */
export function backendAudience(deploymentId: number): string {
  return `${RESERVED_PREFIX}backend:${deploymentId}`;
}

/** `aud` of a deployment's session tokens, which JWT templates cannot use. */
export function sessionAudience(deploymentId: number): string {
  return `${RESERVED_PREFIX}session:${deploymentId}`;
}

/** Whether this service could accept tokens with this audience, in any deployment. */
export function isReservedAudience(audience: string): boolean {
  return audience.trim().toLowerCase().startsWith(RESERVED_PREFIX);
}
