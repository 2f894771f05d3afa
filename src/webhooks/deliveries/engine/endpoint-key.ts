/** An endpoint's primary key. Deliveries are claimed in the order of these keys. */
export interface EndpointKey {
  readonly deploymentId: number;
  readonly endpointId: string;
}

/** Sorts before every endpoint. */
export const FIRST_ENDPOINT: EndpointKey = { deploymentId: 0, endpointId: '0' };

/** The last of these endpoints in the order of their keys. The next claim starts after it. */
export function lastEndpoint(claimed: readonly EndpointKey[]): EndpointKey {
  const { deploymentId, endpointId } = claimed.reduce(
    (last, one) => (comesAfter(one, last) ? one : last),
    FIRST_ENDPOINT,
  );
  return { deploymentId, endpointId };
}

function comesAfter(one: EndpointKey, other: EndpointKey): boolean {
  if (one.deploymentId !== other.deploymentId) return one.deploymentId > other.deploymentId;
  return BigInt(one.endpointId) > BigInt(other.endpointId);
}
