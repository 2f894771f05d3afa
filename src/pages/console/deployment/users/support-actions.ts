import { html, type SafeHtml } from '@remix-run/html-template';
import { button, field, form, menu, menuPart, section } from '../../../elements/index.ts';
import { personName } from '../../../hosted/membership/person-name.ts';
import type { ConsoleRequest } from '../../console-request.ts';
import type { ShownUser } from './verdict.ts';

/** What support can do, least first. What gives access or cannot be undone asks again. */
export function supportActions(request: ConsoleRequest, user: ShownUser): SafeHtml {
  const { text } = request;
  const name = personName(user);
  const hasAuthenticator = user.signInState?.secondFactors.includes('AUTHENTICATOR') ?? false;
  return section({
    title: text('console.user.support'),
    content: html`<div class="actions">
${form(request, { action: 'createTicket', content: button({ label: text('console.user.createTicket'), kind: 'other', icon: 'link' }) })}
${
  hasAuthenticator
    ? form(request, {
        action: 'removeAuthenticator',
        content: button({ label: text('console.user.removeAuthenticator'), kind: 'risky', icon: 'shield' }),
      })
    : ''
}
${form(request, {
  action: user.isActive ? 'deactivate' : 'activate',
  content: button({
    label: text(user.isActive ? 'console.user.deactivate' : 'console.user.activate'),
    kind: user.isActive ? 'risky' : 'other',
    icon: user.isActive ? 'x' : 'check',
  }),
})}
${menu(
  text('console.moreFor', { name }),
  [
    request.may('users:impersonate')
      ? menuPart(
          text('console.user.impersonate'),
          form(request, {
            action: 'impersonate',
            content: [
              field(request, {
                name: 'reason',
                label: text('console.user.reason'),
                hint: text('console.user.reasonHint'),
                maxLength: 500,
                isRequired: true,
              }),
              button({ label: text('console.user.impersonateNow'), isSmall: true }),
            ],
          }),
          false,
          { icon: 'users' },
        )
      : '',
    request.may('users:export')
      ? menuPart(
          text('console.user.export'),
          form(request, {
            action: 'export',
            receivesFile: true,
            content: [
              html`<p class="hint">${text('console.user.exportHint')}</p>`,
              button({ label: text('console.user.exportNow'), isSmall: true }),
            ],
          }),
          false,
          { icon: 'download' },
        )
      : '',
    menuPart(
      text('console.user.erase'),
      form(request, {
        action: 'erase',
        content: [
          html`<p class="hint">${text('console.user.eraseHint')}</p>`,
          button({ label: text('console.user.eraseNow', { name }), kind: 'danger', isSmall: true }),
        ],
      }),
      false,
      { icon: 'trash', isRisky: true },
    ),
  ],
  { word: text('console.more') },
)}
</div>`,
  });
}
