import type {
  WebhookApp,
  WebhookDelivery,
  WebhookDeliveryDetails,
  WebhookDeliveryEvent,
  WebhookEndpoint,
  WebhookEventType,
  WebhookReplay,
} from '../../generated/backend.ts';

/** The secret stays encrypted until an authorized caller reads it. `signingSecret` is set in the response that creates it. */
export interface WebhookAppRow
  extends Omit<WebhookApp, 'deploymentId' | 'signingSecret' | 'endpoints' | 'eventTypes' | 'replays' | 'deliveries'> {
  readonly id: string;
  readonly signingSecretSealed: string;
  readonly signingSecretHint: string;
  readonly signingSecret?: string;
}

/** The request is read when it is selected. */
export type WebhookDeliveryDetailsRow = Omit<WebhookDeliveryDetails, 'request'>;

/** `appId` identifies the app, and groups the rows of several apps. */
export type WebhookReplayRow = Omit<WebhookReplay, 'app' | 'endpoint'> & { readonly appId: string };

export type WebhookDeliveryRow = Omit<WebhookDelivery, 'app' | 'attemptLog' | 'endpoint' | 'request'> & {
  readonly appId: string;
};

export interface WebhookDeliveryEventRow extends Omit<WebhookDeliveryEvent, 'delivery'> {
  readonly delivery: WebhookDeliveryRow | null;
}

export interface WebhookEndpointRow
  extends Omit<
    WebhookEndpoint,
    'endpointId' | 'headers' | 'rateLimit' | 'signingSecret' | 'subscriptions' | 'app' | 'deliveries'
  > {
  readonly appId: string;
  readonly headersSealed: string | null;
  readonly rateLimitDurationMs: number | null;
  readonly rateLimitMaxRequests: number | null;
  readonly signingSecretHint: string | null;
  readonly signingSecret?: string;
}

export type WebhookEventTypeRow = Omit<WebhookEventType, 'app' | 'archived'> & {
  readonly id: string;
  readonly appId: string;
};
