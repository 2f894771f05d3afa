import { html, type SafeHtml } from '@remix-run/html-template';
import { form, linkButton } from '../../elements/index.ts';
import { PageSocialProvidersDocument, type SocialProviderKind } from '../documents.ts';
import type { PageRequest, View } from '../page.ts';
import { LAST_USED, providerWay, type Way, withLastUsed } from '../sign-in/last-way.ts';
import { providerMark } from './marks.ts';
import { SOCIAL_PATH } from './paths.ts';
import { type Visit, visitCookie } from './visit.ts';

export interface Provider {
  readonly name: string;
  readonly kind: SocialProviderKind;
  readonly label: string;
}

/** From this number on, the buttons are a row of marks. */
const MIN_MARKS = 3;

interface ProviderLinks {
  readonly parameters?: Readonly<Record<string, string>>;
  /** The way that was used last on this device. */
  readonly last?: Way | null;
}

/**
 * Links that sign in with providers, in their order. The one that was used last is before the others, and named. They work without
 * JavaScript, and no policy for forms concerns them.
 */
export function providerLinks(
  request: PageRequest,
  providers: readonly Provider[],
  { parameters = {}, last = null }: ProviderLinks = {},
): SafeHtml | string {
  if (providers.length === 0) return '';
  const links = { request, parameters };
  const used = providers.find(({ name }) => providerWay(name) === last);
  const others = providers.filter((each) => each !== used);
  const first = used === undefined ? '' : withLastUsed(request, providerLink(links, used, { isLast: true }));
  if (providers.length < MIN_MARKS) {
    return html`<div class="providers">${first}${others.map((each) => providerLink(links, each))}</div>`;
  }
  const marks = others.map((each) => providerLink(links, each, { isMark: true }));
  return html`<div class="providers">${first}<div class="providers are-icons">${marks}</div></div>`;
}

/** A link to a provider. As a mark only, it names the provider to screen readers and below the pointer. */
function providerLink(
  { request, parameters }: { readonly request: PageRequest } & Required<Pick<ProviderLinks, 'parameters'>>,
  { name, kind, label }: Provider,
  { isMark = false, isLast = false } = {},
): SafeHtml {
  const text = request.text('social.continueWith', { provider: label });
  const href = request.link(SOCIAL_PATH, { provider: name, ...parameters });
  const described = isLast ? html`aria-describedby="${LAST_USED}"` : '';
  return isMark
    ? html`<a class="button is-provider" href="${href}" data-provider aria-label="${text}" title="${text}">${markOf(kind, label)}</a>`
    : html`<a class="button is-provider" href="${href}" data-provider ${described}>${providerMark(kind)}<span>${text}</span></a>`;
}

/** Several providers may have the mark of a protocol, so that their first letters are shown in a row of marks. */
function markOf(kind: SocialProviderKind, label: string): SafeHtml {
  if (kind !== 'OIDC' && kind !== 'OAUTH2') return providerMark(kind);
  // The style shows the letters, as they are no label of the button.
  return html`<span class="mark is-letters" data-letters="${[...label.trim()].slice(0, 2).join('')}"></span>`;
}

/** A form that goes on to a provider, for what only a form of this host may start. */
export function providerForm(
  request: PageRequest,
  { name, kind }: Provider,
  { action, label }: { readonly action: string; readonly label: string },
): SafeHtml {
  return form(request, {
    action,
    hidden: { provider: name },
    content: html`<button type="submit" class="button is-provider">${providerMark(kind)}<span>${label}</span></button>`,
  });
}

/**
 * The response to such a form: a page that goes on to the provider. Browsers apply the policy for forms to redirects after a form, and
 * it names no provider. Its status is set, so that the form can be sent again.
 */
export async function goOnView(
  request: PageRequest,
  { provider, url, visit }: { readonly provider: string; readonly url: string; readonly visit: Visit },
): Promise<View> {
  const { text } = request;
  const { authOptions } = await request.run(PageSocialProvidersDocument);
  const { label } = providerNamed(authOptions?.socialProviders, provider);
  const title = text('social.continueTo', { provider: label });
  return {
    title,
    lead: text('social.goingOn'),
    status: 200,
    refreshTo: url,
    cookies: [visitCookie(visit)],
    content: html`<div class="ways">${linkButton({ href: url, label: title })}</div>`,
  };
}

/** The provider with a name, as far as the settings still have it. */
export const providerNamed = (providers: readonly Provider[] | undefined, name: string): Provider =>
  providers?.find((each) => each.name === name) ?? {
    name,
    kind: 'OIDC',
    label: name.charAt(0).toUpperCase() + name.slice(1),
  };
