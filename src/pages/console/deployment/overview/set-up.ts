import { html, type SafeHtml } from '@remix-run/html-template';
import { badge, icon, section } from '../../../elements/index.ts';
import type { TextKey } from '../../../texts/texts.ts';
import type { ConsoleRequest } from '../../console-request.ts';
import type { ConsoleOverviewQuery } from '../documents.ts';

interface Step {
  readonly isDone: boolean;
  readonly title: TextKey;
  readonly hint: TextKey;
  /** The page that does it. */
  readonly path: string;
}

/** What a new deployment needs, with the state of each step and a link to its page. Nothing when all is done. */
export function setUp(request: ConsoleRequest, overview: ConsoleOverviewQuery): SafeHtml | string {
  const { text, link } = request;
  const steps = stepsOf(overview);
  const left = steps.filter(({ isDone }) => !isDone).length;
  if (left === 0) return '';
  const shown = steps.map(({ isDone, title, hint, path }) => {
    const state = isDone ? badge(text('console.setUp.done'), { tone: 'good' }) : '';
    const why = isDone ? '' : html`<p class="hint">${text(hint)}</p>`;
    return html`<li class="${isDone ? 'is-done' : ''}"><span class="step-mark">${isDone ? icon('check') : ''}</span><div><a href="${link(path)}"><strong>${text(title)}</strong></a>${state}${why}</div></li>`;
  });
  return section({
    title: text('console.setUp.title'),
    hint: text('console.setUp.left', { count: left }),
    content: html`<ol class="steps">${shown}</ol>`,
  });
}

function stepsOf({ deployment, users, webhookApps, socialProviders }: ConsoleOverviewQuery): readonly Step[] {
  return [
    {
      isDone: deployment?.emailProvider === 'CUSTOM_SMTP',
      title: 'console.setUp.mail',
      hint: 'console.setUp.mailHint',
      path: '/settings/mail',
    },
    {
      isDone: (socialProviders?.length ?? 0) > 0,
      title: 'console.setUp.provider',
      hint: 'console.setUp.providerHint',
      path: '/settings/social',
    },
    {
      isDone: (users?.nodes.length ?? 0) > 0,
      title: 'console.setUp.user',
      hint: 'console.setUp.userHint',
      path: '/users',
    },
    {
      isDone: (webhookApps?.nodes.length ?? 0) > 0,
      title: 'console.setUp.webhook',
      hint: 'console.setUp.webhookHint',
      path: '/webhooks',
    },
    {
      isDone: deployment?.mode === 'PRODUCTION',
      title: 'console.setUp.production',
      hint: 'console.setUp.productionHint',
      path: '/settings',
    },
  ];
}
