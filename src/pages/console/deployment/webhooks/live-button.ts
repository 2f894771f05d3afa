import { html, type SafeHtml } from '@remix-run/html-template';
import { icon } from '../../../elements/index.ts';
import type { ConsoleRequest } from '../../console-request.ts';

/** A button that shows deliveries as they happen, hidden without its module. The stream has the filters that a stream knows. */
export function liveButton({ text, base, query }: ConsoleRequest, app: string): SafeHtml {
  const filters = new URLSearchParams();
  const [endpoint, event] = [query.get('endpoint'), query.get('event')?.trim()];
  if (endpoint) filters.set('endpoint_id', endpoint);
  if (event) filters.set('event_name', event);
  const path = `${base}/webhooks/apps/${encodeURIComponent(app)}/deliveries/stream`;
  const url = filters.size === 0 ? path : `${path}?${filters}`;
  const counted = text('console.live.counted', { count: '{count}' });
  return html`<div class="live" data-live="${url}" data-waiting="${text('console.live.waiting')}" data-counted="${counted}" data-again="${text('console.live.again')}" data-lost="${text('console.live.lost')}">
<button type="button" class="button is-other is-small" aria-pressed="false" hidden>${icon('time')}<span>${text('console.live.button')}</span></button>
<span class="hint" role="status"></span></div>`;
}
