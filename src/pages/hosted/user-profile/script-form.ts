import { html, type SafeHtml } from '@remix-run/html-template';
import { button, icon } from '../../elements/index.ts';
import type { PageRequest } from '../page.ts';
import { confirmLink } from '../requests/reauthentication.ts';

export interface ScriptForm {
  /** The attribute by which the module `account-security.js` finds the form. */
  readonly marker: 'data-add-passkey' | 'data-link-wallet';
  /** The message of the page afterwards. */
  readonly done: string;
  readonly label: string;
  /** What the page says where the browser cannot do it. */
  readonly unsupported: string;
  readonly failed: string;
  readonly cancelled: string;
}

/** A button whose work only the module can do. Without it, the page says so. */
export function scriptForm(request: PageRequest, { marker, done, label, unsupported, ...texts }: ScriptForm): SafeHtml {
  const { text } = request;
  return html`<p class="hint section-end" data-needs-script>${text('profile.needsScript')}</p>
<p class="hint section-end" data-unsupported hidden>${unsupported}</p>
<form class="section-end" ${html.raw`${marker}`} hidden data-done="${request.link(request.path, { done })}" data-confirm="${confirmLink(request)}" data-failed="${texts.failed}" data-cancelled="${texts.cancelled}">
<div class="message is-problem problem" role="alert" data-problem hidden>${icon('warning')}<p></p></div>
${button({ label, kind: 'other', icon: 'plus', isSmall: true })}
</form>`;
}
