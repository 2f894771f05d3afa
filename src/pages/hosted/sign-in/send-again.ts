import { html, type SafeHtml } from '@remix-run/html-template';
import { button, form } from '../../elements/index.ts';
import type { PageRequest } from '../page.ts';

/** Seconds between two messages, as the service requires. */
const RESEND_SECONDS = 60;

export interface SendAgain {
  readonly action: string;
  readonly path?: string;
  readonly hidden?: Readonly<Record<string, string>>;
  /** When the first message was sent. */
  readonly startedAt: string;
}

/** Requests a message again. The script disables the button until the service accepts it, and counts the seconds. */
export function sendAgainForm(request: PageRequest, { startedAt, action, ...rest }: SendAgain): SafeHtml {
  const { text, query } = request;
  const passed = query.get('done') === 'sent' ? 0 : (Date.now() - Date.parse(startedAt)) / 1_000;
  const wait = Math.max(0, Math.ceil(RESEND_SECONDS - passed));
  const countdown = text('signIn.sendAgainIn', { seconds: '{seconds}' });
  return html`<div class="send-again" data-wait="${wait}" data-wait-text="${countdown}">
<p class="hint">${text('signIn.notReceived')}</p>
${form(request, { ...rest, action, content: button({ label: text('signIn.sendAgain'), kind: 'plain' }) })}</div>`;
}
