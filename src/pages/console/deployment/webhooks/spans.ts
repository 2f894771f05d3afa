import type { TextKey } from '../../../texts/texts.ts';

const HOUR_MS = 3_600_000;

/** The time spans that lists and replays offer. */
export const SPANS = [
  { value: '1h', label: 'console.webhooks.span.1h', ms: HOUR_MS },
  { value: '6h', label: 'console.webhooks.span.6h', ms: 6 * HOUR_MS },
  { value: '1d', label: 'console.webhooks.span.1d', ms: 24 * HOUR_MS },
  { value: '3d', label: 'console.webhooks.span.3d', ms: 72 * HOUR_MS },
  { value: '7d', label: 'console.webhooks.span.7d', ms: 168 * HOUR_MS },
  { value: '30d', label: 'console.webhooks.span.30d', ms: 720 * HOUR_MS },
] as const satisfies readonly { value: string; label: TextKey; ms: number }[];

/** When a time span of the URL began; null for none or an unknown one. */
export function sinceOf(span: string | null): string | null {
  const found = SPANS.find(({ value }) => value === span);
  return found === undefined ? null : new Date(Date.now() - found.ms).toISOString();
}
