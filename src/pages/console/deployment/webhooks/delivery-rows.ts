import { html, type SafeHtml } from '@remix-run/html-template';
import { badge, dateTime, type EmptyState, icon, rowIcon, rows } from '../../../elements/index.ts';
import type { ConsoleRequest } from '../../console-request.ts';
import type { ConsoleWebhookDeliveryRowFragment } from '../documents.ts';

type Delivery = ConsoleWebhookDeliveryRowFragment;

const TONES = { PENDING: 'accent', SUCCEEDED: 'good', FAILED: 'danger', CANCELLED: 'neutral' } as const;

/** The status of a delivery in a word. One that was attempted and is pending waits for a retry. */
export function deliveryBadge({ text }: ConsoleRequest, delivery: Pick<Delivery, 'status' | 'attempts'>): SafeHtml {
  const { status, attempts } = delivery;
  if (status === 'PENDING' && attempts > 0) return badge(text('console.webhooks.status.RETRYING'), { tone: 'warning' });
  return badge(text(`console.webhooks.status.${status}`), { tone: TONES[status] });
}

/** The graph returns deliveries oldest first. */
export function deliveryRows(request: ConsoleRequest, deliveries: readonly Delivery[], empty: EmptyState): SafeHtml {
  const { text } = request;
  return rows(
    deliveries.toReversed().map((delivery) => {
      const { id, eventName, attempts, lastResponseStatus, createdAt } = delivery;
      return {
        picture: rowIcon(icon('send')),
        title: eventName,
        href: request.link(`/webhook-deliveries/${id}`),
        badges: deliveryBadge(request, delivery),
        text: html`${dateTime(request, createdAt)} · ${text('console.webhooks.attemptsCount', { count: attempts })}${lastResponseStatus === null ? '' : ` · HTTP ${lastResponseStatus}`}`,
      };
    }),
    empty,
  );
}
