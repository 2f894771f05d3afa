import { html, type SafeHtml } from '@remix-run/html-template';
import { problem } from '../../elements/index.ts';
import type { PageRequest } from '../page.ts';

/** The request as one form of the page sees it: with the failure and the fields if this form was sent, and without them if not. */
export function sentForm<Shown extends PageRequest>(request: Shown, isSent: boolean): Shown {
  return isSent ? request : { ...request, failure: null, form: new URLSearchParams() };
}

/** The request as the form with this action sees it. */
export function actionForm<Shown extends PageRequest>(request: Shown, ...actions: readonly string[]): Shown {
  return sentForm(request, actions.includes(request.form.get('action') ?? 'submit'));
}

/** The content of a page, below the problem if none of its forms shows it, such as that of a row that another device has removed. */
export function withProblem(request: PageRequest, content: SafeHtml): SafeHtml {
  const isShown = request.failure === null || String(content).includes('tabindex="-1" autofocus');
  return isShown ? content : html`${problem(request)}${content}`;
}
