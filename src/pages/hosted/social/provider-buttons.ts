import { html, type SafeHtml } from '@remix-run/html-template';
import { PageSocialProvidersDocument, type SocialProviderKind } from '../documents.ts';
import { form } from '../layout/elements.ts';
import type { PageRequest, View } from '../page.ts';
import { providerMark } from './marks.ts';
import { SOCIAL_PATH } from './paths.ts';
import { type Visit, visitCookie } from './visit.ts';

export interface Provider {
  readonly name: string;
  readonly kind: SocialProviderKind;
  readonly label: string;
}

/** More buttons than this are in two columns, with the names of the providers only. */
const MAX_LONG_BUTTONS = 4;

/** Links that sign in with providers, in their order. They work without JavaScript, and no policy for forms concerns them. */
export function providerLinks(
  request: PageRequest,
  providers: readonly Provider[],
  parameters: Readonly<Record<string, string>> = {},
): SafeHtml | string {
  if (providers.length === 0) return '';
  const isShort = providers.length > MAX_LONG_BUTTONS;
  const links = providers.map(({ name, kind, label }) => {
    const text = request.text('social.continueWith', { provider: label });
    const href = request.link(SOCIAL_PATH, { provider: name, ...parameters });
    return html`<a class="button is-provider" href="${href}" data-provider ${isShort ? html`aria-label="${text}"` : ''}>${providerMark(kind)}<span>${isShort ? label : text}</span></a>`;
  });
  return html`<div class="providers ${isShort ? 'are-many' : ''}">${links}</div>`;
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
    status: 200,
    refreshTo: url,
    cookies: [visitCookie(visit)],
    content: html`<p>${text('social.goingOn')}</p>
<p class="ways"><a class="button is-main" href="${url}">${title}</a></p>`,
  };
}

/** The provider with a name, as far as the settings still have it. */
export const providerNamed = (providers: readonly Provider[] | undefined, name: string): Provider =>
  providers?.find((each) => each.name === name) ?? {
    name,
    kind: 'OIDC',
    label: name.charAt(0).toUpperCase() + name.slice(1),
  };
