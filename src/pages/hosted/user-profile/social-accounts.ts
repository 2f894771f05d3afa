import { html, type SafeHtml } from '@remix-run/html-template';
import { badge, date, problem, type Row, rowIcon, rows, section } from '../../elements/index.ts';
import { PageLinkSocialConnectionDocument, PageUnlinkSocialConnectionDocument } from '../documents.ts';
import { doneOn } from '../forms/done-on.ts';
import { fieldValue } from '../forms/form-values.ts';
import { sentForm } from '../forms/shown-form.ts';
import type { PageRequest, PageResult } from '../page.ts';
import { providerMark } from '../social/marks.ts';
import { goOnView, providerForm, providerNamed } from '../social/provider-buttons.ts';
import { confirmedForm, rowMenu, rowProblem } from './row-actions.ts';
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
  const isLinking = request.form.get('action') === 'linkSocial';
  return section({
    title: text('profile.social.title'),
    hint: text('profile.social.hint'),
    content: [
      problem(sentForm(request, isLinking)),
      rows(
        accounts.map((account) => accountRow(request, security, account)),
        { icon: 'link', title: text('profile.social.none') },
      ),
      links.length === 0 ? '' : html`<div class="providers are-beside section-end">${links}</div>`,
    ],
  });
}

function accountRow(request: PageRequest, { authOptions }: Security, account: SocialAccount): Row {
  const { text } = request;
  const { provider, email, enabled, createdAt, lastUsedAt } = account;
  const { kind, label } = providerNamed(authOptions?.socialProviders, provider);
  const used = lastUsedAt === null ? '' : html` · ${text('profile.lastUsed')} ${date(request, lastUsedAt)}`;
  const unlink = confirmedForm(request, {
    action: 'unlinkSocial',
    label: text('profile.social.unlink'),
    text: text('profile.removeText'),
    icon: 'x',
    about: label,
    fields: { provider },
  });
  const isUnlinking = request.form.get('action') === 'unlinkSocial';
  return {
    picture: rowIcon(providerMark(kind)),
    title: label,
    badges: enabled ? '' : badge(text('profile.state.off'), { tone: 'warning' }),
    text: html`${email === null ? '' : html`<span dir="ltr">${email}</span><br>`}${text('profile.created')} ${date(request, createdAt)}${used}${enabled ? '' : html`<br>${text('profile.social.disabled')}`}`,
    end: rowMenu(request, label, [unlink]),
    below: rowProblem(sentForm(request, isUnlinking), 'provider', provider),
  };
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
