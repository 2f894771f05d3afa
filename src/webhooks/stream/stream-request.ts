import type { WebhookDeliveryStatus } from '../../generated/backend.ts';
import type { WebhookDeliveryEventRow } from '../graph/rows.ts';

/** The events that a stream subscriber requested. */
export interface StreamRequest {
  readonly deploymentId: number;
  readonly appId: string;
  readonly status?: WebhookDeliveryStatus | null | undefined;
  readonly endpointId?: string | null | undefined;
  readonly eventName?: string | null | undefined;
  /** The last event that a reconnecting subscriber received. */
  readonly lastEventId?: string | undefined;
}

/** Returns a predicate for the events that the request selects. */
export function matchesRequest({
  status,
  endpointId,
  eventName,
}: StreamRequest): (event: WebhookDeliveryEventRow) => boolean {
  return ({ delivery }) =>
    !delivery ||
    ((!status || delivery.status === status) &&
      (!endpointId || delivery.endpointId === endpointId) &&
      (!eventName || delivery.eventName === eventName));
}
