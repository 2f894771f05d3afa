import { html, type SafeHtml } from '@remix-run/html-template';
import { scriptButton } from '../../elements/index.ts';
import { pageTexts } from '../../errors/script-texts.ts';
import type { TextKey } from '../../texts/texts.ts';
import type { PageRequest } from '../page.ts';
import type { SignInState } from './state.ts';

interface Scripted {
  readonly content: SafeHtml | (SafeHtml | string)[];
  /** Where the script continues after it has completed a step. */
  readonly next?: string;
  /** The attempt whose step is shown. */
  readonly attemptId?: string;
  /** Whether the autofill of the identifier field offers passkeys. */
  readonly hasAutofill?: boolean;
  /** Whether the user confirms this step elsewhere, such as with a mailed link. */
  readonly isElsewhere?: boolean;
}

/** What the script needs to know of the settings. */
interface Settings {
  readonly options: Pick<SignInState['options'], 'passkeyRegistrationPrompt'>;
}

/** The content of a page with what its script needs to know. */
export function scripted(request: PageRequest, { options }: Settings, parts: Scripted): SafeHtml {
  const { content, attemptId = '', hasAutofill = false, isElsewhere = false } = parts;
  const next = parts.next ?? request.link('/sign-in', { step: 'next' });
  const offer = options.passkeyRegistrationPrompt ? 'yes' : 'no';
  return html`<div id="sign-in" data-next="${next}" data-attempt="${attemptId}" data-offer="${offer}" data-autofill="${hasAutofill ? 'yes' : 'no'}" data-elsewhere="${isElsewhere ? 'yes' : 'no'}" data-texts="${JSON.stringify(pageTexts(request))}">
${content}
</div>`;
}

/** A step whose only button is one of the script. */
export const scriptedStep = (
  { text }: PageRequest,
  { run, label }: { readonly run: string; readonly label: TextKey },
): SafeHtml => html`<noscript><p>${text('signIn.needsScript')}</p></noscript>
<div class="ways">${scriptButton({ run, label: text(label) })}</div>`;
