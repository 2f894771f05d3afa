/** Every audience whose tokens authenticate here begins so, and no other does. */
const RESERVED_PREFIX = 'urn:gatehouse:';

/** `aud` of a deployment's access tokens. It holds no host name, which may change or be another deployment's too. */
export function backendAudience(deploymentId: number): string {
  return `${RESERVED_PREFIX}backend:${deploymentId}`;
}

/** `aud` of a deployment's session tokens, which no template can take. */
export function sessionAudience(deploymentId: number): string {
  return `${RESERVED_PREFIX}session:${deploymentId}`;
}

/** Whether tokens for this audience could authenticate here, in this deployment or any other. */
export function isOwnAudience(audience: string): boolean {
  return audience.trim().toLowerCase().startsWith(RESERVED_PREFIX);
}
