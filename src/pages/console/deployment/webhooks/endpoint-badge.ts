import type { SafeHtml } from '@remix-run/html-template';
import { badge } from '../../../elements/index.ts';
import type { ConsoleRequest } from '../../console-request.ts';

/** Whether the endpoint receives events, and whether its failures are why not. */
export function endpointBadge(
  { text }: ConsoleRequest,
  { isActive, autoDisabledAt }: { readonly isActive: boolean; readonly autoDisabledAt: string | null },
): SafeHtml {
  if (isActive) return badge(text('console.webhooks.active'), { tone: 'good' });
  if (autoDisabledAt === null) return badge(text('console.webhooks.inactive'), { tone: 'warning' });
  return badge(text('console.webhooks.autoDisabled'), { tone: 'danger', icon: 'warning' });
}
