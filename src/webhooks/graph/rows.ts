import type {
  WebhookApp,
  WebhookDelivery,
  WebhookDeliveryDetails,
  WebhookDeliveryEvent,
  WebhookEndpoint,
  WebhookEventType,
  WebhookReplay,
} from './types.ts';

/** The secret stays sealed until somebody who may see it asks; `signingSecret` is there in the answer that creates it. */
export interface WebhookAppRow
  extends Omit<WebhookApp, 'deploymentId' | 'signingSecret' | 'endpoints' | 'eventTypes' | 'replays'> {
  readonly id: string;
  readonly signingSecretSealed: string;
  readonly signingSecretHint: string;
  readonly signingSecret?: string;
}

/** What is sent is read when it is asked for. */
export type WebhookDeliveryDetailsRow = Omit<WebhookDeliveryDetails, 'request'>;

/** The app's id groups what is read of several apps. */
export type WebhookReplayRow = WebhookReplay & { readonly appId: string };

export type WebhookDeliveryRow = Omit<WebhookDelivery, 'attemptLog'>;

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

export type WebhookEventTypeRow = Omit<WebhookEventType, 'archived'> & { readonly id: string };
