import { html, type SafeHtml } from '@remix-run/html-template';
import { emailText, icon, radios } from '../../elements/index.ts';
import type { OauthConsentPageQuery, SignedInUserFragment } from '../documents.ts';
import { groupPicture, userPicture } from '../layout/pictures.ts';
import type { PageRequest } from '../page.ts';
import { userIdOf } from '../user-profile/profile-page.ts';

type Consent = NonNullable<OauthConsentPageQuery['oauthConsent']>;

/** The field with the organization; empty for none. */
const ORGANIZATION = 'organizationId';

/** The organization that the person has chosen; null for none. */
export const chosenOrganization = ({ form }: PageRequest): string | null => form.get(ORGANIZATION) || null;

/**
 * Whom the person would trust: an application of an organization belongs to its members, and not to the product; a client that was not
 * registered, to the owner of the host of its description.
 */
export function whomToTrust({ text, appName }: PageRequest, { application }: Pick<Consent, 'application'>): string {
  const { name, organizationName: organization, metadataUrl, isRegistered } = application;
  const values = { application: name };
  const host = URL.parse(metadataUrl ?? '')?.host;
  if (host !== undefined) return text('oauth.consent.leadOfClient', { ...values, app: appName, host });
  if (!isRegistered) return text('oauth.consent.leadOfSelfRegistered', { ...values, app: appName });
  if (organization === null) return text('oauth.consent.lead', values);
  return text('oauth.consent.leadOfOrganization', { ...values, organization });
}

/** Whose account it is about, with the way to another one. */
export function accountBox(request: PageRequest, user: SignedInUserFragment, other: string): SafeHtml {
  const { text } = request;
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username || user.email;
  const address = user.email === name ? null : user.email;
  return html`<section class="side-user is-framed" aria-label="${text('oauth.consent.account')}">${userPicture(request, { ...user, id: userIdOf(user) })}
<p><strong dir="auto">${name ?? ''}</strong>${address === null ? '' : html`<span dir="auto">${emailText(address)}</span>`}</p>
<a href="${other}">${text('oauth.consent.notYou')}</a></section>`;
}

/** The organizations of the user, of which the application works with one. */
export function organizationChoice(
  request: PageRequest,
  consent: Pick<Consent, 'organizations' | 'organizationId' | 'requiresOrganization'>,
): SafeHtml | string {
  const { text } = request;
  const { organizations, organizationId, requiresOrganization } = consent;
  if (organizations.length === 0) return '';
  const choices = organizations.map(({ id, name, slug, logoUrl }) => ({
    value: id,
    label: name,
    description: slug,
    isChosen: id === organizationId,
    picture: groupPicture(request, 'organization', { id, name, imageUrl: logoUrl }),
  }));
  const none = {
    value: '',
    label: text('oauth.consent.noOrganization'),
    description: text('oauth.consent.noOrganizationHint'),
    isChosen: organizationId === null,
  };
  return radios(request, {
    name: ORGANIZATION,
    legend: text('oauth.consent.organization'),
    choices: requiresOrganization ? choices : [...choices, none],
    isRequired: requiresOrganization,
  });
}

export const warning = (sentence: string) =>
  html`<div class="message is-warning">${icon('warning')}<p>${sentence}</p></div>`;

/** The pages of the application, of which no one has checked the content. */
export function applicationLinks(
  { text }: PageRequest,
  { application }: Pick<Consent, 'application'>,
): SafeHtml | string {
  const { name, websiteUrl, termsUrl, privacyUrl } = application;
  const links = [
    [websiteUrl, text('oauth.consent.website')],
    [termsUrl, text('common.terms')],
    [privacyUrl, text('common.privacy')],
  ] as const;
  const shown = links.flatMap(([url, label]) =>
    url === null ? [] : [html`<li><a href="${url}" rel="noreferrer">${label}</a></li>`],
  );
  return shown.length === 0
    ? ''
    : html`<nav aria-label="${name}"><p dir="auto">${name}</p><ul class="links">${shown}</ul></nav>`;
}
