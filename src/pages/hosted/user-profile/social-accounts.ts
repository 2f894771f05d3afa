import { html, type SafeHtml } from '@remix-run/html-template';
import { PageLinkSocialConnectionDocument, PageUnlinkSocialConnectionDocument } from '../documents.ts';
import { fieldValue } from '../forms/form-values.ts';
import { date } from '../layout/dates.ts';
import type { PageRequest, PageResult } from '../page.ts';
import { providerMark } from '../social/marks.ts';
import { goOnView, providerForm, providerNamed } from '../social/provider-buttons.ts';
import { itemAction } from './items.ts';
import { doneOn } from './profile-page.ts';
import type { Security } from './security.ts';

export const socialAccountActions = { linkSocial, unlinkSocial };

type SocialAccount = NonNullable<Security['viewer']['socialAccounts']>[number];

/** The accounts at providers with which the user signs in, and those of the settings that can be linked. */
export function socialAccountSection(request: PageRequest, security: Security): SafeHtml | string {
  const { text } = request;
  const accounts = security.viewer.socialAccounts ?? [];
  const providers = security.authOptions?.socialProviders ?? [];
  if (providers.length === 0 && accounts.length === 0) return '';
  const linked = accounts.map(({ provider }) => provider);
  const links = providers
    .filter(({ name }) => !linked.includes(name))
    .map((provider) =>
      providerForm(request, provider, {
        action: 'linkSocial',
        label: text('profile.social.link', { provider: provider.label }),
      }),
    );
  const items = accounts.map((account) => item(request, security, account));
  return html`<h2>${text('profile.social.title')}</h2>
${items.length === 0 ? html`<p>${text('profile.social.none')}</p>` : html`<ul class="items">${items}</ul>`}
${links.length === 0 ? '' : html`<div class="providers are-beside">${links}</div>`}`;
}

function item(request: PageRequest, { authOptions }: Security, account: SocialAccount): SafeHtml {
  const { text } = request;
  const { provider, email, enabled, createdAt, lastUsedAt } = account;
  const { kind, label } = providerNamed(authOptions?.socialProviders, provider);
  const used = lastUsedAt === null ? '' : html` · ${text('profile.lastUsed')} ${date(request, lastUsedAt)}`;
  const unlink = itemAction(request, {
    action: 'unlinkSocial',
    label: text('profile.social.unlink'),
    about: label,
    fields: { provider },
    kind: 'danger',
  });
  return html`<li><div class="item-text with-mark">${providerMark(kind)}<div><strong>${label}</strong>${email === null ? '' : html` <span>${email}</span>`}
<p class="hint">${text('profile.created')} ${date(request, createdAt)}${used}</p>
${enabled ? '' : html`<p class="hint">${text('profile.social.disabled')}</p>`}</div></div>${unlink}</li>`;
}

/** Goes on to the provider, which returns to this page. */
async function linkSocial(request: PageRequest): Promise<PageResult> {
  const provider = fieldValue(request, 'provider');
  const { linkSocialConnection } = await request.run(PageLinkSocialConnectionDocument, { input: { provider } });
  if (linkSocialConnection === null) throw new Error('The request to the provider is missing.');
  return goOnView(request, {
    provider,
    url: linkSocialConnection.authorizationUrl,
    visit: { purpose: 'link', redirectUrl: request.redirectUrl, offersPasskey: false },
  });
}

async function unlinkSocial(request: PageRequest): Promise<PageResult> {
  await request.run(PageUnlinkSocialConnectionDocument, { provider: fieldValue(request, 'provider') });
  return doneOn(request, 'socialUnlinked');
}
