import type { WebhookDeliveryEventRow } from '../graph/rows.ts';
import type { WebhookDeliveryStatus } from '../graph/types.ts';

/** Which events somebody watches. */
export interface Watch {
  readonly deploymentId: number;
  readonly appId: string;
  readonly status?: WebhookDeliveryStatus | null | undefined;
  readonly endpointId?: string | null | undefined;
  readonly eventName?: string | null | undefined;
  /** The last event that a reader who comes back has seen. */
  readonly lastEventId?: string | undefined;
}

export function passes({ status, endpointId, eventName }: Watch): (event: WebhookDeliveryEventRow) => boolean {
  return ({ delivery }) =>
    !delivery ||
    ((!status || delivery.status === status) &&
      (!endpointId || delivery.endpointId === endpointId) &&
      (!eventName || delivery.eventName === eventName));
}
