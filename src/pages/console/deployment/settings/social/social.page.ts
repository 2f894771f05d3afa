import { html } from '@remix-run/html-template';
import { badge, hintBox, icon, linkButton, rowIcon, rows, section } from '../../../../elements/index.ts';
import type { PageResult } from '../../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../../console-request.ts';
import { ConsoleSocialProvidersDocument } from '../../documents.ts';
import { settingsView } from '../frame/settings-view.ts';

/** The providers of social sign-in with their state. */
export const socialSettingsPage = consolePage({ path: '/settings/social', scope: 'settings:read', show });

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { text } = request;
  const { socialProviders, authSettings } = await request.run(ConsoleSocialProvidersDocument);
  const add = request.may('settings:write')
    ? linkButton({
        href: request.link('/settings/add-provider'),
        label: text('console.social.add'),
        icon: 'plus',
        isSmall: true,
      })
    : '';
  const providers = socialProviders ?? [];
  const isOff = providers.length > 0 && authSettings?.authenticationFactors.ssoEnabled === false;
  return settingsView(request, '/settings/social', {
    done: { removed: 'console.social.removed' },
    content: html`${isOff ? hintBox(html`<p>${text('console.social.off')} <a href="${request.link('/settings/sign-in')}">${text('console.settings.signIn')}</a></p>`, 'warning') : ''}
${section({
  title: text('console.settings.social'),
  hint: text('console.social.hint'),
  action: add,
  content: rows(
    providers.map(({ name, label, enabled, signUpAllowed }) => ({
      picture: rowIcon(icon('link')),
      title: label,
      href: request.link(`/settings/social/${encodeURIComponent(name)}`),
      badges: html`${
        enabled
          ? badge(text('console.settings.on'), { tone: 'good', icon: 'check' })
          : badge(text('console.settings.off'))
      }${signUpAllowed ? '' : badge(text('console.social.noSignUp'))}`,
      text: html`<code>${name}</code>`,
    })),
    { icon: 'link', title: text('console.social.none'), hint: text('console.social.noneHint') },
  ),
})}`,
  });
}
