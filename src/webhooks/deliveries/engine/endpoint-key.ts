/** An endpoint's primary key. Endpoints are claimed from in its order. */
export interface EndpointKey {
  readonly deploymentId: number;
  readonly endpointId: string;
}

/** Before every endpoint. */
export const FIRST_ENDPOINT: EndpointKey = { deploymentId: 0, endpointId: '0' };

/** The last endpoint of these in the order of their keys: the next look begins behind it. */
export function lastEndpoint(claimed: readonly EndpointKey[]): EndpointKey {
  const { deploymentId, endpointId } = claimed.reduce(
    (last, one) => (isBehind(one, last) ? one : last),
    FIRST_ENDPOINT,
  );
  return { deploymentId, endpointId };
}

function isBehind(one: EndpointKey, other: EndpointKey): boolean {
  if (one.deploymentId !== other.deploymentId) return one.deploymentId > other.deploymentId;
  return BigInt(one.endpointId) > BigInt(other.endpointId);
}
