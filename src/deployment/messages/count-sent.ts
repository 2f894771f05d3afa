import type { Services } from '../../platform/context.ts';
import type { PhoneChannel } from '../../platform/phone/phone-sender.ts';

/** Sends a message, and counts whether that failed. */
export async function countSent(
  { metrics }: Pick<Services, 'metrics'>,
  channel: 'mail' | PhoneChannel,
  send: () => Promise<void>,
): Promise<void> {
  let result = 'failed';
  try {
    await send();
    result = 'sent';
  } finally {
    metrics.count('gatehouse_messages_total', { channel, result });
  }
}
